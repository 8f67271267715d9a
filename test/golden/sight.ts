import { visibilityPath } from "../../src/draw/index.js";
import { type Shape, visibility } from "../../src/index.js";
import { buildShape, KIND_NAMES, type SectorSpec, type ShapeSpec } from "../generators/spec.js";
import { shift } from "../generators/transform.js";
import { FIGURES } from "./figures.js";
import { drawn, roundedPath } from "./ink.js";

export const SIGHT_SIZE = 560;

const RADIUS = 200;

/** Two guards, one of whom has a shape of each kind around it: half planes would hide all the others. */
export function sightPanel(): string {
  const figures = KIND_NAMES.filter((kind) => kind !== "halfPlane").map((kind, i, kinds) => {
    const angle = (2 * Math.PI * i) / kinds.length;
    const away = RADIUS * (i % 2 === 0 ? 1 : 0.62);
    return shift<ShapeSpec>(FIGURES[kind].right, away * Math.cos(angle), away * Math.sin(angle));
  });
  const shapes = figures.map((figure): Shape => buildShape(figure));
  const guard: SectorSpec = {
    type: "sector",
    x: -240,
    y: -200,
    r: 330,
    startAngle: { x: 5, y: -1 },
    endAngle: { x: 1, y: 3 },
  };
  const views = [{ type: "circle", x: 0, y: 0, r: 250 } as const, guard];
  const seen = views.map((view, i) => {
    const region = visibility(buildShape(view), shapes);
    return `<path class="seen-${i}" d="${roundedPath(visibilityPath(region))}"/><circle class="spot" cx="${view.x}" cy="${view.y}" r="4"/>`;
  });
  return [SIGHT_STYLE, ...shapes.map((shape) => drawn(shape, "a")), ...seen].join("\n");
}

const SIGHT_STYLE = `<style>
  .seen-0 { fill: #f2c14e; fill-opacity: 0.45; stroke: #b88a12; stroke-width: 1; }
  .seen-1 { fill: #4caf7d; fill-opacity: 0.3; stroke: #2b7a53; stroke-width: 1; }
</style>`;
