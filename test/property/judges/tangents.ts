import { type HalfPlane, halfPlane, type Point, type Shape, type TouchPoints } from "../../../src/index.js";
import { oracleDistanceToPoint, oracleOverlaps, outlinePlaces } from "../../oracle/index.js";
import { COORDINATE_ERROR } from "../laws/tolerance.js";
import type { Fault } from "./overlaps.js";

interface Vector {
  readonly x: number;
  readonly y: number;
}

function to(q: Vector, p: Vector): Vector {
  return { x: q.x - p.x, y: q.y - p.y };
}

function isNothing({ x, y }: Vector): boolean {
  return x === 0 && y === 0;
}

function cross(p: Vector, q: Vector): number {
  return p.x * q.y - p.y * q.x;
}

/** The half plane of the points that are not ahead of a direction from p, or by less than `margin`. */
function notAhead(p: Vector, direction: Vector, margin: number): HalfPlane {
  const length = Math.hypot(direction.x, direction.y);
  const normal = { x: -direction.y / length, y: direction.x / length };
  return halfPlane(p.x + margin * normal.x, p.y + margin * normal.y, normal.x, normal.y);
}

/**
 * What `tangents` says of a bounded shape. Null: no line through the point is found that has all of the shape on one side.
 * Points: they are of the shape, all of the shape is ahead of the left one and behind the right one, all but rounding, and
 * there is such a line, exactly; "unsure" if there is none among those tried.
 */
export function judgeTangents(
  from: Point,
  shape: Shape,
  found: TouchPoints | null,
  size: number,
): Fault | "unsure" {
  const separating = directionsAside(from, shape, found).find(
    ({ x, y }) => !oracleOverlaps(shape, halfPlane(from.x, from.y, x, y)),
  );
  if (found === null) {
    return separating === undefined ? undefined : `null, yet all is aside of ${JSON.stringify(separating)}`;
  }
  const error = 1e-14 * size + COORDINATE_ERROR * Math.max(Math.abs(from.x), Math.abs(from.y), size);
  for (const [name, touch] of Object.entries(found) as [string, Vector][]) {
    const off = oracleDistanceToPoint(shape, touch.x, touch.y).toNumber();
    if (!(off <= error)) return `${name} is ${off} away from the shape`;
  }
  const [left, right] = [to(found.left, from), to(found.right, from)];
  // Beside the shape by less than an ulp, there is no direction left.
  if (isNothing(left) || isNothing(right)) return "unsure";
  // What an error of the touch point is at the far end of the shape.
  const slack = (touch: Vector) => error * (1 + size / Math.hypot(touch.x, touch.y));
  if (oracleOverlaps(shape, notAhead(from, left, -slack(left)))) return "some of the shape is left of left";
  const opposite = { x: -right.x, y: -right.y };
  if (oracleOverlaps(shape, notAhead(from, opposite, -slack(right)))) return "some is right of right";
  return separating === undefined ? "unsure" : undefined;
}

/** Directions that all of the shape may be on the one side of: from an answer, and from places of the outline. */
function directionsAside(from: Point, shape: Shape, found: TouchPoints | null): Vector[] {
  const seen = outlinePlaces(shape).map((place) => to(place, from));
  const angles = seen.map(({ x, y }) => Math.atan2(y, x)).sort((a, b) => a - b);
  const gaps = angles.map((angle, i) => {
    const next = angles[i + 1] ?? (angles[0] ?? 0) + 2 * Math.PI;
    return { middle: (angle + next) / 2, width: next - angle };
  });
  const widest = gaps.reduce((a, b) => (b.width > a.width ? b : a), { middle: 0, width: 0 });
  const outward = { x: -Math.cos(widest.middle), y: -Math.sin(widest.middle) };
  if (found === null) return [outward];
  const [left, right] = [to(found.left, from), to(found.right, from)];
  const chord = to(found.right, found.left);
  const aside = cross(left, chord) >= 0 ? { x: -chord.y, y: chord.x } : { x: chord.y, y: -chord.x };
  if (isNothing(left) || isNothing(right)) return [outward];
  const [lengthL, lengthR] = [Math.hypot(left.x, left.y), Math.hypot(right.x, right.y)];
  const middle = { x: left.x / lengthL + right.x / lengthR, y: left.y / lengthL + right.y / lengthR };
  return [outward, middle, aside, { x: -aside.x, y: -aside.y }].filter((direction) => !isNothing(direction));
}
