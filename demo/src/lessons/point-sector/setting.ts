import { containsPoint, degrees, type Sector, sector } from "osculate";
import { clamp } from "../../parts/number-format.js";
import { guard, sees } from "./code.js";

/** What the reader can change. */
export interface Setting {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** In degrees, from +x towards +y; the end may lie before the start, or a whole turn and more behind it. */
  readonly start: number;
  readonly end: number;
  readonly targetX: number;
  readonly targetY: number;
}

export const initial: Setting = {
  x: guard.x,
  y: guard.y,
  r: guard.r,
  start: -50,
  end: 30,
  targetX: -0.2,
  targetY: -1.6,
};

/** Where a wide view fits into the stage. */
const centred: Setting = { ...initial, x: -0.4, y: 0.3, r: 3.6, targetX: 1.4, targetY: -1.2 };
export const halfView: Setting = { ...centred, start: -90, end: 90 };
export const wideView: Setting = { ...centred, start: 45, end: 315 };
export const wholeView: Setting = { ...centred, start: 0, end: 360 };

export function viewOf({ x, y, r, start, end }: Setting): Sector {
  return sector(x, y, r, degrees(start), degrees(end));
}

export function isSeen(setting: Setting): boolean {
  return sees(viewOf(setting), setting.targetX, setting.targetY);
}

/** Whether the point is within the angle, however far away: a larger sector has no limit in reach. */
export function isWithinAngle(setting: Setting): boolean {
  const { x, y, r, targetX, targetY } = setting;
  const reach = r + 2 * Math.hypot(targetX - x, targetY - y);
  return containsPoint(viewOf({ ...setting, r: reach }), targetX, targetY);
}

/** The angle from start to end, in degrees: 0 to 360. */
export function openingOf({ start, end }: Setting): number {
  const turn = end - start;
  return turn >= 360 ? 360 : ((turn % 360) + 360) % 360;
}

/** The angle half way from start to end. */
export function middleOf(setting: Setting): number {
  return setting.start + openingOf(setting) / 2;
}

/** An angle in (−180°, 180°]. */
export function wrapped(angle: number): number {
  return 180 - ((((180 - angle) % 360) + 360) % 360);
}

/** Whether the mean of both angles points where the sector does. */
export function isMeanRight(setting: Setting): boolean {
  return wrapped((setting.start + setting.end) / 2 - middleOf(setting)) === 0;
}

export const angleLimits = { min: -360, max: 720 };

export function limitedAngle(angle: number): number {
  return clamp(angle, angleLimits.min, angleLimits.max);
}
