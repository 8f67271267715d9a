import { expect, it } from "vitest";
import { compound, overlaps, polygon, relate, type Shape, setPose } from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { anyLargeOutline } from "../../generators/large.js";
import { type Random, seededRandom } from "../../generators/random.js";
import type { Vertex } from "../../generators/spec.js";
import { anyTerrain } from "../../generators/terrain.js";
import { PROPERTY_TIMEOUT, SEED } from "../for-all.js";
import type { Fault } from "../judges/overlaps.js";
import {
  faultOfArea,
  faultOfCrossings,
  faultOfDepth,
  faultOfDistance,
  faultOfOverlaps,
  faultOfRelation,
  faultOfSweep,
  type Pair,
  type Scene,
} from "./judges.js";
import { asPlaced, onGrain, placesOf, UNITS } from "./large-shape.js";

const CASES = IS_FULL ? 30 : 10;
const MEASURED_CASES = IS_FULL ? 12 : 4;
const MOST = IS_FULL ? 300 : 100;

/** Two large shapes in one frame, and a way that the second may go to leave the first. */
interface Couple {
  readonly guise: Shape;
  readonly plain: Shape;
  readonly other: Shape;
  readonly away: Vertex;
  /** Whether they fit into each other however they are turned. */
  readonly isTurnable: boolean;
}

/** Land, and what is above it: they have all edges in common. */
function landAndSky(random: Random, count: number, unit: number): Couple {
  const { outline, top, columns } = anyTerrain(random, count >> 1, false);
  const plain = polygonOf([outline], unit);
  const guise = random.int(2) === 0 ? plain : compound(columns.map((column) => polygonOf([column], unit)));
  const [right] = top.at(-1) ?? [0, 0];
  const other = polygonOf([[...top, [right, 60], [0, 60]]], unit);
  return { guise, plain, other, away: [0, 64], isTurnable: true };
}

/** Land, and a ceiling above it whose lowest corners are over the middles of slopes: they touch in few points, most often one. */
function landAndCeiling(random: Random, count: number, unit: number): Couple {
  const [land, ceiling] = [anyTerrain(random, count >> 1, false), anyTerrain(random, count >> 1, false)];
  const plain = polygonOf([land.outline], unit);
  const low = ceiling.top.map(([x, y]): Vertex => [x + 0.5, 100 - y]);
  const gap = Math.min(...gapsBetween(land.top, low));
  const [right] = low.at(-1) ?? [0, 0];
  const above: Vertex[] = [...low.map(([x, y]): Vertex => [x, y - gap]), [right, 200], [0.5, 200]];
  return { guise: plain, plain, other: polygonOf([above], unit), away: [0, 64], isTurnable: true };
}

/** How high the second path is above the first, at each of its corners and at each of the first path's. */
function gapsBetween(first: readonly Vertex[], second: readonly Vertex[]): number[] {
  return first.slice(1).flatMap(([, y], i) => {
    const [before, [, low], [, high]] = [first[i], second[i], second[i + 1]] as [Vertex, Vertex, Vertex];
    return [low - (before[1] + y) / 2, (low + high) / 2 - y];
  });
}

/** An outline and its mirror image, which begins where the first ends. */
function mirrored(random: Random, count: number, unit: number): Couple {
  const rings = anyRings(random, count);
  const right = Math.max(...rings.flat().map(([x]) => x));
  const plain = polygonOf(rings, unit);
  const other = polygonOf(
    rings.map((ring) => ring.map(([x, y]) => [2 * right - x, y])),
    unit,
  );
  return { guise: plain, plain, other, away: [128, 0], isTurnable: false };
}

function twice(random: Random, count: number, unit: number): Couple {
  const rings = anyRings(random, count);
  const plain = polygonOf(rings, unit);
  return { guise: plain, plain, other: polygonOf(rings, unit), away: [256, 0], isTurnable: true };
}

/** One with a vertex where another has one. */
function joined(random: Random, count: number, unit: number): Couple {
  const [rings, others] = [anyRings(random, count), anyRings(random, count)];
  const [x, y] = random.pick(rings.flat());
  const [otherX, otherY] = random.pick(others.flat());
  const moved = others.map((ring) =>
    ring.map((vertex): Vertex => [vertex[0] - otherX + x, vertex[1] - otherY + y]),
  );
  const plain = polygonOf(rings, unit);
  return { guise: plain, plain, other: polygonOf(moved, unit), away: [0, 256], isTurnable: true };
}

function anyRings(random: Random, count: number): readonly (readonly Vertex[])[] {
  for (;;) {
    const { rings, isClosed } = anyLargeOutline(random, count);
    if (isClosed) return rings.map((ring) => ring.map(onGrain));
  }
}

function polygonOf(rings: readonly (readonly Vertex[])[], unit: number): Shape {
  const [outer = [], ...holes] = rings.map((ring) => ring.map(([x, y]): Vertex => [x * unit, y * unit]));
  return polygon(outer, { holes });
}

type PairOnItsWay = Pair & Pick<Scene, "ray" | "unit">;

function pairOf(seed: number, isModerate: boolean): PairOnItsWay {
  const random = seededRandom(seed);
  const unit = isModerate ? 1 : random.pick(UNITS);
  const count = 60 + random.int(MOST - 59);
  const couple = random.pick([landAndCeiling, landAndSky, mirrored, twice, joined])(random, count, unit);
  const { guise, plain, other, away, isTurnable } = couple;
  const turn = random.pick(isTurnable ? [0, 0, Math.PI, 0.3, { x: 3, y: 4 }] : [0, Math.PI]);
  const [x, y] = random.pick<Vertex>([
    [0, 0],
    [17, -5],
  ]);
  for (const shape of [guise, plain]) setPose(shape, x * unit, y * unit, turn);
  const bit = 2 ** -45;
  const [dx, dy] = random.pick<Vertex>([
    [0, 0],
    [0, 0],
    [0, bit],
    [bit, 0],
    [-bit, 0],
    [0, -bit],
    [0, 1],
    [-0.125, 0],
    away,
  ]);
  setPose(other, (x + dx) * unit, (y + dy) * unit, turn);
  const [farX = 0, farY = 0] = placesOf(other);
  return {
    shape: guise,
    plain,
    small: other,
    pair: { a: asPlaced(plain), b: asPlaced(other) },
    ray: { type: "ray", x: farX, y: farY, dx: -2 * away[0], dy: -2 * away[1], minT: 0, maxT: null },
    unit,
  };
}

const questions: Readonly<Record<string, (pair: PairOnItsWay) => Fault>> = {
  overlaps: faultOfOverlaps,
  "relate and penetrates": faultOfRelation,
  intersections: faultOfCrossings,
  "distance and closestPoints": faultOfDistance,
};

/** Asked of ordinary magnitudes. */
const measured: typeof questions = {
  overlapArea: faultOfArea,
  sweep: faultOfSweep,
  "contact and signedDistance": faultOfDepth,
};

function expectNoFaultIn(judge: (pair: PairOnItsWay) => Fault, cases: number, isModerate: boolean): void {
  for (let seed = SEED; seed < SEED + cases; seed++) {
    expect(judge(pairOf(seed, isModerate)), `seed ${seed}`).toBeUndefined();
  }
}

it.each(Object.entries(questions))(
  "%s of two shapes of many edges that fit into each other, touch or nearly do: as the oracle has it",
  (_, judge) => expectNoFaultIn(judge, CASES, false),
  PROPERTY_TIMEOUT,
);

it.each(Object.entries(measured))(
  "%s of two such shapes of ordinary size: as the oracle has it",
  (_, judge) => expectNoFaultIn(judge, MEASURED_CASES, true),
  PROPERTY_TIMEOUT,
);

it("tells a touch in one point from what is a last bit off, of two shapes of many edges", () => {
  const random = seededRandom(SEED);
  for (let i = 0; i < 10 * CASES; i++) {
    const unit = random.pick(UNITS);
    const { plain, other } = landAndCeiling(random, 64 + random.int(MOST), unit);
    const bit = 2 ** -45 * unit;
    const found = [bit, 0, -bit].map((y) => {
      setPose(other, 0, y, 0);
      return [overlaps(plain, other), overlaps(other, plain), relate(plain, other)];
    });
    expect(found, `case ${i}`).toEqual([
      [false, false, "apart"],
      [true, true, "touching"],
      [true, true, "crossing"],
    ]);
  }
});
