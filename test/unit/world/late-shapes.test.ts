import {
  annularSector,
  arc,
  bounds,
  capsule,
  circle,
  compound,
  ellipse,
  halfPlane,
  moveTo,
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
  World,
} from "osculate";
import { describe, expect, it } from "vitest";
import { uniformNumbers } from "../../generators/random.js";

/** One of each kind, and some whose boxes and reaches are special. */
function everyKind(): Shape[] {
  return [
    point(0, 0),
    circle(0, 0, 3),
    ellipse(0, 0, 4, 2, 0.7),
    rect(0, 0, 5, 3, 0.4),
    sector(0, 0, 5, 0.3, 1.9),
    sector(0, 0, 4, 0.3, 5),
    segment(-3, -1, 2, 4),
    capsule(-2, 0, 2, 1, 1),
    roundedRect(0, 0, 6, 4, 1, 2),
    polygon([
      [-3, -2],
      [3, -3],
      [4, 2],
      [0.1, 3.7],
    ]),
    polygon([
      [0, 0],
      [6, 0],
      [1, 1],
      [0, 6],
    ]),
    halfPlane(0, 0, 0.6, 0.8),
    annularSector(0, 0, 2, 5, 1, 2.5),
    arc(0, 0, 4, 1, 3),
    polyline([
      [-3, 0],
      [0, 2],
      [3, -1],
    ]),
    compound([circle(1, 0, 1), rect(-1, 0, 2, 1)]),
  ];
}

function pairsOf(world: World): string[] {
  const found: string[] = [];
  world.pairs((a, b) => found.push(`${a} ${b}`));
  return found;
}

function overlapping(shapes: readonly Shape[]): string[] {
  return shapes.flatMap((a, i) => shapes.flatMap((b, j) => (i < j && overlaps(a, b) ? [`${i} ${j}`] : [])));
}

describe("shapes that are put in their places when they are fetched", () => {
  it.each([
    { name: "near the origin", offset: 0, step: 1 },
    { name: "far away", offset: 1e9, step: 1 },
    { name: "to and fro over long ways", offset: 0, step: 1e7 },
  ])("are there for pairs, queries and whoever looks: $name", ({ offset, step }) => {
    const random = uniformNumbers(5);
    const world = new World();
    const model = [...everyKind(), ...everyKind()];
    for (const shape of model) world.add(shape);
    let pairs = 0;
    for (let frame = 0; frame < 80; frame++) {
      const [originX, originY] = [offset + Math.floor(step * random()), offset - Math.floor(step * random())];
      for (const [id, shape] of model.entries()) {
        const [x, y] = [originX + 16 * random(), originY + 16 * random()];
        world.moveTo(id, x, y);
        moveTo(shape, x, y);
        if (id % 7 !== frame % 70) continue;
        world.rotateTo(id, frame);
        rotateTo(shape, frame);
      }
      const expected = overlapping(model);
      pairs += expected.length;
      expect(pairsOf(world)).toEqual(expected);
      const probe = circle(originX + 8, originY + 8, 2);
      if (frame % 5 === 0) {
        expect(world.query(probe)).toEqual(
          model.flatMap((shape, id) => (overlaps(shape, probe) ? [id] : [])),
        );
      }
    }
    expect(pairs).toBeGreaterThan(1000);
    for (const [id, shape] of model.entries()) expect(world.shapeOf(id)).toStrictEqual(shape);
  });

  it("follow every move once they have been shown", () => {
    for (const shape of everyKind()) {
      const world = new World();
      const id = world.add(shape);
      world.moveTo(id, 5, 6);
      const shown = world.shapeOf(id);
      world.moveTo(id, -7, 8.25);
      expect(shown).toStrictEqual(moveTo(shape, -7, 8.25));
    }
  });

  it("are found where they are after more shifts than boxes stand", () => {
    const world = new World();
    const shape = polygon([
      [0.1, 0.1],
      [0.7, 0.3],
      [0.2, 0.9],
    ]);
    const id = world.add(shape);
    for (let i = 1; i <= 1000; i++) world.moveTo(id, i / 3, i / 7);
    moveTo(shape, 1000 / 3, 1000 / 7);
    const { minX, minY } = bounds(shape);
    expect(world.queryPoint(minX, minY)).toEqual(overlaps(shape, point(minX, minY)) ? [id] : []);
    expect(world.query(rect(minX - 1, minY, 2, 1))).toEqual([id]);
    expect(world.shapeOf(id)).toStrictEqual(shape);
  });
});
