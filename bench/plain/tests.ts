import { type Circle, type Ellipse, Opening, type Point, type Rect, type Sector } from "../../src/index.js";

/*
 * What one would write by hand over the same objects, with no thought of rounding: the answer may be wrong where
 * shapes touch, and for sizes whose squares overflow.
 */

export function circleCircle(a: Circle, b: Circle): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.r + b.r;
  return dx * dx + dy * dy <= reach * reach;
}

export function circleRect(a: Circle, b: Rect): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const beyondX = Math.max(0, Math.abs(b.ux * dx + b.uy * dy) - b.halfWidth);
  const beyondY = Math.max(0, Math.abs(b.ux * dy - b.uy * dx) - b.halfHeight);
  return beyondX * beyondX + beyondY * beyondY <= a.r * a.r;
}

export function pointEllipse(a: Point, b: Ellipse): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const along = (b.ux * dx + b.uy * dy) / b.rx;
  const across = (b.ux * dy - b.uy * dx) / b.ry;
  return along * along + across * across <= 1;
}

export function pointSector(a: Point, b: Sector): boolean {
  const vx = a.x - b.x;
  const vy = a.y - b.y;
  if (vx * vx + vy * vy > b.r * b.r) return false;
  if (b.opening === Opening.whole) return true;
  const ahead = b.startX * vy - b.startY * vx >= 0;
  const behind = vx * b.endY - vy * b.endX >= 0;
  return b.opening === Opening.halfOrMore ? ahead || behind : ahead && behind;
}
