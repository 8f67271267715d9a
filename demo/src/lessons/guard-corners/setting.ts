import {
  type Circle,
  circle,
  degrees,
  type Ellipse,
  ellipse,
  type Rect,
  rect,
  type Sector,
  sector,
  type Vec2,
} from "osculate";
import { guard, hedge, pillar, wall } from "./code.js";

/** What the reader can change; angles are in degrees, from +x towards +y. */
export interface State {
  guardX: number;
  guardY: number;
  reach: number;
  /** Where the guard looks, and how far the view opens to either side: 180 is all round. */
  heading: number;
  half: number;
  heroX: number;
  heroY: number;
  wallX: number;
  wallY: number;
  width: number;
  height: number;
  wallAngle: number;
  pillarX: number;
  pillarY: number;
  pillarR: number;
  hedgeX: number;
  hedgeY: number;
  hedgeAngle: number;
  /** How many parts the rays of the usual method cut the view into. */
  rays: number;
}

export const initial: Readonly<State> = {
  guardX: guard.x,
  guardY: guard.y,
  reach: guard.r,
  heading: -5,
  half: 27,
  heroX: 2.2,
  heroY: -1.9,
  wallX: wall.x,
  wallY: wall.y,
  width: 2 * wall.halfWidth,
  height: 2 * wall.halfHeight,
  wallAngle: 20,
  pillarX: pillar.x,
  pillarY: pillar.y,
  pillarR: pillar.r,
  hedgeX: hedge.x,
  hedgeY: hedge.y,
  hedgeAngle: -25,
  rays: 24,
};

export interface Setting {
  readonly guard: Sector;
  readonly wall: Rect;
  readonly pillar: Circle;
  readonly hedge: Ellipse;
  readonly hero: Readonly<Vec2>;
}

export function settingOf(state: Readonly<State>): Setting {
  const { guardX, guardY, reach, heading, half } = state;
  return {
    guard: sector(guardX, guardY, reach, degrees(heading - half), degrees(heading + half)),
    wall: rect(state.wallX, state.wallY, state.width, state.height, degrees(state.wallAngle)),
    pillar: circle(state.pillarX, state.pillarY, state.pillarR),
    hedge: ellipse(state.hedgeX, state.hedgeY, hedge.rx, hedge.ry, degrees(state.hedgeAngle)),
    hero: { x: state.heroX, y: state.heroY },
  };
}

/** What stands in the way, in the order of `thingNames`. */
export function thingsOf({ wall, pillar, hedge }: Setting): [Rect, Circle, Ellipse] {
  return [wall, pillar, hedge];
}
