import { withinDoubles } from "../math/clamp.js";
import { doublesOf } from "../math/doubles.js";
import { IntegerList } from "../math/growth.js";
import { outOfRange, wrongType } from "../math/validation.js";
import { overlaps } from "../query/overlaps.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import type { Shape } from "../shapes/kind.js";
import { point } from "../shapes/point.js";
import { polygonOfRings } from "../shapes/polygon.js";
import { segment } from "../shapes/segment.js";
import { type Bodies, inOrder } from "./bodies/bodies.js";
import type { Filter } from "./bodies/body-options.js";
import type { BodyId } from "./bodies/body-slots.js";
import { searchBox } from "./boxes/box-search.js";

const candidates = /* @__PURE__ */ new IntegerList();
const probe = /* @__PURE__ */ new Float64Array(4);

/** The ids of the bodies that overlap a shape, in ascending order. */
export function findOverlapping(bodies: Bodies<unknown>, shape: Shape, filter: Filter): BodyId[] {
  const { minX, minY, maxX, maxY } = bounds(shape);
  probe[0] = minX;
  probe[1] = minY;
  probe[2] = maxX;
  probe[3] = maxY;
  bodies.settle();
  candidates.count = 0;
  searchBox(bodies.moving, probe, candidates);
  searchBox(bodies.resting, probe, candidates);
  const found: BodyId[] = [];
  for (let i = 0; i < candidates.count; i++) {
    const slot = candidates.items[i] as number;
    if (bodies.isWanted(slot, filter) && overlaps(bodies.shapeAt(slot), shape)) {
      found.push(bodies.idOf(slot));
    }
  }
  return acceptedOf(bodies, inOrder(found), filter);
}

/** The ids that are accepted and whose bodies still exist when they are asked for. */
function acceptedOf(bodies: Bodies<unknown>, ids: BodyId[], { accept }: Filter): BodyId[] {
  if (accept === undefined) return ids;
  const accepted = ids.filter((id) => bodies.has(id) && accept(id));
  return accepted.filter((id) => bodies.has(id));
}

/** The closed box as a shape: a point, a segment or a rectangle with exactly its corners. */
export function shapeOfBox(box: Bounds): Shape {
  if (typeof box !== "object" || box === null) throw wrongType(box, "queryBounds: bounds", "a box");
  const minX = requireSide(box.minX, "minX");
  const minY = requireSide(box.minY, "minY");
  const maxX = requireSide(box.maxX, "maxX");
  const maxY = requireSide(box.maxY, "maxY");
  if (minX > maxX) throw outOfRange(box.maxX, "queryBounds: bounds.maxX", `at least minX, ${box.minX}`);
  if (minY > maxY) throw outOfRange(box.maxY, "queryBounds: bounds.maxY", `at least minY, ${box.minY}`);
  if (minX === maxX && minY === maxY) return point(minX, minY);
  if (minX === maxX || minY === maxY) return segment(minX, minY, maxX, maxY);
  const corners = doublesOf([minX, minY, maxX, minY, maxX, maxY, minX, maxY]);
  return polygonOfRings(corners, [4]);
}

/** A side of a box; for an infinite one, the largest double. */
function requireSide(value: unknown, side: string): number {
  const parameter = `queryBounds: bounds.${side}`;
  if (typeof value !== "number") throw wrongType(value, parameter, "a number");
  if (Number.isNaN(value)) throw outOfRange(value, parameter, "a number");
  return withinDoubles(value) + 0;
}
