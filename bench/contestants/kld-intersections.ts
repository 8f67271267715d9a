import kld from "kld-intersections";
import { type Contestant, cornersOf, each } from "../jobs.js";

const { Intersection, IntersectionQuery, Point2D, ShapeInfo } = kld;

/** It intersects outlines, so what lies wholly inside is asked for besides. Its ellipses cannot be turned. */
export const kldIntersections: Contestant = {
  name: "kld-intersections",
  answers: {
    circleRect: each((given) => {
      const centre = new Point2D(given.cx, given.cy);
      const corners = cornersOf(given).map(({ x, y }) => new Point2D(x, y));
      // ShapeInfo empties the list it is given.
      const { points } = Intersection.intersect(
        ShapeInfo.circle(centre, given.r),
        ShapeInfo.polygon([...corners]),
      );
      return (
        points.length > 0 ||
        IntersectionQuery.pointInPolygon(centre, corners) ||
        corners.some((corner) => IntersectionQuery.pointInCircle(corner, centre, given.r))
      );
    }),
    rayCircle: each(({ x, y, dx, dy, cx, cy, r }) => {
      const line = ShapeInfo.line(new Point2D(x, y), new Point2D(x + dx, y + dy));
      return Intersection.intersect(ShapeInfo.circle(new Point2D(cx, cy), r), line).status !== "Outside";
    }),
  },
};
