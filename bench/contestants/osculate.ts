import { circle, containsPoint, ellipse, overlaps, ray, raycast, rect, sector } from "../../src/index.js";
import { type Contestant, each, type TurnedEllipse } from "../jobs.js";

const ellipseOf = ({ x, y, rx, ry, angle }: TurnedEllipse) => ellipse(x, y, rx, ry, angle);

export const osculate: Contestant = {
  name: "Osculate",
  answers: {
    pointEllipse: each((given) => containsPoint(ellipseOf(given), given.px, given.py)),
    circleRect: each(({ cx, cy, r, x, y, width, height, angle }) =>
      overlaps(circle(cx, cy, r), rect(x, y, width, height, angle)),
    ),
    pointSector: each(({ px, py, x, y, r, start, end }) =>
      containsPoint(sector(x, y, r, start, end), px, py),
    ),
    ellipseEllipse: each(({ a, b }) => overlaps(ellipseOf(a), ellipseOf(b))),
    rayCircle: each(
      ({ x, y, dx, dy, cx, cy, r }) => raycast(ray(x, y, dx, dy, 1), circle(cx, cy, r)) !== null,
    ),
  },
};
