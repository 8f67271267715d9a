import { contact, moveTo, overlaps, signedDistance, type Vec2 } from "../../../src/index.js";
import { signed } from "../../generators/numbers.js";
import type { Generator as Draw, Random } from "../../generators/random.js";
import { buildShape, type KindName, type PairSpec } from "../../generators/spec.js";
import { PAIRS } from "../kinds.js";
import { movable, movedBy, overlappingPair, stableOverlappingPair } from "./cases.js";
import { type Fault, firstFault, IDLE, type Law, law, unlessNear, unlessSame } from "./law.js";
import { hasClosedSlit, slitErrorOf } from "./slit.js";
import { closedGapOf, isConvex, sizeOf, toleranceOf } from "./tolerance.js";
import { type Move, wayOutOfConvex } from "./way-out.js";
import { Witnesses } from "./witnesses.js";

/** Curves that no point lies on but by design. */
const CURVES: readonly KindName[] = ["arc", "polyline"];

/** Everyday points lie on no curve, so there is nothing to move apart: these pairs are hard ones. */
function separablePair(kindA: KindName, kindB: KindName): Draw<PairSpec> {
  const isByDesign = kindA === "point" && CURVES.includes(kindB);
  return isByDesign ? overlappingPair(kindA, kindB) : stableOverlappingPair(kindA, kindB);
}

export const SEPARATION = law({
  name: "separation",
  statement: "moving b by the minimum translation leaves it touching; by a little less, overlapping",
  pairs: PAIRS,
  busy: 0.05,
  draw: separablePair,
  judge: (pair) => {
    const a = buildShape(pair.a);
    const found = contact(a, buildShape(pair.b));
    if (found === null || found.depth === Number.POSITIVE_INFINITY) return IDLE;
    if (hasClosedSlit(pair)) return undefined;
    const { normal, depth } = found;
    const tolerance = 4 * toleranceOf(pair) + slitErrorOf(pair, depth);
    const movedAlong = (length: number) => movedBy(pair.b, normal.x * length, normal.y * length);
    const less = depth - tolerance;
    const more = depth + tolerance;
    return firstFault(
      unlessNear("the normal's length", Math.hypot(normal.x, normal.y), 1, 1e-15),
      unlessNear("signedDistance after the move", signedDistance(a, movedAlong(depth)), 0, tolerance),
      less > 0 ? unlessSame("overlaps after a shorter move", overlaps(a, movedAlong(less)), true) : undefined,
      isConvex(pair.a) && isConvex(pair.b) && more > depth
        ? unlessSame("overlaps after a longer move", overlaps(a, movedAlong(more)), false)
        : undefined,
    );
  },
});

/** Kinds that a point leaves without a way. */
const THIN_KINDS: readonly KindName[] = ["point", "segment", "arc", "polyline"];

/** That no move shorter than the depth ends the overlap, in so many directions a case. */
export function shortestWayOut(directions: number): Law {
  return law({
    name: "shortest way out",
    statement: "no sampled move shorter than the depth ends the overlap",
    pairs: PAIRS.filter(([kindA, kindB]) => kindA !== "point" || !THIN_KINDS.includes(kindB)),
    busy: 0.05,
    draw: overlappingPair,
    judge: (pair, random) => shorterWayOut(pair, random, directions),
  });
}

/** What the depth may be too large by: more where an exact fit ends in a cusp, which rounding closes. */
function slackOf(pair: PairSpec): number {
  const isSmooth = isConvex(pair.a) && isConvex(pair.b);
  return 8 * toleranceOf(pair) + (isSmooth ? 0 : CUSP_ERROR * sizeOf(pair));
}

const CUSP_ERROR = 1e-9;

/** With as many directions as this, all those of convex shapes are asked at once. */
const MANY = 1000;

function shorterWayOut(pair: PairSpec, random: Random, directions: number): Fault | typeof IDLE {
  const a = buildShape(pair.a);
  const b = movable(pair.b);
  const found = contact(a, b);
  if (found === null) return IDLE;
  const { normal } = found;
  const depth = Math.min(found.depth, 1e6);
  const longest = depth - slackOf(pair);
  if (!(longest > 0)) return IDLE;
  const { x, y } = b;
  const doOverlapAt = (dx: number, dy: number): boolean => {
    moveTo(b, x + dx, y + dy);
    return overlaps(a, b);
  };
  const doOverlapAfter = ({ length, angle }: Move): boolean =>
    doOverlapAt(length * Math.cos(angle), length * Math.sin(angle));
  const isAllAtOnce = directions >= MANY && isConvex(pair.a) && isConvex(pair.b);
  const moves = sampledMoves(longest, normal, isAllAtOnce ? directions / 16 : directions, random);
  const isQuicklyTold = directions >= MANY && !isAllAtOnce;
  const wayOut =
    (isAllAtOnce ? wayOutOfConvex(longest, doOverlapAfter) : undefined) ??
    firstWayOut(moves, isQuicklyTold ? withWitnesses(pair, doOverlapAfter) : doOverlapAfter, (move) =>
      isFirm(move, closedGapOf(pair), doOverlapAt),
    );
  if (wayOut === undefined) return undefined;
  return `the depth is ${found.depth}, yet a move of ${wayOut.length} at the angle ${wayOut.angle} ends the overlap`;
}

const AROUND = 8;

/** Whether all places around are out as well: not so in a gap that is narrow enough to count as closed. */
function isFirm(
  { length, angle }: Move,
  gap: number,
  doOverlapAt: (dx: number, dy: number) => boolean,
): boolean {
  for (let index = 0; index < AROUND; index++) {
    const around = (2 * Math.PI * index) / AROUND;
    const dx = length * Math.cos(angle) + gap * Math.cos(around);
    const dy = length * Math.sin(angle) + gap * Math.sin(around);
    if (doOverlapAt(dx, dy)) return false;
  }
  return true;
}

/** How far beyond all rounding a witness must be within a shape. */
const WITNESS_ERROR = 100;

/** The same answer, mostly by what is in both shapes. */
function withWitnesses(pair: PairSpec, doOverlapAfter: (move: Move) => boolean): (move: Move) => boolean {
  const witnesses = new Witnesses(buildShape(pair.a), buildShape(pair.b), WITNESS_ERROR * toleranceOf(pair));
  return (move) => {
    const { length, angle, series } = move;
    return (
      witnesses.haveOne(series, length * Math.cos(angle), length * Math.sin(angle)) || doOverlapAfter(move)
    );
  };
}

function firstWayOut(
  moves: Iterable<Move>,
  doOverlapAfter: (move: Move) => boolean,
  isFirm: (move: Move) => boolean,
): Move | undefined {
  for (const move of moves) {
    if (!doOverlapAfter(move) && isFirm(move)) return move;
  }
  return undefined;
}

/**
 * Half of the directions lie all around, half around the found one, its opposite and those across, nearer and
 * nearer. Moves are a little shorter than the depth, every fourth much shorter.
 */
function* sampledMoves(
  longest: number,
  normal: Readonly<Vec2>,
  directions: number,
  random: Random,
): Generator<Move> {
  const foundAngle = Math.atan2(normal.y, normal.x);
  for (let index = 0; index < directions; index++) {
    const turns = random.int(4);
    const isAround = index % 2 === 0;
    const angle = isAround
      ? (2 * Math.PI * index) / directions
      : foundAngle + (Math.PI / 2) * turns + signed(random) * 10 ** (-6 * random.next());
    const length = longest * (index % 8 < 2 ? random.next() : 1);
    yield { length, angle, series: isAround ? 4 : turns };
  }
}
