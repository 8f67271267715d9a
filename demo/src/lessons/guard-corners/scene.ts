import type { VisibleStretch } from "osculate";
import { traceVisibility } from "osculate/draw";
import { say } from "../../site/language.js";
import type { Painter } from "../../stage/painter.js";
import type { Findings } from "./findings.js";
import { thingsOf } from "./setting.js";
import { words } from "./words.js";

/** What lies over the view: the stretches of the lit region, or the fan of the usual method. */
export type Overlay = "exact" | "fan";

/** The view, what the guard sees of it, what stands in it, and the line to the hero. */
export function paintScene(painter: Painter, findings: Findings, overlay: Overlay, labels = true): void {
  const { setting, region, seen } = findings;
  const light = seen ? "hit" : "measure";
  painter.shape(setting.guard, "guide", { fill: 0.12, width: 1.25, dash: [2, 5] });
  for (const thing of thingsOf(setting)) painter.shape(thing, "ink", { fill: 0.16, width: 1.5 });
  if (overlay === "exact") {
    painter.path((context) => traceVisibility(context, region), light, { fill: 0.2, width: 1.5 });
    paintShadowEdges(painter, findings);
    for (const stretch of region.stretches) if (stretch.shape >= 0) paintStretch(painter, stretch);
  } else {
    paintFan(painter, findings);
  }
  paintSight(painter, findings);
  painter.dot(setting.guard, "ink", 6);
  painter.dot(setting.hero, seen ? "hit" : "idle", 7);
  if (!labels) return;
  painter.label(setting.guard, say(words.guard), "ink", { dy: 24, align: "center", size: 13 });
  painter.label(setting.hero, say(words.hero), "ink", { dy: -22, align: "center", size: 13, bold: true });
}

/** Where a stretch begins nearer or farther than the one before it ended, the gaze has jumped. */
function paintShadowEdges(painter: Painter, { region, setting }: Findings): void {
  const { eye, stretches } = region;
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - eye.x, y - eye.y);
  const least = 1e-6 * setting.guard.r;
  stretches.forEach((stretch, index) => {
    const before = stretches[index - 1] ?? stretches.at(-1);
    if (!before || stretch.fromEye || Math.abs(far(before.to) - far(stretch.from)) < least) return;
    const [near, end] =
      far(before.to) < far(stretch.from) ? [before.to, stretch.from] : [stretch.from, before.to];
    painter.line(near, end, "frame", { width: 2.5 });
    painter.dot(near, "frame", 4);
  });
}

function paintStretch(painter: Painter, stretch: VisibleStretch): void {
  painter.path(
    (context) => {
      if (stretch.curve === "line") {
        context.moveTo(stretch.from.x, stretch.from.y);
        context.lineTo(stretch.to.x, stretch.to.y);
        return;
      }
      const { x, y, startAngle, endAngle } = stretch;
      const [rx, ry, rotation] =
        stretch.curve === "circle" ? [stretch.r, stretch.r, 0] : [stretch.rx, stretch.ry, stretch.rotation];
      context.ellipse(x, y, rx, ry, rotation, startAngle, endAngle, endAngle < startAngle);
    },
    "measure",
    { fill: 0, width: 4 },
  );
}

function paintFan(painter: Painter, { fan, setting, seen }: Findings): void {
  painter.polygon([fan.eye, ...fan.ends], "frame", 0.2);
  for (const end of fan.ends) painter.line(fan.eye, end, "frame", { width: 1, opacity: 0.55 });
  painter.polyline(fan.ends, "frame", { width: 2 });
  for (const end of fan.ends) painter.dot(end, "frame", 2);
  // The exact answer keeps its colour, also beside a method that has another one.
  if (seen) painter.shape(setting.guard, "hit", { fill: 0, width: 1.5, dash: [2, 5] });
}

/** To the hero, or to what is in the way, and pale from there. */
function paintSight(painter: Painter, { setting: { guard, hero }, seen, isInView, clear }: Findings): void {
  const stop = { x: guard.x + clear * (hero.x - guard.x), y: guard.y + clear * (hero.y - guard.y) };
  if (seen) {
    painter.line(guard, hero, "hit", { width: 2 });
    return;
  }
  painter.line(guard, stop, "idle", { width: 1.75, opacity: isInView ? 1 : 0.5 });
  painter.line(stop, hero, "idle", { width: 1.5, dash: [2, 6], opacity: 0.7 });
  if (isInView) painter.dot(stop, "idle", 4);
}
