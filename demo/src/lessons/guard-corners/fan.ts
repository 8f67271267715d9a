import { type Ray, ray, raycast, type Sector, type Shape, type Vec2 } from "osculate";

/** The usual method: a few rays in even steps, and triangles between their ends. */
export interface Fan {
  readonly eye: Readonly<Vec2>;
  /** Where the rays end, from the start of the view on towards +y. */
  readonly ends: readonly Vec2[];
}

/** Rays at both edges of the view and between them, so that they cut it into so many parts; angles are in radians. */
export function fanOf(
  guard: Sector,
  things: readonly Shape[],
  start: number,
  opening: number,
  parts: number,
): Fan {
  const ends = Array.from({ length: parts + 1 }, (_, index) => {
    const angle = start + (opening * index) / parts;
    const beam = ray(guard.x, guard.y, Math.cos(angle), Math.sin(angle), guard.r);
    const t = firstStop(beam, things) ?? guard.r;
    return { x: guard.x + t * beam.dx, y: guard.y + t * beam.dy };
  });
  return { eye: { x: guard.x, y: guard.y }, ends };
}

/** Where a ray first meets one of the things, if it does. */
export function firstStop(beam: Ray, things: readonly Shape[]): number | undefined {
  const stops = things.flatMap((thing) => raycast(beam, thing)?.t ?? []);
  return stops.length > 0 ? Math.min(...stops) : undefined;
}

export function fanArea(fan: Fan): number {
  return trianglesOf(fan).reduce((sum, [a, b]) => sum + (a.x * b.y - a.y * b.x) / 2, 0);
}

/** Whether one of the triangles holds the point. */
export function fanHolds(fan: Fan, point: Readonly<Vec2>): boolean {
  const p = fromEye(fan, point);
  return trianglesOf(fan).some(
    ([a, b]) =>
      a.x * b.y - a.y * b.x > 0 &&
      a.x * p.y - a.y * p.x >= 0 &&
      p.x * b.y - p.y * b.x >= 0 &&
      (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) >= 0,
  );
}

/** The far corners of the triangles, seen from the eye. */
function trianglesOf(fan: Fan): (readonly [Vec2, Vec2])[] {
  const corners = fan.ends.map((end) => fromEye(fan, end));
  return corners.slice(1).map((corner, index) => [corners[index] ?? corner, corner] as const);
}

function fromEye({ eye }: Fan, { x, y }: Readonly<Vec2>): Vec2 {
  return { x: x - eye.x, y: y - eye.y };
}
