import { directionFromAngle } from "./angle.js";
import { normalizingPower } from "./exact.js";
import { type Angle, makeUnit, type Vec2 } from "./vector.js";

export type { Vec2 };

/** Any object with the coordinates of a point or vector. */
type VectorLike = Readonly<Vec2>;

// `+ 0` below turns −0 into 0.

/**
 * a + b, as a new vector.
 *
 * @example
 * add({ x: 1, y: 2 }, { x: 3, y: 4 }); // { x: 4, y: 6 }
 */
export function add(a: VectorLike, b: VectorLike): Vec2 {
  return { x: a.x + b.x + 0, y: a.y + b.y + 0 };
}

/**
 * a − b, as a new vector: the vector from b to a.
 *
 * @example
 * sub({ x: 3, y: 4 }, { x: 1, y: 2 }); // { x: 2, y: 2 }
 */
export function sub(a: VectorLike, b: VectorLike): Vec2 {
  return { x: a.x - b.x + 0, y: a.y - b.y + 0 };
}

/**
 * `factor` times v, as a new vector.
 *
 * @example
 * scale({ x: 3, y: 4 }, 2); // { x: 6, y: 8 }
 */
export function scale(v: VectorLike, factor: number): Vec2 {
  return { x: v.x * factor + 0, y: v.y * factor + 0 };
}

/**
 * a · b = a.x b.x + a.y b.y.
 *
 * @example
 * dot({ x: 1, y: 2 }, { x: 3, y: 4 }); // 11
 */
export function dot(a: VectorLike, b: VectorLike): number {
  return a.x * b.x + a.y * b.y + 0;
}

/**
 * a × b = a.x b.y − a.y b.x: positive iff b is ahead of a, towards +y from +x.
 *
 * @example
 * cross({ x: 1, y: 0 }, { x: 0, y: 1 }); // 1
 */
export function cross(a: VectorLike, b: VectorLike): number {
  return a.x * b.y - a.y * b.x + 0;
}

/**
 * |v|, also where its square would overflow or underflow.
 *
 * Error: ≤ 2 ulp. Unlike `Math.hypot`, the same bits on every engine.
 *
 * @example
 * length({ x: 3, y: 4 }); // 5
 */
export function length(v: VectorLike): number {
  const size = Math.max(Math.abs(v.x), Math.abs(v.y));
  if (size === 0 || !Number.isFinite(size)) return size;
  const power = normalizingPower(size);
  const x = v.x * power;
  const y = v.y * power;
  return Math.sqrt(x * x + y * y) / power;
}

/**
 * The unit vector along v, as a new vector; (0, 0) for the zero vector.
 *
 * @example
 * normalize({ x: 0, y: -5 }); // { x: 0, y: -1 }
 */
export function normalize(v: VectorLike): Vec2 {
  const unit = { x: v.x + 0, y: v.y + 0 };
  if (v.x !== 0 || v.y !== 0) makeUnit(unit);
  return unit;
}

/**
 * v reflected in a line with a normal of any length and either sense, as a new vector: v − 2 (v · n) n for the unit
 * vector n along the normal. So a wall reflects a velocity or a ray's direction without loss. v itself for the zero
 * normal.
 *
 * Exact for normals along an axis.
 *
 * @example
 * reflect({ x: 2, y: 3 }, { x: 0, y: -1 }); // { x: 2, y: -3 }
 */
export function reflect(v: VectorLike, normal: VectorLike): Vec2 {
  const n = normalize(normal);
  const twice = 2 * (v.x * n.x + v.y * n.y);
  return { x: v.x - twice * n.x + 0, y: v.y - twice * n.y + 0 };
}

/**
 * v rotated by an angle (radians from +x towards +y, or a direction of any length), as a new vector.
 *
 * Exact for quarter turns. Throws TypeError or RangeError if `angle` is no angle.
 *
 * @example
 * rotate({ x: 1, y: 0 }, degrees(90)); // { x: 0, y: 1 }
 */
export function rotate(v: VectorLike, angle: Angle): Vec2 {
  const u = directionFromAngle(angle, "rotate: angle");
  // The direction of an angle in radians has the length 1 already, as nearly as doubles allow.
  const { x: cosine, y: sine } = typeof angle === "number" ? u : normalize(u);
  return { x: v.x * cosine - v.y * sine + 0, y: v.x * sine + v.y * cosine + 0 };
}
