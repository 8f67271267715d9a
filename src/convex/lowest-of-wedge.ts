import { createWedge, setWedge, type WedgeShape } from "../forms/wedge.js";
import type { Vec2 } from "../math/vector.js";
import { type Directions, Opening } from "../shapes/kind.js";
import { edge, type LowestPoints, offerEdge } from "./lowest-points.js";

const wedge = /* @__PURE__ */ createWedge();

/** Offers the points between two directions and two radii: the straight edges, or the lowest point of the arc. */
export function offerWedge(shape: WedgeShape, out: LowestPoints): void {
  const { scale } = out;
  setWedge(wedge, shape);
  wedge.x = shape.x * scale - out.originX;
  wedge.y = shape.y * scale - out.originY;
  wedge.inner *= scale;
  wedge.outer *= scale;
  if (isDownward(shape, out)) {
    edge.ax = wedge.x;
    edge.ay = wedge.y;
    edge.bx = wedge.x;
    edge.by = wedge.y;
    edge.r = wedge.outer;
    offerEdge(out);
    return;
  }
  offerRay(wedge.start, out);
  offerRay(wedge.end, out);
}

function offerRay(unit: Vec2, out: LowestPoints): void {
  edge.ax = wedge.x + wedge.inner * unit.x;
  edge.ay = wedge.y + wedge.inner * unit.y;
  edge.bx = wedge.x + wedge.outer * unit.x;
  edge.by = wedge.y + wedge.outer * unit.y;
  edge.r = 0;
  offerEdge(out);
}

/** Whether the direction against the normal lies between those of a sector. */
function isDownward(sector: Directions, { normalX, normalY }: LowestPoints): boolean {
  const { opening, startX, startY, endX, endY } = sector;
  if (opening === Opening.whole) return true;
  const ahead = startY * normalX - startX * normalY >= 0;
  const behind = endX * normalY - endY * normalX >= 0;
  // A direction outside a wide cone is within a quarter turn of one of its edges; in a narrow gap, rounding may lose
  // both.
  if (opening === Opening.halfOrMore) {
    return (
      ahead || behind || (startX * normalX + startY * normalY > 0 && endX * normalX + endY * normalY > 0)
    );
  }
  return (
    ahead && behind && (startX * normalX + startY * normalY <= 0 || endX * normalX + endY * normalY <= 0)
  );
}
