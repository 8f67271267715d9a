import { doublesOf } from "../math/collections.js";
import { setUnitVector, type Vec2 } from "../math/vector.js";
import { NEGLIGIBLE_RADIUS } from "../nearest/nearest.js";
import { Opening, type SimpleShape } from "../shapes/kind.js";
import {
  type BoxShape,
  type BySimpleForm,
  type EndedShape,
  innerRadius,
  ofForm,
  outerRadius,
  type WedgeShape,
} from "../shapes/reductions.js";
import { areaSign } from "../shapes/rings.js";
import {
  arcPiece,
  circlePiece,
  ellipsePiece,
  linePiece,
  type Piece,
  pointPiece,
  segmentPiece,
} from "./float-piece.js";

/** As `NEGLIGIBLE_RADIUS`, beside the sizes of the frame: half the rounding error of coordinates. */
const NEGLIGIBLE_IN_FRAME = 2 ** -54;

const start: Vec2 = { x: 0, y: 0 };
const end: Vec2 = { x: 0, y: 0 };
const axis: Vec2 = { x: 0, y: 0 };

type TakePiece = (piece: Piece) => void;

/** Adds the pieces of a shape's boundary to a list, as `takeOutline` takes them. */
export function addOutline(shape: SimpleShape, pieces: Piece[]): void {
  takeOutline(shape, (piece) => {
    pieces.push(piece);
  });
}

/**
 * Takes the pieces of a shape's boundary, one after another; the shape is in the coordinates of a frame.
 *
 * The order is fixed for each kind. A shape that is a point is one point piece; the segments and arcs of a shape without
 * area have it on neither side, or are there twice, once for each side.
 */
export function takeOutline(shape: SimpleShape, take: TakePiece): void {
  ofForm(takers, shape.kind)(shape, take);
}

const takers: BySimpleForm<[take: TakePiece]> = {
  round: (shape, take) => take(circlePiece(shape.x, shape.y, "r" in shape ? shape.r : 0, 1)),
  ellipse({ x, y, rx, ry, ux, uy }, take) {
    if (rx === ry) {
      take(circlePiece(x, y, rx, 1));
      return;
    }
    setUnitVector(axis, ux, uy);
    if (isSegment(ry, rx)) {
      take(segmentPiece(x - rx * axis.x, y - rx * axis.y, x + rx * axis.x, y + rx * axis.y, 0));
    } else if (isSegment(rx, ry)) {
      take(segmentPiece(x - ry * axis.y, y + ry * axis.x, x + ry * axis.y, y - ry * axis.x, 0));
    } else {
      take(ellipsePiece(x, y, rx, ry, axis));
    }
  },
  box: takeBox,
  wedge: takeWedge,
  ended: takeCapsule,
  // The edges of a polygon that rounding has left without area have it on neither side.
  polygon({ vertices, ringEnds, orientation }, take) {
    let first = 0;
    for (let ring = 0; ring < ringEnds.length; ring++) {
      const ringEnd = ringEnds[ring] ?? first;
      const turnsAhead = ring === 0 ? orientation : -areaSign(vertices, first, ringEnd);
      const solidSide = turnsAhead > 0 ? 1 : turnsAhead < 0 ? -1 : 0;
      takeChain(vertices, first, ringEnd, true, solidSide, take);
      first = ringEnd;
    }
  },
  polyline: ({ points }, take) => takeChain(points, 0, points.length / 2, false, 0, take),
  halfPlane: (shape, take) => take(linePiece(shape)),
};

/** Whether an ellipse is no more than its long axis, beside that or in the frame, whose sizes are about 1. */
function isSegment(short: number, long: number): boolean {
  return short <= NEGLIGIBLE_RADIUS * long || (short < long && short < NEGLIGIBLE_IN_FRAME);
}

function takeBox(shape: BoxShape, take: TakePiece): void {
  const r = "r" in shape ? shape.r : 0;
  if (r > 0) takeRoundedRect(shape, r, take);
  else takeRect(shape, take);
}

function takeRect({ x, y, halfWidth, halfHeight, ux, uy }: BoxShape, take: TakePiece): void {
  setUnitVector(axis, ux, uy);
  const alongX = halfWidth * axis.x;
  const alongY = halfWidth * axis.y;
  const acrossX = -halfHeight * axis.y;
  const acrossY = halfHeight * axis.x;
  const corners = [
    x - alongX - acrossX,
    y - alongY - acrossY,
    x + alongX - acrossX,
    y + alongY - acrossY,
    x + alongX + acrossX,
    y + alongY + acrossY,
    x - alongX + acrossX,
    y - alongY + acrossY,
  ];
  takeChain(doublesOf(corners), 0, 4, true, 1, take);
}

/** The points within r > 0 of a box: up to four edges, and four quarters of a circle. */
function takeRoundedRect(
  { x, y, halfWidth, halfHeight, ux, uy }: BoxShape,
  r: number,
  take: TakePiece,
): void {
  if (halfWidth === r && halfHeight === r) {
    take(circlePiece(x, y, r, 1));
    return;
  }
  setUnitVector(axis, ux, uy);
  const normal: Vec2 = { x: axis.y, y: -axis.x };
  const along: Vec2 = { x: axis.x, y: axis.y };
  // Before each side, `normal` is its outward normal; the half sizes swap roles from side to side.
  let half = halfWidth - r;
  let far = halfHeight - r;
  for (let side = 0; side < 4; side++) {
    const middleX = x + far * normal.x;
    const middleY = y + far * normal.y;
    const endX = middleX + half * along.x;
    const endY = middleY + half * along.y;
    if (half > 0) {
      const startX = middleX - half * along.x;
      const startY = middleY - half * along.y;
      const outX = r * normal.x;
      const outY = r * normal.y;
      take(segmentPiece(startX + outX, startY + outY, endX + outX, endY + outY, 1));
    }
    take(arcPiece(endX, endY, r, Opening.lessThanHalf, normal, along, 1));
    const { x: normalX, y: normalY } = normal;
    normal.x = along.x;
    normal.y = along.y;
    along.x = -normalX;
    along.y = -normalY;
    [half, far] = [far, half];
  }
}

/** The points between two directions whose distance from the apex is between two radii. */
function takeWedge(shape: WedgeShape, take: TakePiece): void {
  const { x, y, opening, startX, startY, endX, endY } = shape;
  const innerR = innerRadius(shape);
  const outerR = outerRadius(shape);
  setUnitVector(start, startX, startY);
  setUnitVector(end, endX, endY);
  if (innerR === outerR) {
    take(arcPiece(x, y, outerR, opening, start, end, 0));
    return;
  }
  take(arcPiece(x, y, outerR, opening, start, end, 1));
  if (innerR > 0) take(arcPiece(x, y, innerR, opening, start, end, -1));
  if (opening === Opening.whole) return;
  take(
    segmentPiece(x + innerR * start.x, y + innerR * start.y, x + outerR * start.x, y + outerR * start.y, 1),
  );
  take(segmentPiece(x + innerR * end.x, y + innerR * end.y, x + outerR * end.x, y + outerR * end.y, -1));
}

function takeCapsule(shape: EndedShape, take: TakePiece): void {
  const { ax, ay, bx, by } = shape;
  const r = "r" in shape ? shape.r : 0;
  if (ax === bx && ay === by) {
    take(circlePiece(ax, ay, r, 1));
    return;
  }
  if (r === 0) {
    take(segmentPiece(ax, ay, bx, by, 0));
    return;
  }
  setUnitVector(axis, bx - ax, by - ay);
  const right: Vec2 = { x: axis.y, y: -axis.x };
  const left: Vec2 = { x: -axis.y, y: axis.x };
  take(segmentPiece(ax + r * right.x, ay + r * right.y, bx + r * right.x, by + r * right.y, 1));
  take(arcPiece(bx, by, r, Opening.halfOrMore, right, left, 1));
  take(segmentPiece(bx + r * left.x, by + r * left.y, ax + r * left.x, ay + r * left.y, 1));
  take(arcPiece(ax, ay, r, Opening.halfOrMore, left, right, 1));
}

/** Takes the edges of a chain, closed or not; its point, if it is no more than that. */
function takeChain(
  points: readonly number[],
  first: number,
  end: number,
  isClosed: boolean,
  solidSide: -1 | 0 | 1,
  take: TakePiece,
): void {
  let isPoint = true;
  for (let i = first; i < (isClosed ? end : end - 1); i++) {
    const next = i + 1 < end ? i + 1 : first;
    const ax = points[2 * i] as number;
    const ay = points[2 * i + 1] as number;
    const bx = points[2 * next] as number;
    const by = points[2 * next + 1] as number;
    if (ax === bx && ay === by) continue;
    isPoint = false;
    take(segmentPiece(ax, ay, bx, by, solidSide));
  }
  if (isPoint) take(pointPiece(points[2 * first] as number, points[2 * first + 1] as number));
}
