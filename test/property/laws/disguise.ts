import { area, distance, overlaps, relate, signedDistance } from "../../../src/index.js";
import { latticeShape } from "../../generators/lattice.js";
import { wholePair } from "../../generators/pair.js";
import type { Generator } from "../../generators/random.js";
import {
  buildShape,
  type KindName,
  type PairSpec,
  type ShapeSpec,
  SIMPLE_KIND_NAMES,
  type SimpleSpec,
} from "../../generators/spec.js";
import { extent } from "../../generators/transform.js";
import { PAIRS } from "../kinds.js";
import { moderatePair } from "./cases.js";
import { sensitivityOf } from "./condition.js";
import { GUISES, type Guise } from "./guises.js";
import { type Fault, firstFault, IDLE, type Law, law, unlessNear, unlessSame } from "./law.js";
import { sizeOf, toleranceOf } from "./tolerance.js";

/** What that may be at most, as a part of the size of the scene (docs/robustness.md, "Limits"). */
const CUSP_ERROR = 1e-7;

interface DisguisedPair extends PairSpec {
  /** What stands for a. */
  readonly guise: ShapeSpec | undefined;
}

function guiseLaw({ statement, kind, relates, prepare, disguise }: Guise): Law {
  const draw = (kindA: KindName, kindB: KindName): Generator<DisguisedPair> => {
    const pairs = kindA === kind ? wholePair(kindA, kindB) : wholePair(kindB, kindA);
    return (random) => {
      const pair = prepare(pairs(random));
      return { ...pair, guise: disguise(pair.a, random) };
    };
  };
  return law({
    name: statement,
    statement,
    pairs: PAIRS.filter((kinds) => kinds.includes(kind)),
    busy: 0.2,
    draw,
    judge: (pair) => {
      if (pair.guise === undefined) return IDLE;
      const [a, b, guise] = [buildShape(pair.a), buildShape(pair.b), buildShape(pair.guise)];
      const size = extent(pair.a) + extent(pair.guise);
      const disguised = { a: pair.guise, b: pair.b };
      const tolerance = 2 * Math.max(toleranceOf(pair), toleranceOf(disguised));
      return firstFault(
        unlessSame("overlaps of the guise", overlaps(guise, b), overlaps(a, b)),
        relates ? unlessSame("relate of the guise", relate(guise, b), relate(a, b)) : undefined,
        unlessNear("distance of the guise", distance(guise, b), distance(a, b), tolerance),
        depthFault(pair, disguised, tolerance),
        unlessNear("area of the guise", area(guise), area(a), 1e-14 * size * size),
      );
    },
  });
}

/** In the tip of a cusp, a depth may be off by what an error of the numbers makes of it. */
function depthFault(plain: PairSpec, disguised: PairSpec, tolerance: number): Fault {
  const expected = depthOf(plain);
  const found = depthOf(disguised);
  const fault = unlessNear("signedDistance of the guise", found, expected, tolerance);
  const difference = Math.abs(found - expected);
  if (fault === undefined || expected >= 0 || !(difference <= CUSP_ERROR * sizeOf(plain))) return fault;
  return difference <= 2 * Math.max(sensitivityOf(plain), sensitivityOf(disguised)) ? undefined : fault;
}

function depthOf({ a, b }: PairSpec): number {
  return signedDistance(buildShape(a), buildShape(b));
}

/** The same set in another guise gets the same answers. */
export const GUISE_LAWS: readonly Law[] = GUISES.map(guiseLaw);

interface CompoundPair extends PairSpec {
  readonly other: SimpleSpec;
}

function compoundedPair(kindA: KindName, kindB: KindName): Generator<CompoundPair> {
  const [moderate, whole] = [moderatePair(kindA, kindB), wholePair(kindA, kindB)];
  return (random) => {
    const pair = random.pick([whole, moderate])(random);
    return { ...pair, other: latticeShape(random.pick(SIMPLE_KIND_NAMES), random) };
  };
}

export const ANY_PART = law({
  name: "any part",
  statement: "a compound overlaps what any of its parts overlaps, and is as far away as the nearest of them",
  pairs: PAIRS,
  draw: compoundedPair,
  judge: (pair) => {
    const parts = pair.a.type === "compound" ? pair.a.shapes : [pair.a];
    const shapes = [...parts, pair.other];
    const compound: ShapeSpec = { type: "compound", shapes };
    const b = buildShape(pair.b);
    const built = shapes.map((shape) => buildShape(shape));
    const whole = buildShape(compound);
    const nearest = Math.min(...built.map((part) => distance(part, b)));
    const meets = built.some((part) => overlaps(part, b));
    return firstFault(
      unlessSame("overlaps", overlaps(whole, b), meets),
      unlessNear("distance", distance(whole, b), nearest, 2 * toleranceOf({ a: compound, b: pair.b })),
    );
  },
});
