import { makeUnit } from "../math/unit-vector.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import type { StayEnd } from "./stay.js";

/**
 * A rectangle about the origin with sides along the axes, the radius by which a set reaches beyond it, and a
 * line in the same frame, all rounded.
 *
 * Capsules are those without height.
 */
export interface LocalBox {
  /** Where the line begins, and the bound on the error of either coordinate. */
  mx: number;
  my: number;
  mError: number;
  /** Its direction, as long as the ray's, and the bound on the error of either component. */
  dx: number;
  dy: number;
  dError: number;
  /** Half sizes; a height given as 0 is 0 exactly. */
  halfWidth: number;
  halfHeight: number;
  /** Bound on the error of either. */
  halfError: number;
  r: number;
  /**
   * The frame's first axis, of any length until the line is set, and of length 1 then. Points out of the
   * frame are relative to (x, y); the middle of the box lies at `shift` along the axis from there.
   */
  x: number;
  y: number;
  ux: number;
  uy: number;
  shift: number;
}

export function createLocalBox(): LocalBox {
  return {
    mx: 0,
    my: 0,
    mError: 0,
    dx: 0,
    dy: 0,
    dError: 0,
    halfWidth: 0,
    halfHeight: 0,
    halfError: 0,
    r: 0,
    x: 0,
    y: 0,
    ux: 1,
    uy: 0,
    shift: 0,
  };
}

/** The half sizes are a difference, or the half of a root of a sum of products of differences: 4 roundings. */
const HALF_ERROR = 4 * UNIT_ROUNDOFF;

/** The length of the axis passes 3 roundings, a component of it 1 more; then 2 products and their sum 2. */
const FRAME_ERROR = 8 * UNIT_ROUNDOFF;

/** Makes the axis of the box one of length 1, and sets the line of a ray as seen in its frame. */
export function setLocalLine(box: LocalBox, ray: Ray): void {
  const { ux, uy, shift } = box;
  const length = Math.sqrt(ux * ux + uy * uy);
  const cos = ux / length;
  const sin = uy / length;
  const mx = ray.x - box.x;
  const my = ray.y - box.y;
  const { dx, dy } = ray;
  box.ux = cos;
  box.uy = sin;
  box.mx = cos * mx + sin * my - shift;
  box.my = cos * my - sin * mx;
  const size = Math.abs(mx) + Math.abs(my);
  box.mError = FRAME_ERROR * size + HALF_ERROR * (size + 2 * shift);
  box.dx = cos * dx + sin * dy;
  box.dy = cos * dy - sin * dx;
  box.dError = FRAME_ERROR * (Math.abs(dx) + Math.abs(dy));
  box.halfError = HALF_ERROR * (box.halfWidth + box.halfHeight);
}

/** Takes the point and the normal of an end out of the frame of the box. */
export function leaveFrame(end: StayEnd, { ux, uy, shift }: LocalBox): void {
  const along = end.x + shift;
  const across = end.y;
  const { normal } = end;
  const { x, y } = normal;
  end.x = ux * along - uy * across;
  end.y = uy * along + ux * across;
  normal.x = ux * x - uy * y;
  normal.y = uy * x + ux * y;
  makeUnit(normal);
}
