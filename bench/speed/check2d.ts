import { type Body, System } from "check2d";
import { library } from "./library.js";
import { convertPairs, type SpeedContestant } from "./question.js";
import type { Pair } from "./scenes.js";

const system = new System();

/** Its ellipse is a polygon of some fifteen corners; its polygons may be concave, which it cuts into convex ones. */
function convert(shape: Pair["a"]): Body | undefined {
  const { Kind } = library;
  switch (shape.kind) {
    case Kind.point:
      return system.createPoint(shape);
    case Kind.circle:
      return system.createCircle(shape, shape.r);
    case Kind.ellipse:
      return system.createEllipse(shape, shape.rx, shape.ry, undefined, {
        angle: Math.atan2(shape.uy, shape.ux),
      });
    case Kind.rect:
      return system.createBox(shape, 2 * shape.halfWidth, 2 * shape.halfHeight, {
        angle: Math.atan2(shape.uy, shape.ux),
        isCentered: true,
      });
    case Kind.segment:
      return system.createLine({ x: shape.ax, y: shape.ay }, { x: shape.bx, y: shape.by });
    case Kind.polygon: {
      const vertices = Array.from({ length: shape.vertices.length / 2 }, (_, k) => ({
        x: shape.vertices[2 * k] ?? 0,
        y: shape.vertices[2 * k + 1] ?? 0,
      }));
      return system.createPolygon({ x: 0, y: 0 }, vertices);
    }
    default:
      return undefined;
  }
}

export const check2d: SpeedContestant = {
  name: "check2d",
  partly: ["contact"],
  prepare(question, pairs) {
    system.clear();
    const shapes = question === "distance" ? undefined : convertPairs(pairs, convert);
    if (shapes === undefined) return undefined;
    const { a, b } = shapes;
    const { response } = system;
    if (question === "overlaps") return (i) => (system.checkCollision(a[i] as Body, b[i] as Body) ? 1 : 0);
    return (i) => (system.checkCollision(a[i] as Body, b[i] as Body) ? response.overlap : -1);
  },
};
