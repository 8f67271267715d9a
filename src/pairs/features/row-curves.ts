import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { lengthOf } from "../../nearest/nearest.js";
import { EDGE, type FeatureRows, ROUND } from "./feature-rows.js";
import { type RowWays, Way } from "./row-ways.js";

/** The numbers of a contact curve. */
export const Curve = {
  /** One of `CurveForm`. */
  form: 0,
  /** Where a straight one begins, or the centre. */
  x: 1,
  y: 2,
  /** The unit vector along a straight one, its length, and its normal, away from a. */
  ux: 3,
  uy: 4,
  length: 5,
  nx: 6,
  ny: 7,
  /** Of a round one: its radius, negative if it is hollow, and the feature of b. */
  r: 3,
  ofB: 4,
  /** The least distance of its points from the origin, or less. */
  reach: 8,
  /** The round feature that an edge touches, and 1 if that is of b, −1 if it is of a; of a round curve the feature of a, and −1. */
  touched: 9,
  side: 10,
} as const;

/** Those of an ellipse and a corner or an arc are elliptic; such an arc may be hollow, or bound all that the other shape has. */
export const CurveForm = { straight: 0, round: 1, elliptic: 2, hollow: 3, outermost: 4 } as const;

/** How many numbers a curve has. */
const SIZE = 11;

/** Of more curves, those near the origin are sooner looked for. */
export const MOST_CURVES = 128;

/** Lengths less than this part of the size are rounding errors. */
export const NEGLIGIBLE = 2 ** -45;

/** Arcs that nearly fit into each other, or lie about one centre, are left to the general way: their curves nearly are points. */
export const LEAST_PART = 2 ** -12;

const place: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * The contact curves of two shapes: the translations of b at which a feature of it touches one of a, as rows of numbers (see
 * `ContactCurve` in src/boundary).
 */
export class CurveRows {
  count = 0;
  readonly numbers = new Float64Array(SIZE * MOST_CURVES);

  constructor(
    readonly a: FeatureRows,
    readonly b: FeatureRows,
    /** Gets the translations straight across a curve. */
    private readonly ways: RowWays,
  ) {}

  /** Where the numbers of a curve begin. */
  at(curve: number): number {
    return SIZE * curve;
  }

  /** Makes the curves of the features, of an ellipse only those of edges. False if they are too many, or one may be uncertain. */
  fill(size: number): boolean {
    this.count = 0;
    const { a, b } = this;
    return (
      this.addEdges(a, b, 1, size) && this.addEdges(b, a, -1, size) && (a.isEllipse || this.addRounds(size))
    );
  }

  /** Adds those of the edges of one shape and the corners and arcs of the other; the side is 1 for edges of a, −1 for those of b. */
  private addEdges(ofEdges: FeatureRows, ofRounds: FeatureRows, side: 1 | -1, size: number): boolean {
    const { edges } = ofEdges;
    const { rounds, roundCount } = ofRounds;
    for (let edge = 0; edge < EDGE * ofEdges.edgeCount; edge += EDGE) {
      const nx = edges[edge + 5] as number;
      const ny = edges[edge + 6] as number;
      for (let round = 0; round < roundCount; round++) {
        const r = rounds[ROUND * round + 2] as number;
        if (r < 0 || !ofRounds.allows(round, -nx, -ny)) continue;
        if (this.count === MOST_CURVES) return false;
        const { numbers } = this;
        const at = this.at(this.count);
        ofRounds.setPlace(place, round, -nx, -ny);
        const x = side * ((edges[edge] as number) - place.x);
        const y = side * ((edges[edge + 1] as number) - place.y);
        const ux = side * (edges[edge + 2] as number);
        const uy = side * (edges[edge + 3] as number);
        const length = edges[edge + 4] as number;
        const height = side * (x * nx + y * ny);
        const along = -(x * ux + y * uy);
        const nearest = Math.min(Math.max(along, 0), length);
        const isBeside = Math.abs(along - nearest) > NEGLIGIBLE * size;
        const hasFoot = !isBeside && height >= -NEGLIGIBLE * size;
        numbers[at + Curve.form] = CurveForm.straight;
        numbers[at + Curve.x] = x;
        numbers[at + Curve.y] = y;
        numbers[at + Curve.ux] = ux;
        numbers[at + Curve.uy] = uy;
        numbers[at + Curve.length] = length;
        numbers[at + Curve.nx] = side * nx;
        numbers[at + Curve.ny] = side * ny;
        numbers[at + Curve.reach] = lengthOf(x + nearest * ux, y + nearest * uy);
        numbers[at + Curve.touched] = round;
        numbers[at + Curve.side] = side;
        if (hasFoot) this.addFoot(at, height, side * nx, side * ny);
        this.count += 1;
      }
    }
    return true;
  }

  private addRounds(size: number): boolean {
    const { a, b } = this;
    for (let ofA = 0; ofA < a.roundCount; ofA++) {
      for (let ofB = 0; ofB < b.roundCount; ofB++) if (!this.addRound(ofA, ofB, size)) return false;
    }
    return true;
  }

  private addRound(ofA: number, ofB: number, size: number): boolean {
    const { a, b, numbers } = this;
    const rA = a.rounds[ROUND * ofA + 2] as number;
    const rB = b.rounds[ROUND * ofB + 2] as number;
    const r = rA + rB;
    // Two hollow arcs do not touch, nor do a hollow arc and a flatter one; where two corners touch, nothing parts.
    const isNone = rA < 0 || rB < 0 ? (rA < 0 && rB < 0) || r > 0 : r === 0;
    if (isNone) return true;
    const x = (a.rounds[ROUND * ofA] as number) - (b.rounds[ROUND * ofB] as number);
    const y = (a.rounds[ROUND * ofA + 1] as number) - (b.rounds[ROUND * ofB + 1] as number);
    const away = lengthOf(x, y);
    const least = LEAST_PART * size;
    if (this.count === MOST_CURVES || Math.abs(r) < least || away < least) return false;
    // Outward from the inside of a disc, or from outside a hole to its rim.
    const sign = r > 0 ? -1 : 1;
    const nx = (sign * x) / away;
    const ny = (sign * y) / away;
    const height = r + sign * away;
    const hasFoot = height >= -NEGLIGIBLE * size && a.allows(ofA, nx, ny) && b.allows(ofB, -nx, -ny);
    const at = this.at(this.count);
    numbers[at + Curve.form] = CurveForm.round;
    numbers[at + Curve.x] = x;
    numbers[at + Curve.y] = y;
    numbers[at + Curve.r] = r;
    numbers[at + Curve.ofB] = ofB;
    numbers[at + Curve.touched] = ofA;
    numbers[at + Curve.side] = -1;
    numbers[at + Curve.reach] = Math.abs(height);
    if (hasFoot) this.addFoot(at, height, nx, ny);
    this.count += 1;
    return true;
  }

  /** Adds the way along the unit normal n of a curve. */
  addFoot(at: number, height: number, nx: number, ny: number): void {
    this.ways.add(height, height * nx, height * ny, nx, ny, at, nx, ny, at);
  }

  /** Whether both features of a round curve have the unit normal n, or nearly. */
  allows(at: number, nx: number, ny: number): boolean {
    const { a, b, numbers } = this;
    return (
      a.allows(numbers[at + Curve.touched] as number, nx, ny) &&
      b.allows(numbers[at + Curve.ofB] as number, -nx, -ny)
    );
  }

  /** Whether the normals that both features of a round curve have keep it as far from the origin as that. */
  isRangeBeyond(at: number, distance: number): boolean {
    const { a, b, numbers } = this;
    const sign = (numbers[at + Curve.r] as number) > 0 ? -1 : 1;
    const x = sign * (numbers[at + Curve.x] as number);
    const y = sign * (numbers[at + Curve.y] as number);
    return (
      a.distanceFromNormals(numbers[at + Curve.touched] as number, x, y) > distance ||
      b.distanceFromNormals(numbers[at + Curve.ofB] as number, -x, -y) > distance
    );
  }

  /** Whether no curve but those that a way ends on comes as near as that to its end. */
  areOthersFar(way: number, distance: number): boolean {
    const { count, numbers, ways } = this;
    const x = ways.numbers[way + Way.x] as number;
    const y = ways.numbers[way + Way.y] as number;
    const first = ways.numbers[way + Way.curve] as number;
    const second = ways.numbers[way + Way.other] as number;
    for (let curve = 0; curve < count; curve++) {
      const at = this.at(curve);
      if (this.areSame(at, first) || this.areSame(at, second)) continue;
      const vx = x - (numbers[at + Curve.x] as number);
      const vy = y - (numbers[at + Curve.y] as number);
      if (this.isNear(at, vx, vy, distance)) return false;
    }
    return true;
  }

  /** Whether two curves are along each other: one, or those of both sides of an arc or an edge. */
  private areSame(p: number, q: number): boolean {
    const { numbers } = this;
    const areRound = numbers[p + Curve.form] === CurveForm.round;
    return (
      numbers[p + Curve.form] === numbers[q + Curve.form] &&
      numbers[p + Curve.x] === numbers[q + Curve.x] &&
      numbers[p + Curve.y] === numbers[q + Curve.y] &&
      Math.abs(numbers[p + Curve.r] as number) === Math.abs(numbers[q + Curve.r] as number) &&
      (areRound || numbers[p + Curve.uy] === numbers[q + Curve.uy])
    );
  }

  /** Whether one does, given the way from where it begins, or from its centre; a round one counts as a whole circle. */
  private isNear(at: number, vx: number, vy: number, distance: number): boolean {
    const { numbers } = this;
    if (numbers[at + Curve.form] === CurveForm.round) {
      return Math.abs(lengthOf(vx, vy) - Math.abs(numbers[at + Curve.r] as number)) <= distance;
    }
    const ux = numbers[at + Curve.ux] as number;
    const uy = numbers[at + Curve.uy] as number;
    const place = Math.min(Math.max(vx * ux + vy * uy, 0), numbers[at + Curve.length] as number);
    return lengthOf(vx - place * ux, vy - place * uy) <= distance;
  }
}
