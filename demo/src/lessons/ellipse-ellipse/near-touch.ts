import { type Ellipse, ellipse, type Vec2 } from "osculate";
import { balance, lowestPoint, pencilOf } from "./pencil.js";

/** Two ellipses held a given gap apart at the point where they would touch. */
export interface NearTouch {
  readonly a: Ellipse;
  readonly b: Ellipse;
  /** The gap asked for; negative for a shallow overlap. */
  readonly gap: number;
  /** The point of A's boundary nearest to B; the picture's origin. */
  readonly contact: Vec2;
  /** Unit normal of A there, towards B. */
  readonly normal: Vec2;
}

/**
 * B moved, and only moved, until its distance from A is `gap`.
 *
 * Where the tangents of two convex shapes are parallel and the points of contact lie on one common normal, the
 * distance of the points is the distance of the shapes. So B is placed by its point furthest against the normal.
 * The gap is kept to within a few units in the last place of the coordinates, about 1e-15 here.
 */
export function withGap(a: Ellipse, b: Ellipse, gap: number): NearTouch {
  const normal = facingNormal(a, b);
  const onA = furthest(a, normal);
  const onB = furthest(b, { x: -normal.x, y: -normal.y });
  const contact = { x: a.x + onA.x, y: a.y + onA.y };
  return {
    a,
    b: ellipse(contact.x + normal.x * gap - onB.x, contact.y + normal.y * gap - onB.y, b.rx, b.ry, {
      x: b.ux,
      y: b.uy,
    }),
    gap,
    contact,
    normal,
  };
}

/**
 * The normal at which A faces B: at the point where the two quadratic forms, weighted λ to 1, are least.
 *
 * Whatever the positive λ, their gradients are opposite there; the λ of the cubic's lowest point makes it the point of
 * contact when the ellipses touch. Concentric ellipses face each other along x.
 */
function facingNormal(a: Ellipse, b: Ellipse): Vec2 {
  const cubic = balance(pencilOf(a, b));
  const weight = cubic.scale * (lowestPoint(cubic)?.x ?? 1);
  const formA = formOf(a);
  const formB = formOf(b);
  const xx = weight * formA.xx + formB.xx;
  const xy = weight * formA.xy + formB.xy;
  const yy = weight * formA.yy + formB.yy;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const right = { x: formB.xx * dx + formB.xy * dy, y: formB.xy * dx + formB.yy * dy };
  const determinant = xx * yy - xy * xy;
  const x = (right.x * yy - right.y * xy) / determinant;
  const y = (xx * right.y - xy * right.x) / determinant;
  const gradient = { x: formA.xx * x + formA.xy * y, y: formA.xy * x + formA.yy * y };
  const length = Math.hypot(gradient.x, gradient.y);
  return length > 0 ? { x: gradient.x / length, y: gradient.y / length } : { x: 1, y: 0 };
}

/** The symmetric matrix of (ξ/rx)² + (η/ry)² in world coordinates about the centre. */
function formOf(shape: Ellipse): { readonly xx: number; readonly xy: number; readonly yy: number } {
  const wSq = shape.ux * shape.ux + shape.uy * shape.uy;
  const alongSq = 1 / (shape.rx * shape.rx * wSq);
  const acrossSq = 1 / (shape.ry * shape.ry * wSq);
  return {
    xx: alongSq * shape.ux * shape.ux + acrossSq * shape.uy * shape.uy,
    xy: (alongSq - acrossSq) * shape.ux * shape.uy,
    yy: alongSq * shape.uy * shape.uy + acrossSq * shape.ux * shape.ux,
  };
}

/** From the centre to the boundary point furthest along a unit direction. */
function furthest(shape: Ellipse, direction: Vec2): Vec2 {
  return boundaryPoint(shape, eccentricAngle(shape, direction));
}

/** The parameter t of the boundary point rx·cos t·û + ry·sin t·û⊥ whose outward normal is `direction`. */
function eccentricAngle(shape: Ellipse, direction: Vec2): number {
  const along = shape.ux * direction.x + shape.uy * direction.y;
  const across = shape.ux * direction.y - shape.uy * direction.x;
  return Math.atan2(across * shape.ry, along * shape.rx);
}

function boundaryPoint(shape: Ellipse, t: number): Vec2 {
  const length = Math.hypot(shape.ux, shape.uy);
  const along = (shape.rx * Math.cos(t)) / length;
  const across = (shape.ry * Math.sin(t)) / length;
  return { x: along * shape.ux - across * shape.uy, y: along * shape.uy + across * shape.ux };
}

/**
 * The outlines of both, relative to the contact point, in steps fine enough for a window of half width `reach` about it.
 *
 * A point near the contact is a difference of nearly equal coordinates. Taken from the eccentric angle instead, by
 * cos(t + δ) − cos t = −2 sin(t + δ/2) sin(δ/2), it keeps all its digits, so the picture does not tremble at 1e-12.
 */
export function outlinesAbout(near: NearTouch, reach: number): { readonly a: Vec2[]; readonly b: Vec2[] } {
  const { a, b, gap, normal } = near;
  const facingB = { x: -normal.x, y: -normal.y };
  const shift = { x: normal.x * gap, y: normal.y * gap };
  return {
    a: outlineFrom(a, eccentricAngle(a, normal), reach, { x: 0, y: 0 }),
    b: outlineFrom(b, eccentricAngle(b, facingB), reach, shift),
  };
}

const halfSteps = 120;

/** The whole outline from the boundary point at t, moved so that this point lies at `start`. */
function outlineFrom(shape: Ellipse, t: number, reach: number, start: Vec2): Vec2[] {
  const points: Vec2[] = [];
  // Even steps inside the window, then growing ones round the rest.
  const fine = Math.min(Math.PI / halfSteps, reach / Math.min(shape.rx, shape.ry) / 24);
  const growth = (Math.PI / fine) ** (1 / halfSteps);
  for (let i = -halfSteps; i <= halfSteps; i++) {
    const steps = Math.abs(i);
    const even = fine * steps;
    const grown = fine * growth ** steps;
    const delta = Math.sign(i) * Math.min(Math.PI, Math.max(even, steps === 0 ? 0 : grown));
    points.push(offset(shape, t, delta, start));
  }
  return points;
}

function offset(shape: Ellipse, t: number, delta: number, start: Vec2): Vec2 {
  const length = Math.hypot(shape.ux, shape.uy);
  const chord = (2 * Math.sin(delta / 2)) / length;
  const along = -shape.rx * Math.sin(t + delta / 2) * chord;
  const across = shape.ry * Math.cos(t + delta / 2) * chord;
  return {
    x: start.x + along * shape.ux - across * shape.uy,
    y: start.y + along * shape.uy + across * shape.ux,
  };
}
