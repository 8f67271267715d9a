import { describe, expect, it } from "vitest";
import { moveTo, polygon, type Shape, segment } from "../../../src/index.js";
import { copyOfAny } from "../../../src/shapes/copy.js";
import { writeBox } from "../../../src/world/boxes/placed-boxes.js";
import { REACH_BYTES, reachVerdict } from "../../../src/world/pairs/reach-verdict.js";
import { Reaches } from "../../../src/world/pairs/reaches.js";
import { everydayPair } from "../../generators/pair.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { buildShape, KIND_NAMES } from "../../generators/spec.js";

/** What the reaches of two shapes say, measured before both are moved; undefined if one has none. */
function verdictOf(
  shapes: readonly [Shape, Shape],
  way: readonly [number, number] = [0, 0],
): number | undefined {
  const reaches = new Reaches();
  const boxes = new Float64Array(8);
  const known = shapes.map(copyOfAny).map((shape, slot) => {
    reaches.forget(slot, false);
    writeBox(shape, boxes, 4 * slot);
    const isKnown = reaches.make(slot, shape, boxes);
    moveTo(shape, shape.x + way[0], shape.y + way[1]);
    writeBox(shape, boxes, 4 * slot);
    return isKnown;
  });
  const { bytes } = reaches;
  return known.every(Boolean) ? reachVerdict(boxes, 0, boxes, 4, bytes, 0, bytes, REACH_BYTES) : undefined;
}

/** Two segments with a common end, on one side of it each: what parts them, parts them by nothing. */
function endToEnd(random: Random): [Shape, Shape] {
  const place = () => 2 ** random.int(24) * (2 * random.next() - 1);
  const [x, y] = [place(), place()];
  const way = () => [0.1 + random.next(), 0.1 + random.next()] as const;
  const [[leftward, downward], [rightward, upward]] = [way(), way()];
  return [segment(x - leftward, y - downward, x, y), segment(x, y, x + rightward, y + upward)];
}

/** Corner to corner along a diagonal; a corner reaches a share of what the box does there. */
function cornerToCorner(share: number): [Shape, Shape] {
  const corners = [
    [share, share],
    [-1, 1],
    [-share, -share],
    [1, -1],
  ] as const;
  const offset = 2 * share;
  return [polygon(corners), polygon(corners.map(([x, y]) => [x + offset, y + offset]))];
}

describe("the reach of a shape", () => {
  it("never parts polygons that touch, moved far after they were measured, if it was hardly rounded up", () => {
    const random = seededRandom(20261121);
    const place = () => 2 ** random.int(24) * (2 * random.next() - 1);
    const verdicts = Array.from({ length: 2000 }, () =>
      verdictOf(cornerToCorner(((130 + random.int(124)) / 254) * (1 - 2 ** -48)), [place(), place()]),
    );
    expect(verdicts.filter((verdict) => verdict !== undefined)).toHaveLength(2000);
    expect(verdicts).not.toContain(-1);
  });

  it("never parts segments that end in one point, wherever they are", () => {
    const random = seededRandom(20261121);
    const verdicts = Array.from({ length: 5000 }, () => verdictOf(endToEnd(random)));
    expect(verdicts.filter((verdict) => verdict !== undefined).length).toBeGreaterThan(4000);
    expect(verdicts).not.toContain(-1);
  });

  it.each(KIND_NAMES.filter((kind) => !["point", "halfPlane", "compound"].includes(kind)))(
    "is known of nearly every %s of a scene",
    (kind) => {
      const random = seededRandom(20261121);
      const other = segment(0, 0, 1, 2);
      const draw = everydayPair(kind, "circle");
      const verdicts = Array.from({ length: 200 }, () => verdictOf([buildShape(draw(random).a), other]));
      expect(verdicts.filter((verdict) => verdict === undefined).length).toBeLessThan(20);
    },
  );
});
