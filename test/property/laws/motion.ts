import { distance, overlaps, relate, type Shape, setPose, signedDistance } from "../../../src/index.js";
import { logUniform, signed } from "../../generators/numbers.js";
import type { Generator } from "../../generators/random.js";
import { buildShape, type KindName, type PairSpec, type ShapeSpec } from "../../generators/spec.js";
import { PAIRS } from "../kinds.js";
import { moderatePair, movable, movedBy, stablePair } from "./cases.js";
import { firstFault, IDLE, law, unlessNear, unlessSame } from "./law.js";
import { slitErrorOf } from "./slit.js";
import { sizeOf, toleranceOf } from "./tolerance.js";

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

function turnedPair(kindA: KindName, kindB: KindName): Generator<MovedPair> {
  const draw = stablePair(kindA, kindB);
  return (random) => {
    const pair = draw(random);
    const size = sizeOf(pair);
    const angle = 2 * Math.PI * random.next();
    const [dx, dy] = [size * signed(random), size * signed(random)];
    return { ...pair, motion: { ux: Math.cos(angle), uy: Math.sin(angle), dx, dy } };
  };
}

export const RIGID_MOTION = law({
  name: "rigid motion",
  statement: "turning and moving both shapes leaves the signed distance, up to rounding",
  pairs: PAIRS,
  busy: 0.3,
  draw: turnedPair,
  judge: (pair) => {
    const before = signedDistance(buildShape(pair.a), buildShape(pair.b));
    const after = signedDistance(inMotion(pair.a, pair.motion), inMotion(pair.b, pair.motion));
    // Half planes with opposite normals, once turned, are not quite opposite any more.
    if (before !== after && pair.a.type === "halfPlane" && pair.b.type === "halfPlane") return IDLE;
    const slitError = before < 0 ? slitErrorOf(pair, -before) : 0;
    return unlessNear("signedDistance", after, before, 4 * toleranceOf(pair) + slitError);
  },
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

export const QUARTER_TURN = law({
  name: "quarter turn",
  statement: "turning both shapes by quarters about the origin, which rounds nothing, changes no yes or no",
  pairs: PAIRS,
  draw: quarterTurnedPair,
  judge: (pair) => {
    const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
    const [turnedA, turnedB] = [inMotion(pair.a, pair.motion), inMotion(pair.b, pair.motion)];
    return firstFault(
      unlessSame("overlaps", overlaps(turnedA, turnedB), overlaps(a, b)),
      unlessSame("relate", relate(turnedA, turnedB), relate(a, b)),
      unlessNear("distance", distance(turnedA, turnedB), distance(a, b), 2 * toleranceOf(pair)),
    );
  },
});

interface ShiftedPair extends PairSpec {
  readonly dx: number;
  readonly dy: number;
}

function shiftedPair(kindA: KindName, kindB: KindName): Generator<ShiftedPair> {
  const draw = stablePair(kindA, kindB);
  return (random) => {
    const pair = draw(random);
    const length = sizeOf(pair) * logUniform(random, -9, 0);
    const angle = 2 * Math.PI * random.next();
    return { ...pair, dx: length * Math.cos(angle), dy: length * Math.sin(angle) };
  };
}

export const TRANSLATION = law({
  name: "translation",
  statement: "moving one shape changes the signed distance by at most the length of the move",
  pairs: PAIRS,
  draw: shiftedPair,
  judge: (pair) => {
    const a = buildShape(pair.a);
    const before = signedDistance(a, buildShape(pair.b));
    const after = signedDistance(a, movedBy(pair.b, pair.dx, pair.dy));
    const most = Math.hypot(pair.dx, pair.dy) + 2 * toleranceOf(pair);
    return unlessNear("signedDistance", after, before, most);
  },
});
