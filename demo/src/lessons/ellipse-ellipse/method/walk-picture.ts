import type { Vec2 } from "osculate";
import { say } from "../../../site/language.js";
import type { Painter } from "../../../stage/painter.js";
import type { Role } from "../../../stage/palette.js";
import { toWorld } from "../../../stage/view.js";
import {
  paintAxes,
  paintBoxes,
  paintCaseI,
  paintCaseII,
  paintCaseIII,
  paintCaseIV,
  paintEqualSlopes,
  paintPoint,
  paintSlopes,
  paintStanding,
} from "./construction.js";
import { endOf, outlinesAt, portionOf, stepIndex, type Walk, type WalkStep, walkSteps } from "./walk.js";
import { endingWords } from "./words.js";

/** The walk at a position: both ellipses on their way, then the construction, up to where the method ended. */
export function paintWalk(painter: Painter, walk: Walk, hit: boolean, position: number): void {
  const role: Role = hit ? "hit" : "idle";
  paintAxes(painter);
  const standing = position >= stepIndex("boxes") && walk.ending !== "0/0";
  const outlines = outlinesAt(walk, position);
  if (standing) paintStanding(painter, walk, role);
  for (const [points, name] of [
    [outlines.a, "A"],
    [outlines.b, "B"],
  ] as const) {
    if (!standing) {
      painter.polygon(points, role, 0.14);
      painter.polyline(points, role, { width: 2.5 });
    }
    nameOutline(painter, points, name, position >= stepIndex("slope") ? pointsOf(walk) : []);
  }
  if (walk.ending === "0/0") paintBreakdown(painter, outlines.a, position);
  else paintStep(painter, walk, position);
  if (position >= endOf(walk)) paintEnding(painter, walk);
}

const steps: Partial<Record<WalkStep, (painter: Painter, walk: Walk, portion: number) => void>> = {
  boxes: paintBoxes,
  point: paintPoint,
  slope: paintSlopes,
  equal: paintEqualSlopes,
  caseI: paintCaseI,
  caseII: paintCaseII,
  caseIII: paintCaseIII,
  caseIV: paintCaseIV,
};

/** The step at a position, or the last one there was. */
function paintStep(painter: Painter, walk: Walk, position: number): void {
  const index = Math.min(Math.ceil(position), endOf(walk)) - 1;
  const step = walkSteps[index];
  if (step) steps[step]?.(painter, walk, portionOf(step, position));
}

function pointsOf({ test }: Walk): Vec2[] {
  const { P, P1, Q, Q1, R1, R, L, S1 } = test.found;
  return [P, P1, Q, Q1, R1, R, L, S1].filter((point) => point !== undefined);
}

/** Above the highest point of the outline that the stage shows, or away from the points of the construction. */
function nameOutline(
  painter: Painter,
  outline: readonly Vec2[],
  name: string,
  others: readonly Vec2[],
): void {
  const { width, height } = painter.view;
  const seen = outline.filter((point) => {
    const { x, y } = painter.pixel(point);
    return x > 30 && x < width - 30 && y > 34 && y < height - 60;
  });
  const [first] = seen;
  if (!first) return;
  const room = (point: Vec2) =>
    others.length === 0
      ? point.y
      : Math.min(...others.map(({ x, y }) => Math.hypot(point.x - x, point.y - y)));
  const best = seen.reduce((roomiest, point) => (room(point) > room(roomiest) ? point : roomiest), first);
  painter.label(best, name, "ink", { dy: -16, align: "center", bold: true, size: 16 });
}

/** In place of a turn that has no direction. */
function paintBreakdown(painter: Painter, outline: readonly Vec2[], position: number): void {
  if (position <= stepIndex("upright")) return;
  const [start, half] = [outline[0], outline[Math.floor(outline.length / 2)]];
  if (!start || !half) return;
  const centre = { x: (start.x + half.x) / 2, y: (start.y + half.y) / 2 };
  painter.label(centre, "0 / 0", "measure", { align: "center", bold: true, size: 26 });
}

/** Which ending it was, in the corner of the stage. */
function paintEnding(painter: Painter, { ending }: Walk): void {
  const { view } = painter;
  const corner = toWorld(view, { x: 16, y: view.height - 22 });
  painter.label(corner, say(endingWords[ending]), "measure", {
    bold: true,
    size: view.width < 480 ? 13 : 15,
  });
}
