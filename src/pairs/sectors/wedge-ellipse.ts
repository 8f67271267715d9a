import { createChain, createWedge, setBounds, setWedge } from "../../forms/forms.js";
import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { lengthOf } from "../../nearest/nearest.js";
import { createWedgeSide, setSideOfWedge, setWayOfSide } from "../../nearest/wedge-side.js";
import { type Ellipse, Opening } from "../../shapes/kind.js";
import type { WedgeShape } from "../../shapes/reductions.js";
import { ringsHold } from "../edges/chain-overlap.js";
import { chainMeetsWedge, edgeReachesWedge } from "./wedge-edge.js";

const wedge = /* @__PURE__ */ createWedge();

/** The centre of the ellipse, relative to the apex. */
const centre = /* @__PURE__ */ createWedgeSide();

/** A point of the wedge, relative to the apex. */
const tip = { x: 0.5, y: 0.5 };

/** The ellipse as the image of the unit circle, relative to the apex: its two half axes, and the error of a point. */
const axes = { alongX: 0.5, alongY: 0.5, acrossX: 0.5, acrossY: 0.5, error: 0.5 };

/** A piece of the outline lies in the triangle of its ends and the point where the tangents at them meet. */
const triangle = /* @__PURE__ */ createTriangle();

function createTriangle() {
  const chain = createChain();
  chain.ringEnds = [3];
  chain.closed = true;
  chain.solid = true;
  chain.radius = 0;
  return chain;
}

/** More pieces are needed only where the outlines run along each other. */
const MOST_PIECES = 256;

/** Narrower pieces than that are as flat as their corners are known. */
const LEAST_WIDTH = 2 ** -24;

/**
 * Pieces of the outline still to be looked at: on one half of the unit circle, the right one (side 1) or the left
 * (side −1), from one t to another, which stand for the points (side·(1 − t²), 2t)/(1 + t²).
 */
const pieces = {
  count: 0,
  side: /* @__PURE__ */ new Float64Array(MOST_PIECES),
  from: /* @__PURE__ */ new Float64Array(MOST_PIECES),
  to: /* @__PURE__ */ new Float64Array(MOST_PIECES),
};

/**
 * Whether a solid ellipse, at any angle, meets a sector, an annular sector or an arc.
 *
 * Circles about the centre come first, then pieces of the outline, each between its chord and its tangents. A chord that
 * meets the wedge says yes; a triangle that keeps off it settles its piece; other pieces are halved. With all pieces
 * settled, the wedge is all inside the outline or all outside.
 */
export function ellipseWedgeFilter(a: Ellipse, b: WedgeShape): Verdict {
  const turnSq = a.ux * a.ux + a.uy * a.uy;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const larger = Math.max(a.rx, a.ry);
  setWedge(wedge, b);
  const size = Math.abs(dx) + Math.abs(dy) + larger + wedge.outer;
  if (!isModerate(turnSq) || !isModerate(size)) return 0;
  centre.x = dx;
  centre.y = dy;
  centre.power = 1;
  setSideOfWedge(centre, wedge);
  setWayOfSide(way, centre);
  const margin = DISTANCE_ERROR * size;
  if (way.length > larger + margin) return -1;
  const nearest = nearestVerdict(a, Math.sqrt(turnSq), margin);
  if (nearest !== 0) return nearest;
  wedge.x = 0;
  wedge.y = 0;
  tip.x = wedge.outer * wedge.start.x;
  tip.y = wedge.outer * wedge.start.y;
  setAxes(a);
  return outlineVerdict();
}

/** Where the wedge is nearest to the centre of the ellipse, from there. */
const way = { x: 0.5, y: 0.5, length: 0.5 };

/**
 * By that point: 1 if it is certainly within the ellipse; −1 if all of a wedge that opens by less than a half turn is certainly farther
 * than all of the ellipse along the way there. The point is off by less than the margin, as is all else relative to the size.
 */
function nearestVerdict({ rx, ry, ux, uy }: Ellipse, turnLength: number, margin: number): Verdict {
  const { x, y, length } = way;
  const along = (ux * x + uy * y) / turnLength;
  const across = (ux * y - uy * x) / turnLength;
  const least = Math.min(rx, ry);
  if (lengthOf(along / rx, across / ry) * least + 4 * margin < least) return 1;
  const { start, end, outer, cone } = wedge;
  if (cone.opening !== Opening.lessThanHalf) return 0;
  const isTowardsApex = start.y * x >= start.x * y && end.x * y >= end.y * x;
  const low = isTowardsApex ? -length : Math.min(0, start.x * x + start.y * y, end.x * x + end.y * y);
  // No less than what squares lose when they vanish.
  const reach = lengthOf(rx * along, ry * across) + 2 ** -500;
  return outer * low - (centre.x * x + centre.y * y) - reach > 4 * margin * length ? -1 : 0;
}

/** The offset 1, a unit vector 3, products, sums and a length 6, and the comparison. */
const DISTANCE_ERROR = 16 * UNIT_ROUNDOFF;

/** A corner: û 5 units, the point in the frame of the axes 3, products and sums 4, the offset and the last sum 2. */
const CORNER_ERROR = 20 * UNIT_ROUNDOFF;

function setAxes(a: Ellipse): void {
  const scale = 1 / Math.sqrt(a.ux * a.ux + a.uy * a.uy);
  axes.alongX = a.rx * a.ux * scale;
  axes.alongY = a.rx * a.uy * scale;
  axes.acrossX = -a.ry * a.uy * scale;
  axes.acrossY = a.ry * a.ux * scale;
  const reachX = Math.abs(axes.alongX) + Math.abs(axes.acrossX);
  const reachY = Math.abs(axes.alongY) + Math.abs(axes.acrossY);
  axes.error = CORNER_ERROR * (Math.abs(centre.x) + Math.abs(centre.y) + reachX + reachY);
}

function outlineVerdict(): Verdict {
  let isTipWithin = false;
  setFirstPieces();
  for (let k = 0; k < pieces.count; k++) {
    setTriangle(k);
    if (chainMeetsWedge(triangle, wedge) < 0) {
      isTipWithin ||= isTipBeforeChord();
    } else {
      if (edgeReachesWedge(triangle, 0, 1, wedge) > 0) return 1;
      if (!halve(k)) return 0;
    }
  }
  return isTipWithin ? 1 : -1;
}

function setFirstPieces(): void {
  pieces.count = 0;
  for (let quarter = -2; quarter < 2; quarter++) {
    addPiece(1, quarter / 2, (quarter + 1) / 2);
    addPiece(-1, quarter / 2, (quarter + 1) / 2);
  }
}

function addPiece(side: number, from: number, to: number): void {
  const k = pieces.count++;
  pieces.side[k] = side;
  pieces.from[k] = from;
  pieces.to[k] = to;
}

/** Adds both halves of a piece, if there is room and they are not too narrow. */
function halve(k: number): boolean {
  const side = pieces.side[k] as number;
  const from = pieces.from[k] as number;
  const to = pieces.to[k] as number;
  if (pieces.count + 2 > MOST_PIECES || to - from <= LEAST_WIDTH) return false;
  const middle = (from + to) / 2;
  addPiece(side, from, middle);
  addPiece(side, middle, to);
  return true;
}

/** Sets the triangle of a piece, its ends first, so that the chord is the first edge. */
function setTriangle(k: number): void {
  const side = pieces.side[k] as number;
  const from = pieces.from[k] as number;
  const to = pieces.to[k] as number;
  setCorner(0, side, from, from);
  setCorner(1, side, to, to);
  setCorner(2, side, from, to);
  setBounds(triangle, 3);
  triangle.error = axes.error;
}

/**
 * Sets a corner where the tangents at s and t meet: at (1 − st, s + t)/(1 + st) on the right half of the unit circle, by
 * polarisation of its points. s, t and st are exact, having 25 and 50 bits, and so is s + t; so both coordinates are off
 * by 3 units.
 */
function setCorner(index: number, side: number, s: number, t: number): void {
  const scale = 1 + s * t;
  const cos = (side * (1 - s * t)) / scale;
  const sin = (s + t) / scale;
  triangle.ownPoints[2 * index] = centre.x + (cos * axes.alongX + sin * axes.acrossX);
  triangle.ownPoints[2 * index + 1] = centre.y + (cos * axes.alongY + sin * axes.acrossY);
}

/** Whether the tip of the wedge is in the triangle of a chord and the centre. Both ends of the chord are set. */
function isTipBeforeChord(): boolean {
  triangle.ownPoints[4] = centre.x;
  triangle.ownPoints[5] = centre.y;
  return ringsHold(triangle.points, triangle.ringEnds, tip);
}
