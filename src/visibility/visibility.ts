import { takeOutline } from "../boundary/float-outline.js";
import { partsInFrame } from "../boundary/frame.js";
import { boxesMeet } from "../exact/box.js";
import { type BudgetOptions, withinBudget } from "../math/cost.js";
import { normalizingPower } from "../math/exact.js";
import { angleLessSine, sincos } from "../math/trigonometry.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { containsPoint } from "../query/contains-point.js";
import { requireShapes, requireView } from "../shapes/arguments.js";
import { bounds } from "../shapes/bounds.js";
import type { Circle, Sector, Shape, SimpleShape } from "../shapes/kind.js";
import { partsOf } from "../shapes/reductions.js";
import { partBeside, sizeBeside } from "./beside-eye.js";
import { NOTHING, type Sight, sightOf, THROUGH_CRACK } from "./envelope.js";
import { FaceList, Of } from "./face.js";
import { addFaces, addRim } from "./faces-of-piece.js";
import { Field, turnAt } from "./field.js";
import { requireRegion, type Visibility, type VisibleStretch } from "./region.js";
import { stretchesOf } from "./stretches.js";

/**
 * The region that an eye sees: the visible part of a view, a sector seen from its apex or a circle from its centre, whose
 * radius is the range of sight. Its outline consists of stretches of the shapes' boundaries and of the view's rim; curves
 * remain curves.
 *
 * A point is visible if no point strictly between it and the eye is in a shape (see `isVisible`). So surfaces are seen,
 * but not what is behind them; an eye on the boundary of a solid sees away from it, one on a wall without thickness sees
 * on both sides; one inside a shape sees nothing (no stretches), nor does an eye whose view has no area. The region
 * contains only areas: single points and lines, as behind a point-like shape, do not count.
 *
 * Error of points: some 1e-12 of the range of sight along the shape's boundary or across it; 1e-14 of the extents of
 * larger shapes. Anything seen under an angle of less than some 1e-13 may be lost, and hides nothing then; walls that
 * meet except for rounding have no crack between them. Cost: n log n for n pieces of boundary, some 0.2 ms for 50 shapes;
 * more where many long ones lie behind each other, so that none is wholly nearer than the next. Exact rays for shapes whose
 * boundary passes through the eye, or next to it: there, too, the directions in which anything is seen are decided exactly,
 * for the eye as stored.
 *
 * With `{ budget }`, throws BudgetExceeded where so many steps do not suffice.
 *
 * @example
 * const guard = sector(0, 0, 10, degrees(-45), degrees(45));
 * visibility(guard, [circle(5, 0, 1)]).stretches.map(({ curve, shape }) => curve + " " + shape).join(", "); // circle -1, circle 0, circle -1
 */
export function visibility(
  view: Sector | Circle,
  shapes: readonly Shape[],
  options?: BudgetOptions,
): Visibility {
  if (options !== undefined) return withinBudget(options, "visibility", visibility, view, shapes);
  requireView(view, "visibility: view");
  requireShapes(shapes, "visibility: shapes");
  const eye = { x: view.x, y: view.y };
  if (view.r === 0) return { eye, stretches: [] };
  const list = facesAround(view, shapes);
  if (list === null) return { eye, stretches: [] };
  const sight = sightOf(list);
  markCracks(sight, list);
  return { eye, stretches: stretchesOf(sight, list) };
}

/** The faces that an eye may see; null if it is inside a shape. */
function facesAround(view: Sector | Circle, shapes: readonly Shape[]): FaceList | null {
  const field = new Field(view);
  const list = new FaceList(field);
  const viewBounds = bounds(view);
  for (const [index, shape] of shapes.entries()) {
    if (!boxesMeet(bounds(shape), viewBounds)) continue;
    list.shape = index;
    const inFrame = partsInFrame(shape, field.frame);
    for (const [i, part] of partsOf(shape).entries()) {
      if (!addPart(part, inFrame[i] as SimpleShape, list)) return null;
    }
  }
  // The rim is added last, so that a shape that just reaches it is seen.
  list.shape = -1;
  list.part++;
  list.piece++;
  addRim(list);
  return list;
}

/** Adds the faces of a part; false if the eye is inside. */
function addPart(shape: SimpleShape, shapeInFrame: SimpleShape, list: FaceList): boolean {
  const { field, count } = list;
  list.part++;
  let isPoint = true;
  let size = 0;
  takeOutline(shapeInFrame, (piece) => {
    const { minX, minY, maxX, maxY } = piece;
    if (minX !== maxX || minY !== maxY) isPoint = false;
    size = Math.max(size, sizeBeside(piece));
    list.piece++;
    addFaces(piece, list);
  });
  // Points hide no area.
  if (isPoint) list.count = count;
  else if (size > 0) list.beside.push(partBeside(shape, shapeInFrame, list.part, size, field));
  else if (containsPoint(shape, field.frame.originX, field.frame.originY)) return false;
  return true;
}

/** Cracks that rounding has opened between shapes that meet. */

/** Faces meet if their ends are at most this far apart, relative to their distances from the eye: some rounding errors. */
const CRACK = 2 ** -46;

/** A gap that spans a greater turn is no crack. */
const NARROW = 2 ** -20;

/**
 * Marks what is seen through cracks, between two faces that end, except for rounding, in the same point. An eye near to
 * such a point may see a crack under an angle that is not negligible.
 */
function markCracks(sight: Sight, list: FaceList): void {
  const { seen } = sight;
  let before = NOTHING;
  for (let place = 0; place < seen.length; place++) {
    const last = before === NOTHING ? -1 : lastOfCrack(sight, place, before, list);
    if (last < place) before = seen[place] as number;
    else for (; place <= last; place++) seen[place] = THROUGH_CRACK;
  }
}

/** The last place of the crack that begins at a place, after a face; −1 if none does. */
function lastOfCrack({ leaders, seen }: Sight, first: number, before: number, list: FaceList): number {
  const start = leaders[first] as number;
  for (let place = first; place + 1 < seen.length; place++) {
    const end = leaders[place + 1] as number;
    const face = seen[place] as number;
    const after = seen[place + 1] as number;
    if (face === NOTHING || face === before) return -1;
    if (turnAt(end) - turnAt(start) > NARROW) return -1;
    if (after !== NOTHING && meetAcross(before, start, after, end, list)) return place;
  }
  return -1;
}

const endBefore = /* @__PURE__ */ new ScratchVector();
const startAfter = /* @__PURE__ */ new ScratchVector();

/** Whether one face ends where another begins. */
function meetAcross(before: number, start: number, after: number, end: number, list: FaceList): boolean {
  list.setAlong(endBefore, before, start);
  list.setAlong(startAfter, after, end);
  const gap = lengthOf(endBefore.x - startAfter.x, endBefore.y - startAfter.y);
  return gap <= CRACK * Math.max(list.of(before, Of.farthest), list.of(after, Of.farthest));
}

/**
 * The area of the visible region. Scene units squared; Infinity beyond the largest double. Error: some 1e-12 of the
 * square of the range of sight.
 *
 * Half the integral of p × dp along the stretches, p being relative to the eye; edges that point at the eye add nothing.
 *
 * @example
 * visibleArea(visibility(circle(0, 0, 10), [rect(5, 0, 2, 2)])).toFixed(3); // 293.661
 */
export function visibleArea(region: Visibility): number {
  requireRegion(region, "visibleArea: region");
  const { eye, stretches } = region;
  const half = stretches.reduce((most, { from, to }) => {
    return Math.max(most, halfReach(from, eye), halfReach(to, eye));
  }, 0);
  if (half === 0) return 0;
  // Lengths times this are so moderate that no square overflows or underflows.
  const power = normalizingPower(half) / 2;
  const area = stretches.reduce((sum, stretch) => sum + areaBetween(eye, stretch, power), 0);
  return Math.max(area, 0) / power / power;
}

function halfReach({ x, y }: Vec2, eye: Vec2): number {
  return Math.max(Math.abs(x / 2 - eye.x / 2), Math.abs(y / 2 - eye.y / 2));
}

/** The area between the eye and a stretch, lengths being multiplied by `power`. */
function areaBetween(eye: Vec2, stretch: VisibleStretch, power: number): number {
  const { from, to } = stretch;
  const fromEye = relative(from, eye, power);
  const toEye = relative(to, eye, power);
  const beforeChord = (fromEye.x * toEye.y - fromEye.y * toEye.x) / 2;
  if (stretch.curve === "line") return beforeChord;
  const swept = stretch.endAngle - stretch.startAngle;
  const angle = Math.abs(swept);
  const bulge = angleLessSine(angle, sincos(angle).y, sincos(angle / 2).y) / 2;
  const { rx, ry } = stretch.curve === "circle" ? { rx: stretch.r, ry: stretch.r } : stretch;
  const beyondChord = rx * power * (ry * power) * bulge;
  return swept < 0 ? beforeChord - beyondChord : beforeChord + beyondChord;
}

/** A position relative to the eye, without overflow in the difference. */
function relative({ x, y }: Vec2, eye: Vec2, power: number): Vec2 {
  return power < 1
    ? { x: x * power - eye.x * power, y: y * power - eye.y * power }
    : { x: (x - eye.x) * power, y: (y - eye.y) * power };
}
