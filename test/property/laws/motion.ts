import { type Shape, setPose, signedDistance } from "../../../src/index.js";
import { logUniform, signed } from "../../generators/numbers.js";
import type { Generator, Random } from "../../generators/random.js";
import { buildShape, type KindName, type PairSpec, type ShapeSpec } from "../../generators/spec.js";
import { PAIRS } from "../kinds.js";
import { Answers, answersAbout } from "./answers.js";
import { moderatePair, movable, movedBy, stablePair } from "./cases.js";
import { type Fault, firstFault, IDLE, law, unlessNear, unlessSame } from "./law.js";
import { resizedPairs } from "./resized.js";
import { slitErrorOf } from "./slit.js";
import { isConvex, sizeOf, toleranceOf } from "./tolerance.js";

/** A turn about the origin by (ux, uy), of length 1, and then a move. */
interface Motion {
  readonly ux: number;
  readonly uy: number;
  readonly dx: number;
  readonly dy: number;
}

interface MovedPair extends PairSpec {
  readonly motion: Motion;
}

/** The shape brought elsewhere by its pose. */
function inMotion(spec: ShapeSpec, { ux, uy, dx, dy }: Motion): Shape {
  const shape = movable(spec);
  const [x, y] = [ux * shape.x - uy * shape.y + dx, ux * shape.y + uy * shape.x + dy];
  if (!("ux" in shape)) return setPose(shape, x, y, 0);
  return setPose(shape, x, y, { x: ux * shape.ux - uy * shape.uy, y: ux * shape.uy + uy * shape.ux });
}

function anyMotion(pair: PairSpec, random: Random): Motion {
  const size = sizeOf(pair);
  const angle = 2 * Math.PI * random.next();
  const [dx, dy] = [size * signed(random), size * signed(random)];
  return { ux: Math.cos(angle), uy: Math.sin(angle), dx, dy };
}

/** A turn and a move of both shapes, and a move of one. */
interface StirredPair extends MovedPair {
  readonly shift: { readonly dx: number; readonly dy: number };
}

/** For all laws that signed distances follow in motion. */
export function stirredPair(kindA: KindName, kindB: KindName): Generator<StirredPair> {
  const draw = stablePair(kindA, kindB);
  return (random) => {
    const pair = draw(random);
    const motion = anyMotion(pair, random);
    const length = sizeOf(pair) * logUniform(random, -9, 0);
    const angle = 2 * Math.PI * random.next();
    return { ...pair, motion, shift: { dx: length * Math.cos(angle), dy: length * Math.sin(angle) } };
  };
}

export function judgeRigidMotion(pair: MovedPair): Fault | typeof IDLE {
  const before = answersAbout(pair).signedDistance;
  const after = signedDistance(inMotion(pair.a, pair.motion), inMotion(pair.b, pair.motion));
  // Half planes with opposite normals, once turned, are not quite opposite any more.
  if (before !== after && pair.a.type === "halfPlane" && pair.b.type === "halfPlane") return IDLE;
  const slitError = before < 0 ? slitErrorOf(pair, -before) : 0;
  return unlessNearOne(pair, after, before, 4 * toleranceOf(pair) + slitError);
}

/** The fault of a signed distance that should be near another, or between those of shapes that are next to the same. */
function unlessNearOne(pair: PairSpec, found: number, expected: number, tolerance: number): Fault {
  const fault = unlessNear("signedDistance", found, expected, tolerance);
  if (fault === undefined || (isConvex(pair.a) && isConvex(pair.b))) return fault;
  const others = resizedPairs(pair).map(({ a, b }) => signedDistance(buildShape(a), buildShape(b)));
  const least = Math.min(expected, ...others) - tolerance;
  const most = Math.max(expected, ...others) + tolerance;
  return found >= least && found <= most ? undefined : fault;
}

export const RIGID_MOTION = law({
  name: "rigid motion",
  statement: "turning and moving both shapes leaves the signed distance, up to rounding",
  pairs: PAIRS,
  busy: 0.3,
  draw: stirredPair,
  judge: judgeRigidMotion,
});

const QUARTER_TURNS = [
  { ux: 0, uy: 1, dx: 0, dy: 0 },
  { ux: -1, uy: 0, dx: 0, dy: 0 },
  { ux: 0, uy: -1, dx: 0, dy: 0 },
] as const;

function quarterTurnedPair(kindA: KindName, kindB: KindName): Generator<MovedPair> {
  const draw = moderatePair(kindA, kindB);
  return (random) => ({ ...draw(random), motion: random.pick(QUARTER_TURNS) });
}

export function judgeQuarterTurn(pair: MovedPair): Fault {
  const answers = answersAbout(pair);
  const turned = new Answers(inMotion(pair.a, pair.motion), inMotion(pair.b, pair.motion));
  return firstFault(
    unlessSame("overlaps", turned.overlaps, answers.overlaps),
    unlessSame("relate", turned.relation, answers.relation),
    unlessNear("distance", turned.distance, answers.distance, 2 * toleranceOf(pair)),
  );
}

export const QUARTER_TURN = law({
  name: "quarter turn",
  statement: "turning both shapes by quarters about the origin, which rounds nothing, changes no yes or no",
  pairs: PAIRS,
  draw: quarterTurnedPair,
  judge: judgeQuarterTurn,
});

export function judgeTranslation(pair: StirredPair): Fault {
  const { a, signedDistance: before } = answersAbout(pair);
  const { dx, dy } = pair.shift;
  const after = signedDistance(a, movedBy(pair.b, dx, dy));
  return unlessNearOne(pair, after, before, Math.hypot(dx, dy) + 2 * toleranceOf(pair));
}

export const TRANSLATION = law({
  name: "translation",
  statement: "moving one shape changes the signed distance by at most the length of the move",
  pairs: PAIRS,
  draw: stirredPair,
  judge: judgeTranslation,
});
