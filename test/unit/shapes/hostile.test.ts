import { describe, expect, it } from "vitest";
import {
  type CompoundJSON,
  capsule,
  circle,
  fromJSON,
  type PolygonOptions,
  polygon,
  polyline,
  selects,
  World,
} from "../../../src/index.js";
import { seededRandom } from "../../generators/random.js";

const square = (x: number, y: number, size: number): [number, number][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return error.message;
  }
  return "no error";
}

describe("texts of strangers", () => {
  it("are quoted up to 80 characters", () => {
    const long = "x".repeat(1e6);
    const told = messageOf(() => fromJSON({ type: long } as never));
    expect(told).toContain(`got "${"x".repeat(79)}…"`);
    expect(told.length).toBeLessThan(400);
    expect(messageOf(() => polygon(square(0, 0, 1), { [long]: 1 } as PolygonOptions)).length).toBeLessThan(
      200,
    );
    expect(messageOf(() => circle((10n ** 5000n) as never, 0, 1)).length).toBeLessThan(200);
    expect(messageOf(() => circle("x".repeat(80) as never, 0, 1))).toContain(`got "${"x".repeat(80)}"`);
  });

  it("may nest compounds 64 deep, and no deeper", () => {
    const nested = (depth: number) => {
      let json: CompoundJSON = { type: "compound", shapes: [{ type: "circle", x: 1, y: 2, r: 3 }] };
      for (let i = 1; i < depth; i += 1) json = { type: "compound", shapes: [json] };
      return json;
    };
    expect(fromJSON(nested(64)).parts).toEqual([circle(1, 2, 3)]);
    for (const depth of [65, 1e5]) {
      expect(messageOf(() => fromJSON(nested(depth)))).toBe(
        "fromJSON: compounds must be nested at most 64 deep, got one that is deeper",
      );
    }
  });
});

describe("options", () => {
  it("are plain objects, of any realm or none", () => {
    class Options {
      readonly origin = "centroid";
    }
    for (const options of [new Options(), Object.create({ origin: "centroid" }), new Date(), [], new Map()]) {
      expect(() => polygon(square(0, 0, 1), options)).toThrow("options must be an object with no fields but");
    }
    const bare: PolygonOptions = Object.assign(Object.create(null), { origin: "centroid" });
    expect(polygon(square(0, 0, 2), bare).x).toBe(1);
    expect(capsule(0, 0, 2, 0, 1, structuredClone({ origin: "centroid" as const })).x).toBe(1);
    expect(() => new World().queryPoint(0, 0, new Options() as never)).toThrow(TypeError);
    expect(() =>
      selects(
        [[0, 0]],
        polyline([
          [0, 0],
          [1, 1],
        ]),
        new Options() as never,
      ),
    ).toThrow(TypeError);
  });
});

describe("holes, of which there are many", () => {
  const among = (holes: [number, number][][]) => () => polygon(square(-10, -10, 1000), { holes });

  it("lie outside each other, whichever comes first, in a row, a column or a heap", () => {
    const random = seededRandom(8);
    for (let i = 0; i < 200; i += 1) {
      // Cells of a grid, some of which have another in them.
      const cells = Array.from({ length: 20 }, (_, place) => place).sort(() => random.next() - 0.5);
      const columns = random.pick([1, 5, 20]);
      const holes = cells
        .slice(0, 2 + random.int(10))
        .map((cell) => square(9 * (cell % columns), 9 * Math.floor(cell / columns), 8));
      const isNested = random.int(2) === 1;
      if (isNested) {
        const [x, y] = random.pick(holes)[0] ?? [0, 0];
        holes.splice(random.int(holes.length + 1), 0, square(x + 1, y + 1, 2));
      }
      if (isNested) expect(among(holes)).toThrow(/polygon: holes\[\d+\] must lie outside holes\[\d+\]/);
      else expect(among(holes)).not.toThrow();
    }
  });

  it("may have boxes in each other", () => {
    const hook: [number, number][] = [
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
      [0, 18],
      [18, 18],
      [18, 2],
      [0, 2],
    ];
    expect(among([hook, square(5, 5, 5)])).not.toThrow();
    expect(among([square(5, 5, 5), hook])).not.toThrow();
    expect(among([hook, square(18.5, 5, 1)])).toThrow("polygon: holes[1] must lie outside holes[0]");
    expect(among([square(-100, 0, 5)])).toThrow("polygon: holes[0] must lie inside vertices");
  });

  it("are looked through in time", () => {
    for (const columns of [1, 100, 10_000]) {
      const holes = Array.from({ length: 10_000 }, (_, i) =>
        square(4 * (i % columns), 4 * Math.floor(i / columns), 2),
      );
      expect(polygon(square(-1, -1, 50_000), { holes }).ringEnds).toHaveLength(10_001);
    }
  });
});
