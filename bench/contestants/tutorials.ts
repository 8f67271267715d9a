import { circleMeetsRect } from "../../demo/src/tutorials/circle-rect.js";
import { ellipsesMeet } from "../../demo/src/tutorials/ellipse-ellipse.js";
import { isPointInEllipse } from "../../demo/src/tutorials/point-ellipse.js";
import { isPointInSector } from "../../demo/src/tutorials/point-sector.js";
import { rayCircleHits } from "../../demo/src/tutorials/ray-circle.js";
import { type Cases, type Contestant, each } from "../jobs.js";

/** The rectangle by its corner, and its angle in the sense for which the page's formula was written. */
function circleMeetsTurnedRect({ cx, cy, r, x, y, width, height, angle }: Cases["circleRect"]): boolean {
  const corner = { x: x - width / 2, y: y - height / 2 };
  return circleMeetsRect({ x: cx, y: cy, radius: r }, { ...corner, width, height, angle: -angle });
}

/** The functions that the tutorials for these jobs teach, as the lessons of the site show them. */
export const tutorials: Contestant = {
  name: "tutorials",
  answers: {
    pointEllipse: each(({ px, py, ...ellipse }) => isPointInEllipse({ x: px, y: py }, ellipse)),
    circleRect: each(circleMeetsTurnedRect),
    pointSector: each(({ px, py, x, y, r, start, end }) =>
      isPointInSector({ x: px, y: py }, { x, y, radius: r, startAngle: start, endAngle: end }),
    ),
    ellipseEllipse: each(({ a, b }) => ellipsesMeet(a, b).hit),
    // The page's ray has no far end, and returns points without their t.
    rayCircle: each(({ x, y, dx, dy, cx, cy, r }) => rayCircleHits(cx, cy, r, x, y, dx, dy) !== null),
  },
};
