import { boundaryContact } from "../../../src/boundary/boundary-contact.js";
import { type ContactRecord, createContactRecord } from "../../../src/convex/result.js";
import type { Shape } from "../../../src/index.js";

/** What boundaryContact writes about two shapes. */
export function contactOf(a: Shape, b: Shape): ContactRecord {
  const record = createContactRecord();
  boundaryContact(a, b, record);
  return record;
}

/** Its points, in order along x, then y. */
export function pointsOf({ count, x0, y0, x1, y1 }: ContactRecord): number[][] {
  if (count === 1) return [[x0, y0]];
  return x0 < x1 || (x0 === x1 && y0 < y1)
    ? [
        [x0, y0],
        [x1, y1],
      ]
    : [
        [x1, y1],
        [x0, y0],
      ];
}
