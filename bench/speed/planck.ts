import * as planck from "planck";
import { library } from "./library.js";
import { type Ask, convertPairs, type Question, type SpeedContestant } from "./question.js";
import type { Pair } from "./scenes.js";
import { worldPolygonOf } from "./world-polygon.js";

/** Boxes and polygons get a skin of 0.01 by default, which its own tests of overlap and contact include. */
export interface PlanckShape {
  readonly shape: planck.Shape;
  readonly radius: number;
}

export function convert(given: Pair["a"]): PlanckShape | undefined {
  const { Kind } = library;
  if (given.kind === Kind.circle) {
    return { shape: new planck.CircleShape(planck.Vec2(given.x, given.y), given.r), radius: given.r };
  }
  if (given.kind === Kind.segment) {
    const start = planck.Vec2(given.ax, given.ay);
    return { shape: new planck.EdgeShape(start, planck.Vec2(given.bx, given.by)), radius: 0 };
  }
  const vertices = worldPolygonOf(given)?.map(([x, y]) => planck.Vec2(x, y));
  return vertices && { shape: new planck.PolygonShape(vertices), radius: 0 };
}

const here = planck.Transform.identity();

export const planckLibrary: SpeedContestant = {
  name: "planck",
  prepare(question, pairs) {
    const shapes = convertPairs(pairs, convert);
    if (shapes === undefined) return undefined;
    return prepareShapes(question, shapes.a, shapes.b);
  },
};

function prepareShapes(
  question: Question,
  a: readonly PlanckShape[],
  b: readonly PlanckShape[],
): Ask | undefined {
  if (question === "overlaps") {
    const shapesA = a.map(({ shape }) => shape);
    const shapesB = b.map(({ shape }) => shape);
    return (i) =>
      planck.testOverlap(shapesA[i] as planck.Shape, 0, shapesB[i] as planck.Shape, 0, here, here) ? 1 : 0;
  }
  if (question === "distance") return prepareDistance(a, b);
  return prepareContact(a, b);
}

function prepareDistance(a: readonly PlanckShape[], b: readonly PlanckShape[]): Ask {
  const inputs = a.map(({ shape }, index) => {
    const input = new planck.DistanceInput();
    input.proxyA.set(shape, 0);
    input.proxyB.set((b[index] as PlanckShape).shape, 0);
    input.transformA.setIdentity();
    input.transformB.setIdentity();
    input.useRadii = false;
    return input;
  });
  const radii = Float64Array.from(a, ({ radius }, index) => radius + (b[index]?.radius ?? 0));
  const output = new planck.DistanceOutput();
  const cache = new planck.SimplexCache();
  return (i) => {
    cache.count = 0;
    planck.Distance(output, cache, inputs[i] as planck.DistanceInput);
    return Math.max(0, output.distance - (radii[i] ?? 0));
  };
}

/**
 * Its manifold holds the normal and the points that touch; the depth, which is the manifold's answer in the plane,
 * is not asked of it, so 0 stands for a contact.
 */
function prepareContact(a: readonly PlanckShape[], b: readonly PlanckShape[]): Ask | undefined {
  const manifold = new planck.Manifold();
  const first = collide(a[0] as PlanckShape, b[0] as PlanckShape);
  if (first === undefined) return undefined;
  const { test, flipped } = first;
  const shapesA = (flipped ? b : a).map(({ shape }) => shape);
  const shapesB = (flipped ? a : b).map(({ shape }) => shape);
  return (i) => {
    manifold.pointCount = 0;
    test(manifold, shapesA[i] as planck.Shape, here, shapesB[i] as planck.Shape, here);
    return manifold.pointCount > 0 ? 0 : -1;
  };
}

function collide(a: PlanckShape, b: PlanckShape): { test: planck.Collide; flipped: boolean } | undefined {
  const types = `${a.shape.getType()} ${b.shape.getType()}`;
  switch (types) {
    case "circle circle":
      return { test: planck.CollideCircles, flipped: false };
    case "circle polygon":
      return { test: planck.CollidePolygonCircle, flipped: true };
    case "polygon polygon":
      return { test: planck.CollidePolygons, flipped: false };
    case "circle edge":
      return { test: planck.CollideEdgeCircle, flipped: true };
    case "polygon edge":
      return { test: planck.CollideEdgePolygon, flipped: true };
    case "edge polygon":
      return { test: planck.CollideEdgePolygon, flipped: false };
    default:
      return undefined;
  }
}
