import { expect, it } from "vitest";
import { IS_FULL } from "../../extent.js";
import { seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT, SEED } from "../for-all.js";
import type { Fault } from "../judges/overlaps.js";
import {
  faultOfArea,
  faultOfCrossings,
  faultOfDepth,
  faultOfDistance,
  faultOfOverlaps,
  faultOfPoints,
  faultOfRays,
  faultOfRelation,
  faultOfSweep,
  faultOfWorld,
  type Scene,
} from "./judges.js";
import { anyLarge, asPlaced } from "./large-shape.js";
import { anyRim } from "./rim.js";

const CASES = IS_FULL ? 60 : 24;
const MEASURED_CASES = Math.ceil(CASES / 3);
const MOST = IS_FULL ? 1000 : 240;

function sceneOf(seed: number, isModerate: boolean): Scene {
  const random = seededRandom(seed);
  const large = anyLarge(random, 100 + random.int((isModerate ? MOST / 2 : MOST) - 99), isModerate);
  const rim = anyRim(random, large);
  return { ...large, ...rim, pair: { a: asPlaced(large.plain), b: asPlaced(rim.small) } };
}

type Judge = (scene: Scene) => Fault;

const questions: Readonly<Record<string, Judge>> = {
  overlaps: faultOfOverlaps,
  containsPoint: faultOfPoints,
  World: faultOfWorld,
  "relate and penetrates": faultOfRelation,
  "distance and closestPoints": faultOfDistance,
  "raycast and raycastAll": faultOfRays,
  intersections: faultOfCrossings,
};

/** Asked of ordinary magnitudes. */
const measured: typeof questions = {
  overlapArea: faultOfArea,
  sweep: faultOfSweep,
  "contact and signedDistance": faultOfDepth,
};

function expectNoFaultIn(judge: Judge, cases: number, isModerate: boolean): void {
  for (let seed = SEED; seed < SEED + cases; seed++) {
    expect(judge(sceneOf(seed, isModerate)), `seed ${seed}`).toBeUndefined();
  }
}

it.each(Object.entries(questions))(
  "%s at the rim of many edges or parts: as the oracle has it",
  (_, judge) => expectNoFaultIn(judge, CASES, false),
  PROPERTY_TIMEOUT,
);

it.each(Object.entries(measured))(
  "%s at the rim of many edges or parts, of ordinary size: as the oracle has it",
  (_, judge) => expectNoFaultIn(judge, MEASURED_CASES, true),
  PROPERTY_TIMEOUT,
);
