import { runMethod } from "../../demo/src/lessons/ellipse-ellipse/tutorial-method.js";
import { frameOf, frameOfCircle } from "../../demo/src/lessons/ellipse-ellipse/unit-circle-frame.js";
import { ellipse } from "../../src/index.js";
import { type Cases, type Contestant, each, type TurnedEllipse } from "../jobs.js";

/** Turned back by −angle and squeezed to a circle; the boundary does not count. */
function pointInEllipse({ px, py, x, y, rx, ry, angle }: Cases["pointEllipse"]): boolean {
  const cos = Math.cos(-angle);
  const sin = Math.sin(-angle);
  const turnedX = (px - x) * cos - (py - y) * sin;
  const turnedY = (px - x) * sin + (py - y) * cos;
  const squeezedY = (turnedY * rx) / ry;
  return Math.sqrt(turnedX * turnedX + squeezedY * squeezedY) < rx;
}

/** The circle's centre turned by +angle, where angles grow towards +y, instead of back by −angle. */
function circleMeetsRect({ cx, cy, r, x, y, width, height, angle }: Cases["circleRect"]): boolean {
  const turnedX = x + (cx - x) * Math.cos(angle) - (cy - y) * Math.sin(angle);
  const turnedY = y + (cx - x) * Math.sin(angle) + (cy - y) * Math.cos(angle);
  const nearestX = Math.min(Math.max(turnedX, x - width / 2), x + width / 2);
  const nearestY = Math.min(Math.max(turnedY, y - height / 2), y + height / 2);
  return Math.hypot(turnedX - nearestX, turnedY - nearestY) < r;
}

/**
 * Within half the opening of the middle direction. The middle as the sum of the edges points backwards in a sector wider
 * than half a turn, the opening as end − start is wrong across 0°, and at the apex 0 is divided by 0.
 */
function pointInSector({ px, py, x, y, r, start, end }: Cases["pointSector"]): boolean {
  const distance = Math.hypot(px - x, py - y);
  const middleX = Math.cos(start) + Math.cos(end);
  const middleY = Math.sin(start) + Math.sin(end);
  const dot = ((px - x) * middleX + (py - y) * middleY) / (distance * Math.hypot(middleX, middleY));
  return distance < r && dot > Math.cos((end - start) / 2);
}

/** Eigenvectors that are 0 / 0 for axis-aligned pairs, and a guess where a shallow overlap hides. */
function ellipsesMeet({ a, b }: Cases["ellipseEllipse"]): boolean {
  const [first, second] = [shapeOf(a), shapeOf(b)];
  const isCircle = first.rx === first.ry;
  return runMethod(isCircle ? frameOfCircle(first, second) : frameOf(first, second)).meets;
}

/** The quadratic for both crossings, with an absolute allowance for the double root; a start inside is no hit. */
function rayMeetsCircle({ x, y, dx, dy, cx, cy, r }: Cases["rayCircle"]): boolean {
  const length = Math.hypot(dx, dy);
  const alongX = dx / length;
  const alongY = dy / length;
  const b = alongX * (x - cx) + alongY * (y - cy);
  const c = (x - cx) ** 2 + (y - cy) ** 2 - r * r;
  const discriminant = b * b - c;
  const allowance = 1e-6;
  if (discriminant < -allowance) return false;
  const near = -b - Math.sqrt(Math.max(discriminant, 0));
  return near >= 0 && near <= length;
}

const shapeOf = ({ x, y, rx, ry, angle }: TurnedEllipse) => ellipse(x, y, rx, ry, angle);

/** The formulas that the tutorials for these jobs teach, written anew with the gaps they leave. */
export const tutorials: Contestant = {
  name: "tutorials",
  answers: {
    pointEllipse: each(pointInEllipse),
    circleRect: each(circleMeetsRect),
    pointSector: each(pointInSector),
    ellipseEllipse: each(ellipsesMeet),
    rayCircle: each(rayMeetsCircle),
  },
};
