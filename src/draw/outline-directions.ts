import { type AnnularSector, type Arc, type Directions, Opening } from "../shapes/kind.js";
import { pointAlong } from "./corners.js";
import { drawCircle, drawPoint } from "./outline-simple.js";
import type { Pen } from "./pen.js";

/** Out along the start, forward along the outer circle, in along the end, backward along the inner circle. */
export function drawAnnularSector(pen: Pen, shape: Omit<AnnularSector, "kind">): void {
  const { x, y, innerR, outerR, opening } = shape;
  if (opening === Opening.whole) {
    drawCircle(pen, x, y, outerR, "forward");
    if (innerR > 0) drawCircle(pen, x, y, innerR, "backward");
    return;
  }
  const { start, end, isWide } = stretchOf(shape);
  pen.moveTo(pointAlong(x, y, innerR, start));
  pen.lineTo(pointAlong(x, y, outerR, start));
  if (outerR > 0) pen.arc({ x, y, r: outerR, from: start, to: end, isWide, way: "forward" });
  if (innerR > 0) {
    pen.lineTo(pointAlong(x, y, innerR, end));
    pen.arc({ x, y, r: innerR, from: end, to: start, isWide, way: "backward" });
  }
  pen.close();
}

/** An open stroke, but for a whole circle line and a point. */
export function drawArc(pen: Pen, arc: Arc): void {
  const { x, y, r, opening } = arc;
  const { start, end, isWide } = stretchOf(arc);
  if (opening === Opening.whole || r === 0) {
    drawCircle(pen, x, y, r, "forward");
  } else if (start.x === end.x && start.y === end.y) {
    drawPoint(pen, pointAlong(x, y, r, start));
  } else {
    pen.moveTo(pointAlong(x, y, r, start));
    pen.arc({ x, y, r, from: start, to: end, isWide, way: "forward" });
  }
}

function stretchOf({ opening, startX, startY, endX, endY }: Directions) {
  return {
    start: { x: startX, y: startY },
    end: { x: endX, y: endY },
    isWide: opening === Opening.halfOrMore,
  };
}
