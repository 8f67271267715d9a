import { PieceForm } from "../boundary/float-piece.js";
import { atan2 } from "../math/trigonometry.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { NOTHING, type Sight, THROUGH_CRACK } from "./envelope.js";
import { Curve, type FaceList, Label } from "./face.js";
import { bearings, type Field, LAST, turnAt, turnBetween } from "./field.js";
import type { VisibleStretch } from "./region.js";

/** The outline of the visible region, from the visible faces. */

/** More than the factor by which rounding takes a point on the rim beyond it. */
const BEYOND_ROUNDING = 1 + 2 ** -40;

/** The bearings between which a face is seen. */
interface Run {
  readonly face: number;
  readonly start: number;
  readonly end: number;
  readonly fromEye: boolean;
}

export function stretchesOf({ leaders, seen }: Sight, list: FaceList): VisibleStretch[] {
  const { isWhole } = list.field;
  const stretches: VisibleStretch[] = [];
  let first: Run | null = null;
  let last: Run | null = null;
  // The last entry is never a crack.
  let before = isWhole ? seen[seen.length - 1] : NOTHING;
  for (let place = 0; place < seen.length; place++) {
    const face = seen[place] as number;
    if (face === THROUGH_CRACK) continue;
    if (face !== NOTHING) {
      const start = leaders[place] as number;
      for (let next = place + 1; seen[next] === face || seen[next] === THROUGH_CRACK; next++) {
        if (seen[next] === face) place = next;
      }
      last = { face, start, end: leaders[place + 1] as number, fromEye: before === NOTHING };
      first ??= last;
      stretches.push(stretchOf(last, last, turnOfRun(last), list));
    }
    before = face;
  }
  if (!isWhole || first === null || last === null || first.fromEye) return stretches;
  if (!areOnOneSide(first.face, last.face, list)) return stretches;
  // In a whole view, the last run may continue as the first; a single one then is a whole turn.
  if (first === last) return [stretchOf(first, null, 4, list)];
  stretches[0] = stretchOf(last, first, turnOfRun(last) + turnOfRun(first), list);
  stretches.pop();
  return stretches;
}

/** Whether two faces are on the same side of the same piece. */
function areOnOneSide(a: number, b: number, list: FaceList): boolean {
  const isOnePiece = list.label(a, Label.piece) === list.label(b, Label.piece);
  return isOnePiece && list.label(a, Label.side) === list.label(b, Label.side);
}

/** The turn that a run spans; a whole turn is 4. */
function turnOfRun({ start, end }: Run): number {
  return turnAt(end) - turnAt(start);
}

/** The ends of the stretch at hand, in the coordinates of the frame, and its curve. */
const start = /* @__PURE__ */ new ScratchVector();
const end = /* @__PURE__ */ new ScratchVector();
const curve = /* @__PURE__ */ new Curve();

/** The stretch from the start of the run `first` to the end of `last`, which may be the same; all round to its start if that is null. */
function stretchOf(first: Run, last: Run | null, turn: number, list: FaceList): VisibleStretch {
  const { face, fromEye } = first;
  const { field } = list;
  setEnd(start, face, first.start, Label.start, list);
  if (last === null) setEnd(end, face, first.start, Label.start, list);
  else setEnd(end, last.face, last.end, Label.end, list);
  const shape = list.label(face, Label.shape);
  const from = field.worldPoint(start.x, start.y);
  const to = field.worldPoint(end.x, end.y);
  const kind = list.label(face, Label.kind);
  if (kind === PieceForm.segment) return { curve: "line", shape, from, to, fromEye };
  list.readCurve(face, curve);
  const { x, y } = field.worldPoint(curve.x, curve.y);
  if (kind === PieceForm.arc) {
    const r = field.worldLength(curve.size);
    const isNear = list.label(face, Label.side) < 0;
    const angles = circleAngles(isNear, turnAt(first.start), turn, field);
    return { curve: "circle", shape, from, to, fromEye, x, y, r, ...angles };
  }
  const rx = field.worldLength(curve.size);
  const ry = field.worldLength(curve.rest);
  const rotation = atan2(curve.uy, curve.ux);
  return { curve: "ellipse", shape, from, to, fromEye, x, y, rx, ry, rotation, ...ellipseAngles() };
}

/**
 * Sets the point where a face, at a bearing, begins or ceases to be seen. If it is nearly edge-on, its own end may be in the
 * same direction as the point where it leaves the range of sight; then its visible part ends at the latter.
 */
function setEnd(out: Vec2, face: number, bearing: number, end: number, list: FaceList): void {
  const own = list.label(face, end);
  const isOwn = bearings.places[own] === bearings.places[bearing];
  if (isOwn && own > LAST) {
    out.x = bearings.x[own] as number;
    out.y = bearings.y[own] as number;
  } else list.setAlong(out, face, isOwn ? own : bearing);
  const { range } = list.field;
  const distance = lengthOf(out.x, out.y);
  if (distance <= range * BEYOND_ROUNDING) return;
  out.x = (range * out.x) / distance;
  out.y = (range * out.y) / distance;
}

/** The angles of a stretch of a circle or an ellipse. */

const WHOLE_TURN = 2 * Math.PI;

/** The near side spans less than half a turn. An angle that leaves this range by no more than this is a rounding error. */
const SMALL_ANGLE = 0.5;

/** The ends of a stretch do not show whether an angle nearer than this to a whole turn is a whole turn or 0. */
const UNCERTAIN_ANGLE = 2 ** -12;

/** In radians; `endAngle` is the greater one if the stretch goes towards +y, and is 2π more for a whole circle. */
interface StretchAngles {
  readonly startAngle: number;
  readonly endAngle: number;
}

/** The angles of a stretch on the near or the far side of a circle. Seen from the eye, it begins at `startTurn` and spans `turn`. */
function circleAngles(isNear: boolean, startTurn: number, turn: number, field: Field): StretchAngles {
  const startAngle = atan2(start.y - curve.y, start.x - curve.x);
  const angle = atan2(end.y - curve.y, end.x - curve.x) - startAngle;
  const swept = isNear ? nearAngle(angle) : farAngle(angle, startTurn, turn, field);
  return { startAngle, endAngle: swept === WHOLE_TURN ? wholeTurnFrom(startAngle) : startAngle + swept + 0 };
}

/** The end angle of a whole turn, rounded up: `ctx.arc` might take angles that are a little less than 2π apart for equal. */
function wholeTurnFrom(startAngle: number): number {
  const end = startAngle + WHOLE_TURN;
  return end - startAngle < WHOLE_TURN ? end * (1 + 2 ** -52) : end;
}

function ellipseAngles(): StretchAngles {
  const startAngle = ellipseAngle(start);
  return { startAngle, endAngle: startAngle + nearAngle(ellipseAngle(end) - startAngle) + 0 };
}

function ellipseAngle(point: Vec2): number {
  const { x, y, ux, uy, size: rx, rest: ry } = curve;
  const dx = point.x - x;
  const dy = point.y - y;
  return atan2((dy * ux - dx * uy) / ry, (dx * ux + dy * uy) / rx);
}

/** The near side of a curve goes backwards, by less than half a turn. */
function nearAngle(angle: number): number {
  if (angle <= 0) return angle < -Math.PI - SMALL_ANGLE ? 0 : angle;
  return angle < SMALL_ANGLE ? 0 : angle - WHOLE_TURN;
}

/**
 * The far side goes forwards. If its ends nearly coincide, it is a whole turn if the stretch lies all around the eye, or if
 * the centre of the circle lies in one of the directions in which the stretch is seen.
 */
function farAngle(angle: number, startTurn: number, turn: number, field: Field): number {
  const forward = angle > 0 ? angle : angle + WHOLE_TURN;
  if (Math.min(forward, WHOLE_TURN - forward) >= UNCERTAIN_ANGLE) return forward;
  const { x, y } = curve;
  const isCentral = x === 0 && y === 0;
  const isAround =
    turn > 2 || (!isCentral && turn >= 1 && turnBetween(startTurn, field.turnTo(x, y)) <= turn);
  const isNearlyWhole = forward >= UNCERTAIN_ANGLE;
  if (!isAround) return isNearlyWhole ? 0 : forward;
  return turn < 4 && isNearlyWhole ? forward : WHOLE_TURN;
}
