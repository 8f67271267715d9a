import { setUnitVector } from "../math/unit-vector.js";
import { outOfRange, readVector, wrongType } from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import { Obstruction } from "../sweep/blocking/obstructions.js";
import { Cone } from "./cone.js";

const cone = /* @__PURE__ */ new Cone();
const one = /* @__PURE__ */ new Obstruction();

/**
 * A velocity without what runs into obstacles: the nearest vector with no positive component along any of some normals.
 *
 * Normals point from what moves to what stands in its way, as those of `sweep`, `contact` and `moveAndSlide` do; they may
 * be of any length but 0. A velocity that runs into nothing is returned as it is; between two walls that leave no way,
 * the answer is zero. It does not depend on the order of the normals. Error: some ulp of the velocity, across each
 * normal.
 *
 * Throws TypeError or RangeError for what is no vector of finite numbers, and for a normal without a direction.
 *
 * @example
 * clipVelocity({ x: 3, y: 4 }, [{ x: 0, y: 1 }]); // { x: 3, y: 0 }
 * clipVelocity({ x: 3, y: 4 }, [{ x: 0, y: 1 }, { x: 1, y: 0 }]); // { x: 0, y: 0 }
 */
export function clipVelocity(velocity: Readonly<Vec2>, normals: readonly Readonly<Vec2>[]): Vec2 {
  const clipped = { x: 0, y: 0 };
  readVector(velocity, "clipVelocity: velocity", clipped);
  if (!Array.isArray(normals)) throw wrongType(normals, "clipVelocity: normals", "an array of vectors");
  cone.clear();
  const normal = { x: 0, y: 0 };
  for (let i = 0; i < normals.length; i += 1) {
    const parameter = `clipVelocity: normals[${i}]`;
    readVector(normals[i] as Vec2, parameter, normal);
    if (normal.x === 0 && normal.y === 0)
      throw outOfRange(normals[i], parameter, "a vector of a length above 0");
    setUnitVector(normal, normal.x, normal.y);
    one.count = 0;
    one.addNormal(normal);
    cone.add(one, 0);
  }
  cone.choose(clipped, { x: clipped.x, y: clipped.y });
  clipped.x += 0;
  clipped.y += 0;
  return clipped;
}
