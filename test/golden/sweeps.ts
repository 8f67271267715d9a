import {
  fromJSON,
  moveTo,
  rotateTo,
  type Shape,
  sweep,
  sweepTurning,
  type TurningMotion,
  type Vec2,
} from "../../src/index.js";
import type { KindName, ShapeSpec } from "../generators/spec.js";
import { FIGURES } from "./figures.js";
import { arrowBetween, drawn, ghost, note, spot } from "./ink.js";
import type { Size } from "./layout.js";

export const SWEEP_PANEL: Size = { width: 150, height: 96 };

/** a stands on the left, b comes from the upper right. */
const STANDING = { x: -24, y: 8 };
const START = { x: 38, y: -16 };
const WAY = { x: -100, y: 30 };
const TURN = 2.2;
const NORMAL = 14;

/** Where b is to begin with, dashed, and where it is at the touch. */
export function sweepPanel(kindA: KindName, kindB: KindName): string {
  return motionPanel(kindA, kindB, { ...WAY, turn: 0 });
}

/** The same of a shape that turns as well. */
export function turningSweepPanel(kindA: KindName, kindB: KindName): string {
  return motionPanel(kindA, kindB, { ...WAY, turn: TURN });
}

function motionPanel(kindA: KindName, kindB: KindName, motion: TurningMotion): string {
  const a = figureAt(FIGURES[kindA].left, STANDING);
  const b = figureAt(FIGURES[kindB].right, START);
  const still = { x: 0, y: 0, turn: 0 };
  const hit = motion.turn === 0 ? sweep(a, still, b, motion) : sweepTurning(a, still, b, motion);
  const before = drawn(a, "a") + ghost(b);
  if (hit === null) return before + note(-71, 43, "no touch");
  const { t, point, normal } = hit;
  const end = { x: point.x + NORMAL * normal.x, y: point.y + NORMAL * normal.y };
  moveTo(b, b.x + t * motion.x, b.y + t * motion.y);
  if ("ux" in b) rotateTo(b, Math.atan2(b.uy, b.ux) + t * motion.turn);
  return [
    before,
    drawn(b, "b"),
    arrowBetween(point, end),
    spot(point),
    note(-71, 43, `t = ${t.toFixed(2)}`),
  ].join("");
}

/** A figure with its pose position, about which it turns, at a place. */
function figureAt(figure: ShapeSpec, { x, y }: Vec2): Shape {
  const shape: Shape = fromJSON(figure);
  return moveTo(shape, shape.x + x, shape.y + y);
}
