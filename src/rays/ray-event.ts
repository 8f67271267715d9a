import { withinDoubles } from "../math/exact.js";
import type { Vec2 } from "../math/vector.js";
import { requireRay, requireShape } from "../shapes/arguments.js";
import type { Ray } from "../shapes/kind.js";
import { createStays, isOnRay, type Stay, type StayEnd, type Stays, stayAt } from "./stay.js";

/**
 * Where a ray passes the boundary of a shape.
 *
 * @example
 * const events: RayEvent[] = raycastAll(ray(-5, 0, 1, 0), circle(0, 0, 2));
 * events.map(({ kind, t }) => [kind, t]); // [ [ 'enter', 3 ], [ 'exit', 7 ] ]
 */
export interface RayEvent {
  /** In multiples of the ray's direction. */
  t: number;
  /** The point of the boundary. */
  point: Vec2;
  /**
   * A unit vector: the outward normal of a solid; the normal of a curve, turned against the ray (for `exit` along it);
   * for a point the direction against the ray (along it).
   */
  normal: Vec2;
  /** `touch`: the shape and the line have only this point in common here. */
  kind: "enter" | "exit" | "touch";
}

/**
 * The first point of a ray in a shape.
 *
 * @example
 * const hit: RayHit | null = raycast(ray(0, 0, 1, 0), rect(5, 0, 2, 2));
 * console.log(hit?.t, hit?.point, hit?.normal, hit?.inside); // 4 { x: 4, y: 0 } { x: -1, y: 0 } false
 */
export interface RayHit {
  /** In multiples of the ray's direction. */
  t: number;
  point: Vec2;
  /**
   * A unit vector: the outward normal of a solid, the normal of a curve turned against the ray, for a point the direction
   * against the ray; (0, 0) for a start inside.
   */
  normal: Vec2;
  /** Whether the ray starts inside the shape. */
  inside: boolean;
}

export function createRayHit(): RayHit {
  return { t: 0, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 }, inside: false };
}

/** `raycastAll` for one kind of shape, from the function that finds the stays in it. */
export function eventsOf<S>(
  ray: Ray,
  shape: S,
  findStays: (ray: Ray, shape: S, stays: Stays) => void,
): RayEvent[] {
  requireRay(ray, "ray");
  requireShape(shape, "shape");
  const stays = createStays();
  findStays(ray, shape, stays);
  return allEvents(ray, stays);
}

/** The ends of the stays that lie within the ray's limits, in order of t. */
export function allEvents(ray: Ray, stays: Stays): RayEvent[] {
  const events: RayEvent[] = [];
  for (let i = 0; i < stays.count; i++) {
    const { enter, exit, isPoint } = stayAt(stays, i);
    if (isOnRay(enter)) events.push(eventAt(enter, ray, stays, isPoint ? "touch" : "enter"));
    if (!isPoint && isOnRay(exit)) events.push(eventAt(exit, ray, stays, "exit"));
  }
  keepInOrder(events);
  return events;
}

/** The order of events is known even where rounding errors exceed their distances: t must not contradict it. */
function keepInOrder(events: readonly RayEvent[]): void {
  let latest = Number.NEGATIVE_INFINITY;
  for (const event of events) {
    latest = Math.max(latest, event.t);
    event.t = latest;
  }
}

function eventAt(end: StayEnd, ray: Ray, stays: Stays, kind: RayEvent["kind"]): RayEvent {
  const event: RayEvent = { t: 0, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 }, kind };
  tell(event, end, ray, stays);
  return event;
}

/** What events and hits have in common; filled in place, since passing doubles about takes memory. */
type Place = Pick<RayHit, "t" | "point" | "normal">;

function tell(
  place: Place,
  { t, versusMin, versusMax, x, y, normal }: StayEnd,
  ray: Ray,
  stays: Stays,
): void {
  // The rounded t must not contradict its exact order with the limits. Adding 0 turns −0 into 0.
  const within = Math.min(Math.max(t, ray.minT), ray.maxT);
  place.t = (versusMin === 0 ? ray.minT : versusMax === 0 ? ray.maxT : within) + 0;
  place.point.x = withinDoubles(stays.x + x) + 0;
  place.point.y = withinDoubles(stays.y + y) + 0;
  place.normal.x = normal.x;
  place.normal.y = normal.y;
}

/** The first point of a ray in a shape, in `out` if that is given; `null`, with `out` unchanged, if there is none. */
export function firstHit(ray: Ray, stays: Stays, out?: RayHit): RayHit | null {
  for (let i = 0; i < stays.count; i++) {
    const stay = stayAt(stays, i);
    if (isOnRay(stay.enter)) return hitAt(stay.enter, ray, stays, out ?? createRayHit());
    if (startsInside(stay, ray)) return hitAtStart(ray, out ?? createRayHit());
  }
  return null;
}

/** Whether the ray begins in a stay whose lower end is not on it. False for a line, which has no beginning. */
export function startsInside({ enter, exit, isPoint }: Stay, ray: Ray): boolean {
  return !isPoint && enter.versusMin < 0 && exit.versusMin >= 0 && ray.minT > Number.NEGATIVE_INFINITY;
}

function hitAt(end: StayEnd, ray: Ray, stays: Stays, out: RayHit): RayHit {
  tell(out, end, ray, stays);
  out.inside = false;
  return out;
}

/** A hit of a ray that begins inside. */
export function hitAtStart(ray: Ray, out: RayHit): RayHit {
  out.t = ray.minT + 0;
  out.point.x = withinDoubles(ray.x + ray.minT * ray.dx) + 0;
  out.point.y = withinDoubles(ray.y + ray.minT * ray.dy) + 0;
  out.normal.x = 0;
  out.normal.y = 0;
  out.inside = true;
  return out;
}
