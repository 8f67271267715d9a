import { describe, expect, it } from "vitest";
import {
  area,
  type Circle,
  isVisible,
  type Sector,
  type Shape,
  type Vec2,
  type Visibility,
  type VisibleStretch,
  visibility,
  visibleArea,
} from "../../../src/index.js";
import { KIND_NAMES } from "../../generators/spec.js";
import { buildView, type ViewCaseSpec, wallView } from "../../generators/view.js";
import { oracleDistanceToPoint } from "../../oracle/index.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { outlineDistance } from "./outline-distance.js";

/** An eye and what it is said to see. */
interface Scene {
  readonly view: Circle | Sector;
  readonly shapes: readonly Shape[];
  readonly region: Visibility;
}

/** Directions that are looked along in each case, evenly spread from an odd angle on. */
const LOOKS = 8;
const FIRST_LOOK = 0.123_456_789;

/** Next to a corner, or along a curve that the eye is beside, what is seen is uncertain by this angle. */
const BESIDE = 1e-5;
const TURNS = [1, -1, 0.1, -0.1, 0.01, -0.01].map((part) => part * BESIDE);

/** Error of places: more than rounding makes of scenes of this size. */
const PLACE = 1e-12;

/** Distances are looked at this much, in parts of them, before and beyond where the sight ends. */
const BEFORE = 1e-6;

function sceneOf(viewCase: ViewCaseSpec): Scene {
  const { view, shapes } = buildView(viewCase);
  return { view, shapes, region: visibility(view, shapes) };
}

/** Whether the region reaches along an angle as far as places are visible, one by one. */
function lookFault({ view, shapes, region }: Scene, angle: number): string | undefined {
  const isSeen = (distance: number, along: number) =>
    isVisible(view, shapes, view.x + distance * Math.cos(along), view.y + distance * Math.sin(along));
  const reach = outlineDistance(region, Math.cos(angle), Math.sin(angle));
  const before = reach * (1 - BEFORE) - 10 * PLACE;
  const beyond = Math.max(reach * (1 + BEFORE), BEFORE);
  const isWrong = (along: number) =>
    (before > BEFORE && !isSeen(before, along)) || (beyond < view.r && isSeen(beyond, along));
  // Beside the angle, what is in doubt is seen as well as not.
  if (!isWrong(angle) || TURNS.some((turn) => !isWrong(angle + turn))) return undefined;
  return `along ${angle} it does not end at ${reach}`;
}

/** Whether a stretch is where its numbers say, on the boundary of its shape, and within the range of sight. */
function stretchFault({ view, shapes }: Scene, stretch: VisibleStretch): string | undefined {
  const { from, to } = stretch;
  const owner: Shape = shapes[stretch.shape] ?? view;
  for (const { x, y } of [from, to]) {
    if (!(oracleDistanceToPoint(owner, x, y).toNumber() <= PLACE * view.r)) return "an end off the shape";
  }
  if (stretch.curve === "line") return undefined;
  const size = stretch.curve === "circle" ? stretch.r : Math.max(stretch.rx, stretch.ry);
  if (apart(pointAt(stretch, 0), from) > PLACE * (view.r + size)) return "not from its start";
  if (apart(pointAt(stretch, 1), to) > PLACE * (view.r + size)) return "not to its end";
  const isOut = [0.1, 0.5, 0.9].some((part) => apart(pointAt(stretch, part), view) > view.r * (1 + BEFORE));
  return isOut ? "beyond the range of sight" : undefined;
}

function pointAt(stretch: Exclude<VisibleStretch, { curve: "line" }>, part: number): Vec2 {
  const { x, y, startAngle, endAngle } = stretch;
  const { rx, ry, rotation } =
    stretch.curve === "circle" ? { rx: stretch.r, ry: stretch.r, rotation: 0 } : stretch;
  const angle = startAngle + part * (endAngle - startAngle);
  const [along, across] = [rx * Math.cos(angle), ry * Math.sin(angle)];
  const [ux, uy] = [Math.cos(rotation), Math.sin(rotation)];
  return { x: x + along * ux - across * uy, y: y + along * uy + across * ux };
}

function apart(p: Vec2, q: Vec2): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}

/** Whether the outline goes on from one stretch to the next along a line of sight; one end may be at the eye. */
function isJoined({ view }: Scene, { to }: VisibleStretch, { from, fromEye }: VisibleStretch): boolean {
  const [reach, nextReach] = [apart(to, view), apart(from, view)];
  if (fromEye || Math.min(reach, nextReach) < PLACE * view.r) return true;
  const cross = (to.x - view.x) * (from.y - view.y) - (to.y - view.y) * (from.x - view.x);
  const dot = (to.x - view.x) * (from.x - view.x) + (to.y - view.y) * (from.y - view.y);
  return dot > 0 && Math.abs(cross) <= PLACE * (reach * nextReach + view.r * Math.max(reach, nextReach));
}

function faultOf(scene: Scene): string | undefined {
  const { view, region } = scene;
  if (visibleArea(region) > area(view) * (1 + PLACE)) return "larger than its view";
  const { stretches } = region;
  for (const [i, stretch] of stretches.entries()) {
    const fault = stretchFault(scene, stretch);
    if (fault !== undefined) return `stretch ${i}: ${fault}`;
    const next = stretches[(i + 1) % stretches.length] ?? stretch;
    if (next !== stretch && !isJoined(scene, stretch, next)) return `stretch ${i} and the next are torn`;
  }
  for (let i = 0; i < LOOKS; i++) {
    const fault = lookFault(scene, FIRST_LOOK + (i * 2 * Math.PI) / LOOKS);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

describe("an eye where closestPoint has left it sees what is visible point by point", () => {
  it.each(KIND_NAMES)(
    "at a %s",
    (kind) =>
      forAll(wallView(kind), (viewCase) => expect(faultOf(sceneOf(viewCase))).toBeUndefined(), LAW_RUNS),
    PROPERTY_TIMEOUT,
  );
});
