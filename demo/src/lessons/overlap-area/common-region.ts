import { containsPoint, type Ellipse, relate, type Vec2 } from "osculate";
import { fromLocal, toLocal } from "../../stage/local-frame.js";
import { corners } from "./code.js";

/** A stretch of an ellipse's outline: the points at its parameter from `from` on to `to`, in radians. */
export interface EllipticArc {
  readonly of: Ellipse;
  readonly from: number;
  readonly to: number;
}

/** The figures of the lesson, in rounded arithmetic: for drawing, and to be compared with the library's area. */
export interface CommonRegion {
  readonly corners: readonly Vec2[];
  /** Its outline in order, from +x towards +y; empty if there is no common area. */
  readonly arcs: readonly EllipticArc[];
  /** The area of the polygon of the corners, and that between the polygon and the arcs. */
  readonly polygon: number;
  readonly caps: number;
}

/** Cuts both outlines at their corners and keeps the arcs that lie in the other ellipse. */
export function commonRegion(a: Ellipse, b: Ellipse): CommonRegion {
  const points = corners(a, b);
  const arcs =
    points.length === 0 ? wholeArcs(a, b) : inOrder([...arcsIn(a, b, points), ...arcsIn(b, a, points)]);
  return { corners: points, arcs, polygon: polygonArea(arcs.map(startOf)), caps: sum(arcs.map(capArea)) };
}

/** Without corners the region is all of the inner ellipse, or nothing. */
function wholeArcs(a: Ellipse, b: Ellipse): EllipticArc[] {
  const whole = (of: Ellipse) => [{ of, from: 0, to: 2 * Math.PI }];
  switch (relate(a, b)) {
    case "inside":
    case "equal":
      return whole(a);
    case "contains":
      return whole(b);
    default:
      return [];
  }
}

/** The arcs between the points, those whose middle the other ellipse contains. */
function arcsIn(of: Ellipse, other: Ellipse, points: readonly Vec2[]): EllipticArc[] {
  const cuts = points.map((point) => parameterOf(of, point)).sort((p, q) => p - q);
  const arcs = cuts.map((from, index) => ({ of, from, to: cuts[index + 1] ?? (cuts[0] ?? 0) + 2 * Math.PI }));
  return arcs.filter(({ from, to }) => {
    const middle = pointAt(of, (from + to) / 2);
    return containsPoint(other, middle.x, middle.y);
  });
}

/** The region is convex: seen from a point inside, its arcs follow each other by their angle. */
function inOrder(arcs: readonly EllipticArc[]): EllipticArc[] {
  const middles = arcs.map(({ of, from, to }) => pointAt(of, (from + to) / 2));
  const inside = {
    x: sum(middles.map(({ x }) => x)) / arcs.length,
    y: sum(middles.map(({ y }) => y)) / arcs.length,
  };
  const angle = ({ of, from, to }: EllipticArc) => {
    const middle = pointAt(of, (from + to) / 2);
    return Math.atan2(middle.y - inside.y, middle.x - inside.x);
  };
  return arcs.toSorted((p, q) => angle(p) - angle(q));
}

function parameterOf(of: Ellipse, point: Vec2): number {
  const { x, y } = toLocal(of, point);
  return Math.atan2(y / of.ry, x / of.rx);
}

function pointAt(of: Ellipse, parameter: number): Vec2 {
  return fromLocal(of, of.rx * Math.cos(parameter), of.ry * Math.sin(parameter));
}

/** Where an arc begins: a corner of the region. */
export function startOf({ of, from }: EllipticArc): Vec2 {
  return pointAt(of, from);
}

/** Between an arc and its chord. A circle's is ½r²(Δφ − sin Δφ); stretched, its area grows like that of the circle. */
function capArea({ of, from, to }: EllipticArc): number {
  return (of.rx * of.ry * (to - from - Math.sin(to - from))) / 2;
}

/** The shoelace formula; positive from +x towards +y. */
export function polygonArea(points: readonly Vec2[]): number {
  const { length } = points;
  return (
    sum(
      points.map(({ x, y }, index) => {
        const next = points[(index + 1) % length] ?? { x, y };
        return x * next.y - y * next.x;
      }),
    ) / 2
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
