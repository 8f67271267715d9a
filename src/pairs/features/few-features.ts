import { setReference } from "../../convex/reference.js";
import type { ContactRecord } from "../../convex/result.js";
import { note, spend } from "../../math/cost.js";
import { ScratchVector } from "../../math/vector.js";
import { isUsualSize, type Verdict } from "../../math/verdict.js";
import type { Shape } from "../../shapes/kind.js";
import { chainsVerdict } from "../edges/chain-chain.js";
import { chainMeetsWedge } from "../sectors/wedge-edge.js";
import { wedgesMeet } from "../sectors/wedge-wedge.js";
import { ellipseMeets } from "./ellipse-meeting.js";
import { addEllipticCurves } from "./elliptic-rows.js";
import { EDGE, FeatureRows } from "./feature-rows.js";
import { RowCrossings } from "./row-crossings.js";
import { Curve, CurveRows } from "./row-curves.js";
import { RowWays, Way } from "./row-ways.js";

const ofA = /* @__PURE__ */ new FeatureRows();
const ofB = /* @__PURE__ */ new FeatureRows();
const ways = /* @__PURE__ */ new RowWays();
const curves = /* @__PURE__ */ new CurveRows(ofA, ofB, ways);
const crossings = /* @__PURE__ */ new RowCrossings(curves, ways);
const origin = /* @__PURE__ */ new ScratchVector();
const touch = /* @__PURE__ */ new ScratchVector();

/** How far a translation is pushed on, as a part of the size, to see whether the shapes are apart there. A narrower gap counts as closed. */
const PUSH = 2 ** -44;

/** The divisor of the push for gaps that it does not fit in. */
const NARROWER = 8;

/** An ellipse counts as apart if it is farther away than this part of a push. */
const CLEARANCE = 4;

/** Shorter translations, as a part of the size, may have no direction. */
const LEAST_DEPTH = 2 ** -30;

/** A push for where no other curve comes as near as that, as parts of the size. */
const LONG_PUSH = 2 ** -33;
const FAR = 2 ** -24;

/** The shortest way out found: its length, and where its numbers begin. */
const found = { length: 0.5, at: 0 };

/** The stretch along which edges touch, relative to the origin: from where along the unit vector u it goes for a length, 0 for none. */
const stretch = { x: 0.5, y: 0.5, ux: 0.5, uy: 0.5, length: 0.5 };
const places = { start: 0.5, end: 0.5 };

/** Edges are on one line if their ends are as near to it, and a shorter stretch counts as a point: as parts of the size. */
const ON_LINE = 2 ** -42;
const SHORTEST = 2 ** -40;

/**
 * The contact of two shapes of few edges, corners and arcs that overlap. False where it is left to the general way: for compounds
 * and half planes, for extreme sizes, and where something nearly touches besides, or nearly vanishes.
 *
 * It goes the way of src/boundary/boundary-contact.ts, among rows of numbers, and asks the filters of `overlaps` whether the shapes are apart
 * after a translation; where one is an ellipse, how far edges and arcs are from that. Error: some 1e-14 of the size; a gap that is
 * narrower than 6e-14 of it counts as closed.
 */
export function setFewFeaturesContact(a: Shape, b: Shape, out: ContactRecord): boolean {
  setReference(a, origin);
  // A compound is the second.
  if (!ofB.read(b, origin) || ofB.isEllipse || !ofA.read(a, origin)) return false;
  const size = ofA.size + ofB.size;
  if (!isUsualSize(size)) return false;
  spend(ofA.roundCount * ofB.roundCount);
  ways.count = 0;
  if (!curves.fill(size) || (ofA.isEllipse && !addEllipticCurves(curves, size))) return false;
  found.length = Number.POSITIVE_INFINITY;
  if (!findShortest(size)) return false;
  crossings.find(found.length, size);
  if (crossings.isUncertain || !findShortest(size)) return false;
  if (!(found.length < Number.POSITIVE_INFINITY)) return false;
  if (!findStretch(size)) return false;
  note("features");
  setContact(out);
  return true;
}

/** Finds the shortest of the ways so far at whose end the shapes part, if that is shorter than what was found. False if it is uncertain. */
function findShortest(size: number): boolean {
  const { numbers } = ways;
  for (;;) {
    const at = ways.shortest(found.length);
    if (at < 0) return true;
    const length = numbers[at + Way.length] as number;
    if (length < LEAST_DEPTH * size) return false;
    numbers[at + Way.length] = Number.POSITIVE_INFINITY;
    const verdict = verdictAhead(at, size);
    if (verdict === 0) return false;
    if (verdict < 0) continue;
    found.length = length;
    found.at = at;
    return true;
  }
}

/** Whether the shapes part at the end of a way: 1 or −1 where that is certain. */
function verdictAhead(at: number, size: number): Verdict {
  const verdict = meetAhead(at, PUSH * size);
  if (verdict < 0) return 1;
  if (verdict > 0) {
    const narrower = meetAhead(at, (PUSH / NARROWER) * size);
    if (narrower !== 0) return narrower > 0 ? -1 : 1;
  }
  // Where no other curve is near, a longer push is as good.
  if (!curves.areOthersFar(at, FAR * size)) return 0;
  const farther = meetAhead(at, LONG_PUSH * size);
  return farther > 0 ? -1 : farther < 0 ? 1 : 0;
}

/** Whether the shapes have a common point after a way and the push. */
function meetAhead(at: number, push: number): Verdict {
  spend(1);
  const { numbers } = ways;
  const x = (numbers[at + Way.x] as number) + push * (numbers[at + Way.aheadX] as number);
  const y = (numbers[at + Way.y] as number) + push * (numbers[at + Way.aheadY] as number);
  if (ofA.isEllipse) return ellipseMeets(ofA, ofB, x, y, push / CLEARANCE) ? 1 : -1;
  if (ofB.isWedge) {
    const wedge = ofB.movedWedge(x, y);
    return ofA.isWedge
      ? wedgesMeet(ofA.movedWedge(0, 0), wedge)
      : chainMeetsWedge(ofA.movedChain(0, 0), wedge);
  }
  return ofA.isWedge
    ? chainMeetsWedge(ofB.movedChain(0, 0), ofA.movedWedge(-x, -y))
    : chainsVerdict(ofA.movedChain(0, 0), ofB.movedChain(x, y));
}

/** Finds the straight stretch along which edges of both shapes touch after the translation found, if there is one. False if there are several. */
function findStretch(size: number): boolean {
  const { edges, edgeCount } = ofA;
  stretch.length = 0;
  for (let edge = 0; edge < EDGE * edgeCount; edge += EDGE) {
    for (let other = 0; other < EDGE * ofB.edgeCount; other += EDGE) {
      if (!setPlaces(edge, other, size)) continue;
      const from = Math.max(0, Math.min(places.start, places.end));
      const to = Math.min(edges[edge + 4] as number, Math.max(places.start, places.end));
      if (!(to - from > SHORTEST * size)) continue;
      const x = (edges[edge] as number) + from * (edges[edge + 2] as number);
      const y = (edges[edge + 1] as number) + from * (edges[edge + 3] as number);
      const ux = edges[edge + 2] as number;
      const uy = edges[edge + 3] as number;
      // Edges of lines are there once for each side; those that begin in one place may lead opposite ways.
      const isKnown =
        x === stretch.x &&
        y === stretch.y &&
        ux === stretch.ux &&
        uy === stretch.uy &&
        to - from === stretch.length;
      if (stretch.length > 0 && !isKnown) return false;
      stretch.length = to - from;
      stretch.x = x;
      stretch.y = y;
      stretch.ux = ux;
      stretch.uy = uy;
    }
  }
  return true;
}

/** Sets the places of the ends of b's edge along a's, if they face each other on one line after the translation. */
function setPlaces(edge: number, other: number, size: number): boolean {
  const { edges } = ofA;
  const { edges: others } = ofB;
  const nx = edges[edge + 5] as number;
  const ny = edges[edge + 6] as number;
  if (nx * (others[other + 5] as number) + ny * (others[other + 6] as number) > 0) return false;
  const length = others[other + 4] as number;
  const { numbers } = ways;
  const x = (others[other] as number) + (numbers[found.at + Way.x] as number) - (edges[edge] as number);
  const y =
    (others[other + 1] as number) + (numbers[found.at + Way.y] as number) - (edges[edge + 1] as number);
  const endX = x + length * (others[other + 2] as number);
  const endY = y + length * (others[other + 3] as number);
  if (Math.abs(nx * x + ny * y) > ON_LINE * size || Math.abs(nx * endX + ny * endY) > ON_LINE * size)
    return false;
  const ux = edges[edge + 2] as number;
  const uy = edges[edge + 3] as number;
  places.start = ux * x + uy * y;
  places.end = ux * endX + uy * endY;
  return true;
}

function setContact(out: ContactRecord): void {
  const { length, at } = found;
  const { numbers } = ways;
  const x = numbers[at + Way.x] as number;
  const y = numbers[at + Way.y] as number;
  out.depth = length;
  out.normalX = x / length + 0;
  out.normalY = y / length + 0;
  if (stretch.length > 0) {
    const startX = stretch.x - x / 2;
    const startY = stretch.y - y / 2;
    out.count = 2;
    out.x0 = origin.x + startX + 0;
    out.y0 = origin.y + startY + 0;
    out.x1 = origin.x + (startX + stretch.length * stretch.ux) + 0;
    out.y1 = origin.y + (startY + stretch.length * stretch.uy) + 0;
    return;
  }
  // The point that touches moves by the translation if it is of b; half of that is ahead of the contact.
  const curve = numbers[at + Way.curve] as number;
  const side = curves.numbers[curve + Curve.side] as number;
  const touched = curves.numbers[curve + Curve.touched] as number;
  const of = side > 0 ? ofB : ofA;
  of.setPlace(
    touch,
    touched,
    -side * (numbers[at + Way.normalX] as number),
    -side * (numbers[at + Way.normalY] as number),
  );
  out.count = 1;
  out.x0 = origin.x + (touch.x + (side * x) / 2) + 0;
  out.y0 = origin.y + (touch.y + (side * y) / 2) + 0;
}
