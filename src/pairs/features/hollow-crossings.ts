import { spend } from "../../math/cost.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { lengthOf } from "../../nearest/nearest.js";
import { Opening } from "../../shapes/kind.js";
import type { EllipticCrossings } from "./elliptic-rows.js";
import type { RowCrossings } from "./row-crossings.js";
import { Curve, CurveForm, type CurveRows } from "./row-curves.js";
import { place } from "./row-ways.js";

/** How often a quarter turn of normals may be halved. If it is still open then how often the curves cross, that is uncertain. */
const MOST_HALVINGS = 12;

/** How many bisections narrow a range of normals with one crossing down to a single normal. */
const MOST_BISECTIONS = 60;

/** The angle between two unit vectors at most a quarter turn apart is no more than this times their distance. */
const ARC_OVER_CHORD = 1.12;

/** More than the rounding errors of bounds, as a part of them. */
const SLACK = 2 ** -36;

const view: Vec2 = /* @__PURE__ */ new ScratchVector();
const support: Vec2 = /* @__PURE__ */ new ScratchVector();

/** A point of the curve: the translation (x, y), the unit normal n, and how far the ellipse reaches along n from its centre, h. */
const at = { x: 0.5, y: 0.5, nx: 0.5, ny: 0.5, h: 0.5 };

/**
 * What is known of all normals within the angle `turn` of n: the translation changes by no more than `off`; h is from `least` to
 * `most`; `isBent` says whether the ellipse is certainly bent more than the arc.
 */
const part = { turn: 0.5, off: 0.5, least: 0.5, most: 0.5, isBent: false };

/** Of a corner P and the normal n, as `HollowCrossings` names them: |P|, whether that is R, R − n · P, P × n, |P − T| and d. */
const corner = { away: 0.5, isEnd: false, ahead: 0.5, across: 0.5, length: 0.5, d: 0.5 };

/**
 * The crossings of the contact curve of an ellipse and a hollow arc of radius R with other curves. The range of its normals is halved
 * until bounds show, for each part, that the other curve does not cross there, or no more than once.
 *
 * For a corner P, let all points be relative to the centre of the arc, v(p) be the view of a vector from the centre of the ellipse (see
 * `UnitView`), and T = R n be where the ellipse touches the arc. Then P is on the rim of the ellipse, too, where
 * |v(P − T)|² h = 2 (R − n · P). With the unit vector u along P − T, d = |v(u)|² and w = |P − T|² / (2 (R − n · P)), this says that
 * w d h = 1. As n turns, u turns half as far, or less. If P is an end of the arc, w is R, so that no 0/0 arises where T is P.
 */
export class HollowCrossings {
  private hollow = 0;
  private other = 0;
  private isStraight = false;
  private x = 0.5;
  private y = 0.5;
  private r = 0.5;
  private size = 0.5;

  constructor(
    private readonly curves: CurveRows,
    private readonly elliptic: EllipticCrossings,
    private readonly all: RowCrossings,
  ) {}

  /** Adds the ways to the crossings of a hollow arc's curve with another curve, which is straight or that of a corner. */
  cross(hollow: number, other: number, size: number): void {
    const { numbers, b } = this.curves;
    this.hollow = hollow;
    this.x = numbers[hollow + Curve.x] as number;
    this.y = numbers[hollow + Curve.y] as number;
    this.r = -(numbers[hollow + Curve.r] as number);
    this.other = other;
    this.isStraight = numbers[other + Curve.form] === CurveForm.straight;
    this.size = size;
    const { cone, start, end } = b.wedge;
    let { x, y } = start;
    for (let quarter = 0; quarter < 4; quarter++) {
      const isLast =
        cone.opening !== Opening.whole &&
        x * end.y - y * end.x >= 0 &&
        x * end.x + y * end.y > 0 &&
        (quarter > 0 || cone.opening === Opening.lessThanHalf);
      this.crossBetween(x, y, isLast ? end.x : -y, isLast ? end.y : x, MOST_HALVINGS);
      if (isLast) return;
      [x, y] = [-y, x];
    }
  }

  /** Adds the ways to the crossings at normals from p to q. */
  private crossBetween(px: number, py: number, qx: number, qy: number, halvings: number): void {
    if (this.all.isUncertain) return;
    spend(1);
    this.setMiddle(px, py, qx, qy);
    if (!this.setPart((ARC_OVER_CHORD / 2) * lengthOf(qx - px, qy - py))) return;
    if (!(this.isStraight ? this.mayCrossStraight() : this.mayCrossCorner())) return;
    if (this.isStraight ? this.isMonotoneOverStraight() : this.isMonotoneOverCorner()) {
      this.crossOnce(px, py, qx, qy);
    } else if (halvings === 0) {
      this.all.isUncertain = true;
    } else {
      const { nx, ny } = at;
      this.crossBetween(px, py, nx, ny, halvings - 1);
      this.crossBetween(nx, ny, qx, qy, halvings - 1);
    }
  }

  /** Sets `at` to the point of the curve whose normal is halfway between p and q. */
  private setMiddle(px: number, py: number, qx: number, qy: number): void {
    const length = lengthOf(px + qx, py + qy);
    const nx = (px + qx) / length;
    const ny = (py + qy) / length;
    this.curves.a.disc.setSupport(support, nx, ny);
    at.nx = nx;
    at.ny = ny;
    at.h = support.x * nx + support.y * ny;
    at.x = this.x + support.x - this.r * nx;
    at.y = this.y + support.y - this.r * ny;
  }

  /**
   * Sets `part` for the normals within an angle of that of `at`. The bounds follow from the ellipse's radius of curvature, which is
   * (rx ry)² / h³. False if the ellipse is flatter than the arc there and cannot touch it, or if all translations are too long.
   */
  private setPart(turn: number): boolean {
    const { rx, ry } = this.curves.a.disc;
    const change = Math.abs(rx - ry) * turn;
    const area = rx * ry;
    const least = Math.max(at.h - change, Math.min(rx, ry));
    const most = Math.min(at.h + change, Math.max(rx, ry));
    const leastRadius = ((area / most) * (area / most)) / most;
    const mostRadius = ((area / least) * (area / least)) / least;
    part.turn = turn;
    part.least = least;
    part.most = most;
    part.off = Math.max(this.r - leastRadius, mostRadius - this.r) * turn + SLACK * this.size;
    part.isBent = mostRadius < this.r;
    return leastRadius < this.r * (1 + SLACK) && this.all.comesWithin(at.x, at.y, part.off);
  }

  private mayCrossStraight(): boolean {
    const { numbers } = this.curves;
    const { other } = this;
    const { off } = part;
    const dx = at.x - (numbers[other + Curve.x] as number);
    const dy = at.y - (numbers[other + Curve.y] as number);
    const along = dx * (numbers[other + Curve.ux] as number) + dy * (numbers[other + Curve.uy] as number);
    const end = numbers[other + Curve.length] as number;
    return Math.abs(this.excess()) <= off && along >= -off && along <= end + off;
  }

  private mayCrossCorner(): boolean {
    const { rx, ry } = this.curves.a.disc;
    const { r } = this;
    this.setCorner();
    const { away, ahead, d, isEnd } = corner;
    const swing = away * part.turn;
    if (!isEnd && ahead < -swing) return false;
    const beyond = isEnd ? 0 : ((away - r) * (away + r)) / 2;
    const leastW = isEnd ? r : r + beyond / (ahead + swing);
    const mostW = isEnd ? r : ahead > swing ? r + beyond / (ahead - swing) : Number.POSITIVE_INFINITY;
    const change = (Math.abs(rx - ry) / rx / ry) * ((rx + ry) / rx / ry) * (part.turn / 2);
    return leastW * (d - change) * part.least <= 1 + SLACK && mostW * (d + change) * part.most >= 1 - SLACK;
  }

  /**
   * A number that is 0 where the curve, at the normal of `at`, crosses the other: its height above a straight one; for a corner, how
   * far the equation of the class is from being fulfilled.
   */
  private excess(): number {
    if (this.isStraight) {
      const { numbers } = this.curves;
      const { other } = this;
      const dx = at.x - (numbers[other + Curve.x] as number);
      const dy = at.y - (numbers[other + Curve.y] as number);
      return dx * (numbers[other + Curve.nx] as number) + dy * (numbers[other + Curve.ny] as number);
    }
    this.setCorner();
    const { length, ahead, d, isEnd } = corner;
    return isEnd ? this.r * d * at.h - 1 : length * length * d * at.h - 2 * ahead;
  }

  private setCorner(): void {
    const { numbers, a } = this.curves;
    const { other, r } = this;
    const { nx, ny } = at;
    const x = this.x - (numbers[other + Curve.x] as number);
    const y = this.y - (numbers[other + Curve.y] as number);
    const away = lengthOf(x, y);
    const ahead = r - (x * nx + y * ny);
    const isEnd = (away - r) * (away + r) < SLACK * r * r;
    // For an end, P − T is square to P + T, since |P| = |T|; and P + T does not vanish where T is near P.
    const isNearEnd = isEnd && ahead < r;
    const ux = isNearEnd ? y + r * ny : x - r * nx;
    const uy = isNearEnd ? -x - r * nx : y - r * ny;
    const length = lengthOf(ux, uy);
    a.disc.view(view, ux / length, uy / length);
    corner.away = away;
    corner.isEnd = isEnd;
    corner.ahead = ahead;
    corner.across = x * ny - y * nx;
    corner.length = length;
    corner.d = view.x * view.x + view.y * view.y;
  }

  /**
   * Whether the height of the curve above a line certainly only grows, or only shrinks, in the part. While the normal turns, it changes
   * by (R − the ellipse's radius of curvature) times the sine of the angle between both normals.
   */
  private isMonotoneOverStraight(): boolean {
    const { numbers } = this.curves;
    const { other } = this;
    const sine =
      at.nx * (numbers[other + Curve.ny] as number) - at.ny * (numbers[other + Curve.nx] as number);
    return part.isBent && Math.abs(sine) > part.turn;
  }

  /** The same of `excess` for a corner: whether its slope at `at` is more than the slope can change in the part, by bounds of its own slope. */
  private isMonotoneOverCorner(): boolean {
    const { disc } = this.curves.a;
    const { r } = this;
    const { rx, ry } = disc;
    const { x, y } = view;
    const { nx, ny, h } = at;
    const { away, across, length, d, isEnd } = corner;
    const long = Math.max(rx, ry);
    if (isEnd) {
      // The slope of d h, times (rx ry)² h / (rx² − ry²).
      disc.view(view, nx, ny);
      const slope = h * (rx * x) * (h * (ry * y)) - rx * view.x * (ry * view.y) * (rx * ry) * (d * (rx * ry));
      return Math.abs(slope) > 2.25 * long * long * part.turn;
    }
    disc.view(view, -ny, nx);
    const slopeOfH = nx * support.y - ny * support.x;
    const slope = length * (length * d * slopeOfH - 2 * r * h * (x * view.x + y * view.y)) - 2 * across;
    const short = Math.min(rx, ry);
    const reach = r + away;
    const steepest = 2 * r * r * long + reach * (6 * r * long + reach * (long / short) * long);
    return Math.abs(slope) > (steepest / short / short + 2 * away) * part.turn;
  }

  /** Adds the way to the crossing at a normal from p to q, where there is one at most. */
  private crossOnce(px: number, py: number, qx: number, qy: number): void {
    this.setMiddle(px, py, px, py);
    const isAbove = this.excess() > 0;
    this.setMiddle(qx, qy, qx, qy);
    if (this.excess() > 0 === isAbove) return;
    for (let step = 0; step < MOST_BISECTIONS; step++) {
      this.setMiddle(px, py, qx, qy);
      if (this.excess() > 0 === isAbove) [px, py] = [at.nx, at.ny];
      else [qx, qy] = [at.nx, at.ny];
    }
    place.x = at.x;
    place.y = at.y;
    if (!this.all.isWithin()) return;
    if (this.isStraight) this.offerStraight();
    else this.elliptic.offerCorner(this.hollow, at.nx, at.ny, this.other);
  }

  private offerStraight(): void {
    const { numbers } = this.curves;
    const { other } = this;
    place.mx = numbers[other + Curve.nx] as number;
    place.my = numbers[other + Curve.ny] as number;
    place.nx = at.nx;
    place.ny = at.ny;
    this.all.offer(other, this.hollow);
  }
}
