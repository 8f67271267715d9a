import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  degrees,
  ellipse,
  polygon,
  polyline,
  rect,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "osculate";

/** The groups that the page lets a reader take out of the pairs; one bit of a category each. */
export const groups = ["round", "straight", "fans", "curves"] as const;
export type Group = (typeof groups)[number];

export const categoryOf: Readonly<Record<Group, number>> = { round: 1, straight: 2, fans: 4, curves: 8 };

/** What the members of the crowd look like: each a shape about the origin, some two units wide. */
export interface Member {
  readonly group: Group;
  make(size: number): Shape;
}

const arrowhead: readonly (readonly [number, number])[] = [
  [1.1, 0],
  [-0.8, 0.9],
  [-0.3, 0],
  [-0.8, -0.9],
];

const hexagon: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.5, 0.87],
  [-0.5, 0.87],
  [-1, 0],
  [-0.5, -0.87],
  [0.5, -0.87],
];

function scaled(points: readonly (readonly [number, number])[], size: number): [number, number][] {
  return points.map(([x, y]) => [x * size, y * size]);
}

/** No outline of a member, at size 1, is farther from the origin. */
export const farthest = 1.3;

export const members: readonly Member[] = [
  { group: "round", make: (s) => circle(0, 0, 0.95 * s) },
  { group: "round", make: (s) => ellipse(0, 0, 1.2 * s, 0.65 * s) },
  { group: "round", make: (s) => capsule(-0.7 * s, 0, 0.7 * s, 0, 0.5 * s) },
  { group: "straight", make: (s) => rect(0, 0, 1.9 * s, 1.1 * s) },
  { group: "straight", make: (s) => roundedRect(0, 0, 1.8 * s, 1.4 * s, 0.4 * s) },
  { group: "straight", make: (s) => polygon(scaled(hexagon, s)) },
  { group: "straight", make: (s) => polygon(scaled(arrowhead, s)) },
  { group: "fans", make: (s) => sector(0, 0, 1.3 * s, degrees(-35), degrees(35)) },
  { group: "fans", make: (s) => sector(0, 0, 1.1 * s, degrees(-130), degrees(130)) },
  { group: "fans", make: (s) => annularSector(0, 0, 0.6 * s, 1.2 * s, degrees(-80), degrees(80)) },
  { group: "curves", make: (s) => arc(0, 0, 1.1 * s, degrees(-90), degrees(90)) },
  { group: "curves", make: (s) => segment(-1.2 * s, 0, 1.2 * s, 0) },
  {
    group: "curves",
    make: (s) =>
      polyline([
        [-1.2 * s, 0],
        [-0.4 * s, 0.8 * s],
        [0.4 * s, -0.8 * s],
        [1.2 * s, 0],
      ]),
  },
  {
    group: "curves",
    make: (s) => compound([rect(0, 0, 2.2 * s, 0.6 * s), rect(0, 0, 0.6 * s, 2.2 * s)]),
  },
];

export function memberOf(index: number): Member {
  const member = members[index % members.length];
  if (!member) throw new Error(`no member ${index}`);
  return member;
}
