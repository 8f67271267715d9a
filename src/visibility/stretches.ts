import { type ArcPiece, type EllipsePiece, PieceKind } from "../boundary/piece.js";
import { atan2 } from "../math/trigonometry.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { Gap } from "./envelope.js";
import { type Face, pointAlong } from "./face.js";
import { type Field, turnBetween } from "./field.js";
import type { VisibleStretch } from "./region.js";

/** The outline of the visible region, from the visible faces. */

/** A factor greater than the rounding errors by which a point on the rim is beyond it. */
const BEYOND_ROUNDING = 1 + 2 ** -40;

export function stretchesOf(gaps: readonly Gap[], field: Field): VisibleStretch[] {
  const runs = runsOf(gaps, field);
  return (field.isWhole ? joinedAround(runs) : runs).map((run) => stretchOf(run, field));
}

function runsOf(gaps: readonly Gap[], { isWhole, range }: Field): Run[] {
  const runs: Run[] = [];
  let before = isWhole ? (gaps[gaps.length - 1]?.face ?? null) : null;
  for (let i = 0; i < gaps.length; i++) {
    const gap = gaps[i];
    if (gap === undefined) break;
    const { face, start } = gap;
    if (face !== null) {
      let { end } = gap;
      for (let next = gaps[i + 1]; next !== undefined && next.face === face; next = gaps[i + 1]) {
        end = next.end;
        i++;
      }
      const from = within(range, start.place === face.start.place ? face.from : pointAlong(face, start));
      const to = within(range, end.place === face.end.place ? face.to : pointAlong(face, end));
      const turn = end.turn - start.turn;
      runs.push({ face, from, to, startTurn: start.turn, turn, fromEye: before === null });
    }
    before = face;
  }
  return runs;
}

/**
 * The point where a face ceases to be seen. If it is nearly edge-on, its own end may be in the same direction as the
 * point where it leaves the range of sight; then its visible part ends at the latter.
 */
function within(range: number, end: Vec2): Vec2 {
  const distance = lengthOf(end.x, end.y);
  if (distance <= range * BEYOND_ROUNDING) return end;
  return { x: (range * end.x) / distance, y: (range * end.y) / distance };
}

/** In a whole view, the last run may continue as the first; a single one then is a whole turn. */
function joinedAround(runs: readonly Run[]): readonly Run[] {
  const first = runs[0];
  const last = runs[runs.length - 1];
  if (first === undefined || last === undefined || first.fromEye) return runs;
  if (first === last) return [{ ...first, to: first.from, turn: 4 }];
  if (first.face.piece !== last.face.piece || first.face.side !== last.face.side) return runs;
  return [{ ...last, to: first.to, turn: last.turn + first.turn }, ...runs.slice(1, -1)];
}

function stretchOf(run: Run, field: Field): VisibleStretch {
  const { face, from, to, fromEye } = run;
  const { piece, shape } = face;
  const ends = { shape, from: field.worldPoint(from.x, from.y), to: field.worldPoint(to.x, to.y), fromEye };
  if (piece.kind === PieceKind.segment) return { curve: "line", ...ends };
  const { x, y } = field.worldPoint(piece.x, piece.y);
  if (piece.kind === PieceKind.arc) {
    const r = field.worldLength(piece.r);
    return { curve: "circle", ...ends, x, y, r, ...circleAngles(run, piece, field) };
  }
  const rx = field.worldLength(piece.rx);
  const ry = field.worldLength(piece.ry);
  const rotation = atan2(piece.uy, piece.ux);
  return { curve: "ellipse", ...ends, x, y, rx, ry, rotation, ...ellipseAngles(run, piece) };
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

function circleAngles(run: Run, arc: ArcPiece, field: Field): StretchAngles {
  const startAngle = atan2(run.from.y - arc.y, run.from.x - arc.x);
  const angle = atan2(run.to.y - arc.y, run.to.x - arc.x) - startAngle;
  const swept = run.face.side < 0 ? nearAngle(angle) : farAngle(angle, run, arc, field);
  return { startAngle, endAngle: swept === WHOLE_TURN ? wholeTurnFrom(startAngle) : startAngle + swept + 0 };
}

/** The end angle of a whole turn, rounded up: `ctx.arc` might take angles that are a little less than 2π apart for equal. */
function wholeTurnFrom(startAngle: number): number {
  const end = startAngle + WHOLE_TURN;
  return end - startAngle < WHOLE_TURN ? end * (1 + 2 ** -52) : end;
}

function ellipseAngles(run: Run, ellipse: EllipsePiece): StretchAngles {
  const startAngle = ellipseAngle(run.from, ellipse);
  return { startAngle, endAngle: startAngle + nearAngle(ellipseAngle(run.to, ellipse) - startAngle) + 0 };
}

function ellipseAngle(point: Vec2, { x, y, rx, ry, ux, uy }: EllipsePiece): number {
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
function farAngle(angle: number, run: Run, { x, y }: ArcPiece, field: Field): number {
  const forward = angle > 0 ? angle : angle + WHOLE_TURN;
  if (Math.min(forward, WHOLE_TURN - forward) >= UNCERTAIN_ANGLE) return forward;
  const isCentral = x === 0 && y === 0;
  const isAround =
    run.turn > 2 ||
    (!isCentral && run.turn >= 1 && turnBetween(run.startTurn, field.bearingOf(x, y).turn) <= run.turn);
  const isNearlyWhole = forward >= UNCERTAIN_ANGLE;
  if (!isAround) return isNearlyWhole ? 0 : forward;
  return run.turn < 4 && isNearlyWhole ? forward : WHOLE_TURN;
}

/** Neighbouring gaps in which the same face is seen; points in the coordinates of the frame. */
interface Run {
  readonly face: Face;
  readonly from: Vec2;
  readonly to: Vec2;
  /** The turn at which it begins, and the turn that it spans, of 4. */
  readonly startTurn: number;
  readonly turn: number;
  readonly fromEye: boolean;
}
