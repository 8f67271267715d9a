import { describe, expect, it } from "vitest";
import {
  arc,
  capsule,
  circle,
  compound,
  createSlide,
  ellipse,
  halfPlane,
  moveAndSlide,
  moveTo,
  penetrates,
  point,
  polygon,
  polyline,
  rect,
  rectFromCorner,
  roundedRect,
  type Shape,
  sector,
  segment,
  setPose,
} from "../../../src/index.js";
import { seededRandom } from "../../generators/random.js";

type Wish = { x: number; y: number };

/** Moves a shape again and again by the same wish. */
function walk(mover: Shape, wish: Wish, obstacles: readonly Shape[], frames: number): Shape {
  for (let i = 0; i < frames; i += 1) {
    const { x, y } = moveAndSlide(mover, wish, obstacles);
    moveTo(mover, x, y);
    if (obstacles.some((obstacle) => penetrates(mover, obstacle))) expect.fail(`it has sunk in frame ${i}`);
  }
  return mover;
}

const movers: readonly [name: string, make: () => Shape][] = [
  ["point", () => point(0, 0)],
  ["circle", () => circle(0, 0, 0.5)],
  ["ellipse", () => ellipse(0, 0, 0.5, 0.25, 0.4)],
  ["rect", () => rect(0, 0, 1, 0.75)],
  ["turned rect", () => rect(0, 0, 1, 0.75, 0.3)],
  ["rounded rect", () => roundedRect(0, 0, 1, 0.75, 0.125)],
  ["capsule", () => capsule(0, -0.25, 0.125, 0.25, 0.25)],
  ["segment", () => segment(-0.25, -0.25, 0.5, 0.25)],
  ["sector", () => sector(0, 0, 0.5, -1, 4)],
  [
    "triangle",
    () =>
      polygon([
        [-0.5, 0.4],
        [0.5, 0.4],
        [0, -0.5],
      ]),
  ],
  [
    "two-footed",
    () =>
      polygon([
        [-0.5, -0.5],
        [0.5, -0.5],
        [0.5, 0.5],
        [0.25, 0.5],
        [0.25, 0],
        [-0.25, 0],
        [-0.25, 0.5],
        [-0.5, 0.5],
      ]),
  ],
  [
    "polyline",
    () =>
      polyline([
        [-0.5, 0.25],
        [0, -0.5],
        [0.5, 0.25],
      ]),
  ],
  ["compound", () => compound([circle(0, -0.25, 0.25), rect(0, 0.25, 0.5, 0.5)])],
];

/** Tiles side by side, as they are stored, along a slope. */
function tiledFloor(x: number, y: number, size: number, count: number, slope: Wish): Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const along = (i - 0.5) * size;
    return rect(
      x + slope.x * along - (slope.y * size) / 2,
      y + slope.y * along + (slope.x * size) / 2,
      size,
      size,
      slope,
    );
  });
}

describe("moveAndSlide along flush tiles", () => {
  const slopes = {
    flat: { x: 1, y: 0 },
    "0.3": { x: Math.cos(0.3), y: Math.sin(0.3) },
    "45°": { x: Math.SQRT1_2, y: Math.SQRT1_2 },
  };
  const cases = movers.flatMap(([name, make]) =>
    Object.entries(slopes).flatMap(([steep, slope]) =>
      [0, 1e5, 1e6].map((far) => ({ name, make, steep, slope, far })),
    ),
  );

  it.each(cases)("$name, $steep, at $far: never sticks, never sinks", ({ make, slope, far }) => {
    const floor = tiledFloor(far, far / 2, 1, 24, slope);
    const mover = moveTo(make(), far + slope.y, far / 2 - slope.x);
    // Down onto the floor, then along it.
    walk(mover, { x: -2 * slope.y, y: 2 * slope.x }, floor, 1);
    const { x, y } = mover;
    const wish = { x: 1.25 * slope.x - 0.2 * slope.y, y: 1.25 * slope.y + 0.2 * slope.x };
    walk(mover, wish, floor, 16);
    const along = (mover.x - x) * slope.x + (mover.y - y) * slope.y;
    const across = (mover.y - y) * slope.x - (mover.x - x) * slope.y;
    expect(Math.abs(along - 20)).toBeLessThan(1e-9 + 17 * 2 ** -44 * (2 * far + 4));
    expect(Math.abs(across)).toBeLessThan(1e-9 + 2 ** -43 * (2 * far + 4));
  });
});

describe("moveAndSlide", () => {
  it("goes the whole way where nothing is in it", () => {
    const slide = moveAndSlide(circle(0, 0, 1), { x: 3, y: 4 }, [circle(9, 0, 1)]);
    expect(slide).toEqual({
      ...createSlide(),
      x: 3,
      y: 4,
      travelled: { x: 3, y: 4 },
      remaining: { x: 0, y: 0 },
    });
  });

  it("is not in its own way where it is in the list", () => {
    const hero = circle(0, 0, 1);
    const { x, hits } = moveAndSlide(hero, { x: 8, y: 0 }, [hero, rect(6, 0, 2, 2)]);
    expect(x).toBeCloseTo(4, 9);
    expect(hits.map(({ id }) => id)).toEqual([1]);
  });

  it("stops before a wall, and tells what it met", () => {
    const { x, y, hits, remaining } = moveAndSlide(rect(0, 0, 2, 2), { x: 8, y: 0 }, [rect(5, 0, 2, 9)]);
    expect(x).toBeCloseTo(3, 12);
    expect(y).toBe(0);
    expect(remaining.x).toBeCloseTo(5, 12);
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({ id: 0, normal: { x: 1, y: 0 }, isCertain: true });
    expect(hits[0]?.t).toBeCloseTo(3 / 8, 12);
    expect(hits[0]?.point.x).toBeCloseTo(4, 12);
  });

  it("goes around the corner of an L of flush tiles without jitter", () => {
    const tiles = [0, 1, 2, 3].flatMap((i) => [
      rectFromCorner(16 * i, 64, 16, 16),
      rectFromCorner(64, 16 * i, 16, 16),
    ]);
    const hero = rect(20, 20, 10, 12);
    walk(hero, { x: 9, y: 7 }, tiles, 20);
    const { x, y } = hero;
    expect(x).toBeCloseTo(59, 11);
    expect(y).toBeCloseTo(58, 11);
    for (let i = 0; i < 5; i += 1) {
      walk(hero, { x: 9, y: 7 }, tiles, 1);
      expect(Math.hypot(hero.x - x, hero.y - y)).toBeLessThan(1e-10);
    }
    walk(hero, { x: -3, y: 7 }, tiles, 10);
    expect(hero.x).toBeCloseTo(29, 11);
  });

  it("comes to rest in acute wedges, and between three walls", () => {
    for (const half of [0.02, 0.2, 0.7]) {
      const left = polygon(
        [
          [0, 0],
          [-Math.sin(half), -Math.cos(half)],
          [-2, 0],
        ].map(([x = 0, y = 0]) => [40 * x, 40 * y]),
      );
      const right = polygon(
        [
          [0, 0],
          [Math.sin(half), -Math.cos(half)],
          [2, 0],
        ].map(([x = 0, y = 0]) => [40 * x, 40 * y]),
      );
      const ball = circle(0.01, -60, 0.25);
      walk(ball, { x: 0.02, y: 5 }, [left, right, halfPlane(0, 0.5, 0, -1)], 30);
      const { x, y } = ball;
      expect(y).toBeCloseTo(-0.25 / Math.sin(half), 6);
      walk(ball, { x: 0.02, y: 5 }, [left, right], 3);
      expect(Math.hypot(ball.x - x, ball.y - y)).toBeLessThan(1e-9);
    }
  });

  it("lets through corridors of exactly its own width, and none half a pixel less", () => {
    for (const [mover, width] of [
      [rect(0, -20, 12, 14), 12],
      [circle(0, -20, 6), 12],
      [
        polygon([
          [-6, -25],
          [6, -25],
          [4, -15],
          [-4, -15],
        ]),
        12,
      ],
      [capsule(0, -20, 0, -25, 6), 12],
    ] as const) {
      const walls = (gap: number) => [
        rectFromCorner(-50 - gap / 2, 0, 50, 80),
        rectFromCorner(gap / 2, 0, 50, 80),
      ];
      const through = moveAndSlide(mover, { x: 0, y: 60 }, walls(width));
      expect(through.travelled).toEqual({ x: 0, y: 60 });
      moveTo(mover, through.x, through.y);
      // Pressed against a wall, too.
      expect(moveAndSlide(mover, { x: 3, y: 60 }, walls(width)).travelled).toEqual({ x: 0, y: 60 });
      moveTo(mover, through.x, through.y - 60);
      expect(moveAndSlide(mover, { x: 0, y: 60 }, walls(width - 0.5)).travelled.y).toBeLessThan(30);
    }
  });

  it("goes through nothing thin, however far the motion", () => {
    const walls = [
      segment(1000, -1e6, 1000, 1e6),
      rect(1000, 0, 0, 2e6, 0.01),
      polyline([
        [1000, -1e6],
        [1000, 0],
        [1001, 1e6],
      ]),
    ];
    for (const wall of walls) {
      for (const [name, make] of movers) {
        const slide = moveAndSlide(make(), { x: 1e6, y: 3 }, [wall]);
        expect(slide.x, name).toBeLessThan(12000);
        expect(slide.hits.length, name).toBeGreaterThan(0);
      }
    }
  });

  it("keeps curves on their side of curves", () => {
    const wall = polyline([
      [3, -9],
      [3, 0],
      [3.5, 9],
    ]);
    for (const mover of [
      point(0, 0),
      segment(0, 0, 1, 1),
      polyline([
        [0, 0],
        [1, 0],
        [0, 1],
      ]),
    ]) {
      for (let i = 0; i < 40; i += 1) {
        const { x, y } = moveAndSlide(mover, { x: 1, y: 0.1 }, [wall]);
        moveTo(mover, x, y);
      }
      expect(mover.x).toBeLessThan(4);
    }
  });

  it("does not change a bit without a motion", () => {
    const mover = rect(0.1, 0.2, 0.3, 0.4, 0.7);
    const slide = moveAndSlide(mover, { x: 0, y: 0 }, [rect(5, 0, 1, 1)]);
    expect([slide.x, slide.y]).toEqual([0.1, 0.2]);
    expect(slide.travelled).toEqual({ x: 0, y: 0 });
  });

  it("leaves what it is in by the shortest way, out of all of it", () => {
    const floor = [
      rectFromCorner(0, 0, 16, 16),
      rectFromCorner(16, 0, 16, 16),
      rectFromCorner(32, 0, 16, 16),
    ];
    const hero = rect(16, -2, 6, 10);
    const { x, y, isStuck } = moveAndSlide(hero, { x: 0, y: 0 }, floor);
    expect(x).toBe(16);
    expect(y).toBeCloseTo(-5, 11);
    expect(isStuck).toBe(false);
    for (const tile of floor) expect(penetrates(moveTo(hero, x, y), tile)).toBe(false);
  });

  it("is out, exactly, where vertices are rounded more coarsely than at its start", () => {
    // Beyond 2²⁰ doubles are twice as far apart, and the corridor is about as wide as the mover, to their distance.
    for (let seed = 300; seed < 500; seed += 1) {
      const random = seededRandom(seed);
      const angle = 7 * random.next();
      const [x, y] = [2 ** 20 + random.next() - 0.5, 1e6 * random.next()];
      const turned = (u: number, v: number) =>
        [u * Math.cos(angle) - v * Math.sin(angle), u * Math.sin(angle) + v * Math.cos(angle)] as const;
      const [low, high] = [-0.5, 0.5];
      const wall = (from: number, to: number) =>
        polygon(
          [turned(-9, from), turned(9, from), turned(9, to), turned(-9, to)].map(([u, v]) => [x + u, y + v]),
        );
      const walls = [wall(high, 1.5), wall(-1.5, low)];
      const [aside, up] = turned(random.next(), 0.001 * random.next());
      const mover = moveTo(
        polygon([turned(-0.3, low), turned(0.3, low), turned(0.3, high), turned(-0.3, high)]),
        x + aside,
        y + up,
      );
      const slide = moveAndSlide(mover, { x: 0, y: 0 }, walls);
      moveTo(mover, slide.x, slide.y);
      if (!slide.isStuck) expect(walls.some((each) => penetrates(mover, each))).toBe(false);
    }
  });

  it("tells when there is no way out", () => {
    const slide = moveAndSlide(halfPlane(0, 0, 0, -1), { x: 1, y: 0 }, [halfPlane(0, 0, 1, -1)]);
    expect(slide.isStuck).toBe(true);
    expect(slide.travelled).toEqual({ x: 0, y: 0 });
    expect(slide.remaining).toEqual({ x: 1, y: 0 });
  });

  it("does not depend on the order of the obstacles", () => {
    const tiles = tiledFloor(0, 0, 1, 12, { x: Math.cos(0.3), y: Math.sin(0.3) });
    const others = [
      circle(4, -1, 0.7),
      polygon([
        [6, 0],
        [8, -2],
        [7, 2],
      ]),
    ];
    const obstacles = [...tiles, ...others];
    const { x, y } = moveAndSlide(rect(0, -1.5, 1, 1), { x: 9, y: 3 }, obstacles);
    const reversed = moveAndSlide(rect(0, -1.5, 1, 1), { x: 9, y: 3 }, [...obstacles].reverse());
    expect([reversed.x, reversed.y]).toEqual([x, y]);
  });

  it("is scaled with the lengths, bit for bit", () => {
    const at = (unit: number) => {
      const obstacles = [rect(5 * unit, 0, 2 * unit, 9 * unit, 0.3), circle(2 * unit, 4 * unit, unit)];
      const { x, y, hits } = moveAndSlide(
        rect(0, 0, 2 * unit, unit, 0.2),
        { x: 7 * unit, y: 5 * unit },
        obstacles,
      );
      return { x: x / unit, y: y / unit, t: hits.map((hit) => hit.t) };
    };
    expect(at(2 ** 40)).toEqual(at(1));
    expect(at(2 ** -40)).toEqual(at(1));
  });

  it("fills in what it is given", () => {
    const out = createSlide();
    const wall = [rect(5, 0, 2, 9)];
    expect(moveAndSlide(circle(0, 0, 1), { x: 8, y: 1 }, wall, {}, out)).toBe(out);
    expect(out.hits).toHaveLength(1);
    const { hits } = out;
    moveAndSlide(circle(0, 0, 1), { x: -8, y: 1 }, wall, {}, out);
    expect(out.hits).toBe(hits);
    expect(hits).toHaveLength(0);
  });

  it("slides along a half plane", () => {
    const { x, y } = moveAndSlide(circle(0, -2, 1), { x: 4, y: 4 }, [halfPlane(0, 0, 0, -1)]);
    expect(x).toBeCloseTo(4, 12);
    expect(y).toBeCloseTo(-1, 12);
  });

  it("refuses bad input, and changes nothing", () => {
    const out = Object.freeze(createSlide());
    const ball = circle(0, 0, 1);
    expect(() => moveAndSlide(ball, { x: 1, y: Number.NaN }, [])).toThrow("moveAndSlide: motion.y must be");
    expect(() => moveAndSlide(ball, { x: 1, y: 0 }, [5 as never])).toThrow(
      "moveAndSlide: obstacles[0] must be a shape",
    );
    expect(() => moveAndSlide({} as never, { x: 1, y: 0 }, [])).toThrow(
      "moveAndSlide: mover must be a shape",
    );
    expect(() => moveAndSlide(ball, { x: 1, y: 0 }, [], { upp: 1 } as never)).toThrow(
      "moveAndSlide: options must be",
    );
    expect(() => moveAndSlide(ball, { x: 1, y: 0 }, [], { up: { x: 0, y: 0 } })).toThrow(RangeError);
    expect(() => moveAndSlide(ball, { x: 1, y: 0 }, [], { maxFloorAngle: 2 })).toThrow(RangeError);
    expect(() => moveAndSlide(ball, { x: 1, y: 0 }, [], {}, out)).toThrow("moveAndSlide: out must be");
    expect([ball.x, ball.y]).toEqual([0, 0]);
  });

  it("lets no curve into a solid that it touches while it crosses another curve", () => {
    const start = { x: 0.9524447839427003, y: 0.30471122975752485 };
    const end = { x: -0.012938417794044752, y: 0.9999162951692441 };
    const mover = arc(-0.11089140747205786, 0.32691098417141706, 0.5, start, end);
    const solid = polygon([
      [-1.520703975923945, -2.5860122616896284],
      [3.195645951735217, 5.0792368118806115],
      [6.293198641994437, 1.8797380535080617],
    ]);
    const crossed = segment(-1.520703975923945, -2.5860122616896284, 2.8853451680168036, 5.261709123602984);
    const { x, y } = moveAndSlide(mover, { x: 0.29, y: 0.29 }, [solid, crossed]);
    expect(penetrates(moveTo(mover, x, y), solid)).toBe(false);
  });

  it.each([
    ["rect", rect(0, 0, 2, 2)],
    ["circle", circle(0, 0, 1)],
  ] as [string, Shape][])(
    "a %s ends before what is large and right behind what is small, in whatever order they are given",
    (_name, mover) => {
      const small = rectFromCorner(5, -1, 1, 1);
      // It is kept off by a part of its size, which is more than what it is behind.
      const large = rectFromCorner(5 + 1e-9, 0, 2 ** 20, 2 ** 20);
      const ends = [
        [small, large],
        [large, small],
      ].map((order) => moveAndSlide(mover, { x: 10, y: 0 }, order).x);
      expect(ends[0]).toBe(ends[1]);
      expect(ends[0]).toBeLessThan(4 - 1e-9);
    },
  );

  it("goes down to the same height where two floors end at once, in whatever order they are given", () => {
    const walls = [segment(-1, 4, -2, -1), capsule(-4, 2, -4, 4, 0.25)];
    const [one, other] = [walls, [...walls].reverse()].map((order) =>
      moveAndSlide(roundedRect(-3, 3, 3, 1, 0.25), { x: 4, y: 0 }, order, { up: { x: 0, y: 1 } }),
    );
    expect([other?.x, other?.y]).toEqual([one?.x, one?.y]);
  });

  it("gets out of what it is in by the same bits, in whatever order that is given", () => {
    const walls = [
      segment(-2, -2, 0, -2),
      polyline([
        [0, -2],
        [1, -2],
        [2, -2],
      ]),
      polyline([
        [0, -2],
        [0, -1],
        [0, 0],
      ]),
      rect(1, 0, 2.25, 0.25),
      segment(0, 0, 0, 2),
      capsule(2, 0, 4, 0, 0.125),
    ];
    const hero = moveTo(
      compound([circle(0, -0.25, 0.25), rect(0, 0.25, 0.5, 0.5)]),
      0.3610108887477347,
      -0.29294692706222747,
    );
    const places = new Set<number>();
    for (let a = 0; a < walls.length; a += 1) {
      for (let b = 0; b < walls.length; b += 1) {
        const order = [...walls];
        order.push(...order.splice(a, 1), ...order.splice(b % 5, 1));
        places.add(moveAndSlide(hero, { x: 0, y: 0.48538558548284844 }, order).y);
      }
    }
    expect([...places]).toHaveLength(1);
  });

  it("leaves its mover where it is, and takes it as it is the next time", () => {
    const hero = polygon([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    moveAndSlide(hero, { x: 5, y: 0 }, []);
    expect([hero.x, hero.y]).toEqual([0, 0]);
    setPose(hero, 3, 4, 1);
    expect(moveAndSlide(hero, { x: 5, y: 0 }, []).x).toBe(8);
  });
});
