import { penetrates } from "osculate";
import { say } from "../../site/language.js";
import type { Painter } from "../../stage/painter.js";
import type { Region } from "../../stage/view.js";
import { accountOf, marksOf } from "./account.js";
import { type Level, lane, levels } from "./levels.js";
import { heroAt, type Setting } from "./setting.js";
import { frameCount, type Method, methods, type Walk, type Walks } from "./walk.js";
import { faultNames, methodNames } from "./words.js";

/** Between one picture of a walk and the next. */
const gap = 0.3;
const height = methods.length * lane.height + (methods.length - 1) * gap;

/** Three walks, one below the other; the first has its corner at the origin. */
export const region: Region = {
  x: lane.width / 2,
  y: height / 2,
  width: lane.width + 0.3,
  height: height + 0.3,
};

/** The same scene three times, with what has come of each way of walking until a frame. */
export function paintScene(
  painter: Painter,
  setting: Setting,
  walks: Walks,
  frame: number,
  labels = true,
): void {
  methods.forEach((method, index) => {
    const walk = walks[method];
    painter.inset({ x: 0, y: index * (lane.height + gap) }, lane, (own) => {
      paintLane(own, setting, walk, frame);
      paintLost(own, walk, frame);
      if (labels) paintName(own, method, walk, frame);
    });
  });
}

function paintLane(painter: Painter, { scene, kind, speed }: Setting, walk: Walk, frame: number): void {
  const moment = walk[frame];
  if (!moment) return;
  const level = levels[scene];
  const hero = heroAt(kind, moment.at);
  const isIn = moment.depth > 0;
  painter.polygon(corners, "guide", 0.12);
  paintLevel(painter, level, (index) => {
    const solid = level.solids[index];
    return isIn && solid !== undefined && penetrates(hero, solid);
  });
  const way = walk.slice(0, frame + 1);
  const every = speed > 0.5 ? 1 : 12;
  way.forEach(({ at }, index) => {
    if (index % every !== 0 || (speed > 0.5 && index > mostFastGhosts)) return;
    painter.shape(heroAt(kind, at), "idle", { fill: 0.04, width: 1, opacity: 0.3 });
  });
  painter.polyline(
    way.map(({ at }) => at),
    "idle",
    { width: 1.25, opacity: 0.7, dash: speed > 0.5 ? [2, 4] : [] },
  );
  painter.shape(hero, isIn ? "hit" : "frame", { fill: 0.45, width: 2 });
  for (const { at } of marksOf(walk, frame)) painter.dot(at, "measure", 4);
}

/** So many frames of a fast walk show their heroes: from then on he runs where he has been. */
const mostFastGhosts = 24;

const corners = [
  { x: 0, y: 0 },
  { x: lane.width, y: 0 },
  { x: lane.width, y: lane.height },
  { x: 0, y: lane.height },
];

function paintLevel(painter: Painter, level: Level, isHit: (index: number) => boolean): void {
  level.solids.forEach((solid, index) => {
    const hit = isHit(index);
    painter.shape(solid, hit ? "hit" : "ink", { fill: hit ? 0.35 : 0.16, width: 1, opacity: hit ? 1 : 0.45 });
  });
  for (const platform of level.platforms) {
    const { x, y, halfWidth, halfHeight } = platform;
    const top = y - halfHeight;
    painter.shape(platform, "ink", { fill: 0.06, width: 1, opacity: 0.25 });
    painter.line({ x: x - halfWidth, y: top }, { x: x + halfWidth, y: top }, "ink", { width: 2.5 });
  }
}

/** Who has left the picture, and which way. */
function paintLost(painter: Painter, walk: Walk, frame: number): void {
  const at = walk[frame]?.at;
  if (!at) return;
  const side = at.x > lane.width ? 1 : at.x < 0 ? -1 : 0;
  if (side === 0) return;
  const x = side > 0 ? lane.width : 0;
  const y = Math.min(Math.max(at.y, 0.8), lane.height - 0.4);
  painter.arrow({ x: x - side * 0.9, y }, { x, y }, "measure", { width: 2.5 });
}

/** Whose walk it is, and what it has got wrong. */
function paintName(painter: Painter, method: Method, walk: Walk, frame: number): void {
  const at = { x: 0.2, y: 0.3 };
  const name = say(methodNames[method]);
  painter.label(at, name, "ink", { size: 13, bold: true });
  const { context, palette } = painter;
  context.font = `600 13px ${palette.font}`;
  const dx = context.measureText(name).width + 12;
  const { counts } = accountOf(walk, frame);
  if (counts.size === 0) {
    painter.label(at, frame === frameCount ? "✓" : "", "frame", { size: 14, bold: true, dx });
    return;
  }
  const told = [...counts].map(([fault, count]) => `${say(faultNames[fault])} ×${count}`);
  painter.label(at, told.join("  "), "measure", { size: 13, bold: true, dx });
}
