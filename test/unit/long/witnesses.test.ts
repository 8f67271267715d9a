import { describe, expect, it } from "vitest";
import { moveTo, overlaps } from "../../../src/index.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape } from "../../generators/spec.js";
import { PAIRS } from "../../property/kinds.js";
import { movable, overlappingPair } from "../../property/laws/cases.js";
import { sizeOf, toleranceOf } from "../../property/laws/tolerance.js";
import { Witnesses } from "../../property/laws/witnesses.js";

const CASES = 12;
const MOVES = 60;

describe("what witnesses say of moves is so", () => {
  it.each(PAIRS)("%s, %s", (kindA, kindB) => {
    const random = seededRandom(4711);
    for (let count = 0; count < CASES; count++) {
      const pair = overlappingPair(kindA, kindB)(random);
      const a = buildShape(pair.a);
      const b = movable(pair.b);
      const { x, y } = b;
      const witnesses = new Witnesses(a, buildShape(pair.b), 100 * toleranceOf(pair));
      const reach = sizeOf(pair) * random.next() ** 2;
      for (let move = 0; move < MOVES; move++) {
        const angle = 2 * Math.PI * random.next();
        const length = reach * Math.sqrt(random.next());
        const [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle)];
        if (!witnesses.haveOne(0, dx, dy)) continue;
        moveTo(b, x + dx, y + dy);
        expect(overlaps(a, b), JSON.stringify({ pair, dx, dy })).toBe(true);
      }
    }
  });

  it("holds of most moves of two plates, and of two crossed polylines, neither of which has an inside", () => {
    const plates = new Witnesses(
      buildShape({ type: "rect", x: 0, y: 0, width: 8, height: 8, angle: { x: 1, y: 0 } }),
      buildShape({ type: "circle", x: 1, y: 0, r: 3 }),
      1e-12,
    );
    const polylines = new Witnesses(
      buildShape({
        type: "polyline",
        points: [
          [-4, 0],
          [4, 0],
        ],
      }),
      buildShape({
        type: "polyline",
        points: [
          [0, -4],
          [0, 4],
          [1, 5],
        ],
      }),
      1e-12,
    );
    for (const witnesses of [plates, polylines]) {
      const told = Array.from({ length: 64 }, (_, i) =>
        witnesses.haveOne(0, 3 * Math.cos(i / 10), 3 * Math.sin(i / 10)),
      );
      expect(told.filter((isTold) => isTold).length).toBeGreaterThan(48);
    }
  });
});
