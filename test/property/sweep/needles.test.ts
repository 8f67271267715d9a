import { afterAll, describe, expect, it } from "vitest";
import { compound, type Shape, sweep, sweepTurning } from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { legal } from "../../generators/legal.js";
import { logUniform, signed } from "../../generators/numbers.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import type { Random } from "../../generators/random.js";
import {
  buildShape,
  type KindName,
  type PolygonSpec,
  type ShapeSpec,
  type Vertex,
} from "../../generators/spec.js";
import { shift } from "../../generators/transform.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";

/** A polygon smaller than 1e-8, and as narrow as the roundings of what it is swept against, or narrower. */
function needle(random: Random): PolygonSpec {
  const length = logUniform(random, -14, -8);
  const width = length * logUniform(random, -6, 0);
  const angle = 2 * Math.PI * random.next();
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): Vertex => {
    const [x, y] = [length * along, width * across];
    return [x * cos - y * sin, x * sin + y * cos];
  };
  const vertices = [
    at(-1, 0),
    at(0.5 * signed(random), -random.next()),
    at(1, 0.1 * signed(random)),
    at(1 - 1e-3 * random.next(), random.next()),
    at(0, 1),
  ].slice(0, 3 + random.int(3));
  return legal({ type: "polygon", vertices, holes: [] });
}

const STILL = { x: 0, y: 0, turn: 0 };
const TARGETS: readonly KindName[] = ["segment", "capsule", "rect", "roundedRect", "polygon"];

let hits = 0;

afterAll(() => expect(hits).toBeGreaterThan(TARGETS.length));

describe("a needle is met when it is met as a whole, without turning", () => {
  it.each(TARGETS)(
    "by a %s",
    (kind) => {
      const seen = { hits: 0 };
      forAll(
        (random) => ({
          shape: needle(random),
          target: legal(shift<ShapeSpec>(ordinaryShape(kind, random), 12, 0)),
          way: { x: -8 - 10 * random.next(), y: 4 * signed(random), turn: 0 },
        }),
        ({ shape, target: targetSpec, way }) => {
          const whole = buildShape(shape);
          const target: Shape = buildShape(targetSpec);
          const hit = sweep(whole, STILL, target, way);
          if (hit === null || !hit.isCertain) return;
          seen.hits++;
          const inParts = sweep(compound([whole, whole]), STILL, target, way);
          expect(Math.abs((inParts?.t ?? Number.NaN) - hit.t)).toBeLessThan(1e-9);
          const turning = sweepTurning(whole, { ...STILL, turn: 2 ** -45 }, target, way);
          expect(Math.abs((turning?.t ?? Number.NaN) - hit.t)).toBeLessThan(1e-6);
        },
        LAW_RUNS,
      );
      hits += seen.hits;
      if (IS_FULL) expect(seen.hits).toBeGreaterThan(0);
    },
    PROPERTY_TIMEOUT,
  );
});
