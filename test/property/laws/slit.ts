import type { PairSpec, ShapeSpec } from "../../generators/spec.js";
import { sizeOf } from "./tolerance.js";

/** A narrower slit counts as closed (docs/robustness.md, "Limits"). */
const CLOSED_SLIT = 2 ** -32;
/** The tip of a slit of α radians is moved by 1/α times as much as the numbers are rounded. */
const SLIT_ERROR = 2 ** -50;

/** Whether one of the shapes has a slit so narrow that nothing can be said of a way out that ends in it. */
export function hasClosedSlit(pair: PairSpec): boolean {
  return narrowestSlitOf(pair) < CLOSED_SLIT;
}

/**
 * What a depth may be off by where the way out ends in the tip of a slit (docs/robustness.md, "Limits"), which between half
 * planes may be far outside of the scene.
 */
export function slitErrorOf(pair: PairSpec, depth: number): number {
  return (SLIT_ERROR * Math.max(sizeOf(pair), depth)) / narrowestSlitOf(pair);
}

function narrowestSlitOf({ a, b }: PairSpec): number {
  return Math.min(narrowestSlit(a), narrowestSlit(b));
}

/** The least angle, in radians, by which the shape, or a part of it, opens or is open; 1 if that is more or none. */
function narrowestSlit(spec: ShapeSpec): number {
  if (spec.type === "compound") {
    return Math.min(...spec.shapes.map(narrowestSlit), narrowestBetween(spec.shapes));
  }
  if (!("startAngle" in spec)) return 1;
  const { startAngle: s, endAngle: e } = spec;
  return slitBetween(s.x * e.y - s.y * e.x, s.x * e.x + s.y * e.y);
}

/** The least angle that is free between two half planes. */
function narrowestBetween(shapes: readonly ShapeSpec[]): number {
  const planes = shapes.filter((shape) => shape.type === "halfPlane");
  const slits = planes.flatMap((p, index) =>
    planes.slice(index + 1).map((q) => slitBetween(p.nx * q.ny - p.ny * q.nx, -(p.nx * q.nx + p.ny * q.ny))),
  );
  return Math.min(1, ...slits);
}

/** The angle between two directions, by their cross and dot products; 1 if it is more than an eighth of a turn, or none. */
function slitBetween(cross: number, cosine: number): number {
  const sine = Math.abs(cross);
  return sine !== 0 && sine < cosine ? sine / cosine : 1;
}
