import { circle, ellipse, point, rect, sector } from "../src/index.js";
import { oracleOverlaps } from "../test/oracle/index.js";
import { commonExponent, toInteger } from "../test/oracle/integer.js";
import type { Cases, Job } from "./jobs.js";

/** The right answers, in exact arithmetic that shares no code with the library's questions. */
export const truth: { readonly [J in Job]: (given: Cases[J]) => boolean } = {
  pointEllipse: ({ px, py, x, y, rx, ry, angle }) =>
    oracleOverlaps(point(px, py), ellipse(x, y, rx, ry, angle)),
  circleRect: ({ cx, cy, r, x, y, width, height, angle }) =>
    oracleOverlaps(circle(cx, cy, r), rect(x, y, width, height, angle)),
  pointSector: ({ px, py, x, y, r, start, end }) =>
    oracleOverlaps(point(px, py), sector(x, y, r, start, end)),
  ellipseEllipse: ({ a, b }) =>
    oracleOverlaps(ellipse(a.x, a.y, a.rx, a.ry, a.angle), ellipse(b.x, b.y, b.rx, b.ry, b.angle)),
  rayCircle: segmentMeetsDisc,
};

/** Compares the squared distance from the centre to the nearest point of the segment with r². */
function segmentMeetsDisc({ x, y, dx, dy, cx, cy, r }: Cases["rayCircle"]): boolean {
  const exponent = commonExponent(x, y, dx, dy, cx, cy, r);
  const integer = (value: number) => toInteger(value, exponent);
  const toCentreX = integer(cx) - integer(x);
  const toCentreY = integer(cy) - integer(y);
  const alongX = integer(dx);
  const alongY = integer(dy);
  const radiusSq = integer(r) ** 2n;
  const lengthSq = alongX ** 2n + alongY ** 2n;
  const progress = toCentreX * alongX + toCentreY * alongY;
  if (progress <= 0n) return toCentreX ** 2n + toCentreY ** 2n <= radiusSq;
  if (progress >= lengthSq) return (toCentreX - alongX) ** 2n + (toCentreY - alongY) ** 2n <= radiusSq;
  return (alongX * toCentreY - alongY * toCentreX) ** 2n <= radiusSq * lengthSq;
}
