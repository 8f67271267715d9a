import type { Ellipse, Vec2 } from "osculate";
import { axisOf } from "../../stage/local-frame.js";
import type { Painter } from "../../stage/painter.js";
import { type CommonRegion, type EllipticArc, startOf } from "./common-region.js";
import { forEachCentre, gridOf, type Method, polygonOf } from "./estimates.js";

/** What lies over the common region: how the arcs make its area, or an estimate of so many squares or corners. */
export type Overlay = "arcs" | Method;

export interface OverlapScene {
  readonly a: Ellipse;
  readonly b: Ellipse;
  readonly hit: boolean;
  readonly region: CommonRegion;
  readonly overlay: Overlay;
  readonly fineness: number;
}

export function paintScene(painter: Painter, scene: OverlapScene, labels = true): void {
  const { a, b, hit, region, overlay } = scene;
  const role = hit ? "hit" : "idle";
  for (const shape of [a, b]) painter.shape(shape, role, { fill: 0.04, width: 1.75 });
  if (overlay === "arcs") paintParts(painter, region);
  else painter.path(tracing(region.arcs), "hit", { fill: 0.16, opacity: 0 });
  if (overlay === "pixels") paintSquares(painter, scene);
  if (overlay === "polygons") paintPolygons(painter, scene);
  painter.path(tracing(region.arcs), "hit", { fill: 0, width: 3.5 });
  for (const corner of region.corners) painter.dot(corner, "ink", 4);
  if (!labels) return;
  painter.label(a, "A", "ink", { dx: 15, dy: 15, bold: true });
  painter.label(b, "B", "ink", { dx: 15, dy: 15, bold: true });
}

function tracing(arcs: readonly EllipticArc[]): (context: CanvasRenderingContext2D) => void {
  return (context) => {
    for (const { of, from, to } of arcs) {
      const axis = axisOf(of);
      context.ellipse(of.x, of.y, of.rx, of.ry, Math.atan2(axis.y, axis.x), from, to);
    }
    if (arcs.length > 0) context.closePath();
  };
}

/** The polygon of the corners in green, and a cap over each of its sides in orange. */
function paintParts(painter: Painter, { arcs }: CommonRegion): void {
  for (const arc of arcs) painter.path(tracing([arc]), "measure", { fill: 0.28, opacity: 0 });
  const corners = arcs.map(startOf);
  if (corners.length < 2) return;
  painter.polygon(corners, "frame", 0.22);
  painter.polyline([...corners, ...corners.slice(0, 1)], "frame", { width: 2, dash: [5, 5] });
}

/** Squares smaller than this, in CSS pixels, are not drawn one by one. */
const leastSquare = 2.5;

function paintSquares(painter: Painter, { a, b, fineness }: OverlapScene): void {
  const grid = gridOf(a, b);
  if (!grid) return;
  const width = (grid.maxX - grid.minX) / fineness;
  const height = (grid.maxY - grid.minY) / fineness;
  const gap = Math.min(width, height) * painter.view.scale < leastSquare ? 0 : 0.06;
  painter.path(
    (context) => {
      forEachCentre(grid, a, b, fineness, (column, row) => {
        const left = grid.minX + (column + gap) * width;
        const top = grid.minY + (row + gap) * height;
        context.rect(left, top, width * (1 - 2 * gap), height * (1 - 2 * gap));
      });
    },
    "measure",
    { fill: 0.4, opacity: 0 },
  );
  const corner = (x: number, y: number): Vec2 => ({ x, y });
  painter.polyline(
    [
      corner(grid.minX, grid.minY),
      corner(grid.maxX, grid.minY),
      corner(grid.maxX, grid.maxY),
      corner(grid.minX, grid.maxY),
      corner(grid.minX, grid.minY),
    ],
    "measure",
    { width: 1.25, dash: [3, 5] },
  );
}

function paintPolygons(painter: Painter, { a, b, fineness }: OverlapScene): void {
  for (const shape of [a, b]) {
    const corners = polygonOf(shape, fineness);
    painter.polyline([...corners, ...corners.slice(0, 1)], "frame", { width: 1.75 });
    if (fineness <= 32) for (const corner of corners) painter.dot(corner, "frame", 2);
  }
}
