import intersects from "intersects";
import { type Contestant, cornersOf, each } from "../jobs.js";

/** Its ellipses cannot be turned. */
export const intersectsLibrary: Contestant = {
  name: "intersects",
  answers: {
    circleRect: each((given) => {
      const corners = cornersOf(given).flatMap(({ x, y }) => [x, y]);
      return intersects.circlePolygon(given.cx, given.cy, given.r, corners);
    }),
    rayCircle: each(({ x, y, dx, dy, cx, cy, r }) => intersects.lineCircle(x, y, x + dx, y + dy, cx, cy, r)),
  },
};
