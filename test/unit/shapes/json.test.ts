import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import type { Angle } from "../../../src/math/vector.js";
import { compound } from "../../../src/shapes/copy.js";
import { fromJSON, toJSON } from "../../../src/shapes/json.js";
import type { RayJSON, ShapeJSON } from "../../../src/shapes/json-types.js";
import type { Ray, Shape } from "../../../src/shapes/kind.js";
import { capsule, halfPlane, polyline, ray, segment } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { rotateTo, setPose } from "../../../src/shapes/pose.js";
import { rect, roundedRect } from "../../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, point, sector } from "../../../src/shapes/round.js";
import { seededRandom } from "../math/high-precision.js";

const inf = Number.POSITIVE_INFINITY;

function throughText<S extends Shape | Ray>(shape: S): unknown {
  return fromJSON(JSON.parse(JSON.stringify(toJSON(shape))) as ShapeJSON);
}

describe("toJSON", () => {
  it("is what the semantics show", () => {
    expect(toJSON(point(1, 2))).toEqual({ type: "point", x: 1, y: 2 });
    expect(toJSON(circle(1, 2, 3))).toEqual({ type: "circle", x: 1, y: 2, r: 3 });
    expect(toJSON(ellipse(1, 2, 4, 3, { x: 3, y: 4 }))).toEqual({
      type: "ellipse",
      x: 1,
      y: 2,
      rx: 4,
      ry: 3,
      angle: { x: 3, y: 4 },
    });
    expect(toJSON(rect(1, 2, 4, 3))).toEqual({
      type: "rect",
      x: 1,
      y: 2,
      width: 4,
      height: 3,
      angle: { x: 1, y: 0 },
    });
    expect(toJSON(sector(1, 2, 9, degrees(0), degrees(90)))).toEqual({
      type: "sector",
      x: 1,
      y: 2,
      r: 9,
      startAngle: { x: 1, y: 0 },
      endAngle: { x: 0, y: 1 },
      opening: "lessThanHalf",
      angle: { x: 1, y: 0 },
    });
    expect(toJSON(ray(1, 2, 1, 0))).toEqual({ type: "ray", x: 1, y: 2, dx: 1, dy: 0, minT: 0, maxT: null });
    expect(toJSON(ray(1, 2, 1, 0, inf, -inf))).toMatchObject({ minT: null, maxT: null });
  });

  it("is what the semantics show, for shapes given by points and their like", () => {
    const pose = { x: 0, y: 0, angle: { x: 1, y: 0 } };
    const quarter = {
      startAngle: { x: 1, y: 0 },
      endAngle: { x: 0, y: 1 },
      opening: "lessThanHalf",
      angle: { x: 1, y: 0 },
    };
    const [east, south] = [degrees(0), degrees(90)];
    const holes = [
      [
        [1, 1],
        [2, 1],
        [1, 2],
      ],
    ] as [number, number][][];
    const vertices = [
      [0, 0],
      [9, 0],
      [0, 9],
    ] as [number, number][];
    expect(toJSON(segment(0, 0, 4, 3))).toEqual({ type: "segment", ax: 0, ay: 0, bx: 4, by: 3, ...pose });
    expect(toJSON(capsule(0, 0, 4, 3, 2))).toEqual({
      type: "capsule",
      ax: 0,
      ay: 0,
      bx: 4,
      by: 3,
      r: 2,
      ...pose,
    });
    expect(toJSON(roundedRect(1, 2, 8, 6, 1))).toEqual({
      type: "roundedRect",
      x: 1,
      y: 2,
      width: 8,
      height: 6,
      r: 1,
      angle: { x: 1, y: 0 },
    });
    expect(toJSON(polygon(vertices, { holes }))).toEqual({ type: "polygon", vertices, holes, ...pose });
    expect(toJSON(halfPlane(1, 2, 0, -1))).toEqual({
      type: "halfPlane",
      x: 1,
      y: 2,
      nx: 0,
      ny: -1,
      angle: { x: 1, y: 0 },
    });
    expect(toJSON(annularSector(1, 2, 4, 9, east, south))).toEqual({
      type: "annularSector",
      x: 1,
      y: 2,
      innerR: 4,
      outerR: 9,
      ...quarter,
    });
    expect(toJSON(arc(1, 2, 9, east, south))).toEqual({ type: "arc", x: 1, y: 2, r: 9, ...quarter });
    expect(toJSON(polyline(vertices))).toEqual({ type: "polyline", points: vertices, ...pose });
    expect(toJSON(compound([circle(0, 0, 1)]))).toEqual({
      type: "compound",
      shapes: [{ type: "circle", x: 0, y: 0, r: 1 }],
      ...pose,
    });
  });

  it("keeps what a posed shape was made with, and its pose", () => {
    expect(toJSON(setPose(segment(0, 0, 4, 3), 7, 8, { x: 3, y: 4 }))).toEqual({
      type: "segment",
      ax: 0,
      ay: 0,
      bx: 4,
      by: 3,
      x: 7,
      y: 8,
      angle: { x: 3, y: 4 },
    });
  });

  it("names the opening a sector was made with", () => {
    expect(toJSON(sector(0, 0, 1, 0, 4)).opening).toBe("halfOrMore");
    expect(toJSON(rotateTo(sector(0, 0, 1, 0, 7), 1)).opening).toBe("whole");
  });

  it("refuses what is neither shape nor ray", () => {
    expect(() => toJSON({} as Shape)).toThrow(TypeError);
    expect(() => toJSON(5 as unknown as Shape)).toThrow("toJSON: shape must be a shape, got 5");
  });
});

describe("fromJSON", () => {
  const random = seededRandom(12);
  const number = () => (random() - 0.5) * 2 ** Math.floor(random() * 60 - 20);
  const size = () => (random() < 0.2 ? 0 : Math.abs(number()));
  const angle = (): Angle => {
    const kind = Math.floor(random() * 4);
    if (kind === 0) return number();
    if (kind === 1) return degrees(Math.floor(random() * 40) * 45 - 900);
    if (kind === 2) return { x: number(), y: 1e-310 };
    return { x: Math.floor(random() * 5) - 2, y: 1e300 };
  };
  const made = Array.from({ length: 400 }, () => {
    const start = angle();
    const end = random() < 0.3 ? start : angle();
    const posed = <S extends Shape>(shape: S): S => setPose(shape, number(), number(), angle());
    const radius = size();
    const corner = () => [number(), number()] as const;
    const triangle = [
      [0, 0],
      [1 + size(), 0],
      [0.7, 1 + size()],
    ] as const;
    const simple = [
      posed(segment(number(), number(), number(), number())),
      posed(capsule(number(), number(), number(), number(), radius)),
      posed(roundedRect(0, 0, 2 * radius + size(), 2.5 * radius, radius)),
      posed(
        polygon(triangle, {
          holes: [
            [
              [0.5, 0.125],
              [0.5, 0.25],
              [0.25, 0.125],
            ],
          ],
        }),
      ),
      posed(halfPlane(0, 0, number(), 1)),
      posed(annularSector(0, 0, radius, 3 * radius, start, end)),
      posed(arc(0, 0, radius, start, end)),
      posed(polyline([corner(), corner(), corner()])),
      posed(sector(0, 0, radius, start, end)),
    ];
    return [
      ...simple,
      posed(compound([posed(compound(simple)), posed(ellipse(0, 0, 1, 2)), posed(point(0, 0))])),
      point(number(), number()),
      setPose(circle(0, 0, size()), number(), number(), angle()),
      setPose(ellipse(0, 0, size(), size()), number(), number(), angle()),
      setPose(rect(0, 0, size(), size()), number(), number(), angle()),
      rect(0, 0, 3 * Number.MIN_VALUE, Number.MAX_VALUE, angle()),
      setPose(sector(0, 0, size(), start, end), number(), number(), angle()),
      sector(0, 0, 1, start, typeof start === "number" ? start + random() * 7 : end),
      rotateTo(sector(0, 0, 1, { x: 1, y: 2 ** -54 }, { x: 1, y: 0 }), number()),
      rotateTo(sector(0, 0, 1, { x: 1, y: 0 }, { x: 1, y: 2 ** -54 }), number()),
      ray(number(), number(), number(), 1, random() < 0.5 ? inf : 5, random() < 0.5 ? -inf : -5),
    ];
  }).flat();

  it("brings back every shape bit for bit, and it goes on like the first", () => {
    const returned = made.map(throughText);
    expect(returned).toEqual(made);
    const turns = made.map(() => angle());
    const first = made.map((shape, i) => ("kind" in shape ? rotateTo(shape, turns[i] ?? 0) : shape));
    const second = returned.map((shape, i) => rotateIfShape(shape as Shape | Ray, turns[i] ?? 0));
    expect(second).toEqual(first);
  });

  it("keeps the type: what is a circle's data makes a circle", () => {
    const back: number = fromJSON(toJSON(circle(1, 2, 3))).r;
    expect(back).toBe(3);
  });

  it("takes data of type any for a shape's", () => {
    const text = JSON.stringify(toJSON(circle(1, 2, 3)));
    const shape: Shape = fromJSON(JSON.parse(text));
    expect(shape).toEqual(circle(1, 2, 3));
    const line: Ray = fromJSON(JSON.parse(JSON.stringify(toJSON(ray(1, 2, 3, 4)))) as RayJSON);
    expect(line).toEqual(ray(1, 2, 3, 4));
  });

  it("is not needed for shapes: those that JSON text gives back as they were are the same to every question", () => {
    const shapes = made.filter((shape) => "kind" in shape);
    expect(shapes.length).toBeGreaterThan(4000);
    for (const shape of shapes) {
      const copy: Shape = JSON.parse(JSON.stringify(shape));
      expect(copy).toEqual(shape);
    }
  });

  it("accepts radians and defaults", () => {
    expect(fromJSON({ type: "ellipse", x: 1, y: 2, rx: 3, ry: 4 })).toEqual(ellipse(1, 2, 3, 4));
    expect(fromJSON({ type: "ellipse", x: 1, y: 2, rx: 3, ry: 4, angle: 5 })).toEqual(ellipse(1, 2, 3, 4, 5));
    expect(fromJSON({ type: "rect", x: 1, y: 2, width: 3, height: 4, angle: 5 })).toEqual(
      rect(1, 2, 3, 4, 5),
    );
    const angles = { startAngle: 0.5, endAngle: 0.5 + 2 * Math.PI };
    const whole = sector(1, 2, 3, angles.startAngle, angles.endAngle);
    expect(fromJSON({ type: "sector", x: 1, y: 2, r: 3, ...angles })).toEqual(whole);
    expect(fromJSON({ type: "sector", x: 1, y: 2, r: 3, ...angles, angle: 1 })).toEqual(rotateTo(whole, 1));
    const points = [[0, 0], { x: 9, y: 0 }, [0, 9]] as const;
    expect(fromJSON({ type: "polyline", points })).toEqual(polyline(points));
    expect(fromJSON({ type: "polygon", vertices: points, x: 4 })).toEqual(setPose(polygon(points), 4, 0, 0));
    expect(fromJSON({ type: "halfPlane", x: 1, y: 2, nx: 3, ny: 4, angle: 1 })).toEqual(
      rotateTo(halfPlane(1, 2, 3, 4), 1),
    );
    expect(fromJSON({ type: "arc", x: 1, y: 2, r: 3, ...angles })).toEqual(
      arc(1, 2, 3, angles.startAngle, angles.endAngle),
    );
    const nested = { type: "compound", shapes: [{ type: "point", x: 1, y: 2 }], x: 5 } as const;
    expect(fromJSON({ type: "compound", shapes: [nested] })).toEqual(compound([point(6, 2)]));
    expect(fromJSON({ type: "ray", x: 1, y: 2, dx: 3, dy: 4 })).toEqual(ray(1, 2, 3, 4));
    expect(fromJSON({ type: "ray", x: 1, y: 2, dx: 3, dy: 4, minT: null, maxT: 7 })).toEqual(
      ray(1, 2, 3, 4, 7, -inf),
    );
  });

  it.each<[string, unknown, typeof TypeError | typeof RangeError, string]>([
    ["no object", 5, TypeError, "fromJSON: json must be an object that toJSON made, got 5"],
    ["null", null, TypeError, "fromJSON: json must be an object that toJSON made, got null"],
    ["a list", [], TypeError, "fromJSON: json must be an object that toJSON made, got an array"],
    [
      "a shape that is its own data",
      JSON.parse(JSON.stringify(ellipse(0, 0, 2, 1))),
      TypeError,
      "fromJSON: json must be an object that toJSON made, got an ellipse",
    ],
    ["no type", {}, TypeError, "fromJSON: type must be "],
    ["an unknown type", { type: "blob" }, TypeError, 'got "blob"'],
    ["an inherited name", { type: "toString" }, TypeError, 'got "toString"'],
    ["a missing field", { type: "circle", x: 0, y: 0 }, TypeError, "circle: r must be"],
    ["a bad field", { type: "rect", x: 0, y: 0, width: -1, height: 1 }, RangeError, "rect: width must be"],
    [
      "a null angle",
      { type: "rect", x: 0, y: 0, width: 1, height: 1, angle: null },
      TypeError,
      "rect: angle",
    ],
    [
      "an unknown opening",
      { type: "sector", x: 0, y: 0, r: 1, startAngle: 0, endAngle: 1, opening: "wide" },
      TypeError,
      'sector: opening must be "lessThanHalf", "halfOrMore" or "whole", got "wide"',
    ],
    [
      "an inherited opening",
      { type: "sector", x: 0, y: 0, r: 1, startAngle: 0, endAngle: 1, opening: "valueOf" },
      TypeError,
      "sector: opening",
    ],
    [
      "a contradicting opening",
      { type: "sector", x: 0, y: 0, r: 1, startAngle: 0, endAngle: 1, opening: "halfOrMore" },
      RangeError,
      'sector: opening must be that of the angles, "lessThanHalf", or "whole", got "halfOrMore"',
    ],
    [
      "a bad turn",
      { type: "sector", x: 0, y: 0, r: 1, startAngle: 0, endAngle: 1, angle: { x: 0, y: 0 } },
      RangeError,
      "sector: angle",
    ],
    ["a bad pose", { type: "segment", ax: 0, ay: 0, bx: 1, by: 1, x: "3" }, TypeError, "segment: x must be"],
    [
      "a bad angle of a pose",
      { type: "segment", ax: 0, ay: 0, bx: 1, by: 1, angle: null },
      TypeError,
      "segment: angle",
    ],
    ["a ray in a compound", { type: "compound", shapes: [{ type: "ray" }] }, TypeError, 'got "ray"'],
    ["no list of shapes", { type: "compound", shapes: 5 }, TypeError, "compound: shapes must be an array"],
    [
      "a gap in a compound",
      { type: "compound", shapes: [null] },
      TypeError,
      "compound: shapes[0] must be an object",
    ],
    [
      "a bad field of a part",
      {
        type: "compound",
        shapes: [
          { type: "point", x: 0, y: 0 },
          { type: "circle", x: 0, y: 0, r: -1 },
        ],
      },
      RangeError,
      "compound: shapes[1].r must be a finite number ≥ 0, got -1",
    ],
    [
      "a rectangle's centre, by the names it has there",
      { type: "rect", x: Number.POSITIVE_INFINITY, y: 0, width: 1, height: 1 },
      RangeError,
      "rect: x must be a finite number, got Infinity",
    ],
    [
      "a bad number deep in a part",
      {
        type: "compound",
        shapes: [
          {
            type: "polyline",
            points: [
              [0, "1"],
              [2, 3],
            ],
          },
        ],
      },
      TypeError,
      "compound: shapes[0].points[0][1] must be a finite number",
    ],
    [
      "a bad part of a part",
      { type: "compound", shapes: [{ type: "compound", shapes: [{ type: "blob" }] }] },
      TypeError,
      "compound: shapes[0].shapes[0].type must be",
    ],
    [
      "a part that cannot be",
      { type: "compound", shapes: [{ type: "halfPlane", x: 0, y: 0, nx: 0, ny: 0 }] },
      RangeError,
      "compound: shapes[0]: (nx, ny) must be a normal other than zero",
    ],
    [
      "crossing edges",
      {
        type: "polygon",
        vertices: [
          [0, 0],
          [2, 2],
          [2, 0],
          [0, 2],
        ],
      },
      RangeError,
      "polygon: ",
    ],
    [
      "a contradiction of an arc",
      { type: "arc", x: 0, y: 0, r: 1, startAngle: 0, endAngle: 1, opening: "halfOrMore" },
      RangeError,
      "arc: opening",
    ],
    ["a bad limit", { type: "ray", x: 0, y: 0, dx: 1, dy: 0, maxT: "far" }, TypeError, "ray: maxT"],
  ])("refuses %s", (_name, json, type, message) => {
    const attempt = () => fromJSON(json as ShapeJSON);
    expect(attempt).toThrow(type);
    expect(attempt).toThrow(message);
  });
});

function rotateIfShape(shape: Shape | Ray, turn: Angle): Shape | Ray {
  return "kind" in shape ? rotateTo(shape, turn) : shape;
}
