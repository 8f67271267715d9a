import rapierModule from "@dimforge/rapier2d-compat";
import { library } from "./library.js";
import { convertPairs, type SpeedContestant } from "./question.js";
import type { Pair } from "./scenes.js";
import { worldPolygonOf } from "./world-polygon.js";

export interface RapierShape {
  readonly shape: rapierModule.Shape;
  readonly position: { readonly x: number; readonly y: number };
  readonly rotation: number;
}

const origin = { x: 0, y: 0 };

/** In single precision throughout. Its rounded boxes add the radius to the box. */
export function convert(given: Pair["a"]): RapierShape | undefined {
  const { Kind } = library;
  switch (given.kind) {
    case Kind.circle:
      return { shape: new rapierModule.Ball(given.r), position: given, rotation: 0 };
    case Kind.rect: {
      const shape = new rapierModule.Cuboid(given.halfWidth, given.halfHeight);
      return { shape, position: given, rotation: Math.atan2(given.uy, given.ux) };
    }
    case Kind.roundedRect: {
      const { halfWidth, halfHeight, r } = given;
      const shape = new rapierModule.RoundCuboid(halfWidth - r, halfHeight - r, r);
      return { shape, position: given, rotation: Math.atan2(given.uy, given.ux) };
    }
    case Kind.segment: {
      const start = { x: given.ax, y: given.ay };
      const shape = new rapierModule.Segment(start, { x: given.bx, y: given.by });
      return { shape, position: origin, rotation: 0 };
    }
    case Kind.capsule: {
      const { ax, ay, bx, by, r } = given;
      const shape = new rapierModule.Capsule(Math.hypot(bx - ax, by - ay) / 2, r);
      // Its capsule lies along y.
      const rotation = Math.atan2(by - ay, bx - ax) - Math.PI / 2;
      return { shape, position: { x: (ax + bx) / 2, y: (ay + by) / 2 }, rotation };
    }
    case Kind.polygon: {
      const vertices = worldPolygonOf(given);
      if (vertices === undefined) return undefined;
      const shape = new rapierModule.ConvexPolygon(Float32Array.from(vertices.flat()), false);
      return { shape, position: origin, rotation: 0 };
    }
    case Kind.halfPlane: {
      const shape = new rapierModule.HalfSpace({ x: given.nx, y: given.ny });
      return { shape, position: given, rotation: 0 };
    }
    case Kind.polyline: {
      const shape = new rapierModule.Polyline(Float32Array.from(given.points));
      return { shape, position: origin, rotation: 0 };
    }
    default:
      return undefined;
  }
}

/** More than any distance here. */
const FAR = 1e6;

export async function startRapier(): Promise<SpeedContestant> {
  await rapierModule.init();
  return { name: "rapier2d-compat", prepare };
}

const prepare: SpeedContestant["prepare"] = (question, pairs) => {
  const shapes = convertPairs(pairs, convert);
  if (shapes === undefined) return undefined;
  const { a, b } = shapes;
  if (question === "overlaps") {
    return (i) => {
      const first = a[i] as RapierShape;
      const second = b[i] as RapierShape;
      const { shape, position, rotation } = first;
      return shape.intersectsShape(position, rotation, second.shape, second.position, second.rotation)
        ? 1
        : 0;
    };
  }
  const prediction = question === "distance" ? FAR : 0;
  const contact = (i: number) => {
    const first = a[i] as RapierShape;
    const second = b[i] as RapierShape;
    const { shape, position, rotation } = first;
    return shape.contactShape(position, rotation, second.shape, second.position, second.rotation, prediction);
  };
  if (question === "distance") return (i) => Math.max(0, contact(i)?.distance ?? FAR);
  return (i) => Math.max(-1, -(contact(i)?.distance ?? 1));
};
