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
 * Its manifold says in the coordinates of one body or the other what touches what; the normal, the points and their
 * separations in the plane are its world manifold. Without the skin: it reports what is less than that away, too.
 */
function prepareContact(a: readonly PlanckShape[], b: readonly PlanckShape[]): Ask | undefined {
  const collision = prepareCollision(a, b);
  if (collision === undefined) return undefined;
  const { manifold, radiiA, radiiB, isTouching } = collision;
  const world = new planck.WorldManifold();
  return (i) => {
    if (!isTouching(i)) return -1;
    manifold.getWorldManifold(world, here, radiiA[i] as number, here, radiiB[i] as number);
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < world.pointCount; k++) least = Math.min(least, world.separations[k] ?? least);
    return least > 0 ? -1 : -least;
  };
}

/** The manifold alone, of which the depth is not asked: 0 stands for a contact. */
export const planckManifold: SpeedContestant = {
  name: "planck, manifold only",
  partly: ["contact"],
  prepare(question, pairs) {
    const shapes = question === "contact" ? convertPairs(pairs, convert) : undefined;
    const collision = shapes && prepareCollision(shapes.a, shapes.b);
    return collision && ((i) => (collision.isTouching(i) ? 0 : -1));
  },
};

interface Collision {
  readonly manifold: planck.Manifold;
  readonly radiiA: Float64Array;
  readonly radiiB: Float64Array;
  /** Fills the manifold with that of the pair of an index. */
  isTouching(index: number): boolean;
}

function prepareCollision(a: readonly PlanckShape[], b: readonly PlanckShape[]): Collision | undefined {
  const manifold = new planck.Manifold();
  const first = collide(a[0] as PlanckShape, b[0] as PlanckShape);
  if (first === undefined) return undefined;
  const { test, flipped } = first;
  const [givenA, givenB] = flipped ? [b, a] : [a, b];
  const shapesA = givenA.map(({ shape }) => shape);
  const shapesB = givenB.map(({ shape }) => shape);
  return {
    manifold,
    radiiA: Float64Array.from(givenA, ({ radius }) => radius),
    radiiB: Float64Array.from(givenB, ({ radius }) => radius),
    isTouching(i) {
      manifold.pointCount = 0;
      test(manifold, shapesA[i] as planck.Shape, here, shapesB[i] as planck.Shape, here);
      return manifold.pointCount > 0;
    },
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
