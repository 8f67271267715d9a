import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { Opening, type Shape } from "../../shapes/kind.js";
import {
  type BoxShape,
  type ByForm,
  type EndedShape,
  innerRadius,
  isThin,
  ofForm,
  outerRadius,
  radiusOf,
  type WedgeShape,
} from "../../shapes/reductions.js";
import {
  Direction,
  isInRange,
  Offset,
  setCombination,
  setDifference,
  setDirection,
  setScaled,
  setWay,
  sumRest,
  turnByQuarter,
} from "../fine/offset.js";
import { type Conic, limitToArc, setCircle, setCircleAside, setConic } from "./conic.js";
import { type Outline, setBorder } from "./crossed-outline.js";
import { addSide, beginSides, endLoop, setStoredEdges } from "./edge-list.js";

/**
 * Sets an outline to that of a shape; false for shapes without the interior that their kind has, with too many
 * edges, or of a size out of range; and for other kinds.
 */
export function setOutline(out: Outline, shape: Shape): boolean {
  out.shape = shape;
  out.edges.count = 0;
  out.edges.loopEnds.count = 0;
  out.roundCount = 0;
  return ofForm(setters, shape.kind)(shape, out);
}

const setters: ByForm<[out: Outline], boolean> = {
  round(shape, out) {
    out.roundCount = 1;
    return setCircle(out.rounds[0] as Conic, shape, radiusOf(shape));
  },
  ellipse(shape, out) {
    out.roundCount = 1;
    return setConic(out.rounds[0] as Conic, shape);
  },
  box: (shape, out) => setBox(out, shape, radiusOf(shape)),
  wedge: (shape, out) => setRingPart(out, shape),
  ended: (shape, out) => ("r" in shape ? setCapsule(out, shape, shape.r) : setStoredEdges(out.edges, shape)),
  polygon: (shape, out) => setStoredEdges(out.edges, shape),
  polyline: (shape, out) => setStoredEdges(out.edges, shape),
  halfPlane: (shape, out) => setBorder(out, shape),
  union: () => false,
};

const start = /* @__PURE__ */ new Direction();
const end = /* @__PURE__ */ new Direction();

const near = /* @__PURE__ */ new Offset();
const far = /* @__PURE__ */ new Offset();

/**
 * Sets an outline to that of a ring or a part of it, or of an arc; false without area or a radius, or with an opening that is
 * too small to tell.
 */
function setRingPart(out: Outline, shape: WedgeShape): boolean {
  const [innerR, outerR] = [innerRadius(shape), outerRadius(shape)];
  const isArc = isThin(shape);
  if (!(isInRange(outerR) && (isArc || (innerR < outerR && (innerR === 0 || isInRange(innerR))))))
    return false;
  if (shape.opening !== Opening.whole && !setDirections(shape)) return false;
  if (shape.opening !== Opening.whole && !isArc) {
    beginSides(out.edges, shape);
    setScaled(near, start.unit, innerR, 0);
    setScaled(far, start.unit, outerR, 0);
    addSide(out.edges, start, 0, near, far);
    setScaled(near, end.unit, innerR, 0);
    setScaled(far, end.unit, outerR, 0);
    turnByQuarter(end.way);
    turnByQuarter(end.way);
    addSide(out.edges, end, 0, far, near);
    turnByQuarter(end.way);
    turnByQuarter(end.way);
    endLoop(out.edges);
  }
  addRound(out, shape, outerR);
  if (innerR > 0 && !isArc) addRound(out, shape, innerR).isReversed = true;
  return true;
}

/** Directions that enclose an angle of a smaller sine are left to exact arithmetic. */
const SMALLEST_OPENING = 2 ** -48;

/** Sets both directions; false if the opening is 0, or too small for doubles to tell. */
function setDirections({ startX, startY, endX, endY, opening }: WedgeShape): boolean {
  if (!setDirection(start, startX, startY) || !setDirection(end, endX, endY)) return false;
  if (opening === Opening.halfOrMore) return true;
  return start.way.x * end.way.y - start.way.y * end.way.x > SMALLEST_OPENING;
}

/** Adds the circle about the apex, or its part between both directions. */
function addRound(out: Outline, shape: WedgeShape, r: number): Conic {
  const round = out.rounds[out.roundCount] as Conic;
  out.roundCount += 1;
  setCircle(round, shape, r);
  if (shape.opening !== Opening.whole) {
    limitToArc(round, start.way, start.length, end.way, shape.opening === Opening.halfOrMore);
  }
  return round;
}

const direction = /* @__PURE__ */ new Direction();

/** The vectors from the centre of a box to the middle of a side, and the same way to the line of its round corners' centres. */
class HalfSize {
  size = 0.5;
  readonly vector = new Offset();
  readonly toCorners = new Offset();
}

const along = /* @__PURE__ */ new HalfSize();
const across = /* @__PURE__ */ new HalfSize();

const from = /* @__PURE__ */ new Offset();
const to = /* @__PURE__ */ new Offset();

/**
 * Sets an outline to that of a box with corners of radius r; false without width, height, or a straight edge.
 */
function setBox(out: Outline, box: BoxShape, r: number): boolean {
  const { halfWidth, halfHeight, ux, uy } = box;
  if (!isInRange(halfWidth) || !isInRange(halfHeight) || !(r === 0 || isInRange(r))) return false;
  if (!(r < halfWidth && r < halfHeight && setDirection(direction, ux, uy))) return false;
  setHalfSize(along, halfWidth, r);
  turnByQuarter(direction.unit);
  setHalfSize(across, halfHeight, r);
  beginSides(out.edges, box);
  // From edge to edge, directions turn by a quarter.
  addBoxSide(out, across, -1, along, 1);
  addBoxSide(out, along, 1, across, 1);
  addBoxSide(out, across, 1, along, -1);
  addBoxSide(out, along, -1, across, -1);
  endLoop(out.edges);
  if (r === 0) return true;
  addCorner(out, box, r, across, -1, along, 1);
  addCorner(out, box, r, along, 1, across, 1);
  addCorner(out, box, r, across, 1, along, -1);
  addCorner(out, box, r, along, -1, across, -1);
  return true;
}

function setHalfSize(out: HalfSize, size: number, r: number): void {
  const reduced = size - r;
  out.size = size;
  setScaled(out.vector, direction.unit, size, 0);
  setScaled(out.toCorners, direction.unit, reduced, sumRest(size, -r, reduced));
}

/** Adds a side whose middle is at m times one half size, and whose end is n times the other one from there. */
function addBoxSide({ edges }: Outline, middle: HalfSize, m: number, half: HalfSize, n: number): void {
  setCombination(from, m, middle.vector, -n, half.toCorners);
  setCombination(to, m, middle.vector, n, half.toCorners);
  addSide(edges, direction, middle.size, from, to);
  turnByQuarter(direction.way);
}

/** Adds the arc that follows such a side: from its normal to its direction. */
function addCorner(
  out: Outline,
  box: Readonly<Vec2>,
  r: number,
  middle: HalfSize,
  m: number,
  half: HalfSize,
  n: number,
): void {
  const { way } = direction;
  setCombination(to, m, middle.toCorners, n, half.toCorners);
  const corner = nextRound(out);
  setCircleAside(corner, box, to, r);
  setNormal(way);
  limitToArc(corner, normal, direction.length, way, false);
  turnByQuarter(way);
}

const normal = /* @__PURE__ */ new ScratchVector();

/** Sets the outward normal of an edge in a direction. */
function setNormal(way: Offset): void {
  normal.x = way.y;
  normal.y = -way.x;
}

function nextRound(out: Outline): Conic {
  out.roundCount += 1;
  return out.rounds[out.roundCount - 1] as Conic;
}

const beginPoint = /* @__PURE__ */ new ScratchVector();
const endPoint = /* @__PURE__ */ new ScratchVector();
const axis = /* @__PURE__ */ new Offset();
const aside = /* @__PURE__ */ new Offset();

/** Sets an outline to that of a capsule; false without length or radius. */
function setCapsule(out: Outline, { ax, ay, bx, by }: EndedShape, r: number): boolean {
  beginPoint.x = ax;
  beginPoint.y = ay;
  endPoint.x = bx;
  endPoint.y = by;
  setDifference(axis, endPoint, beginPoint);
  if (!isInRange(r) || !isInRange(Math.max(Math.abs(axis.x), Math.abs(axis.y)))) return false;
  setWay(direction, beginPoint, endPoint);
  setScaled(aside, direction.unit, r, 0);
  turnByQuarter(aside);
  beginSides(out.edges, beginPoint);
  setCombination(from, -1, aside, 0, axis);
  setCombination(to, -1, aside, 1, axis);
  addCapsuleSide(out, endPoint, r);
  setCombination(from, 1, aside, 1, axis);
  setCombination(to, 1, aside, 0, axis);
  addCapsuleSide(out, beginPoint, r);
  endLoop(out.edges);
  return true;
}

/** Adds a side, and the half circle that follows it. */
function addCapsuleSide(out: Outline, centre: Readonly<Vec2>, r: number): void {
  const { way } = direction;
  addSide(out.edges, direction, r, from, to);
  const cap = nextRound(out);
  setCircle(cap, centre, r);
  setNormal(way);
  turnByQuarter(way);
  limitToArc(cap, normal, direction.length, way, true);
  turnByQuarter(way);
}
