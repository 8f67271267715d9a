import { type ByKind, ofKind } from "../../shapes/by-kind.js";
import type { Capsule, Circle, Point, Polygon, Polyline, RoundedRect, Segment } from "../../shapes/kind.js";
import { setBoxChain } from "./box-chain.js";
import { type EdgeChain, type EdgedShape, setBounds, setOwn, setVertex } from "./edge-chain.js";

/** Makes a chain stand for a shape, until the next call; it may share the shape's vertices. */
export function setChain(out: EdgeChain, shape: EdgedShape): void {
  resetChain(out);
  ofKind(setters, shape)(shape, out);
}

/** The same for a polygon, without asking what it is. */
export function setPolygonChain(out: EdgeChain, shape: Polygon): void {
  resetChain(out);
  setPolygon(shape, out);
}

function resetChain(out: EdgeChain): void {
  out.radius = 0;
  out.error = 0;
  out.axisX = 0;
  out.axisY = 0;
}

const setters: ByKind<[out: EdgeChain]> = [
  setPoint,
  setCircle,
  setNothing,
  setBoxChain,
  setNothing,
  setEdge,
  setCapsule,
  setRoundedRect,
  setPolygon,
  setNothing,
  setNothing,
  setNothing,
  setPolyline,
  setNothing,
];

function setNothing(): never {
  throw new TypeError("a shape that is not made of edges has no chain");
}

function setPoint(point: Point, out: EdgeChain): void {
  setVertex(out, point);
}

function setCircle(circle: Circle, out: EdgeChain): void {
  const { r } = circle;
  setVertex(out, circle);
  out.radius = r;
}

function setCapsule(capsule: Capsule, out: EdgeChain): void {
  out.radius = capsule.r;
  setEdge(capsule, out);
}

function setRoundedRect(shape: RoundedRect, out: EdgeChain): void {
  out.radius = shape.r;
  setBoxChain(shape, out);
}

function setEdge({ ax, ay, bx, by }: Segment | Capsule, out: EdgeChain): void {
  const points = out.ownPoints;
  points[0] = ax;
  points[1] = ay;
  points[2] = bx;
  points[3] = by;
  setOwn(out, 2, false);
}

function setPolygon(shape: Polygon, out: EdgeChain): void {
  out.points = shape.vertices;
  out.ringEnds = shape.ringEnds;
  out.closed = true;
  out.solid = true;
  out.convex = shape.convex;
  out.orientation = shape.orientation;
  out.minX = shape.minX;
  out.minY = shape.minY;
  out.maxX = shape.maxX;
  out.maxY = shape.maxY;
}

function setPolyline(shape: Polyline, out: EdgeChain): void {
  const count = shape.points.length / 2;
  out.ownRing[0] = count;
  out.points = shape.points;
  out.ringEnds = out.ownRing;
  out.closed = false;
  out.solid = false;
  out.convex = count <= 2;
  out.orientation = 1;
  setBounds(out, count);
}
