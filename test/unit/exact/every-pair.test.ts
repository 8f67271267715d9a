import { describe, expect, it } from "vitest";
import { converse, exactOverlap, exactRelation, type Relation } from "../../../src/exact/meeting.js";
import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  ellipse,
  halfPlane,
  Kind,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "../../../src/index.js";
import { hardPair, wholePair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape, KIND_NAMES } from "../../generators/spec.js";

/** A shape of each kind that lies where `side · x ≥ 0`, (0, 0) being a point of its boundary, moved by dx. */
const TO_ONE_SIDE: readonly ((side: 1 | -1, dx: number) => Shape)[] = [
  (_, dx) => point(dx, 0),
  (side, dx) => circle(dx + side * 3, 0, 3),
  (side, dx) => ellipse(dx + side * 5, 0, 7, 5, { x: 0, y: side }),
  (side, dx) => rect(dx + side * 2, 1, 4, 6),
  (side, dx) => sector(dx, 0, 4, { x: side * 3, y: side * -4 }, { x: side * 3, y: side * 4 }),
  (side, dx) => segment(dx, 0, dx + side * 4, 7),
  (side, dx) => capsule(dx + side * 5, 0, dx + side * 11, -8, 5),
  (side, dx) => roundedRect(dx + side * 4, 1, 8, 6, 1),
  (side, dx) =>
    polygon([
      [dx, 0],
      [dx + side * 4, 5],
      [dx + side, 0],
      [dx + side * 4, -5],
    ]),
  (side, dx) => halfPlane(dx, 2, -side, 0),
  (side, dx) =>
    annularSector(dx + side * 5, 0, 2, 5, { x: side * -4, y: side * 3 }, { x: side * -4, y: side * -3 }),
  (side, dx) => arc(dx + side * 5, 0, 5, { x: -side, y: 0 }, { x: 3, y: 4 }),
  (side, dx) =>
    polyline([
      [dx, 0],
      [dx + side * 2, 2],
      [dx + side, -3],
    ]),
  (side, dx) => compound([segment(dx, 0, dx + side * 6, 2), circle(dx + side * 9, 0, 2)]),
];

/** All pairs of indices of kinds, the second not less than the first. */
const PAIRS = KIND_NAMES.flatMap((_, j) => Array.from({ length: j + 1 }, (__, i) => [i, j] as const));

/** How two of them that meet in (0, 0) only lie to each other. */
function relationAtOrigin(i: number, j: number): Relation {
  if (i === Kind.point) return j === Kind.point ? "equal" : "insideTouching";
  return "touching";
}

describe("every pair of kinds", () => {
  it("is told to touch or to be apart to the last bit", () => {
    expect(PAIRS.length).toBe(105);
    const wrong: string[] = [];
    const compare = (i: number, j: number, dx: number, expected: Relation) => {
      const a = TO_ONE_SIDE[i]?.(-1, 0) ?? point(0, 0);
      const b = TO_ONE_SIDE[j]?.(1, dx) ?? point(0, 0);
      const relation = exactRelation(a, b);
      const isConsistent =
        exactRelation(b, a) === converse(relation) &&
        exactOverlap(a, b) === (relation !== "apart") &&
        exactOverlap(b, a) === (relation !== "apart");
      if (relation !== expected || !isConsistent)
        wrong.push(`${KIND_NAMES[i]}, ${KIND_NAMES[j]} moved by ${dx}: ${relation}`);
    };
    for (const [i, j] of PAIRS) {
      compare(i, j, 0, relationAtOrigin(i, j));
      compare(i, j, 2 ** -45, "apart");
    }
    expect(wrong).toEqual([]);
  });

  it("is consistent on cases made to be hard", () => {
    const wrong: string[] = [];
    let cases = 0;
    for (const [i, j] of PAIRS) {
      const random = seededRandom(100 * i + j);
      for (const makePair of [wholePair, wholePair, hardPair]) {
        const [nameA, nameB] = [KIND_NAMES[i] ?? "point", KIND_NAMES[j] ?? "point"];
        const spec = makePair(nameA, nameB)(random);
        const [a, b] = [buildShape(spec.a), buildShape(spec.b)];
        const relation = exactRelation(a, b);
        const isConsistent =
          exactRelation(b, a) === converse(relation) &&
          exactOverlap(a, b) === (relation !== "apart") &&
          exactRelation(a, a) === "equal" &&
          exactRelation(b, b) === "equal";
        if (!isConsistent) wrong.push(JSON.stringify(spec));
        cases++;
      }
    }
    expect(wrong).toEqual([]);
    expect(cases).toBe(315);
  }, 30_000);
});
