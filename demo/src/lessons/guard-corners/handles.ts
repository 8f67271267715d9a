import { clamp, snap } from "../../parts/number-format.js";
import type { HandleOptions } from "../../stage/handle.js";
import { degreesTo, fromCentre } from "../../stage/local-frame.js";
import {
  angleValue,
  circleHandles,
  ellipseHandles,
  lengthValue,
  rectHandles,
} from "../../stage/shape-handles.js";
import { type State, settingOf } from "./setting.js";
import { words } from "./words.js";

type Change = (part: Partial<State>) => void;

/** What the reader can take hold of: the things, the guard, and on top of all the hero. */
export function handlesFor(state: Readonly<State>, change: Change): readonly HandleOptions[] {
  return [...thingHandles(state, change), ...guardHandles(state, change), heroHandle(state, change)];
}

function thingHandles(state: Readonly<State>, change: Change): readonly HandleOptions[] {
  const wall = rectHandles({
    labels: { move: words.moveWall, turn: words.turnWall, size: words.sizeWall },
    shape: () => settingOf(state).wall,
    angle: () => state.wallAngle,
    change: ({
      x: wallX = state.wallX,
      y: wallY = state.wallY,
      angle: wallAngle = state.wallAngle,
      ...size
    }) => change({ ...size, wallX, wallY, wallAngle }),
  });
  const pillar = circleHandles({
    labels: { move: words.movePillar, radius: words.sizePillar },
    grip: { x: 0.8, y: 0.6 },
    shape: () => settingOf(state).pillar,
    change: ({ x: pillarX = state.pillarX, y: pillarY = state.pillarY, r: pillarR = state.pillarR }) =>
      change({ pillarX, pillarY, pillarR }),
  });
  const hedge = ellipseHandles({
    labels: { move: words.moveHedge, turn: words.turnHedge, first: words.moveHedge, second: words.moveHedge },
    limits: { min: 0, max: 0 },
    shape: () => settingOf(state).hedge,
    change: ({ x: hedgeX = state.hedgeX, y: hedgeY = state.hedgeY, degrees = state.hedgeAngle }) =>
      change({ hedgeX, hedgeY, hedgeAngle: Math.round(degrees) }),
  });
  // The hedge keeps its size: there are enough handles as it is.
  return [...wall, ...pillar, ...hedge.filter(({ kind }) => kind !== "size")];
}

function guardHandles(state: Readonly<State>, change: Change): readonly HandleOptions[] {
  const eye = () => ({ x: state.guardX, y: state.guardY });
  const placed = (distance: number, angle: number) => fromCentre(eye(), distance, angle);
  const turnTo = (angle: number) => change({ heading: wrapped(snap(angle)) });
  const openTo = (half: number) => change({ half: clamp(snap(half), 0, 180) });
  const reachTo = (reach: number) => change({ reach: snap(Math.max(0, reach)) });
  const armLength = 1.3;
  return [
    {
      kind: "turn",
      label: words.look,
      at: () => placed(armLength, state.heading),
      stem: eye,
      drag: (to) => turnTo(Math.round(degreesTo(eye(), to))),
      nudge: (dx, dy) => turnTo(state.heading + (dx - dy) * 5),
      value: () => angleValue(state.heading),
    },
    {
      kind: "size",
      label: words.opening,
      at: () => placed(armLength, state.heading + state.half),
      stem: eye,
      drag: (to) => openTo(Math.round(Math.abs(wrapped(degreesTo(eye(), to) - state.heading)))),
      nudge: (dx, dy) => openTo(state.half + (dx - dy) * 5),
      value: () => ({ ...angleValue(2 * state.half), min: 0, max: 360 }),
    },
    {
      kind: "size",
      label: words.reach,
      at: () => placed(state.reach, state.heading),
      drag: ({ x, y }) => reachTo(Math.hypot(x - state.guardX, y - state.guardY)),
      nudge: (dx, dy) => reachTo(state.reach + (dx - dy) * 0.1),
      value: () => lengthValue(state.reach, { min: 0, max: 12 }),
    },
    {
      kind: "move",
      label: words.moveGuard,
      at: eye,
      drag: ({ x, y }) => change({ guardX: snap(x), guardY: snap(y) }),
    },
  ];
}

function heroHandle(state: Readonly<State>, change: Change): HandleOptions {
  return {
    kind: "move",
    label: words.moveHero,
    at: () => ({ x: state.heroX, y: state.heroY }),
    drag: ({ x, y }) => change({ heroX: snap(x), heroY: snap(y) }),
  };
}

/** The same direction in (−180, 180]. */
function wrapped(angle: number): number {
  return angle - 360 * Math.ceil((angle - 180) / 360);
}
