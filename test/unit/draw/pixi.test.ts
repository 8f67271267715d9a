import { beforeAll, describe, expect, it } from "vitest";
import { outlinePoints, svgPath, trace, traceVisibility } from "../../../src/draw/index.js";
import {
  annularSector,
  capsule,
  circle,
  closestBoundaryPoint,
  compound,
  containsPoint,
  ellipse,
  polygon,
  roundedRect,
  type Shape,
  sector,
  visibility,
} from "../../../src/index.js";
import { FlatPath } from "./flatten.js";

type Pixi = typeof import("pixi.js");

/** As much of an element as Pixi's reader of SVG looks at. */
function element(nodeName: string, attributes: Record<string, string>, children: object[] = []) {
  const getAttribute = (name: string) => attributes[name] ?? null;
  const querySelectorAll = () => [];
  return {
    nodeName,
    children,
    getAttribute,
    querySelectorAll,
    hasAttribute: (name: string) => name in attributes,
    style: {},
  };
}

const square = (x: number, y: number, size: number): [number, number][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

const oneHole = polygon(square(0, 0, 10), { holes: [square(2, 2, 3)] });
const twoHoles = polygon(square(0, 0, 10), { holes: [square(1, 1, 3), square(6, 6, 2)] });

const shapes: [string, Shape][] = [
  ["a turned ellipse", ellipse(5, 5, 5, 2, 0.7)],
  ["a rounded rect", roundedRect(5, 5, 8, 6, 2, 0.4)],
  ["a wide sector", sector(5, 5, 5, 0, 4)],
  ["a capsule", capsule(2, 2, 8, 7, 2)],
  ["an annular sector", annularSector(5, 5, 2, 5, 0.3, 4)],
  ["a ring", annularSector(5, 5, 2, 5, 0, 7)],
  ["a polygon with a hole", oneHole],
];

/** Places that are not next to the boundary, where Pixi's polygons differ from curves. */
function* placesFor(shape: Shape): Generator<{ x: number; y: number }> {
  for (let x = 0.13; x < 10; x += 0.5) {
    for (let y = 0.17; y < 10; y += 0.5) {
      const edge = closestBoundaryPoint(shape, x, y);
      if (edge && Math.hypot(edge.x - x, edge.y - y) > 0.2) yield { x, y };
    }
  }
}

describe("Pixi", () => {
  let pixi: Pixi;
  beforeAll(async () => {
    // It asks for the browser's name when it is loaded.
    Object.assign(globalThis, { navigator: globalThis.navigator ?? { userAgent: "", maxTouchPoints: 0 } });
    pixi = await import("pixi.js");
  });

  it.each(shapes)("fills %s as svgPath has it, by the even-odd rule", (_name, shape) => {
    const path = element("path", { d: svgPath(shape), fill: "red", "fill-rule": "evenodd" });
    const context = new pixi.GraphicsContext().svg(element("svg", {}, [path]) as never);
    const places = [...placesFor(shape)];
    expect(places.length).toBeGreaterThan(200);
    for (const place of places)
      expect(context.containsPoint(place)).toBe(containsPoint(shape, place.x, place.y));
  });

  it.each<[string, Shape]>([...shapes, ["a polygon with two holes", twoHoles]])(
    "fills %s as outlinePoints has it, and cuts its holes",
    (_name, shape) => {
      const context = new pixi.GraphicsContext();
      outlinePoints(shape, 0.01).forEach(({ points }, ring) => {
        context.poly(points.flatMap(({ x, y }) => [x, y]));
        if (ring === 0) context.fill("red");
        else context.cut();
      });
      for (const place of placesFor(shape)) {
        expect(context.containsPoint(place)).toBe(containsPoint(shape, place.x, place.y));
      }
    },
  );

  it("is refused by trace if there is an ellipse to draw, before anything is drawn", () => {
    const context = new pixi.GraphicsContext();
    const pair = compound([circle(0, 0, 1), ellipse(0, 0, 2, 1, 0.5)]);
    for (const shape of [pair, ellipse(0, 0, 2, 1)]) {
      expect(() => trace(context as never, shape)).toThrow(
        new TypeError(
          "trace: context must be one whose ellipse can be turned (give others svgPath or outlinePoints), got one whose ellipse has 4 parameters",
        ),
      );
    }
    const region = visibility(circle(0, 0, 9), [ellipse(4, 0, 2, 1)]);
    expect(() => traceVisibility(context as never, region)).toThrow(
      "traceVisibility: context must be one whose",
    );
    expect(context.instructions).toHaveLength(0);
    expect(() => trace(context as never, ellipse(0, 0, 2, 0))).not.toThrow();
    expect(() => trace(new FlatPath(), pair)).not.toThrow();
    expect(() =>
      trace(Object.assign(new FlatPath(), { ellipse: (..._: number[]) => {} }), pair),
    ).not.toThrow();
  });
});
