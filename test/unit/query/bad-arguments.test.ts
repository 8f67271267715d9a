import { describe, expect, it } from "vitest";
import { trace, traceVisibility } from "../../../src/draw/index.js";
import {
  bounds,
  centroid,
  circle,
  closestPoint,
  closestPoints,
  contact,
  createContact,
  halfPlane,
  isVisible,
  Kind,
  overlapsMany,
  ray,
  raycast,
  raycastAll,
  raycastMany,
  rect,
  sector,
  storeRecord,
  sweep,
  sweepTurning,
  tangents,
  visibility,
  visibleArea,
} from "../../../src/index.js";
import { FlatPath } from "../draw/flatten.js";

/** Anything, for callers without type checks. */
const any = (value: unknown) => value as never;

const ball = circle(0, 0, 5);
const box = rect(4, 0, 4, 2);
const beam = ray(-9, 0, 1, 0);
const rest = { x: 0, y: 0, turn: 0 };

/** The same object frozen, and with each of the objects in it frozen. */
function frozenCopies(out: object): object[] {
  const whole = Object.freeze(structuredClone(out));
  const parts = Object.entries(out).filter(([, value]) => typeof value === "object");
  return [
    whole,
    ...parts.map(([name, value]) => ({ ...structuredClone(out), [name]: Object.freeze(value) })),
  ];
}

describe("an out that cannot be filled in", () => {
  it.each<[string, (out: unknown) => unknown, string]>([
    ["bounds", (out) => bounds(ball, any(out)), "bounds: out must be an object { minX, minY, maxX, maxY }"],
    ["centroid", (out) => centroid(ball, any(out)), "centroid: out must be an object { x, y }"],
    [
      "closestPoint",
      (out) => closestPoint(ball, 9, 0, any(out)),
      "closestPoint: out must be an object { x, y }",
    ],
  ])("is refused by %s", (_, ask, message) => {
    for (const [out, called] of [
      [null, "null"],
      [7, "7"],
      ["", '""'],
    ] as const) {
      expect(() => ask(out)).toThrow(TypeError);
      expect(() => ask(out)).toThrow(`${message}, got ${called}`);
    }
  });

  it.each<[string, (out: unknown) => unknown, string]>([
    [
      "closestPoints",
      (out) => closestPoints(ball, box, any(out)),
      "an object { distance, a: { x, y }, b: { x, y } }",
    ],
    ["contact", (out) => contact(ball, box, any(out)), "what createContact makes"],
    [
      "raycast",
      (out) => raycast(beam, ball, any(out)),
      "an object { t, point: { x, y }, normal: { x, y }, inside }",
    ],
    [
      "tangents",
      (out) => tangents({ x: 9, y: 9 }, ball, any(out)),
      "an object { left: { x, y }, right: { x, y } }",
    ],
    ["sweep", (out) => sweep(ball, rest, box, rest, any(out)), "what createSweepHit makes"],
    ["sweepTurning", (out) => sweepTurning(ball, rest, box, rest, any(out)), "what createSweepHit makes"],
  ])("is refused by %s, also if it lacks what belongs in it, and is not touched", (name, ask, allowed) => {
    const halfMade = {
      a: { x: 7, y: 7 },
      normal: { x: 7, y: 7 },
      left: { x: 7, y: 7 },
      point: null,
      points: 5,
    };
    const before = structuredClone(halfMade);
    for (const [out, called] of [
      [null, "null"],
      [7, "7"],
      [{}, "an object"],
      [halfMade, "an object"],
    ] as const) {
      expect(() => ask(out)).toThrow(TypeError);
      expect(() => ask(out)).toThrow(`${name}: out must be ${allowed}, got ${called}`);
    }
    expect(halfMade).toEqual(before);
  });

  const hit = () => ({ t: 7, point: { x: 7, y: 7 }, normal: { x: 7, y: 7 }, isCertain: true, inside: true });
  const touching = () => ({ normal: { x: 7, y: 7 }, depth: 7, points: [{ x: 7, y: 7 }] });
  const far = circle(99, 0, 1);
  it.each<[string, (out: never) => unknown, (out: never) => unknown, object]>([
    ["bounds", (out) => bounds(ball, out), () => null, { minX: 0, minY: 0, maxX: 0, maxY: 0 }],
    ["centroid", (out) => centroid(ball, out), (out) => centroid(halfPlane(0, 0, 1, 0), out), { x: 7, y: 7 }],
    ["closestPoint", (out) => closestPoint(ball, 9, 0, out), () => null, { x: 7, y: 7 }],
    [
      "closestPoints",
      (out) => closestPoints(ball, box, out),
      () => null,
      { distance: 7, a: { x: 7, y: 7 }, b: { x: 7, y: 7 } },
    ],
    ["contact", (out) => contact(ball, box, out), (out) => contact(ball, far, out), touching()],
    ["raycast", (out) => raycast(beam, ball, out), (out) => raycast(beam, circle(0, 9, 1), out), hit()],
    [
      "tangents",
      (out) => tangents({ x: 9, y: 9 }, ball, out),
      (out) => tangents(rest, ball, out),
      { left: { x: 7, y: 7 }, right: { x: 7, y: 7 } },
    ],
    ["sweep", (out) => sweep(ball, rest, box, rest, out), (out) => sweep(ball, rest, far, rest, out), hit()],
    [
      "sweepTurning",
      (out) => sweepTurning(ball, rest, box, rest, out),
      (out) => sweepTurning(ball, rest, far, rest, out),
      hit(),
    ],
  ])(
    "is refused by %s if it is frozen, or what is in it, and else is left as it was",
    (name, ask, askInVain, out) => {
      const before = structuredClone(out);
      expect(askInVain(any(out))).toBeNull();
      expect(out).toEqual(before);
      for (const frozen of frozenCopies(out).slice(name === "tangents" ? 1 : 0)) {
        const content = structuredClone(frozen);
        expect(() => ask(any(frozen))).toThrow(TypeError);
        expect(() => ask(any(frozen))).toThrow(
          new RegExp(`^${name}: out must be .*, not frozen, got an object$`),
        );
        if (askInVain(any(structuredClone(out))) === null && askInVain.length > 0) {
          expect(() => askInVain(any(frozen))).toThrow(`${name}: out must be`);
        }
        expect(frozen).toEqual(content);
      }
    },
  );

  it("is refused where there is nothing to tell, too", () => {
    expect(() => contact(ball, circle(99, 0, 1), any({}))).toThrow("contact: out must be");
    expect(() => raycast(ray(0, 99, 1, 0), ball, any({}))).toThrow("raycast: out must be");
    expect(contact(ball, circle(99, 0, 1), createContact())).toBeNull();
  });
});

describe("what is no ray", () => {
  const strangers = [
    null,
    undefined,
    5,
    "ray",
    [],
    {},
    ball,
    { x: 0, y: 0, dx: 1, dy: 0 },
    { ...beam, maxT: "9" + "x" },
  ];

  it.each([
    ["raycast", raycast],
    ["raycastAll", raycastAll],
  ])("is refused by %s, with every kind of shape", (name, ask) => {
    for (const stranger of strangers) {
      for (const shape of [ball, box]) {
        expect(() => ask(any(stranger), shape)).toThrow(TypeError);
        expect(() => ask(any(stranger), shape)).toThrow(`${name}: ray must be a ray, got `);
      }
    }
  });
});

describe("what has gone through JSON text without toJSON", () => {
  const throughText = (value: unknown) => any(JSON.parse(JSON.stringify(value)));

  it("is refused if it is a ray that had an infinite limit", () => {
    for (const stranger of [ray(-9, 0, 1, 0), ray(-9, 0, 1, 0, 99, Number.NEGATIVE_INFINITY)].map(
      throughText,
    )) {
      expect(() => raycast(stranger, ball)).toThrow("raycast: ray must be a ray, got an object");
      expect(() => raycastAll(stranger, ball)).toThrow("raycastAll: ray must be a ray, got an object");
      expect(() => storeRecord(new Float64Array(6), 0, stranger)).toThrow("storeRecord: shape must be a ray");
    }
    expect(raycast(throughText(ray(-9, 0, 1, 0, 99)), ball)?.t).toBe(4);
  });
});

describe("bad arguments of visibility", () => {
  it.each([
    ["visibility", (view: unknown, shapes: unknown) => visibility(any(view), any(shapes))],
    ["isVisible", (view: unknown, shapes: unknown) => isVisible(any(view), any(shapes), 0, 0)],
  ])("are refused by %s", (name, look) => {
    for (const view of [null, undefined, {}, box, beam, { x: 0, y: 0, r: 5 }]) {
      expect(() => look(view, [])).toThrow(TypeError);
      expect(() => look(view, [])).toThrow(`${name}: view must be a sector or a circle, got `);
    }
    for (const shapes of [null, undefined, 5, box, new Set([box])]) {
      expect(() => look(ball, shapes)).toThrow(TypeError);
      expect(() => look(ball, shapes)).toThrow(`${name}: shapes must be an array of shapes, got `);
    }
    expect(() => look(ball, [box, null])).toThrow(`${name}: shapes[1] must be a shape, got null`);
    // biome-ignore lint/suspicious/noSparseArray: a hole in a list is no shape
    expect(() => look(ball, [box, , box])).toThrow(`${name}: shapes[1] must be a shape, got undefined`);
  });

  it("name the point, and who was asked", () => {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => isVisible(ball, [], bad, 0)).toThrow(
        new RangeError(`isVisible: x must be a finite number, got ${bad}`),
      );
      expect(() => isVisible(ball, [], 0, bad)).toThrow("isVisible: y must be a finite number");
    }
    expect(() => isVisible(ball, [], any("1"), 0)).toThrow(TypeError);
  });

  it("are refused by what takes a region", () => {
    for (const region of [null, undefined, 5, {}, ball, { eye: { x: 0, y: 0 } }]) {
      expect(() => visibleArea(any(region))).toThrow(
        "visibleArea: region must be what visibility returns, got ",
      );
      expect(() => traceVisibility(new FlatPath(), any(region))).toThrow(
        "traceVisibility: region must be what visibility returns, got ",
      );
    }
  });
});

describe("bad arguments of drawing", () => {
  it("are told apart", () => {
    for (const context of [null, undefined, {}, "canvas"]) {
      expect(() => trace(any(context), ball)).toThrow(
        "trace: context must be a canvas context or a Path2D, got ",
      );
      expect(() => traceVisibility(any(context), visibility(ball, []))).toThrow(
        "traceVisibility: context must be a canvas context or a Path2D, got ",
      );
    }
  });
});

describe("bad arguments of batches", () => {
  const circles = Float64Array.of(0, 0, 1);
  const rects = Float64Array.of(0, 0, 1, 1, 1, 0);
  const rays = Float64Array.of(-5, 0, 1, 0, 0, 9);

  it("are refused by overlapsMany before it writes anything", () => {
    const out = Uint8Array.of(7);
    for (const list of [null, undefined, 5, {}, [0, 0, 1], Float32Array.of(0, 0, 1)]) {
      expect(() => overlapsMany(Kind.circle, any(list), Kind.rect, rects, out)).toThrow(
        "overlapsMany: dataA must be a Float64Array, got ",
      );
      expect(() => overlapsMany(Kind.circle, circles, Kind.rect, any(list), out)).toThrow(
        "overlapsMany: dataB must be a Float64Array, got ",
      );
      expect(() => overlapsMany(Kind.circle, circles, Kind.rect, rects, any(list))).toThrow(
        "overlapsMany: out must be a Uint8Array, got ",
      );
    }
    expect(() => overlapsMany(any("circle"), circles, any(undefined), rects, out)).toThrow(
      'overlapsMany: kindA, kindB must be values of Kind: those of point and ellipse, circle and rect, point and sector, or twice that of ellipses, circles, rects or polygons, got "circle", undefined',
    );
    // @ts-expect-error the circles come first
    expect(() => overlapsMany(Kind.rect, rects, Kind.circle, circles, out)).toThrow(
      /, got rect, circle \(exchange them: circle, rect\)$/,
    );
    // @ts-expect-error each kind has a partner, but not each other
    expect(() => overlapsMany(Kind.rect, rects, Kind.ellipse, rects, out)).toThrow(/, got rect, ellipse$/);
    // @ts-expect-error no list of segments is answered
    expect(() => overlapsMany(Kind.segment, rects, Kind.segment, rects, out)).toThrow(
      /, got segment, segment$/,
    );
    expect([...out]).toEqual([7]);
  });

  it("are refused by raycastMany before it writes anything", () => {
    const out = Float64Array.of(7);
    for (const list of [null, undefined, 5, {}, [0, 0, 1], Float32Array.of(0, 0, 1)]) {
      expect(() => raycastMany(any(list), Kind.circle, circles, out)).toThrow(
        "raycastMany: rays must be a Float64Array, got ",
      );
      expect(() => raycastMany(rays, Kind.circle, any(list), out)).toThrow(
        "raycastMany: shapes must be a Float64Array, got ",
      );
      expect(() => raycastMany(rays, Kind.circle, circles, any(list))).toThrow(
        "raycastMany: out must be a Float64Array, got ",
      );
    }
    // @ts-expect-error no list of ellipses is answered
    expect(() => raycastMany(rays, Kind.ellipse, rects, out)).toThrow(
      "raycastMany: kind must be that of circles, rects or polygons, got ",
    );
    expect([...out]).toEqual([7]);
  });

  it("that are no rays, though numbers, hit nothing", () => {
    const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
    const records = [
      [-5, 0, 1, 0, nan, 9],
      [-5, 0, 1, 0, 0, nan],
      [-5, 0, 1, 0, 9, 0],
      [-5, 0, inf, 0, 0, 9],
      [-inf, 0, 1, 0, 0, 9],
      [0, 0, 0, 0, 0, 9],
    ];
    const data = Float64Array.from(records.flat());
    const discs = Float64Array.from(records.flatMap(() => [...circles]));
    const out = raycastMany(data, Kind.circle, discs, new Float64Array(records.length));
    expect([...out]).toEqual(records.map(() => inf));
  });

  it("a ray of which a number is NaN hits nothing, nor does one with another that is not finite", () => {
    const { NaN: nan, POSITIVE_INFINITY: inf } = Number;
    const good = [-5, 0, 1, 0, 0, 9];
    const spoilt = good.map((_, i) => good.map((number, j) => (i === j ? nan : number)));
    const infinite = [0, 1, 2, 3].map((i) => good.map((number, j) => (i === j ? inf : number)));
    const unlimited = [
      [-5, 0, 1, 0, 0, inf],
      [-5, 0, 1, 0, -inf, inf],
    ];
    const records = [...spoilt, ...infinite, ...unlimited];
    const many = Array.from({ length: 4 }, () => records).flat();
    const data = Float64Array.from(many.flat());
    const triangle = new Float64Array(17);
    triangle.set([3, -1, -1, 1, -1, 0, 4]);
    for (const [kind, shape] of [
      [Kind.circle, circles],
      [Kind.rect, rects],
      [Kind.polygon, triangle],
    ] as const) {
      const shapes = Float64Array.from(many.flatMap(() => [...shape]));
      const out = raycastMany(data, kind, shapes, new Float64Array(many.length));
      const misses = Array.from(out, (t) => t === inf);
      expect(misses).toEqual(many.map((_, i) => i % records.length < records.length - 2));
    }
  });

  it("are refused by storeRecord before it writes anything", () => {
    const data = new Float64Array(7).fill(7);
    for (const index of [-1, 2, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => storeRecord(data, index, ball)).toThrow(RangeError);
      expect(() => storeRecord(data, index, ball)).toThrow(
        `storeRecord: index must be a whole number below 2, the records in the list, got ${index}`,
      );
    }
    for (const shape of [null, undefined, 5, "", {}, { kind: 99 }]) {
      expect(() => storeRecord(data, 0, any(shape))).toThrow(
        "storeRecord: shape must be a point, circle, ellipse, rect, sector, polygon or ray, got ",
      );
    }
    expect(() => storeRecord(any([0, 0, 0]), 0, ball)).toThrow(
      "storeRecord: data must be a Float64Array, got an array",
    );
    expect([...data]).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(() => storeRecord(new Float64Array(7), 0, sector(0, 0, 1, 0, 1))).toThrow(
      new RangeError("storeRecord: data.length must be at least 8, for one record, got 7"),
    );
  });
});
