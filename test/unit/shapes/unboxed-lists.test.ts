import { setFlagsFromString } from "node:v8";
import { runInThisContext } from "node:vm";
import { expect, it } from "vitest";
import { polygonReader } from "../../../src/batch/read-records.js";
import { partsInFrame } from "../../../src/boundary/frame.js";
import { createChain } from "../../../src/forms/forms.js";
import { fromJSON, polygon, polyline, setPose, storeRecord, toJSON } from "../../../src/index.js";
import { doublesOf, zeros } from "../../../src/math/collections.js";
import { copyOf, inUnit } from "../../../src/shapes/copy.js";
import type { Polygon, Polyline, Shape } from "../../../src/shapes/kind.js";
import { placeableCopy } from "../../../src/sweep/motion.js";

setFlagsFromString("--allow-natives-syntax");
/** Whether V8 keeps a list as doubles without holes: it would not keep [0, 4] so. */
const isUnboxed: (list: readonly number[]) => boolean = runInThisContext(
  "(list) => %HasDoubleElements(list) && !%HasHoleyElements(list)",
);

const square = polygon([
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
]);
const closed = polygon([
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 0],
]);
const ring = polygon(
  [
    [0, 0],
    [9, 0],
    [0, 9],
  ],
  {
    holes: [
      [
        [1, 1],
        [2, 1],
        [1, 2],
      ],
    ],
  },
);
const path = polyline([
  [0, 0],
  [4, 0],
  [4, 4],
]);

function moved<S extends Shape>(shape: S): S {
  const copy = fromJSON(toJSON(shape)) as unknown as S;
  setPose(copy, 3, 2, Math.PI);
  return copy;
}

function recorded(shape: Polygon): Polygon | null {
  const data = new Float64Array(100);
  storeRecord(data, 0, shape);
  return polygonReader()(data, 0);
}

const listsOf = (shape: Shape | null): (readonly number[])[] => {
  const { vertices, localVertices } = shape as Polygon;
  const { points, localPoints } = shape as Polyline;
  return [vertices, localVertices, points, localPoints].filter((list) => list !== undefined);
};

it.each<[string, (readonly number[])[]]>([
  ["zeros", [zeros(0), zeros(1), zeros(6), zeros(100)]],
  ["copies", [doublesOf([1, 2, 3]), doublesOf(Int32Array.of(1, 2, 3, 4))]],
  ["a polygon, also closed or with holes", [square, closed, ring].flatMap(listsOf)],
  ["a polyline", listsOf(path)],
  ["moved", [square, ring, path].map(moved).flatMap(listsOf)],
  ["copied", [square, ring, path].map(copyOf).flatMap(listsOf)],
  [
    "copied by the structured clone",
    [square, path].map((shape) => copyOf(structuredClone(shape))).flatMap(listsOf),
  ],
  ["in another unit", [inUnit(square, 2), inUnit(path, 2)].flatMap(listsOf)],
  ["to be placed", [square, path].map(placeableCopy).flatMap(listsOf)],
  ["from a record", listsOf(recorded(square))],
  [
    "in a frame",
    [square, path]
      .flatMap((shape) => partsInFrame(shape, { originX: 0, originY: 0, power: 1 }))
      .flatMap(listsOf),
  ],
  ["of shapes that store no list", [createChain().ownPoints]],
])("lists of whole numbers are kept as doubles: %s", (_, lists) => {
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) expect(isUnboxed(list)).toBe(true);
});
