import {
  type Circle,
  circle,
  degrees,
  type Ellipse,
  ellipse,
  type HalfPlane,
  halfPlane,
  type Rect,
  rect,
  type Vec2,
} from "osculate";

/** The size of the room in metres; its corner is the origin. */
export const room = { width: 16, height: 9 } as const;

/** What nobody walks through, rolls through or sees through. */
export interface Obstacles {
  /** The four sides of the room. */
  readonly sides: readonly HalfPlane[];
  readonly walls: readonly Rect[];
  readonly pillars: readonly Circle[];
}

export const obstacles: Obstacles = {
  sides: [
    halfPlane(0, 0, 1, 0),
    halfPlane(room.width, 0, -1, 0),
    halfPlane(0, 0, 0, 1),
    halfPlane(0, room.height, 0, -1),
  ],
  walls: [
    rect(3.4, 6.1, 4.2, 0.5, degrees(-25)),
    rect(8, 2.3, 3.6, 0.5, degrees(35)),
    rect(9.7, 7, 2.4, 0.5, degrees(-60)),
    rect(13.1, 5.2, 2.6, 0.5, degrees(20)),
  ],
  pillars: [circle(5.6, 3.4, 0.55), circle(7.2, 5.6, 0.45), circle(11.4, 3.7, 0.6)],
};

/** Where the hero begins, and begins again when caught. */
export const start: Readonly<Vec2> = { x: 1.2, y: 7.9 };

/** The gap in the left side of the room behind him, from top to bottom. */
export const door = { top: 7.2, bottom: 8.6 } as const;

export const gems: readonly Ellipse[] = [
  ellipse(2.2, 1.3, 0.34, 0.2, degrees(-30)),
  ellipse(8.6, 8.2, 0.34, 0.2, degrees(20)),
  ellipse(14.6, 1.2, 0.34, 0.2, degrees(60)),
];

/** A guard walks to and fro between two places, and sees only while the lamp of the same number is lit. */
export interface Patrol {
  readonly from: Readonly<Vec2>;
  readonly to: Readonly<Vec2>;
}

export const patrols: readonly Patrol[] = [
  { from: { x: 2.2, y: 3.2 }, to: { x: 6.1, y: 1.2 } },
  { from: { x: 11.6, y: 6.6 }, to: { x: 14.8, y: 7.6 } },
];

export const lamps: readonly Ellipse[] = [
  ellipse(4.2, 0.75, 0.62, 0.34, degrees(-12)),
  ellipse(13.2, 8.3, 0.62, 0.34, degrees(15)),
];

/** Where the laser stands. */
export const turret: Readonly<Vec2> = { x: 9.2, y: 4.6 };

/** The ball that rolls through the room, and its speed in metres a second. */
export const ballStart = { x: 12.6, y: 2, r: 0.4, vx: 1.5, vy: 1.9 } as const;
