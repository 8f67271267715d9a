import { isConvex } from "../../convex/convexity.js";
import { ConvexPair, separate } from "../../convex/pair.js";
import { type Circle, Kind, type Mutable, Opening, type SimpleShape } from "../../shapes/kind.js";
import { isRing, outerRadius } from "../../shapes/reductions.js";
import { type Displacement, obstructConvex } from "./convex-obstruction.js";
import { GRAZE } from "./nearness.js";
import type { Obstruction, Obstructions } from "./obstructions.js";

const pair = /* @__PURE__ */ new ConvexPair();
const discs: readonly [Mutable<Circle>, Mutable<Circle>] = [
  { kind: Kind.circle, x: 0.5, y: 0.5, r: 0.5 },
  { kind: Kind.circle, x: 0.5, y: 0.5, r: 0.5 },
];

/** How far inside its ends an arc must be met, as the sine of an angle. */
const WITHIN = 2 ** -20;

/**
 * Adds the obstruction of arcs and parts of rings whose whole discs are apart at t = 0: they meet no earlier than their discs
 * do, and then if the discs touch in a direction that belongs to both. Returns false, and adds nothing, if that does not decide.
 */
export function obstructByDiscs(
  out: Obstructions,
  a: SimpleShape,
  b: SimpleShape,
  course: Displacement,
): boolean {
  const hullA = discOf(a, discs[0]);
  const hullB = discOf(b, discs[1]);
  if (!(isConvex(hullA) && isConvex(hullB))) return false;
  separate(pair, hullA, hullB);
  // Of what has no area, a graze inside a disc is inside the arc.
  const least = course.isThin === true ? 0 : -GRAZE * course.size;
  if (!(pair.distance >= least)) return false;
  const before = out.count;
  obstructConvex(out, hullA, hullB, course);
  const isDecided = areMet(out, before, a, b);
  if (!isDecided) out.count = before;
  return isDecided;
}

function discOf(shape: SimpleShape, disc: Mutable<Circle>): SimpleShape {
  if (!isRing(shape)) return shape;
  disc.x = shape.x;
  disc.y = shape.y;
  disc.r = outerRadius(shape);
  return disc;
}

/** Whether all that was added is met in directions that belong to both shapes. */
function areMet({ items, count }: Obstructions, from: number, a: SimpleShape, b: SimpleShape): boolean {
  for (let i = from; i < count; i += 1) {
    const { x, y, count: normals } = items[i] as Obstruction;
    for (let k = 0; k < normals; k += 1) {
      const normalX = x[k] as number;
      const normalY = y[k] as number;
      if (!(reaches(a, normalX, normalY) && reaches(b, 0 - normalX, 0 - normalY))) return false;
    }
  }
  return true;
}

/** Whether the rims of a shape go through a direction from its centre, not only up to it. */
export function reaches(shape: SimpleShape, x: number, y: number): boolean {
  if (!isRing(shape) || shape.opening === Opening.whole) return true;
  const { startX, startY, endX, endY } = shape;
  const pastStart = startX * y - startY * x > WITHIN * (Math.abs(startX) + Math.abs(startY));
  const beforeEnd = x * endY - y * endX > WITHIN * (Math.abs(endX) + Math.abs(endY));
  return shape.opening === Opening.lessThanHalf ? pastStart && beforeEnd : pastStart || beforeEnd;
}
