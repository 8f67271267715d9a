import { area, overlapArea } from "../../../src/index.js";
import { legal } from "../../generators/legal.js";
import { logUniform, signed } from "../../generators/numbers.js";
import { everydayPair } from "../../generators/pair.js";
import type { Generator, Random } from "../../generators/random.js";
import { buildShape, type KindName, type PairSpec, type ShapeSpec } from "../../generators/spec.js";
import { centreOf, extent, shift } from "../../generators/transform.js";
import { type KindPair, PAIRS } from "../kinds.js";

const WITHOUT_AREA: readonly KindName[] = ["point", "segment", "arc", "polyline"];
const SOLID_PAIRS = PAIRS.filter((pair) => !pair.some((kind) => WITHOUT_AREA.includes(kind)));
/** Pairs of kinds with area, whose common points have bounds. */
export const BOUNDED_PAIRS: readonly KindPair[] = SOLID_PAIRS.filter(
  ([a, b]) => a !== "halfPlane" || b !== a,
);

/** Everyday shapes so near to each other that most of them overlap, some of them a hundred times longer than wide. */
export function nearPair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  const draw = everydayPair(kindA, kindB);
  return (random) => {
    let { a, b } = draw(random);
    for (let tries = 0; tries < 6 && (isSliver(a) || isSliver(b)); tries++) ({ a, b } = draw(random));
    const [from, to] = [centreOf(b), centreOf(a)];
    const size = 0.6 * (extent(a) + extent(b));
    const move = (start: number, end: number) => end - start + size * signed(random);
    let near = b;
    for (let tries = 0; tries < 6; tries++) {
      near = legal(shift(b, move(from.x, to.x), move(from.y, to.y)));
      if (overlapArea(buildShape(a), buildShape(near)) > 0) break;
    }
    return { a: random.int(4) === 3 ? slender(a, random) : a, b: near };
  };
}

/** Whether the shape is more than some hundred times longer than wide: its area says little about its error. */
export function isSliver(spec: ShapeSpec): boolean {
  if (spec.type === "compound") return spec.shapes.some(isSliver);
  const size = area(buildShape(spec));
  return size > 0 && size < 1e-3 * extent(spec) ** 2;
}

/** Whether edges are all but in one direction: an integral in doubles steps over such a slit, or takes it for wider. */
export function hasSlit(spec: ShapeSpec): boolean {
  if (spec.type === "compound") return spec.shapes.some(hasSlit);
  if (spec.type !== "sector" && spec.type !== "annularSector") return false;
  const { startAngle, endAngle } = spec;
  const cross = startAngle.x * endAngle.y - startAngle.y * endAngle.x;
  const lengths = Math.hypot(startAngle.x, startAngle.y) * Math.hypot(endAngle.x, endAngle.y);
  const dot = startAngle.x * endAngle.x + startAngle.y * endAngle.y;
  return dot > 0 && cross !== 0 && Math.abs(cross) < 1e-6 * lengths;
}

function slender(spec: ShapeSpec, random: Random): ShapeSpec {
  const factor = logUniform(random, -2, 0);
  if (spec.type === "ellipse") return { ...spec, ry: factor * spec.rx };
  return spec.type === "rect" ? { ...spec, height: factor * spec.width } : spec;
}

/** Whether the shape, or a part of it, has no bounds. */
export function hasHalfPlane(spec: ShapeSpec): boolean {
  return spec.type === "halfPlane" || (spec.type === "compound" && spec.shapes.some(hasHalfPlane));
}
