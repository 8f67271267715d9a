import type { KindName, ShapeSpec } from "../generators/spec.js";
import { enlarge, shift, turn } from "../generators/transform.js";
import type { OracleRelation } from "./relation.js";
import { type Stance, type TieShape, tieShapes } from "./tie-shapes.js";

/** Two shapes about which the truth is known by how they were made. */
export interface Tie {
  readonly name: string;
  readonly a: ShapeSpec;
  readonly b: ShapeSpec;
  readonly overlaps: boolean;
  /** `undefined` where the construction does not tell. */
  readonly relation: OracleRelation | undefined;
}

/** A complex number of whole parts with a whole length: multiplying by it turns and enlarges exactly. */
interface Turn {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

const turns: readonly Turn[] = [
  { x: 1, y: 0, length: 1 },
  { x: 3, y: 4, length: 5 },
  { x: -12, y: 5, length: 13 },
];

/** About an ulp of the largest coordinates below; all coordinates and their sums with multiples of it are doubles. */
const tiny = 2 ** -38;

/** By how many tiny steps the second shape is moved away from the first. */
const steps = [0, 1, -1] as const;

/**
 * Pairs that touch at a point, and the same an ulp apart and an ulp into one another. One shape lies in x ≤ 0 and the
 * other in x ≥ 0, both with the origin on them; then both are turned by an angle of a Pythagorean triangle and moved
 * by whole numbers, all of which is exact.
 */
export function tiesOf(kindOfA: KindName, kindOfB: KindName): Tie[] {
  return pairsOf(kindOfA, kindOfB).flatMap(([a, b], index) => {
    const turnOfPair = turns[index % turns.length] ?? { x: 1, y: 0, length: 1 };
    return steps.map((step): Tie => {
      const [dx, dy] = [step * tiny * turnOfPair.x, step * tiny * turnOfPair.y];
      const facing = { x: -turnOfPair.x, y: -turnOfPair.y, length: turnOfPair.length };
      const relation = relationAt(a.stance, b.stance, step);
      return {
        name: `${kindOfA} ${a.stance}, ${kindOfB} ${b.stance}, ${step} steps apart, pair ${index}`,
        a: shift(turn(a.spec, turnOfPair), 3, -8),
        b: shift(shift(turn(b.spec, facing), 3, -8), dx, dy),
        overlaps: overlapsAt(a.stance, b.stance, step),
        relation,
      };
    });
  });
}

function pairsOf(kindOfA: KindName, kindOfB: KindName): [TieShape, TieShape][] {
  const others: readonly TieShape[] = tieShapes[kindOfB];
  return (tieShapes[kindOfA] as readonly TieShape[]).flatMap((a) =>
    others.map((b): [TieShape, TieShape] => [a, b]),
  );
}

/** Whether a shape holds the points next to the origin on the side of −x. */
function isDeep(stance: Stance): boolean {
  return stance === "solid" || stance === "inward";
}

function overlapsAt(a: Stance, b: Stance, step: number): boolean {
  if (step >= 0) return step === 0;
  if (isDeep(a) || isDeep(b)) return true;
  if (a === "point" || b === "point") return false;
  // Parallel lines part; a bent curve goes round the other's tip.
  return !(a === "flat" && b === "flat");
}

function relationAt(a: Stance, b: Stance, step: number): OracleRelation | undefined {
  if (!overlapsAt(a, b, step)) return "apart";
  if (a === "point") return b === "point" ? "equal" : withPoint(b, step, "inside");
  if (b === "point") return withPoint(a, step, "contains");
  const stances = [a, b];
  // A piece of a line on or right beside a straight boundary may be within it or longer.
  if (stances.includes("flat") && stances.every((stance) => stance === "flat" || stance === "solid")) {
    return undefined;
  }
  return step === 0 && stances.some(isDeep) ? "touching" : "crossing";
}

/** A point is on the boundary of what it touches from outside, but within a curve that goes on both ways. */
function withPoint(other: Stance, step: number, relation: "inside" | "contains"): OracleRelation {
  return step === 0 && isDeep(other) ? `${relation}Touching` : relation;
}

/**
 * The second shape, which is bounded, a few thousand times smaller in the interior of the first, where that has area:
 * the first contains it. And either, with the second far away: apart.
 */
export function settledPairs(kindOfA: KindName, kindOfB: KindName): Tie[] {
  return pairsOf(kindOfA, kindOfB).flatMap(([a, b], index): Tie[] => {
    const turnOfPair = turns[index % turns.length] ?? { x: 1, y: 0, length: 1 };
    const place = (spec: ShapeSpec) => shift(turn(spec, turnOfPair), -2, 5);
    const pairs: Tie[] = [];
    const isBounded = kindOfB !== "halfPlane";
    if (a.deep !== undefined && isBounded) {
      const [x, y] = a.deep;
      pairs.push({
        name: `${kindOfA} around ${kindOfB}, pair ${index}`,
        a: place(a.spec),
        b: place(shift(enlarge(b.spec, 2 ** -12), x, y)),
        overlaps: true,
        relation: "contains",
      });
    }
    const opposite = turn(b.spec, { x: -1, y: 0, length: 1 });
    pairs.push({
      name: `${kindOfA} far from ${kindOfB}, pair ${index}`,
      a: place(a.spec),
      b: place(shift(opposite, 4096, 0)),
      overlaps: false,
      relation: "apart",
    });
    return pairs;
  });
}
