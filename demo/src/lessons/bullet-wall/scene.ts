import { sector, type Vec2 } from "osculate";
import { fromCentre, radians } from "../../stage/local-frame.js";
import type { Painter } from "../../stage/painter.js";
import type { Findings } from "./findings.js";
import { moverAt, rodRadius, type State, wallOf } from "./run.js";

/** World units of the arrow of the normal. */
const normalLength = 1.1;

/** The wall, the frames, the touch, and the mover at the time `t`. */
export function paintScene(
  painter: Painter,
  state: Readonly<State>,
  { touch, seen }: Findings,
  t: number,
  labels = true,
): void {
  paintWay(painter, state);
  paintFrames(painter, state, seen, labels);
  painter.shape(wallOf(state), touch ? "hit" : "idle", { fill: touch ? 0.3 : 0.2 });
  if (touch) painter.shape(moverAt(state, touch.t), "hit", { fill: 0.22 });
  painter.shape(moverAt(state, t), "ink", { fill: 0.1, width: 2 });
  if (!touch) return;
  const { point, normal } = touch;
  // The library's normal goes from the mover to the wall: the mover bounces the other way.
  const tip = { x: point.x - normal.x * normalLength, y: point.y - normal.y * normalLength };
  painter.arrow(point, tip, "measure", { width: 2.5 });
  painter.dot(point, "measure", 4);
}

/** All that the mover passes over, and the line its centre takes. */
function paintWay(painter: Painter, state: Readonly<State>): void {
  if (state.mover === "rod") {
    const { pivotX, pivotY, rodLength, rodStart, rodTurn } = state;
    const [from, to] = [rodStart, rodStart + rodTurn].sort((a, b) => a - b);
    const start = radians(from ?? 0);
    painter.shape(sector(pivotX, pivotY, rodLength + rodRadius, start, radians(to ?? 0)), "guide", {
      fill: 0.2,
      opacity: 0,
    });
    painter.arc({ x: pivotX, y: pivotY }, rodLength, radians(rodStart), radians(rodTurn), "guide", {
      dash: [2, 5],
    });
    return;
  }
  const { x, y, r, wayX, wayY } = state;
  const length = Math.hypot(wayX, wayY);
  const aside = { x: (-wayY / length) * r, y: (wayX / length) * r };
  const corner = (t: number, side: number): Vec2 => ({
    x: x + t * wayX + side * aside.x,
    y: y + t * wayY + side * aside.y,
  });
  painter.polygon([corner(0, 1), corner(1, 1), corner(1, -1), corner(0, -1)], "guide", 0.2);
  painter.line({ x, y }, { x: x + wayX, y: y + wayY }, "guide", { dash: [2, 5] });
}

/** Frames closer to each other than this, in CSS pixels, are not numbered. */
const numberedFrom = 26;

function paintFrames(
  painter: Painter,
  state: Readonly<State>,
  seen: readonly number[],
  labels: boolean,
): void {
  const { frames } = state;
  const spacing = (wayLength(state) * painter.view.scale) / frames;
  for (let frame = 0; frame <= frames; frame++) {
    const sees = seen.includes(frame);
    painter.shape(moverAt(state, frame / frames), sees ? "hit" : "idle", {
      fill: sees ? 0.12 : 0.05,
      width: 1.5,
      opacity: sees ? 0.9 : 0.6,
    });
    // At the end of a rod's turn there is a handle in the place of the number.
    const isFree = state.mover !== "rod" || frame < frames;
    if (labels && isFree && spacing > numberedFrom) {
      const { at, dx, dy } = numberPlace(painter, state, frame / frames);
      painter.label(at, String(frame), "idle", { dx, dy, size: 12, align: "center" });
    }
  }
}

/** Beside the way of a bullet, beyond the tip of a rod. */
function numberPlace(painter: Painter, state: Readonly<State>, t: number) {
  if (state.mover === "rod") {
    const degrees = state.rodStart + t * state.rodTurn;
    return {
      at: fromCentre({ x: state.pivotX, y: state.pivotY }, state.rodLength + rodRadius, degrees),
      dx: 14 * Math.cos(radians(degrees)),
      dy: 14 * Math.sin(radians(degrees)),
    };
  }
  const { x, y, r, wayX, wayY } = state;
  const side = (wayX < 0 ? -1 : 1) / Math.hypot(wayX, wayY);
  const off = r * painter.view.scale + 13;
  return {
    at: { x: x + t * wayX, y: y + t * wayY },
    dx: -wayY * side * off,
    dy: wayX * side * off,
  };
}

/** World units that the bullet, or the tip of the rod, travels. */
function wayLength({ mover, wayX, wayY, rodLength, rodTurn }: Readonly<State>): number {
  return mover === "rod" ? Math.abs(radians(rodTurn)) * rodLength : Math.hypot(wayX, wayY);
}
