import type { Vec2 } from "osculate";
import { snap } from "../parts/number-format.js";
import type { Pair, Specimen } from "./specimen.js";

/** The specimen with fields of its own replaced: callers name only fields that its kind has. */
export function changed(specimen: Specimen, fields: Readonly<Record<string, unknown>>): Specimen {
  return { ...specimen, ...fields };
}

/** A field that is a number: callers name only fields that the specimen's kind has. */
export function numberOf(specimen: Specimen, field: string): number {
  return (specimen as unknown as Readonly<Record<string, number>>)[field] ?? 0;
}

/** The points of a kind that has some. */
export function pointsOf(specimen: Specimen, field: "points" | "hole"): readonly Pair[] {
  return (specimen as { readonly points?: readonly Pair[]; readonly hole?: readonly Pair[] })[field] ?? [];
}

/** The nearest value of the grid in a range. */
export function within(value: number, most: number, least = 0): number {
  return snap(Math.min(Math.max(value, least), most));
}

/** The unit vector of an angle in degrees. */
export function unit(angle: number): Pair {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

/** The same direction from -180 up to 180 degrees. */
export function wholeTurn(degrees: number): number {
  const turned = snap((((degrees % 360) + 540) % 360) - 180, 0.1);
  return turned === -180 ? 180 : turned;
}

/** The direction from the specimen's position to a point, in whole degrees. */
export function degreesTo(specimen: Specimen, to: Readonly<Vec2>): number {
  return Math.round((Math.atan2(to.y - specimen.y, to.x - specimen.x) * 180) / Math.PI);
}

/** Where a specimen's pose puts a point of its own frame. */
export function worldOf(specimen: Specimen, [px, py]: Pair): Vec2 {
  const [c, s] = unit(numberOf(specimen, "angle"));
  return { x: specimen.x + c * px - s * py, y: specimen.y + s * px + c * py };
}

/** A point of the world in the specimen's own frame. */
export function localOf(specimen: Specimen, { x, y }: Readonly<Vec2>): Pair {
  const [c, s] = unit(numberOf(specimen, "angle"));
  const dx = x - specimen.x;
  const dy = y - specimen.y;
  return [c * dx + s * dy, c * dy - s * dx];
}
