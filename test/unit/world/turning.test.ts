import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  type Direction,
  degrees,
  ellipse,
  halfPlane,
  overlaps,
  point,
  polygon,
  polyline,
  rect,
  rotateTo,
  roundedRect,
  type Shape,
  sector,
  segment,
  setPose,
  World,
} from "osculate";
import { describe, expect, it } from "vitest";
import { uniformNumbers } from "../../generators/random.js";

const makers: Record<string, () => Shape> = {
  point: () => point(1, 2),
  circle: () => circle(1, 2, 3),
  ellipse: () => ellipse(1, 2, 4, 2, 0.7),
  rect: () => rect(1, 2, 5, 3, 0.4),
  sector: () => sector(1, 2, 5, 0.3, 1.9),
  segment: () => segment(-3, -1, 2, 4),
  capsule: () => capsule(-2, 0, 2, 1, 1),
  roundedRect: () => roundedRect(1, 2, 6, 4, 1, 2),
  polygon: () =>
    polygon([
      [0, 0],
      [6, 0],
      [1, 1],
      [0, 6],
    ]),
  halfPlane: () => halfPlane(1, 2, 0.6, 0.8),
  annularSector: () => annularSector(1, 2, 2, 5, 1, 2.5),
  arc: () => arc(1, 2, 4, 1, 3),
  polyline: () =>
    polyline([
      [-3, 0],
      [0, 2],
      [3, -1],
    ]),
  compound: () =>
    compound([circle(1, 0, 1), rect(-1, 0, 2, 1, 0.3), sector(0, 0, 2, 1, 2), halfPlane(9, 9, -1, -1)]),
};

const kinds = Object.keys(makers);

function make(kind: string): Shape {
  const shape = makers[kind]?.();
  if (shape === undefined) throw new Error(`no ${kind}`);
  return shape;
}

/** Some of them often, so that bodies are told to turn as they are turned. */
const ANGLES: readonly (number | Direction)[] = [
  0,
  0,
  0.3,
  0.3,
  Math.PI / 4,
  -2,
  1e9,
  degrees(90),
  { x: 3, y: -4 },
];

describe.each(kinds)("a body that is a %s", (kind) => {
  it("is turned and put as the shape itself would be, and found there", () => {
    const random = uniformNumbers(kinds.indexOf(kind));
    const world = new World();
    const shape = make(kind);
    const id = world.add(shape);
    const probe = circle(0, 0, 3);
    const probed: boolean[] = [];
    for (let i = 0; i < 200; i++) {
      const angle = ANGLES[Math.floor(ANGLES.length * random())] ?? 0;
      if (random() < 0.4) {
        world.rotateTo(id, angle);
        rotateTo(shape, angle);
      } else {
        const [x, y] = [12 * random() - 6, 12 * random() - 6];
        world.setPose(id, x, y, angle);
        setPose(shape, x, y, angle);
      }
      if (random() < 0.5) continue;
      probed.push(overlaps(shape, probe));
      expect(world.query(probe)).toEqual(probed.at(-1) ? [id] : []);
    }
    expect(new Set(probed)).toEqual(new Set([true, false]));
    expect(world.shapeOf(id)).toStrictEqual(shape);
  });

  it("stays as it was if it cannot be put there", () => {
    const world = new World();
    const id = world.add(make(kind));
    world.setPose(id, 3, 4, 0.3);
    world.moveTo(id, 5, 6);
    const expected = setPose(make(kind), 5, 6, 0.3);
    expect(() => world.setPose(id, 1, 2, Number.NaN)).toThrow(RangeError);
    expect(() => world.setPose(id, Number.NaN, 2, 0.5)).toThrow("setPose: x");
    expect(() => world.rotateTo(id, { x: 0, y: 0 })).toThrow("rotateTo: angle");
    expect(world.shapeOf(id)).toStrictEqual(expected);
    world.rotateTo(id, 1);
    expect(world.shapeOf(id)).toStrictEqual(rotateTo(expected, 1));
  });
});

describe.each(["segment", "capsule", "polygon", "polyline", "compound"])(
  "a %s with points far from it",
  (kind) => {
    const far = Number.MAX_VALUE;
    const shapes: Record<string, () => Shape> = {
      segment: () => segment(0, 0, far, 1),
      capsule: () => capsule(0, 0, far, 1, 1),
      polygon: () =>
        polygon([
          [0, 0],
          [far, 0],
          [0, 1],
        ]),
      polyline: () =>
        polyline([
          [0, 0],
          [far, 0],
          [0, 1],
        ]),
      compound: () => compound([rect(1, 2, 3, 4, 0.5), circle(far, 0, 1)]),
    };

    it.each([
      ["turned as it is", 0],
      ["turned, too", 0.25],
    ])("is left alone where it would exceed the doubles: %s", (_name, angle) => {
      const shape = shapes[kind]?.() ?? make(kind);
      const world = new World();
      const id = world.add(shape);
      const before = structuredClone(world.shapeOf(id));
      const refusal = `setPose: the pose must leave every coordinate within ±${far}, got the position (${far}, 0)`;
      expect(() => world.setPose(id, far, 0, angle)).toThrow(refusal);
      expect(world.shapeOf(id)).toEqual(before);
      expect(() => setPose(shape, far, 0, angle)).toThrow(refusal);
      expect(shape).toEqual(before);
    });
  },
);
