import { createWedge, setWedge, type Wedge } from "../../forms/forms.js";
import { setUnitVector, type Vec2 } from "../../math/vector.js";
import { isModerate, UNIT_ROUNDOFF } from "../../math/verdict.js";
import { type Arc, type HalfPlane, Kind, Opening, type Shape } from "../../shapes/kind.js";
import { isRingPart, isWedge, verticesOf, type WedgeShape } from "../../shapes/reductions.js";
import { coneVerdict } from "../sectors/wedge.js";
import {
  type BoxFrame,
  createBoxFrame,
  type FramedShape,
  isFramed,
  type Spots,
  setBoxFrame,
} from "./box-frame.js";

// Spots of error 0 are proposals, to be checked for being points of the shape, so that nothing depends on how exactly
// they are computed. The others lie on a curve, to within the error.

/** Spots lie this far out, as a part of the size: near the boundary, but farther from it than rounding errors. */
const NEARLY_ONE = 1 - 2 ** -16;

/** The part of a corner that a quarter circle cuts off its square: 1 − √½. */
const CORNER_CUT = 0.292893218813;

const frame: BoxFrame = /* @__PURE__ */ createBoxFrame();
const wedge: Wedge = /* @__PURE__ */ createWedge();
const middle: Vec2 = { x: 0.5, y: 0.5 };
const direction: Vec2 = { x: 0.5, y: 0.5 };
const centre: Vec2 = { x: 0.5, y: 0.5 };

/** Sets `out` to the middle of a shape, or to a point on the line of a half plane; it nearly always is a point of the shape. */
export function setAnchor(out: Vec2, shape: Shape): void {
  if (isWedge(shape)) {
    setWedge(wedge, shape);
    setMiddle(wedge);
    const distance = wedge.inner / 2 + wedge.outer / 2;
    out.x = shape.x + distance * middle.x;
    out.y = shape.y + distance * middle.y;
    return;
  }
  switch (shape.kind) {
    case Kind.segment:
    case Kind.capsule:
      out.x = shape.ax / 2 + shape.bx / 2;
      out.y = shape.ay / 2 + shape.by / 2;
      return;
    case Kind.polygon:
    case Kind.polyline:
      setMean(out, verticesOf(shape));
      return;
    case Kind.compound: {
      const [first] = shape.parts;
      if (first !== undefined) setAnchor(out, first);
      return;
    }
    default:
      out.x = shape.x;
      out.y = shape.y;
  }
}

function setMean(out: Vec2, points: readonly number[]): void {
  const share = 2 / points.length;
  out.x = 0;
  out.y = 0;
  for (let i = 0; i < points.length; i += 2) {
    out.x += (points[i] as number) * share;
    out.y += (points[i + 1] as number) * share;
  }
}

/** Sets `middle` to the direction halfway between those of a wedge. */
function setMiddle({ start, end, cone }: Wedge): void {
  const x = start.x + end.x;
  const y = start.y + end.y;
  // Between nearly opposite ones, it is at right angles to both.
  if (x * x + y * y < 0.01) setUnitVector(middle, -start.y, start.x);
  else if (cone.opening === Opening.halfOrMore) setUnitVector(middle, -x, -y);
  else setUnitVector(middle, x, y);
}

/** Adds spots of a shape that may decide its relation to another one about `target`. */
export function addWitnesses(out: Spots, shape: Shape, target: Vec2): void {
  if (isRingPart(shape)) {
    addCone(out, shape, target);
    return;
  }
  if (isFramed(shape)) {
    addFramed(out, shape, target);
    return;
  }
  switch (shape.kind) {
    case Kind.point:
      out.add(shape.x, shape.y);
      return;
    case Kind.arc:
      addArc(out, shape, target);
      return;
    case Kind.segment:
      out.add(shape.ax, shape.ay);
      out.add(shape.bx, shape.by);
      addOnEdge(out, shape.ax, shape.ay, shape.bx, shape.by, target);
      return;
    case Kind.polyline:
      out.addAll(shape.points);
      addOnEdges(out, shape.points, target);
      return;
    case Kind.polygon:
      out.add(target.x, target.y);
      out.addAll(shape.vertices);
      setMean(centre, shape.vertices);
      out.add(centre.x, centre.y);
      return;
    case Kind.halfPlane:
      addHalfPlane(out, shape, target);
      return;
    case Kind.compound:
      for (const part of shape.parts) addWitnesses(out, part, target);
      return;
    default:
      shape satisfies never;
  }
}

/** Adds spots of a shape with a frame: at its corners, sides and middle, and its point nearest to the target. */
function addFramed(out: Spots, shape: FramedShape, target: Vec2): void {
  if (!setBoxFrame(frame, shape)) return;
  const { reachX, reachY, roundX, roundY } = frame;
  const cornerX = NEARLY_ONE * (reachX - CORNER_CUT * roundX);
  const cornerY = NEARLY_ONE * (reachY - CORNER_CUT * roundY);
  const dx = target.x - frame.x;
  const dy = target.y - frame.y;
  const along = frame.axisX * dx + frame.axisY * dy;
  const across = frame.axisX * dy - frame.axisY * dx;
  out.addLocal(frame, clamp(along, -cornerX, cornerX), clamp(across, -cornerY, cornerY));
  out.addAround(frame, cornerX, cornerY);
  out.addLocal(frame, NEARLY_ONE * reachX, 0);
  out.addLocal(frame, -NEARLY_ONE * reachX, 0);
  out.addLocal(frame, 0, NEARLY_ONE * reachY);
  out.addLocal(frame, 0, -NEARLY_ONE * reachY);
  out.addLocal(frame, 0, 0);
}

function clamp(value: number, low: number, high: number): number {
  return value > low ? (value < high ? value : high) : low;
}

/** Adds spots of a sector or annular sector: along its edges and its middle, and towards the target. */
function addCone(out: Spots, shape: WedgeShape, target: Vec2): void {
  setWedge(wedge, shape);
  setMiddle(wedge);
  centre.x = shape.x;
  centre.y = shape.y;
  const { inner, outer, start, end } = wedge;
  if (!isModerate(outer)) return;
  const near = inner + (1 - NEARLY_ONE) * outer;
  const far = NEARLY_ONE * outer;
  const dx = target.x - shape.x;
  const dy = target.y - shape.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (isModerate(distance)) {
    setUnitVector(direction, dx, dy);
    out.addAlong(centre, direction, clamp(distance, near, far));
  }
  for (const edge of [start, middle, end]) {
    // Turned a little towards the middle, so that spots of an edge lie inside.
    setUnitVector(direction, edge.x + (1 - NEARLY_ONE) * middle.x, edge.y + (1 - NEARLY_ONE) * middle.y);
    out.addAlong(centre, direction, far);
    out.addAlong(centre, direction, near);
    out.addAlong(centre, direction, (near + far) / 2);
  }
  if (shape.opening === Opening.lessThanHalf) return;
  out.addAlong(centre, middle, -far);
  setUnitVector(direction, -middle.y, middle.x);
  out.addAlong(centre, direction, far);
  out.addAlong(centre, direction, -far);
}

/** A coordinate of a unit vector is off by 3 ulp, its product with the radius passes 1 rounding, the sum 1. */
const ARC_ERROR = 12 * UNIT_ROUNDOFF;

/** Adds spots of an arc: its ends, its middle, and the points towards the target or away from it. */
function addArc(out: Spots, shape: Arc, target: Vec2): void {
  setWedge(wedge, shape);
  setMiddle(wedge);
  const size = Math.abs(shape.x) + Math.abs(shape.y) + shape.r;
  if (!isModerate(shape.r) || !isModerate(size)) return;
  const error = ARC_ERROR * size;
  centre.x = shape.x;
  centre.y = shape.y;
  out.addAlong(centre, wedge.start, shape.r, error);
  out.addAlong(centre, wedge.end, shape.r, error);
  addOnArc(out, shape, middle, error);
  const dx = target.x - shape.x;
  const dy = target.y - shape.y;
  if (!isModerate(Math.abs(dx) + Math.abs(dy))) return;
  setUnitVector(direction, dx, dy);
  addOnArc(out, shape, direction, error);
}

/** Adds the points where the line through the centre along a unit vector meets the arc. */
function addOnArc(out: Spots, shape: Arc, unit: Vec2, error: number): void {
  if (coneVerdict(shape, unit.x, unit.y) > 0) out.addAlong(centre, unit, shape.r, error);
  if (coneVerdict(shape, -unit.x, -unit.y) > 0) out.addAlong(centre, unit, -shape.r, error);
}

/** A difference of coordinates passes 1 rounding, its product with a parameter 1 more, the sum 1. */
const SEGMENT_ERROR = 6 * UNIT_ROUNDOFF;

/** Adds the middle of an edge and its point nearest to the target. */
function addOnEdge(out: Spots, ax: number, ay: number, bx: number, by: number, target: Vec2): void {
  const size = Math.abs(ax) + Math.abs(ay) + Math.abs(bx) + Math.abs(by);
  if (!isModerate(size)) return;
  const dx = bx - ax;
  const dy = by - ay;
  const parameter = (dx * (target.x - ax) + dy * (target.y - ay)) / (dx * dx + dy * dy);
  if (parameter > 0 && parameter < 1) out.add(ax + parameter * dx, ay + parameter * dy, SEGMENT_ERROR * size);
  out.add(ax + dx / 2, ay + dy / 2, SEGMENT_ERROR * size);
}

function addOnEdges(out: Spots, points: readonly number[], target: Vec2): void {
  for (let i = 2; i < points.length; i += 2) {
    const ax = points[i - 2] as number;
    const ay = points[i - 1] as number;
    addOnEdge(out, ax, ay, points[i] as number, points[i + 1] as number, target);
  }
}

/** Adds spots of a half plane, on the line through the target along the normal: near the border and far behind it. */
function addHalfPlane(out: Spots, { x, y, nx, ny }: HalfPlane, target: Vec2): void {
  const dx = target.x - x;
  const dy = target.y - y;
  const lengthSq = nx * nx + ny * ny;
  const far = 4 * (Math.abs(target.x) + Math.abs(target.y) + Math.abs(dx) + Math.abs(dy));
  if (!isModerate(lengthSq) || !isModerate(far)) return;
  const beyond = (nx * dx + ny * dy) / lengthSq;
  const depth = far / Math.sqrt(lengthSq);
  for (const behind of [depth, 2 ** -8 * depth, 2 ** -16 * depth]) {
    out.add(target.x - (beyond + behind) * nx, target.y - (beyond + behind) * ny);
  }
}
