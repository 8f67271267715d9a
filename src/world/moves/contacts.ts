import { type Contact, contact } from "../../query/contact.js";
import type { Shape } from "../../shapes/kind.js";
import { requireShape } from "../../shapes/require-shape.js";
import type { Bodies } from "../bodies/bodies.js";
import type { BodyId } from "../bodies/body-id.js";
import { type Filter, requireFilter } from "../bodies/body-options.js";
import { findOverlapping } from "../overlap-search.js";

/** How something overlaps a body. */
export interface WorldContact {
  readonly id: BodyId;
  /** Its normal points from what was asked about to the body. */
  readonly contact: Contact;
}

/** The contacts of a body, or of a shape, with all bodies that it overlaps, in order of ids. */
export function contactsIn(
  bodies: Bodies<unknown>,
  mover: BodyId | Shape,
  filter: Filter | undefined,
): WorldContact[] {
  const caller = "contactsOf";
  const wanted = requireFilter(filter, caller);
  const isBody = typeof mover === "number";
  if (!isBody) requireShape(mover, `${caller}: mover`);
  const slot = isBody ? bodies.requireSlot(mover, caller) : -1;
  const shape = isBody ? bodies.shapeAt(slot) : mover;
  const found: WorldContact[] = [];
  for (const id of findOverlapping(bodies, shape, wanted)) {
    if (id === mover || !bodies.has(id)) continue;
    const other = bodies.requireSlot(id, caller);
    if (isBody && !bodies.filters.allowPair(slot, other)) continue;
    const touch = contact(shape, bodies.shapeAt(other));
    if (touch !== null) found.push({ id, contact: touch });
  }
  return found;
}
