import type { Direction } from "../../src/index.js";
import type { DirectionsSpec, PolygonSpec, ShapeSpec, Vertex } from "./spec.js";

/** What a transformation does to each role a number can have in a shape. */
export interface SpecMap {
  readonly position?: (x: number, y: number) => Direction;
  readonly size?: (length: number) => number;
  readonly direction?: (direction: Direction) => Direction;
}

type FullMap = Required<SpecMap>;

const samePosition = (x: number, y: number): Direction => ({ x, y });
const sameSize = (length: number): number => length;
const sameDirection = (direction: Direction): Direction => direction;

/** The shape with every position, size and direction mapped. */
export function mapSpec<S extends ShapeSpec>(spec: S, map: SpecMap): S {
  const { position = samePosition, size = sameSize, direction = sameDirection } = map;
  return mapped(spec, { position, size, direction }) as S;
}

function mapped(spec: ShapeSpec, map: FullMap): ShapeSpec {
  const { position, size, direction } = map;
  switch (spec.type) {
    case "point":
      return { ...spec, ...position(spec.x, spec.y) };
    case "circle":
      return { ...spec, ...position(spec.x, spec.y), r: size(spec.r) };
    case "ellipse": {
      const place = position(spec.x, spec.y);
      return { ...spec, ...place, rx: size(spec.rx), ry: size(spec.ry), angle: direction(spec.angle) };
    }
    case "rect": {
      const place = position(spec.x, spec.y);
      const [width, height] = [size(spec.width), size(spec.height)];
      return { ...spec, ...place, width, height, angle: direction(spec.angle) };
    }
    case "roundedRect": {
      const place = position(spec.x, spec.y);
      const [width, height, r] = [size(spec.width), size(spec.height), size(spec.r)];
      return { ...spec, ...place, width, height, r, angle: direction(spec.angle) };
    }
    case "sector":
    case "arc": {
      const place = position(spec.x, spec.y);
      return { ...spec, ...place, r: size(spec.r), ...mappedDirections(spec, map) };
    }
    case "annularSector": {
      const place = position(spec.x, spec.y);
      const [innerR, outerR] = [size(spec.innerR), size(spec.outerR)];
      return { ...spec, ...place, innerR, outerR, ...mappedDirections(spec, map) };
    }
    case "segment":
      return { ...spec, ...mappedEnds(spec, map) };
    case "capsule":
      return { ...spec, ...mappedEnds(spec, map), r: size(spec.r) };
    case "halfPlane": {
      const place = position(spec.x, spec.y);
      const normal = direction({ x: spec.nx, y: spec.ny });
      return { ...spec, ...place, nx: normal.x, ny: normal.y };
    }
    case "polygon":
      return mappedPolygon(spec, map);
    case "polyline":
      return { ...spec, points: mappedVertices(spec.points, map) };
    case "compound":
      return { ...spec, shapes: spec.shapes.map((shape) => mapSpec(shape, map)) };
  }
}

function mappedDirections(
  { startAngle, endAngle }: DirectionsSpec,
  { direction }: FullMap,
): Pick<DirectionsSpec, "startAngle" | "endAngle"> {
  const start = direction(startAngle);
  return { startAngle: start, endAngle: direction(endAngle) };
}

interface Ends {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

function mappedEnds({ ax, ay, bx, by }: Ends, { position }: FullMap): Ends {
  const a = position(ax, ay);
  const b = position(bx, by);
  return { ax: a.x, ay: a.y, bx: b.x, by: b.y };
}

function mappedVertices(vertices: readonly Vertex[], { position }: FullMap): Vertex[] {
  return vertices.map(([x, y]): Vertex => {
    const place = position(x, y);
    return [place.x, place.y];
  });
}

function mappedPolygon(spec: PolygonSpec, map: FullMap): PolygonSpec {
  const vertices = mappedVertices(spec.vertices, map);
  return { ...spec, vertices, holes: spec.holes.map((hole) => mappedVertices(hole, map)) };
}

export type NumberRole = "position" | "size" | "direction";

/** The shape with every number mapped on its own; `index` counts them. */
export function mapNumbers<S extends ShapeSpec>(
  spec: S,
  map: (value: number, role: NumberRole, index: number) => number,
): S {
  let index = 0;
  return mapSpec(spec, {
    position: (x, y) => ({ x: map(x, "position", index++), y: map(y, "position", index++) }),
    size: (length) => map(length, "size", index++),
    direction: ({ x, y }) => ({ x: map(x, "direction", index++), y: map(y, "direction", index++) }),
  });
}

/** How many numbers `mapNumbers` visits. */
export function numberCount(spec: ShapeSpec): number {
  let count = 0;
  mapNumbers(spec, (value) => {
    count++;
    return value;
  });
  return count;
}
