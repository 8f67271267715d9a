import { area, intersections, Kind, overlapArea, type Shape, type SharedStretch } from "../../src/index.js";
import { buildShape, type KindName } from "../generators/spec.js";
import { FIGURES } from "./figures.js";
import { drawn, line, note, pathOf, spot } from "./ink.js";

/** All points that the boundaries have in common. */
export function intersectionsPanel(kindA: KindName, kindB: KindName): string {
  const [a, b] = shapesOf(kindA, kindB);
  const { points, stretches } = intersections(a, b);
  const marks = [...stretches.map(stretchOf), ...points.map(spot)];
  return [drawn(a, "a"), drawn(b, "b"), ...marks, note(-55, 33, String(points.length))].join("");
}

/** Straight by way of a point between, which is all that these figures need. */
function stretchOf({ from, through, to }: SharedStretch): string {
  return line(from ?? through, through) + line(through, to ?? through);
}

/** The common points, and their area. */
export function overlapAreaPanel(kindA: KindName, kindB: KindName): string {
  const [a, b] = shapesOf(kindA, kindB);
  const size = overlapArea(a, b);
  const text = Number.isFinite(size) ? size.toFixed(size === 0 ? 0 : 1) : "∞";
  const shared = size > 0 ? common(a, b, `${kindA}-${kindB}`) : "";
  return [drawn(a, "a"), drawn(b, "b"), shared, note(-55, 33, text)].join("");
}

/** What of a is in b. */
function common(a: Shape, b: Shape, id: string): string {
  const clip = solids(b).map((shape) => `<path d="${pathOf(shape)}"/>`);
  // One path, so that parts that overlap are not darker.
  const shown = solids(a).map(pathOf).join(" ");
  return `<clipPath id="${id}">${clip.join("")}</clipPath><path class="common" clip-path="url(#${id})" d="${shown}"/>`;
}

/** The parts of a shape that have an area. */
function solids(shape: Shape): readonly Shape[] {
  if (shape.kind === Kind.compound) return shape.parts.flatMap(solids);
  return area(shape) > 0 ? [shape] : [];
}

function shapesOf(kindA: KindName, kindB: KindName): readonly [Shape, Shape] {
  return [buildShape(FIGURES[kindA].left), buildShape(FIGURES[kindB].right)];
}
