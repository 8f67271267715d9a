import type { Shape } from "../../src/shapes/kind.js";
import { bodiesOf, type Core } from "./body.js";
import { isHalfPlane } from "./distance.js";
import { oracleOverlapsMoved, simplePartsOf } from "./overlaps.js";
import { commonScale } from "./primitive.js";
import { Field } from "./radical.js";
import { isZero, quarterTurned, type RealVector, subtract, unit } from "./real-vector.js";

/** How long the translations that are tried are, as parts of the depth in question. */
const lengths = [1 - 1e-9, 0.999, 0.97, 0.9, 0.75, 0.5, 0.25, 0.1, 0.01];
/** Directions spread evenly, besides those that the shapes suggest. */
const evenDirections = 48;
const mostDirections = 240;

/**
 * A translation of `b` shorter than `depth` that leaves the shapes apart, if one is found. It disproves the depth: that
 * the shapes are apart is exact. That none is found proves nothing, but directions along which a shortest translation
 * often lies are among those tried: the normals of straight sides and the lines between corners and centres.
 */
export function oracleShorterEscape(a: Shape, b: Shape, depth: number): { x: number; y: number } | undefined {
  if (!(depth > 0) || !Number.isFinite(depth)) return undefined;
  for (const { x, y } of directionsToTry(a, b)) {
    for (const part of lengths) {
      const move = { x: x * depth * part, y: y * depth * part };
      if (!oracleOverlapsMoved(a, b, move.x, move.y)) return move;
    }
  }
  return undefined;
}

function directionsToTry(a: Shape, b: Shape): { x: number; y: number }[] {
  const exponent = commonScale([a, b]);
  const [first, second] = [a, b].map((shape) => coresOf(shape, exponent));
  const suggested = [...(first ?? []), ...(second ?? [])].flatMap(normalOf);
  const others = (second ?? []).flatMap(cornersOf);
  for (const corner of (first ?? []).flatMap(cornersOf)) {
    suggested.push(...others.map((other) => subtract(other, corner)));
  }
  const directions = Array.from({ length: evenDirections }, (_, index) => {
    const angle = (2 * Math.PI * (index + 0.3)) / evenDirections;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  for (const vector of suggested.filter((vector) => !isZero(vector)).slice(0, mostDirections / 2)) {
    const { x, y } = unit(vector);
    directions.push({ x: x.toNumber(), y: y.toNumber() }, { x: -x.toNumber(), y: -y.toNumber() });
  }
  return directions;
}

function coresOf(shape: Shape, exponent: number): Core[] {
  const scale = { field: new Field(), exponent, offsetX: 0, offsetY: 0 };
  return simplePartsOf(shape).flatMap((part) =>
    isHalfPlane(part) ? [] : bodiesOf(part, scale).map(({ core }) => core),
  );
}

function normalOf(core: Core): RealVector[] {
  switch (core.form) {
    case "edge":
      return [quarterTurned(subtract(core.b, core.a))];
    case "oval":
      return [core.axis, quarterTurned(core.axis)];
    case "arc":
      return core.span === undefined ? [] : [quarterTurned(core.span.start), quarterTurned(core.span.end)];
  }
}

function cornersOf(core: Core): RealVector[] {
  return core.form === "edge" ? [core.a] : [core.centre];
}
