import { type Directions, Kind, type Shape } from "../shapes/kind.js";

/**
 * Whether a is first in the order in which a pair is computed, so that exchanging the two exchanges the
 * answer bit for bit: by kind, then by the stored numbers. Of two that are equal in all, either is.
 */
export function comesFirst(a: Shape, b: Shape): boolean {
  if (a.kind !== b.kind) return a.kind < b.kind;
  if (a.x !== b.x) return a.x < b.x;
  if (a.y !== b.y) return a.y < b.y;
  return orderOf(a, b) <= 0;
}

/** Negative, 0 or positive, for a before, equal to, or after b. */
function orderOf(a: Shape, b: Shape): number {
  if (a.kind !== b.kind) return a.kind - b.kind;
  const order = orderOfNumbers(a.x, b.x) || orderOfNumbers(a.y, b.y);
  return order || orderOfSameKind(a, b);
}

function orderOfSameKind(a: Shape, b: Shape): number {
  switch (a.kind) {
    case Kind.point:
      return 0;
    case Kind.circle:
      return orderOfNumbers(a.r, (b as typeof a).r);
    case Kind.ellipse: {
      const other = b as typeof a;
      return orderOfNumbers(a.rx, other.rx) || orderOfNumbers(a.ry, other.ry) || orderOfTurns(a, other);
    }
    case Kind.rect: {
      const other = b as typeof a;
      return orderOfHalfSizes(a, other) || orderOfTurns(a, other);
    }
    case Kind.roundedRect: {
      const other = b as typeof a;
      return orderOfHalfSizes(a, other) || orderOfNumbers(a.r, other.r) || orderOfTurns(a, other);
    }
    case Kind.sector:
    case Kind.arc: {
      const other = b as typeof a;
      return orderOfNumbers(a.r, other.r) || orderOfDirections(a, other);
    }
    case Kind.annularSector: {
      const other = b as typeof a;
      return (
        orderOfNumbers(a.innerR, other.innerR) ||
        orderOfNumbers(a.outerR, other.outerR) ||
        orderOfDirections(a, other)
      );
    }
    case Kind.segment:
      return orderOfEnds(a, b as typeof a);
    case Kind.capsule:
      return orderOfEnds(a, b as typeof a) || orderOfNumbers(a.r, (b as typeof a).r);
    case Kind.polygon: {
      const other = b as typeof a;
      return orderOfLists(a.vertices, other.vertices) || orderOfLists(a.ringEnds, other.ringEnds);
    }
    case Kind.halfPlane: {
      const other = b as typeof a;
      return orderOfNumbers(a.nx, other.nx) || orderOfNumbers(a.ny, other.ny);
    }
    case Kind.polyline:
      return orderOfLists(a.points, (b as typeof a).points);
    case Kind.compound:
      return orderOfParts(a.parts, (b as typeof a).parts);
  }
}

function orderOfNumbers(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Two shapes with a direction. */
interface Turned {
  readonly ux: number;
  readonly uy: number;
}

function orderOfTurns(a: Turned, b: Turned): number {
  return orderOfNumbers(a.ux, b.ux) || orderOfNumbers(a.uy, b.uy);
}

interface Box {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

function orderOfHalfSizes(a: Box, b: Box): number {
  return orderOfNumbers(a.halfWidth, b.halfWidth) || orderOfNumbers(a.halfHeight, b.halfHeight);
}

function orderOfDirections(a: Directions, b: Directions): number {
  return (
    orderOfNumbers(a.opening, b.opening) ||
    orderOfNumbers(a.startX, b.startX) ||
    orderOfNumbers(a.startY, b.startY) ||
    orderOfNumbers(a.endX, b.endX) ||
    orderOfNumbers(a.endY, b.endY)
  );
}

interface Ends {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

function orderOfEnds(a: Ends, b: Ends): number {
  return (
    orderOfNumbers(a.ax, b.ax) ||
    orderOfNumbers(a.ay, b.ay) ||
    orderOfNumbers(a.bx, b.bx) ||
    orderOfNumbers(a.by, b.by)
  );
}

function orderOfLists(a: Float64Array | Int32Array, b: Float64Array | Int32Array): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let i = 0; i < a.length; i += 1) {
    const order = orderOfNumbers(a[i] as number, b[i] as number);
    if (order !== 0) return order;
  }
  return 0;
}

function orderOfParts(a: readonly Shape[], b: readonly Shape[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let i = 0; i < a.length; i += 1) {
    const order = orderOf(a[i] as Shape, b[i] as Shape);
    if (order !== 0) return order;
  }
  return 0;
}
