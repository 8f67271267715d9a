import type { Ellipse, Vec2 } from "osculate";
import { axisOf } from "../../../stage/local-frame.js";
import type { Region } from "../../../stage/view.js";
import {
  axisAlignedEllipseMeetsUnitCircle,
  type Exit,
  ellipsesMeet,
  type TurnedEllipse,
  type UnitCircleTest,
} from "../../../tutorials/ellipse-ellipse.js";
import type { Scene } from "../scene.js";

/** The steps of the walk through the tutorial's method, in order; positions k to k + 1 are the k-th of them. */
export const walkSteps = [
  "move",
  "turn",
  "stretch",
  "upright",
  "reflect",
  "exchange",
  "boxes",
  "point",
  "slope",
  "equal",
  "caseI",
  "caseII",
  "caseIII",
  "caseIV",
] as const;

export type WalkStep = (typeof walkSteps)[number];

export function stepIndex(step: WalkStep): number {
  return walkSteps.indexOf(step);
}

/** How the method ended, or that it divided 0 by 0 on the way and ended with NaN in case IV. */
export type Ending = Exit | "0/0";

const stepOfEnding: Readonly<Record<Ending, WalkStep>> = {
  "0/0": "upright",
  boxes: "boxes",
  below: "point",
  above: "point",
  inside: "point",
  slope: "slope",
  I: "caseI",
  II: "caseII",
  III: "caseIII",
  "III missed": "caseIII",
  IV: "caseIV",
};

/** What the walk shows: both ellipses, how they come to stand, and what the tutorial's function found. */
export interface Walk {
  readonly scene: Scene;
  readonly test: UnitCircleTest;
  readonly ending: Ending;
  /** Ellipse A as it comes to stand. */
  readonly E: Vec2;
  readonly a: number;
  readonly b: number;
  /** By how much both are turned to stand A upright; NaN where that has no direction. */
  readonly upright: number;
  /** Whether A is then reflected in the y axis, in the x axis, and in y = −x. */
  readonly reflections: readonly [boolean, boolean, boolean];
}

export function walkOf(scene: Scene): Walk {
  return scene.setting === "pair" ? walkOfPair(scene) : walkBesideCircle(scene);
}

function walkOfPair(scene: Scene): Walk {
  const { frame, ...test } = ellipsesMeet(parameters(scene.a), parameters(scene.b));
  const { E, a, b, centre, exchanged, axes } = frame;
  return {
    scene,
    test,
    ending: Number.isNaN(E.x + E.y) ? "0/0" : test.exit,
    E,
    a,
    b,
    upright: -Math.atan2(axes[0].y, axes[0].x),
    reflections: [centre.x > 0, centre.y < 0, exchanged],
  };
}

/** As in the page's second program: only reflected. */
function walkBesideCircle(scene: Scene): Walk {
  const { x, y, rx, ry } = scene.a;
  const exchanged = rx > ry;
  const [a, b] = exchanged ? [ry, rx] : [rx, ry];
  const E = exchanged ? { x: -Math.abs(y), y: Math.abs(x) } : { x: -Math.abs(x), y: Math.abs(y) };
  const test = axisAlignedEllipseMeetsUnitCircle(E, a, b);
  return { scene, test, ending: test.exit, E, a, b, upright: 0, reflections: [x > 0, y < 0, exchanged] };
}

export function parameters({ x, y, rx, ry, ux, uy }: Ellipse): TurnedEllipse {
  return { x, y, rx, ry, angle: Math.atan2(uy, ux) };
}

/** The position at which the method has ended. */
export function endOf({ ending }: Walk): number {
  return stepIndex(stepOfEnding[ending]) + 1;
}

/** How much of a step is done at a position, from 0 to 1, starting and ending gently. */
export function portionOf(step: WalkStep, position: number): number {
  const t = Math.min(1, Math.max(0, position - stepIndex(step)));
  return t * t * (3 - 2 * t);
}

export interface Outlines {
  readonly a: readonly Vec2[];
  readonly b: readonly Vec2[];
}

/** Both ellipses on their way to where the method tests them. */
export function outlinesAt(walk: Walk, position: number): Outlines {
  const map = mapAt(walk, position);
  return { a: outline(walk.scene.a).map(map), b: outline(walk.scene.b).map(map) };
}

/** Where a point of the world is at a position. */
function mapAt({ scene, upright, reflections }: Walk, position: number): (point: Vec2) => Vec2 {
  const { b } = scene;
  const portion = (step: WalkStep) => portionOf(step, position);
  const { x: cos, y: sin } = axisOf(b);
  const turnBack = rotation(-Math.atan2(sin, cos) * portion("turn"));
  const standUp = rotation(Number.isNaN(upright) ? 0 : upright * portion("upright"));
  const stretch = (radius: number) => 1 + (1 / radius - 1) * portion("stretch");
  const moved = portion("move");
  // A reflection on its way is a scaling from 1 to −1.
  const [flipX, flipY, exchange] = reflections.map((done, i) =>
    done ? 2 * portion(i < 2 ? "reflect" : "exchange") : 0,
  ) as [number, number, number];
  return (point) => {
    const turned = turnBack({ x: point.x - b.x, y: point.y - b.y });
    const stood = standUp({ x: turned.x * stretch(b.rx), y: turned.y * stretch(b.ry) });
    const x = stood.x * (1 - flipX) + b.x * (1 - moved);
    const y = stood.y * (1 - flipY) + b.y * (1 - moved);
    const across = (exchange * (x + y)) / 2;
    return { x: x - across, y: y - across };
  };
}

function rotation(angle: number): (v: Vec2) => Vec2 {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return ({ x, y }) => ({ x: cos * x - sin * y, y: sin * x + cos * y });
}

function outline(shape: Ellipse): Vec2[] {
  const u = axisOf(shape);
  const count = 144;
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = (2 * Math.PI * i) / count;
    const along = shape.rx * Math.cos(t);
    const across = shape.ry * Math.sin(t);
    return { x: shape.x + along * u.x - across * u.y, y: shape.y + along * u.y + across * u.x };
  });
}

/**
 * What the stage must show at a position: both outlines and the origin; once slopes are compared, the points where they
 * are; in the last two cases those of the case, which may lie close together.
 */
export function regionAt(walk: Walk, position: number): Region {
  const { a, b } = outlinesAt(walk, position);
  const { P, P1, Q, Q1, R1, R, L, S1 } = walk.test.found;
  const stages: readonly [WalkStep, readonly (Vec2 | undefined)[]][] = [
    ["slope", [{ x: -1, y: 0 }, { x: 0, y: 1 }, P, P1, Q]],
    ["caseIII", [Q, Q1, R1, R]],
    ["caseIV", [Q, Q1, L, S1]],
  ];
  let region = regionAround([{ x: 0, y: 0 }, ...a, ...b]);
  if (walk.ending === "0/0") return region;
  for (const [step, points] of stages) {
    if (stepIndex(step) >= endOf(walk)) break;
    const portion = portionOf(step, position);
    if (portion === 0) break;
    region = between(region, regionAround(points.filter((point) => point !== undefined)), portion);
  }
  return region;
}

/** Sizes go by equal factors, so that every moment enlarges alike. */
function between(from: Region, to: Region, portion: number): Region {
  const size = (a: number, b: number) => a * (b / a) ** portion;
  const width = size(from.width, to.width);
  const share = from.width === to.width ? portion : (from.width - width) / (from.width - to.width);
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), width, height: size(from.height, to.height) };
}

const smallestSize = 0.02;

/** The box around some points, with a margin. */
function regionAround(points: readonly Vec2[]): Region {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [minX, maxX] = [Math.min(...xs), Math.max(...xs)];
  const [minY, maxY] = [Math.min(...ys), Math.max(...ys)];
  const size = Math.max(maxX - minX, maxY - minY, smallestSize);
  const margin = 0.24 * size;
  return {
    x: (minX + maxX) / 2,
    y: (minY + maxY) / 2,
    width: maxX - minX + margin,
    height: Math.max(maxY - minY, size / 2) + margin,
  };
}
