import type { Vec2 } from "osculate";
import { powerOfTen, scientific } from "../../parts/scientific.js";
import type { Painter } from "../../stage/painter.js";
import type { Role } from "../../stage/palette.js";
import { fitView, type Region, toWorld } from "../../stage/view.js";
import { type NearTouch, outlinesAbout } from "./near-touch.js";

/** The gap's share of the stage's width when fully enlarged. */
const gapShare = 0.16;

/**
 * What the stage shows at `zoom` from 0 (the whole pair) to 1 (the gap), relative to the point of contact.
 *
 * Widths go by equal factors, so every moment enlarges alike; the pair's centre moves into the contact as the view shrinks.
 */
export function nearRegion(near: NearTouch, whole: Region, zoom: number): Region {
  const closest = Math.abs(near.gap) / gapShare;
  const width = whole.width * (closest / whole.width) ** zoom;
  const share = (width / whole.width - closest / whole.width) / (1 - closest / whole.width);
  return {
    x: (whole.x - near.contact.x) * share,
    y: (whole.y - near.contact.y) * share,
    width,
    height: (width * whole.height) / whole.width,
  };
}

/** Both outlines about the contact, and the gap between them with its size. */
export function paintNear(painter: Painter, near: NearTouch, whole: Region, hit: boolean): void {
  const { view } = painter;
  const role: Role = hit ? "hit" : "idle";
  const reach = Math.hypot(view.width, view.height) / view.scale;
  const outlines = outlinesAbout(near, reach);
  for (const [points, name] of [
    [outlines.a, "A"],
    [outlines.b, "B"],
  ] as const) {
    const clipped = withinReach(painter, points);
    painter.polygon(clipped, role, 0.16);
    painter.polyline(clipped, role, { width: 2.5 });
    nameBeside(painter, near, name);
  }
  paintGap(painter, near);
  const corner = toWorld(view, { x: 16, y: view.height - 22 });
  const times = view.scale / fitView(whole, view.width, view.height, "up").scale;
  painter.label(corner, `× ${scientific(times, 0)}`, "ink", { size: 15 });
}

/** Far points are drawn in to a few stage widths: a canvas loses its way among coordinates of a billion pixels. */
function withinReach(painter: Painter, points: readonly Vec2[]): Vec2[] {
  const { view } = painter;
  const far = (20 * Math.max(view.width, view.height)) / view.scale;
  return points.map((point) => {
    const distance = Math.hypot(point.x, point.y);
    const shrink = distance > far ? far / distance : 1;
    return { x: point.x * shrink, y: point.y * shrink };
  });
}

function nameBeside(painter: Painter, { normal }: NearTouch, name: "A" | "B"): void {
  const { view } = painter;
  const distance = (0.3 * Math.min(view.width, view.height)) / view.scale;
  const side = name === "A" ? -distance : distance;
  painter.label({ x: normal.x * side, y: normal.y * side }, name, "ink", {
    align: "center",
    bold: true,
    size: 18,
  });
}

function paintGap(painter: Painter, { gap, normal }: NearTouch): void {
  const end = { x: normal.x * gap, y: normal.y * gap };
  const pixels = Math.abs(gap) * painter.view.scale;
  if (pixels > 14) painter.line({ x: 0, y: 0 }, end, "measure", { width: 3 });
  painter.dot({ x: 0, y: 0 }, "measure", 4);
  if (pixels > 6) painter.dot(end, "measure", 4);
  // Beside the middle of the gap, along the common tangent.
  const middle = { x: end.x / 2, y: end.y / 2 };
  painter.label(middle, powerOfTen(gap), "measure", {
    dx: normal.y * 16,
    dy: normal.x * 16 * painter.view.ySign * -1,
    align: normal.y >= 0 ? "left" : "right",
    bold: true,
    size: 17,
  });
}
