import { makeUnit } from "../math/unit-vector.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { type AnnularSector, type Arc, type Directions, Opening, type Sector } from "../shapes/kind.js";
import { edge, type LowestPoints, offerEdge } from "./lowest-points.js";

const unit: Vec2 = /* @__PURE__ */ new ScratchVector();

/** The points between two radii on a ray along `unit` from a place relative to the origin. */
const ray = { inner: 0.5, outer: 0.5, x: 0.5, y: 0.5 };

export function offerSector(sector: Sector, out: LowestPoints): void {
  ray.inner = 0;
  ray.outer = sector.r;
  offerWedge(out, sector);
}

export function offerAnnularSector(sector: AnnularSector, out: LowestPoints): void {
  ray.inner = sector.innerR;
  ray.outer = sector.outerR;
  offerWedge(out, sector);
}

export function offerArc(arc: Arc, out: LowestPoints): void {
  ray.inner = arc.r;
  ray.outer = arc.r;
  offerWedge(out, arc);
}

/** Offers the points between two directions and the radii of the ray: the straight edges, or the lowest point of the arc. */
function offerWedge(out: LowestPoints, shape: Sector | AnnularSector | Arc): void {
  const { scale } = out;
  ray.x = shape.x * scale - out.originX;
  ray.y = shape.y * scale - out.originY;
  ray.inner *= scale;
  ray.outer *= scale;
  if (isDownward(shape, out)) {
    edge.ax = ray.x;
    edge.ay = ray.y;
    edge.bx = ray.x;
    edge.by = ray.y;
    edge.r = ray.outer;
    offerEdge(out);
    return;
  }
  unit.x = shape.startX;
  unit.y = shape.startY;
  offerRay(out);
  unit.x = shape.endX;
  unit.y = shape.endY;
  offerRay(out);
}

function offerRay(out: LowestPoints): void {
  makeUnit(unit);
  edge.ax = ray.x + ray.inner * unit.x;
  edge.ay = ray.y + ray.inner * unit.y;
  edge.bx = ray.x + ray.outer * unit.x;
  edge.by = ray.y + ray.outer * unit.y;
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
