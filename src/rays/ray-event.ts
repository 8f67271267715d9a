import { withinDoubles } from "../math/clamp.js";
import type { Vec2 } from "../math/vector.js";
import type { Ray, Shape } from "../shapes/kind.js";
import type { Stay, StayEnd, Stays } from "./stay.js";

/** Where a ray passes the boundary of a shape. */
export interface RayEvent {
  /** In multiples of the ray's direction. */
  t: number;
  /** The point of the boundary. */
  point: Vec2;
  /** Unit outward normal of the shape. */
  normal: Vec2;
  /** `touch`: the shape and the line have this one point in common here. */
  kind: "enter" | "exit" | "touch";
}

/** The first point of a ray in a shape. */
export interface RayHit {
  /** In multiples of the ray's direction. */
  t: number;
  point: Vec2;
  /** Unit outward normal of the shape; (0, 0) for a start inside. */
  normal: Vec2;
  /** Whether the ray starts inside the shape. */
  inside: boolean;
}

export function createRayHit(): RayHit {
  return { t: 0, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 }, inside: false };
}

/** The ends of the stays that lie within the ray's limits, in order of t. */
export function allEvents(ray: Ray, shape: Shape, stays: Stays): RayEvent[] {
  const events: RayEvent[] = [];
  if (stays.count > 0) addEvents(events, ray, shape, stays.first);
  if (stays.count > 1) addEvents(events, ray, shape, stays.second);
  return events;
}

function addEvents(events: RayEvent[], ray: Ray, shape: Shape, stay: Stay): void {
  if (stay.isPoint) {
    if (isOnRay(stay.enter)) events.push(eventAt(stay.enter, ray, shape, "touch"));
    return;
  }
  if (isOnRay(stay.enter)) events.push(eventAt(stay.enter, ray, shape, "enter"));
  if (isOnRay(stay.exit)) events.push(eventAt(stay.exit, ray, shape, "exit"));
}

function isOnRay(end: StayEnd): boolean {
  return end.versusMin >= 0 && end.versusMax <= 0;
}

function eventAt(end: StayEnd, ray: Ray, shape: Shape, kind: RayEvent["kind"]): RayEvent {
  return {
    t: withinLimits(end, ray),
    point: { x: withinDoubles(shape.x + end.x) + 0, y: withinDoubles(shape.y + end.y) + 0 },
    normal: { x: end.normal.x, y: end.normal.y },
    kind,
  };
}

/** t as rounded must not contradict where it lies exactly. Adding 0 turns −0 into 0. */
function withinLimits(end: StayEnd, ray: Ray): number {
  if (end.versusMin === 0) return ray.minT + 0;
  if (end.versusMax === 0) return ray.maxT + 0;
  return Math.min(Math.max(end.t, ray.minT), ray.maxT) + 0;
}

/** Fills in the first point of a ray in a shape. False: there is none. */
export function firstHit(ray: Ray, shape: Shape, stays: Stays, out: RayHit): boolean {
  return (
    (stays.count > 0 && firstHitInStay(ray, shape, stays.first, out)) ||
    (stays.count > 1 && firstHitInStay(ray, shape, stays.second, out))
  );
}

function firstHitInStay(ray: Ray, shape: Shape, stay: Stay, out: RayHit): boolean {
  const { enter, exit } = stay;
  if (isOnRay(enter)) {
    out.t = withinLimits(enter, ray);
    out.point.x = withinDoubles(shape.x + enter.x) + 0;
    out.point.y = withinDoubles(shape.y + enter.y) + 0;
    out.normal.x = enter.normal.x;
    out.normal.y = enter.normal.y;
    out.inside = false;
    return true;
  }
  if (enter.versusMin >= 0 || exit.versusMin < 0) return false;
  out.t = ray.minT + 0;
  out.point.x = withinDoubles(ray.x + ray.minT * ray.dx) + 0;
  out.point.y = withinDoubles(ray.y + ray.minT * ray.dy) + 0;
  out.normal.x = 0;
  out.normal.y = 0;
  out.inside = true;
  return true;
}
