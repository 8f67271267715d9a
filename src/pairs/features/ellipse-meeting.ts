import { MOST_FEET, normalFeet } from "../../math/ellipse.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { createRimSearch, findNearestOnRim, lengthOf } from "../../nearest/nearest.js";
import { ringsHold } from "../edges/chain-overlap.js";
import { measureToWedge, type WedgePoint } from "../sectors/wedge.js";
import { EDGE, type FeatureRows, ROUND } from "./feature-rows.js";
import type { UnitView } from "./unit-view.js";

const view: Vec2 = /* @__PURE__ */ new ScratchVector();
const way: Vec2 = /* @__PURE__ */ new ScratchVector();
const centre: Vec2 = /* @__PURE__ */ new ScratchVector();
const fromApex: WedgePoint = { distance: 0.5, x: 0.5, y: 0.5 };
const rim = /* @__PURE__ */ createRimSearch();
const feet = /* @__PURE__ */ new Float64Array(2 * MOST_FEET);

/**
 * Whether an ellipse is at most `clearance` away from another shape, which is moved by (x, y). The other shape is looked at in the
 * view of the ellipse, where this is the unit disc and an arc is part of an ellipse: it is near if the nearest point of one of its
 * edges or arcs is.
 */
export function ellipseMeets(
  ofEllipse: FeatureRows,
  other: FeatureRows,
  x: number,
  y: number,
  clearance: number,
): boolean {
  const { disc, rounds: own } = ofEllipse;
  const { edges, edgeCount, rounds, roundCount } = other;
  centre.x = (own[0] as number) - x;
  centre.y = (own[1] as number) - y;
  // A polyline has each edge twice, once for each side, one after the other: one of them is enough.
  const step = other.isWedge || other.chain.closed ? EDGE : 2 * EDGE;
  for (let edge = 0; edge < EDGE * edgeCount; edge += step) {
    disc.view(view, (edges[edge] as number) - centre.x, (edges[edge + 1] as number) - centre.y);
    disc.view(way, edges[edge + 2] as number, edges[edge + 3] as number);
    const along = -(view.x * way.x + view.y * way.y) / (way.x * way.x + way.y * way.y);
    const place = Math.min(Math.max(along, 0), edges[edge + 4] as number);
    if (isNear(disc, view.x + place * way.x, view.y + place * way.y, clearance)) return true;
  }
  for (let round = 0; round < roundCount; round++) {
    const r = rounds[ROUND * round + 2] as number;
    disc.view(
      view,
      (rounds[ROUND * round] as number) - centre.x,
      (rounds[ROUND * round + 1] as number) - centre.y,
    );
    if (r !== 0) {
      if (isNearArc(disc, other, round, r, clearance)) return true;
    } else if (edgeCount === 0 && isNear(disc, view.x, view.y, clearance)) return true;
  }
  return holdsCentre(other);
}

/**
 * Whether the centre of the ellipse is in the other shape, none of whose edges and arcs is near. This happens after a translation at
 * which the ellipse touches the shape from inside, at a corner of a straight angle.
 */
function holdsCentre({ chain, homeX, homeY, isWedge, wedge }: FeatureRows): boolean {
  if (!isWedge) return chain.closed && ringsHold(chain.points, chain.ringEnds, centre);
  fromApex.x = centre.x - homeX;
  fromApex.y = centre.y - homeY;
  measureToWedge(fromApex, wedge);
  return fromApex.distance === 0;
}

/**
 * Whether a point, given its view, is at most `clearance` above the tangent of the ellipse where the way to the point from the centre
 * leaves the ellipse. The normal there is along (x/rx, y/ry).
 */
function isNear({ rx, ry }: UnitView, x: number, y: number, clearance: number): boolean {
  const distance = lengthOf(x, y);
  return (distance - 1) * distance <= clearance * lengthOf(x / rx, y / ry);
}

/** Whether an arc of the other shape is as near as that; `view` holds the view of its centre. */
function isNearArc(disc: UnitView, other: FeatureRows, round: number, r: number, clearance: number): boolean {
  const { x, y } = view;
  rim.rx = Math.abs(r) / disc.rx;
  rim.ry = Math.abs(r) / disc.ry;
  rim.x = -x;
  rim.y = -y;
  findNearestOnRim(rim);
  if (!isNear(disc, x + rim.rx * rim.cosine, y + rim.ry * rim.sine, clearance)) return false;
  if (hasPlace(disc, other, round, r, rim.cosine, rim.sine)) return true;
  // The nearest point of the whole circle is not on the arc. Another one at which the distance is stationary may be.
  const count = normalFeet(rim.rx, rim.ry, -x, -y, feet);
  for (let i = 0; i < 2 * count; i += 2) {
    const footX = feet[i] as number;
    const footY = feet[i + 1] as number;
    if (!isNear(disc, x + footX, y + footY, clearance)) continue;
    if (hasPlace(disc, other, round, r, footX / rim.rx, footY / rim.ry)) return true;
  }
  return false;
}

/** Whether an arc has a point in a direction from its centre, given along the axis of the ellipse and across. */
function hasPlace(
  disc: UnitView,
  other: FeatureRows,
  round: number,
  r: number,
  cosine: number,
  sine: number,
): boolean {
  disc.turn(way, cosine, sine);
  return r > 0 ? other.allows(round, way.x, way.y) : other.allows(round, -way.x, -way.y);
}
