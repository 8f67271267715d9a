import type {
  AnnularSector,
  Arc,
  Polygon,
  Polyline,
  Rect,
  Sector,
  SimpleShape,
} from "../../src/shapes/kind.js";
import { kindNumbers } from "./primitive.js";

export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * A part of an outline, as a walk: `at(t)` goes along it with the given speed while t goes from `begin` to `end`.
 * `side(p)` is 0 on the line, circle or ellipse it is cut from, of one sign on each side of it, and smooth.
 */
export interface Walk {
  readonly begin: number;
  readonly end: number;
  readonly at: (t: number) => Place;
  readonly speed: (t: number) => number;
  /** The unit normal on the side of +y of a walk along +x. */
  readonly normal: (t: number) => Place;
  readonly side: (p: Place) => number;
  /** How often it has to be halved for integrals of polynomials along its parts. */
  readonly halvings: number;
}

/**
 * The outline of a shape in doubles, relative to a point near it; all of a curve. What has no area is there once: no
 * outline is that of a point. Nothing for half planes.
 */
export function outlineOf(shape: SimpleShape, origin: Place): Walk[] {
  const centre = { x: shape.x - origin.x, y: shape.y - origin.y };
  switch (shape.kind) {
    case kindNumbers.point:
    case kindNumbers.halfPlane:
      return [];
    case kindNumbers.circle:
      return shape.r === 0 ? [] : [circleWalk(centre, shape.r, 0, 2 * Math.PI)];
    case kindNumbers.ellipse: {
      const { rx, ry } = shape;
      if (rx === 0 || ry === 0) return boxWalks(centre, shape, rx, ry);
      const u = unitOf(shape.ux, shape.uy);
      return [roundWalk(centre, [rx * u.x, rx * u.y], [-ry * u.y, ry * u.x], 0, 2 * Math.PI)];
    }
    case kindNumbers.rect:
      return boxWalks(centre, shape, shape.halfWidth, shape.halfHeight);
    case kindNumbers.roundedRect: {
      const { halfWidth, halfHeight, r } = shape;
      if (r === 0) return boxWalks(centre, shape, halfWidth, halfHeight);
      const turn = Math.atan2(shape.uy, shape.ux);
      return roundedWalks(cornersOf(centre, shape, halfWidth - r, halfHeight - r), r, turn - Math.PI);
    }
    case kindNumbers.capsule: {
      const [a, b] = endsOf(shape, origin);
      if (shape.r === 0) return chainWalks([a, b]);
      const turn = Math.atan2(b.y - a.y, b.x - a.x);
      return roundedWalks([a, b], shape.r, turn + Math.PI / 2);
    }
    case kindNumbers.segment:
      return chainWalks(endsOf(shape, origin));
    case kindNumbers.sector:
      return ringWalks(centre, shape, 0, shape.r);
    case kindNumbers.annularSector:
      return ringWalks(centre, shape, shape.innerR, shape.outerR);
    case kindNumbers.arc:
      return ringWalks(centre, shape, shape.r, shape.r);
    case kindNumbers.polygon:
      return ringsOf(shape, origin).flatMap((ring) => chainWalks([...ring, ...ring.slice(0, 1)]));
    case kindNumbers.polyline:
      return chainWalks(pointsOf(shape, origin));
  }
}

function unitOf(x: number, y: number): Place {
  const size = Math.max(Math.abs(x), Math.abs(y));
  const length = Math.hypot(x / size, y / size);
  return { x: x / size / length, y: y / size / length };
}

type Axis = readonly [x: number, y: number];

/** centre + p cos t + q sin t. */
function roundWalk(centre: Place, [px, py]: Axis, [qx, qy]: Axis, begin: number, end: number): Walk {
  const [pp, qq] = [px * px + py * py, qx * qx + qy * qy];
  const speed = (t: number) => Math.sqrt(pp * Math.sin(t) ** 2 + qq * Math.cos(t) ** 2);
  return {
    begin,
    end,
    halvings: pp === qq ? 4 : 20,
    at: (t) => ({
      x: centre.x + px * Math.cos(t) + qx * Math.sin(t),
      y: centre.y + py * Math.cos(t) + qy * Math.sin(t),
    }),
    // The axes are at right angles.
    speed,
    normal: (t) => {
      const [dx, dy] = [qx * Math.cos(t) - px * Math.sin(t), qy * Math.cos(t) - py * Math.sin(t)];
      return { x: -dy / speed(t), y: dx / speed(t) };
    },
    side: ({ x, y }) => {
      const [dx, dy] = [x - centre.x, y - centre.y];
      return Math.hypot((dx * px + dy * py) / pp, (dx * qx + dy * qy) / qq) - 1;
    },
  };
}

function circleWalk(centre: Place, r: number, begin: number, end: number): Walk {
  return roundWalk(centre, [r, 0], [0, r], begin, end);
}

function chainWalks(points: readonly Place[]): Walk[] {
  return points.slice(1).flatMap((to, index): Walk[] => {
    const from = points[index] ?? to;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    if (length === 0) return [];
    return [
      {
        begin: 0,
        end: 1,
        halvings: 0,
        at: (t) => ({ x: from.x + t * dx, y: from.y + t * dy }),
        speed: () => length,
        normal: () => ({ x: -dy / length, y: dx / length }),
        side: ({ x, y }) => (dx * (y - from.y) - dy * (x - from.x)) / length,
      },
    ];
  });
}

type Turned = Pick<Rect, "ux" | "uy">;

function cornersOf(centre: Place, { ux, uy }: Turned, width: number, height: number): Place[] {
  const u = unitOf(ux, uy);
  const signs = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return signs.map(([i, j]) => ({
    x: centre.x + i * width * u.x - j * height * u.y,
    y: centre.y + i * width * u.y + j * height * u.x,
  }));
}

function boxWalks(centre: Place, turned: Turned, width: number, height: number): Walk[] {
  const corners = cornersOf(centre, turned, width, height);
  if (width > 0 && height > 0) return chainWalks([...corners, ...corners.slice(0, 1)]);
  return chainWalks([corners[0], corners[2]].filter((corner) => corner !== undefined));
}

/** Round corners, one after the other from +x towards +y, the first arc beginning at an angle. */
function roundedWalks(corners: readonly Place[], r: number, angle: number): Walk[] {
  const turn = (2 * Math.PI) / corners.length;
  const arcs = corners.map((corner, index) => {
    const begin = angle + index * turn;
    return circleWalk(corner, r, begin, begin + turn);
  });
  const edges = arcs.flatMap((arc, index) => {
    const next = arcs[(index + 1) % arcs.length] ?? arc;
    const [from, to] = [corners[index], corners[(index + 1) % corners.length]];
    const isEdge = from?.x !== to?.x || from?.y !== to?.y;
    return isEdge ? chainWalks([arc.at(arc.end), next.at(next.begin)]) : [];
  });
  return [...arcs, ...edges];
}

type Opened = Omit<Sector | AnnularSector | Arc, "kind">;

function ringWalks(centre: Place, shape: Opened, inner: number, outer: number): Walk[] {
  const { opening, startX, startY, endX, endY } = shape;
  const [u, v] = [unitOf(startX, startY), unitOf(endX, endY)];
  const begin = Math.atan2(u.y, u.x);
  const radii = [...new Set([inner, outer])].filter((r) => r > 0);
  const arcs = (angle: number) => radii.map((r) => circleWalk(centre, r, begin, begin + angle));
  if (opening === 2) return arcs(2 * Math.PI);
  const along = (w: Place, r: number) => ({ x: centre.x + r * w.x, y: centre.y + r * w.y });
  const edge = (w: Place) => chainWalks([along(w, inner), along(w, outer)]);
  const angle = angleBetween(u, v, opening === 1);
  const isParallel = startX * endY === startY * endX && u.x * v.x + u.y * v.y > 0;
  if (opening === 0 && isParallel) return edge(u);
  return inner === outer ? arcs(angle) : [...arcs(angle), ...edge(u), ...edge(v)];
}

function angleBetween(u: Place, v: Place, isWide: boolean): number {
  const angle = Math.atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y);
  if (isWide) return angle < Math.PI / 2 ? angle + 2 * Math.PI : angle;
  return angle < -Math.PI / 2 ? Math.PI : Math.max(0, angle);
}

interface Ends {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

function endsOf({ ax, ay, bx, by }: Ends, { x, y }: Place): [Place, Place] {
  return [
    { x: ax - x, y: ay - y },
    { x: bx - x, y: by - y },
  ];
}

function placesOf(coordinates: readonly number[], { x, y }: Place): Place[] {
  const places: Place[] = [];
  for (let i = 0; i + 1 < coordinates.length; i += 2) {
    places.push({ x: (coordinates[i] ?? 0) - x, y: (coordinates[i + 1] ?? 0) - y });
  }
  return places;
}

function pointsOf({ points }: Polyline, origin: Place): Place[] {
  return placesOf(points, origin);
}

function ringsOf({ vertices, ringEnds }: Polygon, origin: Place): Place[][] {
  const places = placesOf(vertices, origin);
  return Array.from(ringEnds, (end, index) => places.slice(index === 0 ? 0 : ringEnds[index - 1], end));
}
