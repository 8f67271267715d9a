import { runMethod } from "../../demo/src/lessons/ellipse-ellipse/tutorial-method.js";
import { frameOf, frameOfCircle } from "../../demo/src/lessons/ellipse-ellipse/unit-circle-frame.js";
import { circleMeetsRect } from "../../demo/src/tutorials/circle-rect.js";
import { isPointInEllipse } from "../../demo/src/tutorials/point-ellipse.js";
import { isPointInSector } from "../../demo/src/tutorials/point-sector.js";
import { rayCircleHits } from "../../demo/src/tutorials/ray-circle.js";
import { ellipse } from "../../src/index.js";
import { type Cases, type Contestant, each, type TurnedEllipse } from "../jobs.js";

/** The rectangle by its corner, and its angle in the sense for which the page's formula was written. */
function circleMeetsTurnedRect({ cx, cy, r, x, y, width, height, angle }: Cases["circleRect"]): boolean {
  const corner = { x: x - width / 2, y: y - height / 2 };
  return circleMeetsRect({ x: cx, y: cy, radius: r }, { ...corner, width, height, angle: -angle });
}

/** Eigenvectors that are 0 / 0 for axis-aligned pairs, and a guess where a shallow overlap hides. */
function ellipsesMeet({ a, b }: Cases["ellipseEllipse"]): boolean {
  const [first, second] = [shapeOf(a), shapeOf(b)];
  const isCircle = first.rx === first.ry;
  return runMethod(isCircle ? frameOfCircle(first, second) : frameOf(first, second)).meets;
}

const shapeOf = ({ x, y, rx, ry, angle }: TurnedEllipse) => ellipse(x, y, rx, ry, angle);

/** The functions that the tutorials for these jobs teach, as the lessons of the site show them. */
export const tutorials: Contestant = {
  name: "tutorials",
  answers: {
    pointEllipse: each(({ px, py, ...ellipse }) => isPointInEllipse({ x: px, y: py }, ellipse)),
    circleRect: each(circleMeetsTurnedRect),
    pointSector: each(({ px, py, x, y, r, start, end }) =>
      isPointInSector({ x: px, y: py }, { x, y, radius: r, startAngle: start, endAngle: end }),
    ),
    ellipseEllipse: each(ellipsesMeet),
    // The page's ray has no far end, and returns points without their t.
    rayCircle: each(({ x, y, dx, dy, cx, cy, r }) => rayCircleHits(cx, cy, r, x, y, dx, dy) !== null),
  },
};
