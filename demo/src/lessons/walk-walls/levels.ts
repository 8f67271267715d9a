import { polygon, type Rect, rectFromCorner, type Shape, type Vec2 } from "osculate";

export type SceneName = "seam" | "wedge" | "corridor" | "slope" | "step" | "oneWay" | "fast";

/** What the hero walks through, and how he sets out. */
export interface Level {
  /** In the order in which the usual ways go through them. */
  readonly solids: readonly Shape[];
  readonly platforms: readonly Rect[];
  readonly start: Readonly<Vec2>;
  readonly direction: number;
  readonly speed: number;
  /** 0: seen from above, without floors. */
  readonly gravity: number;
  /** The frame from which on he wants to stand. */
  readonly standsFrom?: number;
  /** After so many frames he turns round, again and again. */
  readonly turnsEvery?: number;
}

/** The size of a picture of one walk; its corner is the origin. */
export const lane = { width: 15, height: 3 } as const;

/** Tiles side by side, the last one first: files of levels have them in any order. */
function row(from: number, to: number, y: number, height = 0.5): Rect[] {
  return Array.from({ length: to - from }, (_, i) => rectFromCorner(to - 1 - i, y, 1, height));
}

const floor = row(0, lane.width, 2.5);
const onFloor = { x: 1, y: 2 };
const ahead = { direction: 0, speed: 0.07, gravity: 0.08, platforms: [] };

function outline(...points: readonly (readonly [number, number])[]): Shape {
  return polygon(points.map(([x, y]) => ({ x, y })));
}

export const levels: Readonly<Record<SceneName, Level>> = {
  seam: { ...ahead, solids: floor, start: onFloor },
  wedge: {
    ...ahead,
    gravity: 0,
    direction: 5,
    start: { x: 1, y: 1.5 },
    solids: [
      outline([4, 0.5], [14.5, 0.5], [14.5, 1.75], [13, 1.75]),
      outline([4, 3], [13, 1.75], [14.5, 1.75], [14.5, 3]),
    ],
  },
  corridor: {
    ...ahead,
    gravity: 0,
    direction: 60,
    speed: 0.14,
    start: { x: 1, y: 1.5 },
    solids: [...row(0, lane.width, 2), ...row(3, 13, 0.5)],
  },
  slope: {
    ...ahead,
    gravity: 0.01,
    standsFrom: 130,
    start: onFloor,
    solids: [
      ...row(0, 2, 2.5),
      outline([2, 2.5], [6, 1.5], [6, 3], [2, 3]),
      outline([6, 1.5], [8, 1.5], [8, 3], [6, 3]),
      outline([8, 1.5], [12, 2.5], [12, 3], [8, 3]),
      ...row(12, lane.width, 2.5),
    ],
  },
  step: {
    ...ahead,
    gravity: 0.01,
    start: onFloor,
    solids: [...row(0, 4, 2.5), ...row(4, 7, 2.25, 0.75), ...row(7, 11, 2, 1), ...row(11, lane.width, 2.5)],
  },
  oneWay: {
    ...ahead,
    gravity: 0.012,
    direction: -70,
    speed: 0.165,
    start: { x: 1, y: 2.25 },
    solids: row(0, lane.width, 2.75, 0.25),
    platforms: [rectFromCorner(2, 1.65, 4, 0.2), rectFromCorner(8, 2.2, 4, 0.2)],
  },
  fast: {
    ...ahead,
    gravity: 0,
    direction: 12,
    speed: 2.9,
    turnsEvery: 12,
    start: { x: 2, y: 1.25 },
    solids: [
      rectFromCorner(0.5, 0.5, 0.125, 2.375),
      rectFromCorner(14.375, 0.5, 0.125, 2.375),
      rectFromCorner(0.625, 0.5, 13.75, 0.125),
      rectFromCorner(0.625, 2.75, 13.75, 0.125),
      rectFromCorner(7.5, 0.625, 0.125, 1),
    ],
  },
};

export const sceneNames = Object.keys(levels) as readonly SceneName[];
