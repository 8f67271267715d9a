import { area, circle, containsPoint, isVisible, ray, type Visibility, visibleArea } from "osculate";
import { radians } from "../../stage/local-frame.js";
import { litRegion, sees } from "./code.js";
import { type Fan, fanArea, fanHolds, fanOf, firstStop } from "./fan.js";
import { type Setting, type State, settingOf, thingsOf } from "./setting.js";

/** Everything the page says about what the guard sees. */
export interface Findings {
  readonly setting: Setting;
  readonly region: Visibility;
  readonly seen: boolean;
  /** The two conditions: in the view, and nothing in the way. */
  readonly isInView: boolean;
  readonly isFree: boolean;
  /** How far towards the hero the guard sees, as a share of the way. */
  readonly clear: number;
  readonly viewArea: number;
  readonly litArea: number;
  readonly fan: Fan;
  readonly fanArea: number;
  readonly fanSees: boolean;
}

export function findingsOf(state: Readonly<State>): Findings {
  const setting = settingOf(state);
  const { guard, hero } = setting;
  const things = thingsOf(setting);
  const region = litRegion(guard, things);
  const fan = fanOf(guard, things, radians(state.heading - state.half), radians(2 * state.half), state.rays);
  const way = { x: hero.x - guard.x, y: hero.y - guard.y };
  const isAway = way.x !== 0 || way.y !== 0;
  return {
    setting,
    region,
    seen: sees(guard, things, hero),
    isInView: containsPoint(guard, hero.x, hero.y),
    // A guard who looks all round, and as far as needed, is stopped by nothing but things.
    isFree: isSeenFromAfar(setting),
    clear: isAway ? (firstStop(ray(guard.x, guard.y, way.x, way.y, 1), things) ?? 1) : 1,
    viewArea: area(guard),
    litArea: visibleArea(region),
    fan,
    fanArea: fanArea(fan),
    fanSees: fanHolds(fan, hero),
  };
}

function isSeenFromAfar(setting: Setting): boolean {
  const { guard, hero } = setting;
  const far = 2 * Math.hypot(hero.x - guard.x, hero.y - guard.y) + 1;
  return isVisible(circle(guard.x, guard.y, far), thingsOf(setting), hero.x, hero.y);
}
