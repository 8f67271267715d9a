import { describe, expect, it } from "vitest";
import { exactPenetration, exactRelation } from "../../../../src/exact/meeting.js";
import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  ellipse,
  penetrates,
  relate,
  roundedRect,
  type Shape,
  type SimpleShape,
} from "../../../../src/index.js";
import { type Random, seededRandom } from "../../../generators/random.js";

/** Coordinates and directions of which many agree, so that tips, axes and edges meet each other. */
const coordinate = (random: Random) => random.pick([0, 0, 1, 2, -1, 0.5, 1e-9, -1e-12]);
const direction = (random: Random) =>
  random.pick([
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 3, y: 4 },
    { x: 1, y: 1e-9 },
  ]);
const size = (random: Random) => random.pick([1, 2, 3, 0.5]);

function needle(random: Random): SimpleShape {
  const radii: [number, number] = [size(random), random.pick([1e-9, 1e-12, 1e-30])];
  if (random.int(2) > 0) radii.reverse();
  return ellipse(coordinate(random), coordinate(random), ...radii, direction(random));
}

function other(random: Random): SimpleShape {
  const [x, y, r] = [coordinate(random), coordinate(random), size(random)];
  switch (random.int(5)) {
    case 0:
      return roundedRect(x, y, 2 * size(random), 2 * r, 0.25, direction(random));
    case 1:
      return annularSector(x, y, r / 2, r, direction(random), direction(random));
    case 2:
      return arc(x, y, r, direction(random), direction(random));
    case 3:
      return circle(x, y, random.pick([r, 1e-15]));
    default:
      return capsule(x, y, coordinate(random), coordinate(random), random.pick([r, 1e-10]));
  }
}

function withNeedle(random: Random): Shape {
  const parts = [needle(random), needle(random), other(random)].slice(0, 1 + random.int(3));
  return parts.length === 1 ? (parts[0] as SimpleShape) : compound(parts);
}

describe("relations of needles", () => {
  it("are those of the exact arrangement", () => {
    const random = seededRandom(20261127);
    const found = new Map<string, number>();
    for (let i = 0; i < 80; i += 1) {
      const [a, b] = [withNeedle(random), random.int(3) > 0 ? other(random) : withNeedle(random)];
      const relation = relate(a, b);
      found.set(relation, (found.get(relation) ?? 0) + 1);
      expect(relation, JSON.stringify([a, b])).toBe(exactRelation(a, b));
      expect(penetrates(a, b)).toBe(exactPenetration(a, b));
    }
    expect(found.size).toBeGreaterThan(3);
  });

  it("are not those of their axes, nor of the boxes around them", () => {
    const thin = ellipse(0, 0, 1, 1e-9);
    // A tip that touches, an axis on an edge, corners of the box beyond a circle, and a disc within.
    expect(relate(thin, roundedRect(2, 0, 2, 2, 0.5))).toBe("touching");
    expect(relate(compound([thin, circle(5, 5, 1)]), roundedRect(2, 0, 2, 2, 0.5))).toBe("touching");
    expect(relate(thin, roundedRect(0, 1, 4, 2, 0.5))).toBe("crossing");
    const turn = { x: 3, y: 4 };
    const slot = roundedRect(0, 0, 4, 1.999999999999999e-9, 2e-10, turn);
    expect(relate(ellipse(0, 0, 1, 1e-9, turn), slot)).toBe("crossing");
    expect(relate(thin, circle(0, 0, 1))).toBe("insideTouching");
    expect(relate(compound([thin]), compound([circle(0, 0, 1)]))).toBe("insideTouching");
    expect(relate(compound([thin]), compound([circle(0, 0, 1 + 2 ** -52)]))).toBe("inside");
    expect(relate(compound([thin]), compound([circle(0.25, 0, 1e-10)]))).toBe("contains");
    expect(relate(compound([thin]), compound([circle(1, 0, 1e-10)]))).toBe("crossing");
    expect(relate(compound([thin]), arc(0, -1, 1, { x: 1, y: 0 }, { x: -1, y: 0 }))).toBe("crossing");
    expect(relate(compound([thin]), compound([thin, circle(3, 0, 1)]))).toBe("insideTouching");
  });
});
