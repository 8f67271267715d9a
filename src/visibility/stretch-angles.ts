/** From which angle to which a stretch of a circle or an ellipse goes. */

import type { ArcPiece, EllipsePiece } from "../boundary/piece.js";
import { atan2 } from "../math/atan2.js";
import type { Vec2 } from "../math/vector.js";
import { turnBetween } from "./bearing.js";
import type { Field } from "./field.js";
import type { Run } from "./run.js";

const WHOLE_TURN = 2 * Math.PI;

/** The near side is swept by less than half a turn: by less than this beyond none or half, it is a rounding error. */
const SMALL_ANGLE = 0.5;

/** An angle nearer than this to a whole turn may be one, or none at all, as far as the ends of the stretch tell. */
const UNCERTAIN_ANGLE = 2 ** -12;

/** In radians; `endAngle` is the greater one if the stretch goes towards +y, and is 2π more for a whole circle. */
export interface StretchAngles {
  readonly startAngle: number;
  readonly endAngle: number;
}

export function circleAngles(run: Run, arc: ArcPiece, field: Field): StretchAngles {
  const startAngle = atan2(run.from.y - arc.y, run.from.x - arc.x);
  const angle = atan2(run.to.y - arc.y, run.to.x - arc.x) - startAngle;
  const swept = run.face.side < 0 ? nearAngle(angle) : farAngle(angle, run, arc, field);
  return { startAngle, endAngle: swept === WHOLE_TURN ? wholeTurnFrom(startAngle) : startAngle + swept + 0 };
}

/** To `ctx.arc`, ends that are a rounding error less than a whole turn apart might be one and the same. */
function wholeTurnFrom(startAngle: number): number {
  const end = startAngle + WHOLE_TURN;
  return end - startAngle < WHOLE_TURN ? end * (1 + 2 ** -52) : end;
}

export function ellipseAngles(run: Run, ellipse: EllipsePiece): StretchAngles {
  const startAngle = ellipseAngle(run.from, ellipse);
  return { startAngle, endAngle: startAngle + nearAngle(ellipseAngle(run.to, ellipse) - startAngle) + 0 };
}

function ellipseAngle(point: Vec2, { x, y, rx, ry, ux, uy }: EllipsePiece): number {
  const dx = point.x - x;
  const dy = point.y - y;
  return atan2((dy * ux - dx * uy) / ry, (dx * ux + dy * uy) / rx);
}

/** The near side of a curve is swept back, by less than half a turn. */
function nearAngle(angle: number): number {
  if (angle <= 0) return angle < -Math.PI - SMALL_ANGLE ? 0 : angle;
  return angle < SMALL_ANGLE ? 0 : angle - WHOLE_TURN;
}

/**
 * The far side is swept forward. Where the ends all but coincide, this is by a whole turn if the stretch lies all around the eye, or
 * around the centre, which then is seen in the direction of it.
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
