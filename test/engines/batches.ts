import { Kind, overlapsMany, raycastMany, storeRecord } from "osculate";
import type { Draw } from "./draw.js";
import { circleOf, ellipseOf, rayOf } from "./shapes.js";

const count = 8;
const numbersOf = { circle: 3, ellipse: 6, ray: 6 };

/** Whether ellipses overlap, pair by pair. */
export function overlapsOfBatch(draw: Draw): number[] {
  const first = new Float64Array(numbersOf.ellipse * count);
  const second = new Float64Array(numbersOf.ellipse * count);
  for (let i = 0; i < count; i++) {
    storeRecord(first, i, ellipseOf(draw));
    storeRecord(second, i, ellipseOf(draw));
  }
  return [...overlapsMany(Kind.ellipse, first, Kind.ellipse, second, new Uint8Array(count))];
}

/** Where rays hit circles, pair by pair. */
export function raycastsOfBatch(draw: Draw): number[] {
  const rays = new Float64Array(numbersOf.ray * count);
  const circles = new Float64Array(numbersOf.circle * count);
  for (let i = 0; i < count; i++) {
    storeRecord(rays, i, rayOf(draw));
    storeRecord(circles, i, circleOf(draw));
  }
  return [...raycastMany(rays, Kind.circle, circles, new Float64Array(count))];
}
