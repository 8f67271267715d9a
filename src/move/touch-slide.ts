import { requireExtensible, touchVector } from "../math/validation.js";
import type { Slide } from "./slide.js";

/** Writes its own values to a slide; throws a TypeError if it cannot be filled in. */
export function touchSlide(out: Slide): void {
  const { x, travelled, remaining, hits } = out;
  touchVector(travelled);
  touchVector(remaining);
  if (!Array.isArray(hits) || Object.isFrozen(hits)) throw new TypeError();
  if (x === undefined) requireExtensible(out);
  else out.x = x;
}
