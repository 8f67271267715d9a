import { containsPoint } from "osculate";
import { clamp, snap } from "../../parts/number-format.js";
import type { HandleOptions } from "../../stage/handle.js";
import { degreesTo, fromCentre } from "../../stage/local-frame.js";
import { angleValue, lengthValue, rectHandles } from "../../stage/shape-handles.js";
import { moverAt, type State, wallOf } from "./run.js";
import { words } from "./words.js";

type Change = (part: Partial<State>) => void;

/** What the reader can take hold of: the wall, and the bullet or the rod. */
export function handlesFor(state: Readonly<State>, change: Change): readonly HandleOptions[] {
  const wall = rectHandles({
    labels: { move: words.moveWall, turn: words.turnWall, size: words.sizeWall },
    shape: () => wallOf(state),
    angle: () => state.angle,
    change: ({ x: wallX = state.wallX, y: wallY = state.wallY, ...size }) =>
      change({ ...size, wallX, wallY }),
  });
  return [...wall, ...bulletHandles(state, change), ...rodHandles(state, change)];
}

/** World units between a bullet and the handle of its size: on the bullet there is room for one only. */
const gripReach = 0.6;

function bulletHandles(state: Readonly<State>, change: Change): readonly HandleOptions[] {
  const visible = () => state.mover !== "rod";
  const setRadius = (r: number) => change({ r: snap(clamp(r, 0, 2)) });
  /** A way of no length has no direction to fly in. */
  const aim = (wayX: number, wayY: number) => {
    if (Math.hypot(wayX, wayY) >= 0.1) change({ wayX: snap(wayX), wayY: snap(wayY) });
  };
  /** The unit vector across the way, upwards on the screen. */
  const across = () => {
    const length = Math.hypot(state.wayX, state.wayY) * (state.wayX < 0 ? -1 : 1);
    return { x: state.wayY / length, y: -state.wayX / length };
  };
  const aside = (distance: number) => ({
    x: state.x + distance * across().x,
    y: state.y + distance * across().y,
  });
  return [
    {
      kind: "move",
      label: words.moveStart,
      visible,
      at: () => ({ x: state.x, y: state.y }),
      drag: ({ x, y }) => change({ x: snap(x), y: snap(y) }),
      body: ({ x, y }) => visible() && containsPoint(moverAt(state, 0), x, y),
    },
    {
      kind: "move",
      label: words.moveEnd,
      visible,
      at: () => ({ x: state.x + state.wayX, y: state.y + state.wayY }),
      drag: ({ x, y }) => aim(x - state.x, y - state.y),
      body: ({ x, y }) => visible() && containsPoint(moverAt(state, 1), x, y),
    },
    {
      kind: "size",
      label: words.radius,
      visible,
      at: () => aside(state.r + gripReach),
      stem: () => aside(state.r),
      drag: ({ x, y }) => setRadius((x - state.x) * across().x + (y - state.y) * across().y - gripReach),
      nudge: (dx, dy) => setRadius(state.r + (dx - dy) * 0.1),
      value: () => lengthValue(state.r, { min: 0, max: 2 }),
    },
  ];
}

/** Less than a whole turn, so that the rod meets the wall during one stretch of time. */
const mostTurn = 350;

function rodHandles(state: Readonly<State>, change: Change): readonly HandleOptions[] {
  const visible = () => state.mover === "rod";
  const pivot = () => ({ x: state.pivotX, y: state.pivotY });
  const tip = (angle: number, reach = 0) => fromCentre(pivot(), state.rodLength + reach, angle);
  const turnBy = (rodTurn: number) => change({ rodTurn: clamp(Math.round(rodTurn), -mostTurn, mostTurn) });
  return [
    {
      kind: "move",
      label: words.movePivot,
      visible,
      at: pivot,
      drag: ({ x: pivotX, y: pivotY }) => change({ pivotX: snap(pivotX), pivotY: snap(pivotY) }),
    },
    {
      kind: "move",
      label: words.rodStart,
      visible,
      at: () => tip(state.rodStart),
      drag: (to) =>
        change({
          rodStart: Math.round(degreesTo(pivot(), to)),
          rodLength: snap(clamp(Math.hypot(to.x - state.pivotX, to.y - state.pivotY), 0.2, 8)),
        }),
    },
    {
      kind: "turn",
      label: words.rodEnd,
      visible,
      at: () => tip(state.rodStart + state.rodTurn, 0.5),
      stem: () => tip(state.rodStart + state.rodTurn),
      drag(to) {
        const turn = degreesTo(pivot(), to) - state.rodStart;
        // Of the turns that end here, the one nearest to the present one.
        turnBy(turn + 360 * Math.round((state.rodTurn - turn) / 360));
      },
      nudge: (dx, dy) => turnBy(state.rodTurn + (dx - dy) * 5),
      value: () => ({ ...angleValue(state.rodTurn), min: -mostTurn, max: mostTurn }),
    },
  ];
}
