import {
  createChain,
  createWedge,
  type EdgeChain,
  type EdgedShape,
  isEdged,
  setBounds,
  setWedge,
  vertexCount,
  type Wedge,
} from "../../forms/forms.js";
import { setChain } from "../../forms/set-chain.js";
import { zeros } from "../../math/collections.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { type Ellipse, Kind, Opening, type RoundedRect, type Shape } from "../../shapes/kind.js";
import { type BoxShape, isBox, isWedge, type WedgeShape } from "../../shapes/reductions.js";
import { UnitView } from "./unit-view.js";

type Writable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

/** Of more vertices, those near the other shape are sooner looked for. */
const MOST_VERTICES = 12;

/** Shorter edges and thinner rings, as a part of the size, and openings whose sine is less, are left to the general way. */
const LEAST_PART = 2 ** -20;

/** On the flat sides of thinner ellipses, normals do not tell places accurately. */
const THINNEST = 2 ** -10;

/** Squares of a chain's lengths are not accurate if it is smaller than that. */
const LEAST_EXTENT = 2 ** -400;

/** A bend inward by less than this may be the rounding of one outward, or of none. */
const INWARD = 2 ** -40;

/** How far a normal may be outside the range of a feature, as a sine: more than rounding makes of it. */
const NORMAL_MARGIN = 2 ** -40;

/** Which normals a round feature has: on the inner sides of both its lines, of one of them, or all. */
const Range = { both: 0, one: 1, all: 2 } as const;

const support: Vec2 = /* @__PURE__ */ new ScratchVector();

const box: Writable<RoundedRect> = {
  kind: Kind.roundedRect,
  x: 0.5,
  y: 0.5,
  halfWidth: 0.5,
  halfHeight: 0.5,
  r: 0.5,
  ux: 0.5,
  uy: 0.5,
};

/** How many numbers there are of each edge, … */
export const EDGE = 7;

/** … and of each round feature. */
export const ROUND = 8;

/**
 * A shape as the features of its boundary that touch another one, as rows of numbers.
 *
 * An edge is x, y, from where it goes along the unit vector u for a length; its outward unit normal is n. A round feature is a corner, with
 * r = 0, or an arc, hollow if r is negative: its point with the outward unit normal n is (x, y) + r n, and it has the normals with p · n ≤ 0
 * and q · n ≤ 0 (or one of that). An ellipse has its support vector along n besides.
 */
export class FeatureRows {
  edgeCount = 0;
  roundCount = 0;
  /** x, y, ux, uy, length, nx, ny. */
  readonly edges = new Float64Array(2 * MOST_VERTICES * EDGE);
  /** x, y, r, px, py, qx, qy, and which normals it has. */
  readonly rounds = new Float64Array(MOST_VERTICES * ROUND);
  /** What the features are read from: one of these, which may be moved, … */
  isWedge = false;
  readonly chain = createChain();
  readonly wedge = createWedge();
  /** … or an ellipse, which is one round feature. */
  isEllipse = false;
  readonly disc = new UnitView();
  /** More than the coordinates and radii of any of its points. */
  size = 0.5;
  /** The apex of the wedge as it was read. */
  homeX = 0.5;
  homeY = 0.5;
  private readonly points: number[] = zeros(2 * MOST_VERTICES);
  /** The vertices as they were read. */
  private readonly homes = new Float64Array(2 * MOST_VERTICES);
  private readonly ways = new Float64Array(2 * MOST_VERTICES);

  /** Reads a shape, relative to a point. False if it has too many features, none, or some that nearly vanish. */
  read(shape: Shape, origin: Readonly<Vec2>): boolean {
    this.edgeCount = 0;
    this.roundCount = 0;
    this.isWedge = isWedge(shape);
    this.isEllipse = shape.kind === Kind.ellipse;
    if (isWedge(shape)) return this.readWedge(shape, origin);
    if (shape.kind === Kind.ellipse) return this.readEllipse(shape, origin);
    return isEdged(shape) && this.readChain(shape, origin);
  }

  /** The wedge, moved from where it was read. */
  movedWedge(x: number, y: number): Wedge {
    this.wedge.x = this.homeX + x;
    this.wedge.y = this.homeY + y;
    return this.wedge;
  }

  /** The chain, moved from where it was read. What rounding makes of its vertices is far less than a push. */
  movedChain(x: number, y: number): EdgeChain {
    const { chain, homes, points } = this;
    for (let i = 2 * vertexCount(chain) - 2; i >= 0; i -= 2) {
      points[i] = (homes[i] as number) + x;
      points[i + 1] = (homes[i + 1] as number) + y;
    }
    setBounds(chain, vertexCount(chain));
    chain.error = 0;
    return chain;
  }

  /** Whether a round feature has the outward unit normal n, or nearly. */
  allows(round: number, nx: number, ny: number): boolean {
    const { rounds } = this;
    const at = ROUND * round;
    const range = rounds[at + 7];
    if (range === Range.all) return true;
    const isBeforeP = (rounds[at + 3] as number) * nx + (rounds[at + 4] as number) * ny <= NORMAL_MARGIN;
    if (isBeforeP === (range === Range.one)) return isBeforeP;
    return (rounds[at + 5] as number) * nx + (rounds[at + 6] as number) * ny <= NORMAL_MARGIN;
  }

  /** How far a place is from the cone of the normals that a round feature has, or less. */
  distanceFromNormals(round: number, x: number, y: number): number {
    const { rounds } = this;
    const at = ROUND * round;
    if (rounds[at + 7] !== Range.both) return 0;
    return Math.max(
      0,
      (rounds[at + 3] as number) * x + (rounds[at + 4] as number) * y,
      (rounds[at + 5] as number) * x + (rounds[at + 6] as number) * y,
    );
  }

  /** Sets the point of a round feature with the outward unit normal n. */
  setPlace(out: Vec2, round: number, nx: number, ny: number): void {
    const { rounds } = this;
    const at = ROUND * round;
    const r = rounds[at + 2] as number;
    out.x = (rounds[at] as number) + r * nx;
    out.y = (rounds[at + 1] as number) + r * ny;
    if (!this.isEllipse) return;
    this.disc.setSupport(support, nx, ny);
    out.x += support.x;
    out.y += support.y;
  }

  private addEdge(x: number, y: number, ux: number, uy: number, length: number, side: number): void {
    const { edges } = this;
    const at = EDGE * this.edgeCount;
    edges[at] = x;
    edges[at + 1] = y;
    edges[at + 2] = ux;
    edges[at + 3] = uy;
    edges[at + 4] = length;
    edges[at + 5] = side * uy;
    edges[at + 6] = -side * ux;
    this.edgeCount += 1;
  }

  private addRound(
    x: number,
    y: number,
    r: number,
    px: number,
    py: number,
    qx: number,
    qy: number,
    range: number,
  ): void {
    const { rounds } = this;
    const at = ROUND * this.roundCount;
    rounds[at] = x;
    rounds[at + 1] = y;
    rounds[at + 2] = r;
    rounds[at + 3] = px;
    rounds[at + 4] = py;
    rounds[at + 5] = qx;
    rounds[at + 6] = qy;
    rounds[at + 7] = range;
    this.roundCount += 1;
  }

  private readEllipse({ x, y, rx, ry, ux, uy }: Ellipse, origin: Readonly<Vec2>): boolean {
    const long = Math.max(rx, ry);
    this.addRound(x - origin.x, y - origin.y, 0, 0, 0, 0, 0, Range.all);
    this.disc.set(rx, ry, ux, uy);
    this.size = Math.abs(x - origin.x) + Math.abs(y - origin.y) + long;
    return Math.min(rx, ry) > THINNEST * long;
  }

  private readWedge(shape: WedgeShape, origin: Readonly<Vec2>): boolean {
    const { wedge } = this;
    setWedge(wedge, shape);
    wedge.x -= origin.x;
    wedge.y -= origin.y;
    const { x, y, inner, outer, start, end, cone } = wedge;
    this.homeX = x;
    this.homeY = y;
    const { opening } = cone;
    this.size = Math.abs(x) + Math.abs(y) + outer;
    const isThin = inner === outer;
    const least = LEAST_PART * outer;
    if (!(outer > 0) || (inner > 0 && inner < least) || (!isThin && outer - inner < least)) return false;
    const range =
      opening === Opening.whole ? Range.all : opening === Opening.halfOrMore ? Range.one : Range.both;
    this.addRound(x, y, outer, start.y, -start.x, -end.y, end.x, range);
    if (inner > 0) this.addRound(x, y, -inner, -start.y, start.x, end.y, -end.x, range);
    if (opening === Opening.whole) return true;
    const sine = start.x * end.y - start.y * end.x;
    // Next to nothing or next to all of a turn.
    if (Math.abs(sine) < LEAST_PART && start.x * end.x + start.y * end.y > 0) return false;
    this.addCorner(start, outer, isThin ? 0 : -1, 1);
    this.addCorner(end, outer, isThin ? 0 : -1, -1);
    if (isThin) return true;
    this.addEdge(x + inner * start.x, y + inner * start.y, start.x, start.y, outer - inner, 1);
    this.addEdge(x + inner * end.x, y + inner * end.y, end.x, end.y, outer - inner, -1);
    if (inner > 0) {
      this.addCorner(start, inner, 1, 1);
      this.addCorner(end, inner, 1, -1);
    } else if (opening === Opening.lessThanHalf || sine === 0) {
      this.addRound(x, y, 0, start.x, start.y, end.x, end.y, Range.both);
    }
    return true;
  }

  /** The corner at a radius along u, from where a side goes along ±u, or none, and an arc along ±u⊥. */
  private addCorner(u: Vec2, r: number, along: number, ahead: number): void {
    const { x, y } = this.wedge;
    const [ux, uy] = [u.x, u.y];
    this.addRound(x + r * ux, y + r * uy, 0, along * ux, along * uy, -ahead * uy, ahead * ux, Range.both);
  }

  private readChain(shape: EdgedShape, origin: Readonly<Vec2>): boolean {
    const { chain, homes, ways } = this;
    // Its corners are computed, so that they are more accurate near the origin.
    const isComputed = isBox(shape);
    if (isComputed) setBox(shape, origin);
    setChain(chain, isComputed ? box : shape);
    const count = vertexCount(chain);
    if (chain.ringEnds.length > 1 || count > MOST_VERTICES) return false;
    const { closed, orientation } = chain;
    if (closed && orientation === 0) return false;
    this.takeVertices(isComputed ? 0 : origin.x, isComputed ? 0 : origin.y);
    const { minX, minY, maxX, maxY, radius } = chain;
    this.size = Math.max(Math.abs(minX), Math.abs(maxX)) + Math.max(Math.abs(minY), Math.abs(maxY)) + radius;
    const extent = maxX - minX + (maxY - minY) + radius;
    const edgeCount = closed ? count : count - 1;
    if (edgeCount > 0 && extent < LEAST_EXTENT) return false;
    const least = LEAST_PART * extent;
    for (let i = 0; i < edgeCount; i++) {
      const j = i + 1 === count ? 0 : i + 1;
      const ax = homes[2 * i] as number;
      const ay = homes[2 * i + 1] as number;
      const dx = (homes[2 * j] as number) - ax;
      const dy = (homes[2 * j + 1] as number) - ay;
      const length = Math.sqrt(dx * dx + dy * dy);
      if (!(length > least)) return false;
      const ux = dx / length;
      const uy = dy / length;
      ways[2 * i] = ux;
      ways[2 * i + 1] = uy;
      const side = closed ? orientation : 1;
      this.addEdge(ax + radius * side * uy, ay - radius * side * ux, ux, uy, length, side);
      if (!closed) this.addEdge(ax - radius * uy, ay + radius * ux, ux, uy, length, -1);
    }
    for (let i = 0; i < count; i++) this.addVertex(i, count);
    return true;
  }

  /** Adds the corner or arc at a vertex, unless it bends inward: nothing touches such a corner alone. */
  private addVertex(i: number, count: number): void {
    const { homes, ways } = this;
    const { closed, orientation, radius } = this.chain;
    const before = i > 0 ? i - 1 : count - 1;
    const hasBefore = closed || i > 0;
    const hasAfter = closed || i + 1 < count;
    const px = hasBefore ? -(ways[2 * before] as number) : 0;
    const py = hasBefore ? -(ways[2 * before + 1] as number) : 0;
    const qx = hasAfter ? (ways[2 * i] as number) : 0;
    const qy = hasAfter ? (ways[2 * i + 1] as number) : 0;
    if (closed && orientation * (py * qx - px * qy) < -INWARD) return;
    this.addRound(homes[2 * i] as number, homes[2 * i + 1] as number, radius, px, py, qx, qy, Range.both);
  }

  /** Copies the vertices to room of their own, relative to a point. */
  private takeVertices(originX: number, originY: number): void {
    const { chain, homes } = this;
    const stored = chain.points;
    for (let i = 2 * vertexCount(chain) - 2; i >= 0; i -= 2) {
      homes[i] = (stored[i] as number) - originX;
      homes[i + 1] = (stored[i + 1] as number) - originY;
    }
    chain.points = this.points;
    this.movedChain(0, 0);
  }
}

/** Sets `box` to a rect or a rounded one, relative to a point. */
function setBox(shape: BoxShape, origin: Readonly<Vec2>): void {
  box.x = shape.x - origin.x;
  box.y = shape.y - origin.y;
  box.halfWidth = shape.halfWidth;
  box.halfHeight = shape.halfHeight;
  box.r = shape.kind === Kind.roundedRect ? shape.r : 0;
  box.ux = shape.ux;
  box.uy = shape.uy;
}
