import {
  annularSector,
  arc,
  area,
  BudgetExceeded,
  type BudgetOptions,
  centroid,
  circle,
  closestPoints,
  compound,
  contact,
  createContact,
  createSweepHit,
  distance,
  ellipse,
  fromJSON,
  halfPlane,
  intersectionOverUnion,
  intersections,
  moveBy,
  overlapArea,
  overlaps,
  perimeter,
  polygon,
  polyline,
  rect,
  type Shape,
  sector,
  signedDistance,
  sweep,
  sweepTurning,
  toJSON,
  visibility,
} from "osculate";
import { describe, expect, it } from "vitest";
import { countSteps } from "../../generators/count-steps.js";

const still = { x: 0, y: 0 };

function star(n: number, x: number, y: number, turn = 0): Shape {
  const corners = Array.from({ length: n }, (_, i) => {
    const [r, angle] = [i % 2 === 0 ? 5 : 2, turn + (2 * Math.PI * i) / n];
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
  return polygon(corners);
}

const rounds = (x: number) =>
  compound([ellipse(x, 0, 3, 1, 0.3), sector(x, 1, 2, 0, 4), circle(x + 1, 0, 1)]);

/** Pairs that overlap, of which boxes, corners and arcs meet in all ways. */
const pairs: readonly (readonly [string, Shape, Shape])[] = [
  ["stars", star(8, 0, 0), star(6, 3, 1, 0.2)],
  ["rounds", rounds(0), rounds(2)],
  ["a ring and arcs", annularSector(0, 0, 2, 4, 0, 5), compound([arc(1, 0, 3, 1, 4), rect(2, 2, 1, 1)])],
  [
    "tiles",
    compound([rect(0, 0, 2, 2), rect(2, 0, 2, 2)]),
    compound([rect(1, 1, 2, 2), rect(3, 1, 2, 2, 0.1)]),
  ],
];

/** Each question about a pair, and about one of its shapes. */
const questions: Readonly<Record<string, (a: Shape, b: Shape, options?: BudgetOptions) => unknown>> = {
  distance,
  signedDistance,
  overlapArea,
  intersectionOverUnion,
  intersections,
  closestPoints: (a, b, options) => closestPoints(a, b, undefined, options),
  area: (a, b, options) => area(compound([a, b] as never), options),
  perimeter: (a, b, options) => perimeter(compound([a, b] as never), options),
  centroid: (a, b, options) => centroid(compound([a, b] as never), undefined, options),
  visibility: (a, b, options) => visibility(circle(-9, 0, 30), [a, b], options),
};

const structured: typeof questions = {
  contact: (a, b, options) => contact(a, b, undefined, options),
  sweep: (a, b, options) => sweep(a, { x: 9, y: 2 }, b, still, undefined, options),
  "sweep, blocking": (a, b, options) =>
    sweep(a, { x: 9, y: 2 }, b, still, undefined, { blocking: true, ...options }),
  sweepTurning: (a, b, options) =>
    sweepTurning(a, { x: 1, y: 2, turn: 1 }, b, { x: 0, y: 0, turn: -1 }, undefined, options),
};

const apart = (b: Shape) => moveBy(fromJSON(toJSON(b)), 12, 3);

describe.each(pairs)("%s", (_, a, b) => {
  const all = Object.entries({ ...questions, ...structured });

  it.each(all)("%s takes as many steps each time, and in a copy", (_name, ask) => {
    const steps = countSteps(() => ask(a, b));
    expect(countSteps(() => ask(a, b))).toBe(steps);
    expect(countSteps(() => ask(fromJSON(toJSON(a)), fromJSON(toJSON(b))))).toBe(steps);
  });

  it.each(all)("%s within a budget that suffices is the same", (_name, ask) => {
    for (const other of [b, apart(b)]) {
      const plain = ask(a, other);
      const steps = countSteps(() => ask(a, other));
      const within = ask(a, other, { budget: steps });
      expect(_name === "contact" && plain !== null ? { ...(plain as object), isLeast: true } : plain).toEqual(
        within,
      );
    }
  });

  it.each(Object.entries(questions))(
    "%s throws what it was given too little, and changes nothing",
    (name, ask) => {
      const plain = ask(a, b);
      const steps = countSteps(() => ask(a, b));
      for (let budget = 0; budget < steps; budget = 5 * budget + 1) {
        let thrown: unknown;
        try {
          ask(a, b, { budget });
        } catch (error) {
          thrown = error;
        }
        expect(thrown).toBeInstanceOf(BudgetExceeded);
        expect(thrown).toMatchObject({ name: "BudgetExceeded", question: name, budget });
        // What was left in the middle of something is of no use to the next question.
        expect(ask(a, b)).toEqual(plain);
      }
    },
  );

  it("a contact with too little parts the shapes", () => {
    const plain = contact(a, b);
    const steps = countSteps(() => contact(a, b));
    expect(steps).toBeGreaterThan(8);
    for (let budget = 0; budget < steps; budget = 5 * budget + 1) {
      const push = contact(a, b, undefined, { budget });
      expect(push?.isLeast).toBe(false);
      expect(push?.depth).toBeGreaterThanOrEqual(plain?.depth ?? Number.NaN);
      const { x = 0, y = 0 } = push?.normal ?? {};
      const depth = push?.depth ?? 0;
      expect(overlaps(a, moveBy(fromJSON(toJSON(b)), x * depth, y * depth))).toBe(false);
      expect(contact(b, a, undefined, { budget })).toEqual({ ...push, normal: { x: 0 - x, y: 0 - y } });
      expect(contact(a, apart(b), undefined, { budget })).toBeNull();
      expect(contact(a, b)).toEqual(plain);
    }
  });

  it.each(Object.entries(structured).slice(1))("%s with too little is not late", (_name, ask) => {
    for (const other of [b, apart(b)]) {
      const plain = ask(a, other) as { t: number } | null;
      const steps = countSteps(() => ask(a, other));
      for (let budget = 0; budget < steps; budget = 5 * budget + 1) {
        const hit = ask(a, other, { budget }) as { t: number; isCertain: boolean; normal: object } | null;
        if (hit === null) expect(plain).toBeNull();
        else {
          expect(hit.isCertain).toBe(false);
          expect(hit.t).toBeLessThanOrEqual(plain?.t ?? 1);
        }
        expect(ask(a, other)).toEqual(plain);
      }
    }
  });
});

describe("a budget", () => {
  const [a, b] = [star(8, 0, 0), star(6, 3, 1, 0.2)];

  it("is told in the message", () => {
    expect(() => overlapArea(rounds(0), rounds(1), { budget: 1 })).toThrow(
      new BudgetExceeded("overlapArea", 1).message,
    );
    expect(new BudgetExceeded("overlapArea", 1).message).toBe(
      "overlapArea: no answer within options.budget, 1 steps",
    );
  });

  it("is a number that is not negative", () => {
    for (const ask of Object.values({ ...questions, ...structured })) {
      expect(() => ask(a, b, { budget: -1 })).toThrow(RangeError);
      expect(() => ask(a, b, { budget: Number.NaN })).toThrow(RangeError);
      expect(() => ask(a, b, { budget: "9" } as never)).toThrow(TypeError);
      expect(() => ask(a, b, { steps: 9 } as never)).toThrow(TypeError);
      expect(ask(a, b, { budget: Number.POSITIVE_INFINITY })).toBeDefined();
    }
  });

  it.each(Object.entries({ ...questions, ...structured }))("is read once by %s", (_name, ask) => {
    let reads = 0;
    const options = {
      get budget() {
        reads += 1;
        return Number.POSITIVE_INFINITY;
      },
    };
    ask(a, b, options);
    expect(reads).toBe(1);
  });

  it("leaves contacts without one as they were", () => {
    expect(Object.keys(contact(a, b) ?? {})).not.toContain("isLeast");
    expect(Object.keys(contact(a, b, undefined, {}) ?? {})).not.toContain("isLeast");
    const out = createContact();
    expect(contact(a, b, out, { budget: 1 })).toBe(out);
    expect(out.isLeast).toBe(false);
    expect(contact(a, b, out)?.isLeast).toBe(true);
  });

  it("fills the hit that was given", () => {
    const out = createSweepHit();
    expect(sweep(a, { x: 20, y: 0 }, apart(b), still, out, { budget: 1 })).toBe(out);
    expect(out.isCertain).toBe(false);
    expect(out.t).toBeGreaterThan(0);
    expect(out.normal).toEqual({ x: 1, y: 0 });
  });

  it.each<[string, Shape, Shape]>([
    [
      "meet at 0",
      compound([rect(-2, 0, 4, 4), circle(-2, 3, 1)]),
      polyline([
        [0, -1],
        [0, 1],
        [1, 1],
        [0, 2],
      ]),
    ],
    [
      "have their centres far away",
      annularSector(-4, 0, 3, 4, { x: 1, y: 0 }, { x: -1, y: 0 }),
      ellipse(-1500, 0, 1500, 1500, { x: 3, y: -4 }),
    ],
  ])("parts shapes that %s", (_, a, b) => {
    const found = contact(a, b, undefined, { budget: 0 });
    expect(found?.isLeast).toBe(false);
    const { normal, depth } = found ?? createContact();
    expect(overlaps(a, moveBy(b, depth * normal.x, depth * normal.y))).toBe(false);
  });

  it("counts edges above each other", () => {
    const turns = Array.from({ length: 3000 }, (_, i): [number, number] => [
      10 + (i / 300) * Math.cos(i),
      10 + (i / 300) * Math.sin(i),
    ]);
    for (const ask of [perimeter, centroid] as const) {
      const options = { budget: 1000 };
      expect(() =>
        ask === centroid
          ? centroid(polyline(turns), undefined, options)
          : perimeter(polyline(turns), options),
      ).toThrow(BudgetExceeded);
    }
  });

  it("throws where no axis parts the boxes", () => {
    const sides = (x: number) => compound([halfPlane(x, 0, 1, 2), rounds(3 * x) as never, circle(9, 9, 4)]);
    expect(() => contact(sides(0), sides(1), undefined, { budget: 0 })).toThrow(BudgetExceeded);
    expect(() => contact(sides(0), rounds(0), undefined, { budget: 1 })).toThrow(BudgetExceeded);
  });

  it("is no second argument of a map", () => {
    const tiles = [rect(0, 0, 1, 1), rect(0, 0, 2, 2)];
    expect([tiles.map(area), tiles.map(perimeter)]).toEqual([
      [1, 4],
      [4, 8],
    ]);
  });
});
