import { describe, expect, it } from "vitest";
import { fromJSON, type Ray, type Shape, setPose, toJSON } from "../../src/index.js";
import { hardPair } from "../generators/pair.js";
import type { Generator } from "../generators/random.js";
import { hardRay } from "../generators/ray.js";
import { buildRay, KIND_NAMES, type ShapeSpec } from "../generators/spec.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";

const COORDINATES = [0, 1, -0.1, 1e300, -5e-324];
const ANGLES = [0, 1, Math.PI, -7, 1e9];

function thereAndBack(shape: Shape | Ray): Shape | Ray {
  return fromJSON(JSON.parse(JSON.stringify(toJSON(shape))));
}

describe("JSON brings a shape back bit for bit", () => {
  it.each(KIND_NAMES)(
    "%s, as made and as posed",
    (kind) => {
      const posed: Generator<[ShapeSpec, number, number]> = (random) => [
        hardPair(kind, kind)(random).a,
        random.pick(COORDINATES),
        random.pick(ANGLES) * random.next(),
      ];
      forAll(
        posed,
        ([spec, coordinate, angle]) => {
          const shape = fromJSON(spec) as Shape;
          expect(thereAndBack(shape)).toStrictEqual(shape);
          setPose(shape, coordinate, -coordinate, angle);
          expect(thereAndBack(shape)).toStrictEqual(shape);
        },
        LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );

  it(
    "ray",
    () => {
      forAll(hardRay("circle"), (rayCase) => {
        const ray = buildRay(rayCase.ray);
        expect(thereAndBack(ray)).toStrictEqual(ray);
      });
    },
    PROPERTY_TIMEOUT,
  );
});
