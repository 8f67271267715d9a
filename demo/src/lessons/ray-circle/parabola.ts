import type { Painter } from "../../stage/painter.js";
import { toWorld } from "../../stage/view.js";
import { bothRoots } from "./code.js";
import { rayCircleFigures } from "./figures.js";
import { beamOf, refusalOf, type Setting, targetOf } from "./setting.js";

/** How far C = A + tV is outside the circle, ‖C‖² − r², over t: below the axis the ray is in the circle. */
export function paintParabola(painter: Painter, setting: Setting): void {
  if (refusalOf(setting)) return;
  const beam = beamOf(setting);
  const target = targetOf(setting);
  const { closestT, height, halfStay } = rayCircleFigures(beam, target);
  const lengthSq = beam.dx ** 2 + beam.dy ** 2;
  const lowest = height ** 2 - target.r ** 2;
  // From the start to as far behind the lowest point, but no less than the roots.
  const reach = Math.max(Math.abs(closestT), 1.6 * halfStay, 1) * 1.15;
  const highest = lowest + lengthSq * reach ** 2;
  const { width, height: tall } = painter.view;
  const bottom = Math.min(0, lowest);
  const place = (t: number, value: number) =>
    toWorld(painter.view, {
      x: width * (0.5 + (0.46 * (t - closestT)) / reach),
      y: tall * (0.84 - (0.74 * (value - bottom)) / (highest - bottom)),
    });
  const axis = (t: number) => place(t, 0);
  painter.line(axis(closestT - reach), axis(closestT + reach), "ink", { width: 1.25 });
  painter.line(axis(0), place(0, highest), "guide", { width: 1.25, dash: [2, 5] });
  painter.label(axis(0), "t = 0", "ink", { dy: 15, size: 13, align: "center" });
  painter.label(axis(closestT + reach), "t", "ink", { dx: -6, dy: -12, size: 13, align: "right" });
  const count = 60;
  const curve = Array.from({ length: count + 1 }, (_, index) => {
    const t = closestT + reach * ((2 * index) / count - 1);
    return place(t, lowest + lengthSq * (t - closestT) ** 2);
  });
  painter.polyline(curve, "frame", { width: 2.5 });
  painter.dot(place(closestT, lowest), "frame", 4);
  const roots = bothRoots(beam, target);
  roots.forEach(({ t }, index) => {
    painter.dot(axis(t), t < 0 ? "idle" : "measure", 5);
    const name = roots.length === 1 ? "t₁ = t₂" : ["t₁", "t₂"][index];
    const side = roots.length === 1 ? 0 : 2 * index - 1;
    painter.label(axis(t), name ?? "", "measure", {
      dx: 14 * side,
      dy: 15,
      size: 13,
      align: "center",
      bold: true,
    });
  });
}
