import { buildShape, type PolygonSpec, type RaySpec, type ShapeSpec, type SimpleSpec } from "./spec.js";
import { mapNumbers, mapSpec } from "./spec-map.js";

/**
 * Brings a spec back to what constructors accept, after arithmetic that may have overflowed, made a size
 * negative, a direction vanish or a polygon cross itself.
 */
export function legal<S extends ShapeSpec>(spec: S): S {
  const finite = mapNumbers(spec, (value, role) => {
    const bounded = finiteOf(value);
    return role === "size" ? Math.abs(bounded) : bounded;
  });
  const directed = mapSpec(finite, {
    direction: (direction) => (direction.x === 0 && direction.y === 0 ? { x: 1, y: 0 } : direction),
  });
  return consistent(directed) as S;
}

function consistent(spec: ShapeSpec): ShapeSpec {
  if (spec.type !== "compound") return consistentPart(spec);
  return { ...spec, shapes: spec.shapes.map(consistentPart) };
}

function consistentPart(spec: SimpleSpec): SimpleSpec {
  switch (spec.type) {
    case "roundedRect":
      return { ...spec, r: Math.min(spec.r, spec.width / 2, spec.height / 2) };
    case "annularSector": {
      const { innerR, outerR } = spec;
      return { ...spec, innerR: Math.min(innerR, outerR), outerR: Math.max(innerR, outerR) };
    }
    case "polygon":
      return isAccepted(spec) ? spec : simplified(spec);
    default:
      return spec;
  }
}

/** Whether the polygon is simple; asks the constructor. */
function isAccepted(spec: PolygonSpec): boolean {
  try {
    buildShape(spec);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** A polygon of the same place that is simple: without the holes, a triangle of its vertices, or any. */
function simplified({ vertices }: PolygonSpec): PolygonSpec {
  const solid: PolygonSpec = { type: "polygon", vertices, holes: [] };
  if (isAccepted(solid)) return solid;
  const triangle: PolygonSpec = { ...solid, vertices: vertices.slice(0, 3) };
  if (isAccepted(triangle)) return triangle;
  return {
    ...solid,
    vertices: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  };
}

export function legalRay(spec: RaySpec): RaySpec {
  const dx = finiteOf(spec.dx);
  const dy = finiteOf(spec.dy);
  const minT = spec.minT === null ? null : finiteOf(spec.minT);
  const maxT = spec.maxT === null ? null : finiteOf(spec.maxT);
  const reversed = minT !== null && maxT !== null && minT > maxT;
  return {
    type: "ray",
    x: finiteOf(spec.x),
    y: finiteOf(spec.y),
    dx: dx === 0 && dy === 0 ? 1 : dx,
    dy,
    minT: reversed ? maxT : minT,
    maxT: reversed ? minT : maxT,
  };
}

function finiteOf(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE) + 0;
}
