import SAT from "sat";
import { library } from "./library.js";
import { convertPairs, type SpeedContestant } from "./question.js";
import type { Pair } from "./scenes.js";
import { worldPolygonOf } from "./world-polygon.js";

type SatShape =
  | { readonly type: "point"; readonly vector: SAT.Vector }
  | { readonly type: "circle"; readonly circle: SAT.Circle }
  | { readonly type: "polygon"; readonly polygon: SAT.Polygon };

function convert(shape: Pair["a"]): SatShape | undefined {
  if (shape.kind === library.Kind.point) return { type: "point", vector: new SAT.Vector(shape.x, shape.y) };
  if (shape.kind === library.Kind.circle) {
    return { type: "circle", circle: new SAT.Circle(new SAT.Vector(shape.x, shape.y), shape.r) };
  }
  const vertices = worldPolygonOf(shape)?.map(([x, y]) => new SAT.Vector(x, y));
  return vertices && { type: "polygon", polygon: new SAT.Polygon(new SAT.Vector(0, 0), vertices) };
}

/** Whether two shapes overlap; the response is filled if one is given. */
function test(a: SatShape, b: SatShape, response?: SAT.Response): boolean | undefined {
  if (a.type === "circle" && b.type === "circle") return SAT.testCircleCircle(a.circle, b.circle, response);
  if (a.type === "circle" && b.type === "polygon")
    return SAT.testCirclePolygon(a.circle, b.polygon, response);
  if (a.type === "polygon" && b.type === "polygon") {
    return SAT.testPolygonPolygon(a.polygon, b.polygon, response);
  }
  if (response !== undefined || a.type !== "point") return undefined;
  if (b.type === "circle") return SAT.pointInCircle(a.vector, b.circle);
  return b.type === "polygon" ? SAT.pointInPolygon(a.vector, b.polygon) : undefined;
}

export const sat: SpeedContestant = {
  name: "sat",
  partly: ["contact"],
  prepare(question, pairs) {
    const shapes = convertPairs(pairs, convert);
    if (shapes === undefined || question === "distance") return undefined;
    const { a, b } = shapes;
    const [firstA, firstB] = [a[0], b[0]];
    const response = new SAT.Response();
    const isContact = question === "contact";
    if (firstA === undefined || firstB === undefined) return undefined;
    if (test(firstA, firstB, isContact ? response : undefined) === undefined) return undefined;
    if (!isContact) return (i) => (test(a[i] as SatShape, b[i] as SatShape) ? 1 : 0);
    return (i) => {
      response.clear();
      return test(a[i] as SatShape, b[i] as SatShape, response) ? response.overlap : -1;
    };
  },
};
