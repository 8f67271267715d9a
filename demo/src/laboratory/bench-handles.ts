import { containsPoint, distance, point, type Shape, type Vec2 } from "osculate";
import { snap } from "../parts/number-format.js";
import type { Localized } from "../site/language.js";
import type { HandleValue } from "../stage/handle.js";
import { isCurve } from "../stage/painter.js";
import type { Stage } from "../stage/stage.js";
import { type Beam, isBeam } from "./beam.js";
import { type Bench, type Side, sides } from "./catalogue.js";
import { type Grip, gripsOf } from "./grips.js";
import { type Pair, type Specimen, shapeOf } from "./specimen.js";
import { words } from "./words.js";

/** The bench as its handles see and change it. */
export interface Bound {
  bench(): Bench;
  shape(side: Side): Shape;
  show(next: Bench): void;
}

/** The handles of everything that lies on the bench; those of another bench go. */
export function placeHandles(stage: Stage, bound: Bound): void {
  stage.clearHandles();
  for (const side of sides) {
    for (const grip of gripsOf(bound.bench()[side], side)) addGrip(stage, grip, side, bound);
  }
  addWayHandle(stage, bound);
  addBeamHandle(stage, bound, "from", words.beamStart);
  addBeamHandle(stage, bound, "through", words.beamDirection);
}

function addGrip(stage: Stage, grip: Grip, side: Side, { bench, shape, show }: Bound): void {
  const name = side.toUpperCase();
  const { turning } = grip;
  const specimen = () => bench()[side];
  /** A specimen that makes no shape, such as a polygon that crosses itself, is not shown: the last one stays. */
  const change = (next: Specimen) => {
    if (isLegal(next)) show({ ...bench(), [side]: next });
  };
  stage.addHandle({
    kind: grip.kind,
    label: { en: `${name}: ${grip.label.en}`, ja: `${name}：${grip.label.ja}` },
    at: () => grip.at(specimen()),
    drag: (to) => change(grip.dragged(specimen(), to)),
    step: 2,
    ...(turning && {
      nudge: (dx: number, dy: number) => change(turning.set(specimen(), turning.get(specimen()) + dx + dy)),
      value: () => angleValue(turning.get(specimen())),
    }),
    ...(grip.standsOff && { stem: () => ({ x: specimen().x, y: specimen().y }) }),
    ...(grip.movesWhole && { body: (at) => isOn(shape(side), at, nearPixels / stage.view().scale) }),
  });
}

/** The handle at the end of B's way, shown while there is one. */
function addWayHandle(stage: Stage, { bench, show }: Bound): void {
  stage.addHandle({
    kind: "move",
    label: { en: `B: ${words.way.en}`, ja: `B：${words.way.ja}` },
    at: () => ({ x: bench().b.x + (bench().way?.[0] ?? 0), y: bench().b.y + (bench().way?.[1] ?? 0) }),
    drag: ({ x, y }) => show({ ...bench(), way: [snap(x - bench().b.x), snap(y - bench().b.y)] }),
    visible: () => bench().way !== undefined,
    step: 2,
  });
}

/** One end of the ray, shown while there is one. */
function addBeamHandle(stage: Stage, { bench, show }: Bound, end: keyof Beam, label: Localized): void {
  const none: Pair = [0, 0];
  stage.addHandle({
    kind: "move",
    label,
    at: () => {
      const [x, y] = bench().beam?.[end] ?? none;
      return { x, y };
    },
    drag: ({ x, y }) => {
      const { beam } = bench();
      const next = beam && { ...beam, [end]: [snap(x), snap(y)] };
      if (next && isBeam(next)) show({ ...bench(), beam: next });
    },
    visible: () => bench().beam !== undefined,
    step: 2,
  });
}

/** A finger or a mouse so many CSS pixels beside a line is on it. */
const nearPixels = 10;

function isOn(shape: Shape, { x, y }: Readonly<Vec2>, near: number): boolean {
  return isCurve(shape) ? distance(shape, point(x, y)) <= near : containsPoint(shape, x, y);
}

function angleValue(degrees: number): HandleValue {
  return { now: degrees, min: -180, max: 180, text: { en: `${degrees}°`, ja: `${degrees} 度` } };
}

function isLegal(specimen: Specimen): boolean {
  try {
    shapeOf(specimen);
    return true;
  } catch {
    return false;
  }
}
