import * as box2d from "phaser-box2d/dist/PhaserBox2D.js";
import { library } from "./library.js";
import { type Ask, convertPairs, type SpeedContestant } from "./question.js";
import type { Pair } from "./scenes.js";
import { worldPolygonOf } from "./world-polygon.js";

type Geometry = box2d.b2Circle | box2d.b2Capsule | box2d.b2Segment | box2d.b2Polygon;

/** A shape, the kind that its functions go by, and its points with a radius, for its distance. */
export interface BoxShape {
  readonly type: "circle" | "capsule" | "segment" | "polygon";
  readonly geometry: Geometry;
  readonly proxy: box2d.b2DistanceProxy;
}

export const vec = (x: number, y: number) => new box2d.b2Vec2(x, y);

export function convert(given: Pair["a"]): BoxShape | undefined {
  const { Kind } = library;
  if (given.kind === Kind.circle) {
    const centre = vec(given.x, given.y);
    const proxy = box2d.b2MakeProxy([centre], 1, given.r);
    return { type: "circle", geometry: new box2d.b2Circle(centre, given.r), proxy };
  }
  if (given.kind === Kind.segment || given.kind === Kind.capsule) {
    const start = vec(given.ax, given.ay);
    const end = vec(given.bx, given.by);
    const radius = given.kind === Kind.capsule ? given.r : 0;
    const proxy = box2d.b2MakeProxy([start, end], 2, radius);
    if (given.kind === Kind.segment) {
      return { type: "segment", geometry: new box2d.b2Segment(start, end), proxy };
    }
    const capsule = new box2d.b2Capsule();
    capsule.center1 = start;
    capsule.center2 = end;
    capsule.radius = radius;
    return { type: "capsule", geometry: capsule, proxy };
  }
  return convertPolygon(given);
}

function convertPolygon(given: Pair["a"]): BoxShape | undefined {
  const { Kind } = library;
  const radius = given.kind === Kind.roundedRect ? given.r : 0;
  const core =
    given.kind === Kind.roundedRect
      ? library.rect(given.x, given.y, 2 * (given.halfWidth - radius), 2 * (given.halfHeight - radius), {
          x: given.ux,
          y: given.uy,
        })
      : given;
  const vertices = worldPolygonOf(core)?.map(([x, y]) => vec(x, y));
  if (vertices === undefined) return undefined;
  const hull = box2d.b2ComputeHull(vertices, vertices.length);
  const polygon = box2d.b2MakePolygon(hull, radius, false);
  return {
    type: "polygon",
    geometry: polygon,
    proxy: box2d.b2MakeProxy(polygon.vertices, polygon.count, radius),
  };
}

export const here = new box2d.b2Transform(vec(0, 0), new box2d.b2Rot(1, 0));

export const phaserBox2d: SpeedContestant = {
  name: "phaser-box2d",
  prepare(question, pairs) {
    const shapes = convertPairs(pairs, convert);
    if (shapes === undefined) return undefined;
    if (question === "contact") return prepareContact(shapes.a, shapes.b);
    const distance = prepareDistance(shapes.a, shapes.b);
    // It has no question of its own for overlaps, and uses its distance so.
    return question === "distance" ? distance : (i) => (distance(i) < 10 * 2 ** -23 ? 1 : 0);
  },
};

function prepareDistance(a: readonly BoxShape[], b: readonly BoxShape[]): Ask {
  const inputs = a.map(({ proxy }, index) => {
    const input = new box2d.b2DistanceInput();
    input.proxyA = proxy;
    input.proxyB = (b[index] as BoxShape).proxy;
    input.transformA = here;
    input.transformB = here;
    input.useRadii = true;
    return input;
  });
  const cache = new box2d.b2DistanceCache();
  return (i) => {
    cache.count = 0;
    return box2d.b2ShapeDistance(cache, inputs[i] as box2d.b2DistanceInput, null, 0).distance;
  };
}

function prepareContact(a: readonly BoxShape[], b: readonly BoxShape[]): Ask | undefined {
  const types = `${a[0]?.type} ${b[0]?.type}`;
  const straight = collide[types];
  const flipped = collide[`${b[0]?.type} ${a[0]?.type}`];
  const test = straight ?? flipped;
  if (test === undefined) return undefined;
  const first = (straight ? a : b).map(({ geometry }) => geometry);
  const second = (straight ? b : a).map(({ geometry }) => geometry);
  const manifold = new box2d.b2Manifold();
  return (i) => {
    manifold.pointCount = 0;
    test(first[i] as never, here, second[i] as never, here, manifold);
    let least = Number.POSITIVE_INFINITY;
    for (let k = 0; k < manifold.pointCount; k++) {
      least = Math.min(least, manifold.points[k]?.separation ?? least);
    }
    // It reports points up to 0.02 away, too.
    return least > 0 ? -1 : -least;
  };
}

// Its b2CollideSegmentAndCapsule passes no manifold on, and throws.
const collide: Record<string, box2d.Collide | undefined> = {
  "circle circle": box2d.b2CollideCircles,
  "capsule circle": box2d.b2CollideCapsuleAndCircle,
  "capsule capsule": box2d.b2CollideCapsules,
  "segment circle": box2d.b2CollideSegmentAndCircle,
  "segment polygon": box2d.b2CollideSegmentAndPolygon,
  "polygon circle": box2d.b2CollidePolygonAndCircle,
  "polygon capsule": box2d.b2CollidePolygonAndCapsule,
  "polygon polygon": box2d.b2CollidePolygons,
};
