import { normalizingPower } from "../../math/exact.js";
import { isModerate } from "../../math/verdict.js";
import type { Ray } from "../../shapes/kind.js";
import { CELL_REACH, type CellGrid, MOST_CELLS_AWAY } from "../boxes/cell-grid.js";

/* The path of a ray: through boxes, and through the cells of a grid. */

/** Ten times the error of t that `raycast` documents, relative to the distance and the extent. */
const WAY_ERROR = 2 ** -36;

/** Eight times the error relative to the coordinates, 2 ulp. */
const COORDINATE_ERROR = 2 ** -48;

/** More than underflow can lose. */
const LEAST_ERROR = 2 ** -1000;

/** Division by a smaller component might overflow. */
const LEAST_COMPONENT = 2 ** -900;

/** If boxes reach farther, sums of products might overflow. */
const LARGEST_REACH = Number.MAX_VALUE / 16;

/**
 * A ray prepared for meeting many boxes. It counts t in another unit, in which the direction's greater
 * component is between 1 and 2: t · `unit` is the ray's own t.
 */
export class RaySlabs {
  unit = 1;
  /** Its origin, direction and limits. Not integers, so that V8 gives these fields the representation of doubles from the start. */
  private x = 0.5;
  private y = 0.5;
  private dx = 0.5;
  private dy = 0.5;
  private minT = 0.5;
  private maxT = 0.5;
  /** The margin added to boxes, however near and small they are. */
  private leastSlack = 0.5;
  /** The reciprocals of the components of the direction, or 0. */
  private perX = 0.5;
  private perY = 0.5;
  /** The length of the direction, and 1/(2 d²). */
  private length = 0.5;
  private perDouble = 0.5;

  aim({ x, y, dx: rayX, dy: rayY, minT, maxT }: Ray): void {
    const unit = normalizingPower(Math.max(Math.abs(rayX), Math.abs(rayY)));
    this.unit = unit;
    const dx = rayX * unit;
    const dy = rayY * unit;
    this.x = x;
    this.y = y;
    this.dx = dx;
    this.dy = dy;
    // Limits so far away that they overflow are still before and after what is met there, as in a half plane.
    this.minT = Math.min(minT / unit, Number.MAX_VALUE);
    this.maxT = Math.max(maxT / unit, -Number.MAX_VALUE);
    this.leastSlack = COORDINATE_ERROR * (Math.abs(x) + Math.abs(y)) + LEAST_ERROR;
    this.perX = Math.abs(dx) < LEAST_COMPONENT ? 0 : 1 / dx;
    this.perY = Math.abs(dy) < LEAST_COMPONENT ? 0 : 1 / dy;
    const lengthSq = dx * dx + dy * dy;
    this.length = Math.sqrt(lengthSq);
    this.perDouble = 0.5 / lengthSq;
  }

  /**
   * Writes for each of the boxes from index `at` on a lower bound of any t that `raycast` gives for a shape in it;
   * Infinity if no shape in it can be hit.
   *
   * A box with the centre c (relative to the ray's origin) and half sizes h reaches, across the direction d, to |dx|hy +
   * |dy|hx on both sides of d × c. Most boxes are missed, and are found to be without choosing the lesser of two numbers,
   * a branch that a processor mispredicts half of the time. c and h are doubled here.
   *
   * The box is enlarged by more than the error of t, so rounding here cannot lose a hit, nor can numbers that have become
   * NaN or infinite.
   */
  enter(boxes: Float64Array, at: number, count: number, entries: Float64Array): void {
    const { x, y, dx, dy, minT, maxT, leastSlack, perX, perY } = this;
    const sizeX = Math.abs(dx);
    const sizeY = Math.abs(dy);
    for (let i = 0; i < count; i++) {
      const box = at + 4 * i;
      const left = (boxes[box] as number) - x;
      const below = (boxes[box + 1] as number) - y;
      const right = (boxes[box + 2] as number) - x;
      const above = (boxes[box + 3] as number) - y;
      const centerX = left + right;
      const centerY = below + above;
      const width = right - left;
      const height = above - below;
      const reach = Math.abs(centerX) + Math.abs(centerY) + width + height;
      const slack = WAY_ERROR * reach + leastSlack;
      const aside = Math.abs(dx * centerY - dy * centerX);
      const half = sizeX * (height + 2 * slack) + sizeY * (width + 2 * slack);
      entries[i] = Number.POSITIVE_INFINITY;
      if (aside > half && reach < LARGEST_REACH) continue;
      let enter = minT;
      let exit = maxT;
      if (perX !== 0) {
        const near = (perX > 0 ? left - slack : right + slack) * perX;
        const far = (perX > 0 ? right + slack : left - slack) * perX;
        if (near > enter) enter = near;
        if (far < exit) exit = far;
      }
      if (perY !== 0) {
        const near = (perY > 0 ? below - slack : above + slack) * perY;
        const far = (perY > 0 ? above + slack : below - slack) * perY;
        if (near > enter) enter = near;
        if (far < exit) exit = far;
      }
      if (!(enter > exit)) entries[i] = enter;
    }
  }

  /**
   * Writes the same bound for a box that has the centre c and the diameter w of a disc, except for rounding; c and w are
   * doubled.
   *
   * The ray's line passes c at |d × c|/|d|, and is in the disc about d·c, by √(w²d² − (d × c)²) on both sides, over 2d².
   * The disc enlarged by twice the slack of a box is entered before any t that `raycast` may give, and left after it.
   */
  enterDisc(boxes: Float64Array, at: number, entries: Float64Array): void {
    const { x, y, dx, dy, minT, maxT, leastSlack, length, perDouble } = this;
    const left = (boxes[at] as number) - x;
    const below = (boxes[at + 1] as number) - y;
    const right = (boxes[at + 2] as number) - x;
    const above = (boxes[at + 3] as number) - y;
    const centerX = left + right;
    const centerY = below + above;
    const width = right - left;
    const reach = Math.abs(centerX) + Math.abs(centerY) + width;
    entries[0] = minT;
    if (!(reach < LARGEST_REACH)) return;
    const slack = WAY_ERROR * reach + leastSlack;
    const aside = Math.abs(dx * centerY - dy * centerX);
    const widest = (width + 2 * slack) * length;
    entries[0] = Number.POSITIVE_INFINITY;
    if (aside > widest) return;
    // A difference of squares, of which none may underflow.
    const root = Math.sqrt(widest - aside) * Math.sqrt(widest + aside);
    const along = dx * centerX + dy * centerY;
    const enter = (along - root) * perDouble;
    if (enter > maxT || (along + root) * perDouble < minT) return;
    entries[0] = Math.max(enter, minT);
  }
}

/** What reaches farther, in cells, is faster looked for by the tree. */
const MOST_REACH = 16;

/**
 * The path of a ray through a grid, line by line: the columns, or the rows if the ray goes farther along y than along x.
 * For each line it gives the cells that may hold the centres of boxes that the ray meets, or a box that moves along it.
 *
 * t counts in a unit in which the direction's greater component is between 1 and 2.
 */
export class RayWalk {
  /** Whether the lines are rows. */
  isSteep = false;
  line = 0;
  /** The range of the line's cells; empty if the last is less than the first. */
  first = 0;
  last = 0;
  /** A lower bound of t at the hit of any box with its centre in this line or a later one. */
  t = 0.5;
  /**
   * Of the path: its position at t = 0, its displacement in a unit of t, and the reach of the box that moves along it. The
   * main coordinate is the one along which it goes farther.
   */
  private main = 0.5;
  private across = 0.5;
  private mainStep = 0.5;
  private acrossStep = 0.5;
  private mainReach = 0.5;
  private acrossReach = 0.5;
  /** The range of t within reach of the grid. */
  private from = 0.5;
  private to = 0.5;
  private ray: Ray | undefined;
  private unit = 1;
  private reachX = 0;
  private reachY = 0;
  private lines = 0;
  private cells = 0;
  private lastLine = 0;

  /** Prepares for a box about a point that moves along a ray, which reaches so far on both sides of it. */
  aim(ray: Ray, unit: number, reachX = 0, reachY = 0): void {
    this.ray = ray;
    this.unit = unit;
    this.reachX = reachX;
    this.reachY = reachY;
  }

  /** False if the ray's position in the grid cannot be computed precisely enough, or the box is wider than many cells. */
  enter(grid: CellGrid): boolean {
    const { unit } = this;
    const { x, y, dx, dy, minT, maxT } = this.ray as Ray;
    const { cellsPerUnit } = grid;
    const away = (Math.abs(x) + Math.abs(y)) * cellsPerUnit;
    if (!(isModerate(cellsPerUnit) && away < MOST_CELLS_AWAY)) return false;
    const placeX = (x - grid.minX) * cellsPerUnit;
    const placeY = (y - grid.minY) * cellsPerUnit;
    if (!(Math.abs(placeX) + Math.abs(placeY) < MOST_CELLS_AWAY)) return false;
    const stepX = dx * unit * cellsPerUnit;
    const stepY = dy * unit * cellsPerUnit;
    const reachX = this.reachX * cellsPerUnit;
    const reachY = this.reachY * cellsPerUnit;
    if (!(reachX <= MOST_REACH && reachY <= MOST_REACH)) return false;
    const isSteep = Math.abs(stepY) > Math.abs(stepX);
    this.isSteep = isSteep;
    this.lines = isSteep ? grid.rows : grid.columns;
    this.cells = isSteep ? grid.columns : grid.rows;
    this.main = isSteep ? placeY : placeX;
    this.across = isSteep ? placeX : placeY;
    this.mainStep = isSteep ? stepY : stepX;
    this.acrossStep = isSteep ? stepX : stepY;
    this.from = minT / unit;
    this.to = maxT / unit;
    this.mainReach = CELL_REACH + (isSteep ? reachY : reachX);
    this.acrossReach = CELL_REACH + (isSteep ? reachX : reachY);
    this.clip(this.main, this.mainStep, this.mainReach, this.lines);
    this.clip(this.across, this.acrossStep, this.acrossReach, this.cells);
    this.begin();
    return true;
  }

  /** Clips the path to what is within reach of the grid's cells along one of the coordinates. */
  private clip(at: number, perUnit: number, reach: number, cells: number): void {
    if (perUnit === 0) {
      if (at < -reach || at > cells + reach) this.to = Number.NEGATIVE_INFINITY;
      return;
    }
    const toLow = (-reach - at) / perUnit;
    const toHigh = (cells + reach - at) / perUnit;
    this.from = Math.max(this.from, Math.min(toLow, toHigh));
    this.to = Math.min(this.to, Math.max(toLow, toHigh));
  }

  /** Sets the line to the one before the first. */
  private begin(): void {
    const { main, mainStep, from, to } = this;
    const direction = mainStep > 0 ? 1 : -1;
    const reach = direction * this.mainReach;
    const first = Math.floor(main + mainStep * from - reach);
    const last = Math.floor(main + mainStep * to + reach);
    const end = this.lines - 1;
    this.line = Math.min(Math.max(first, 0), end) - direction;
    this.lastLine = from <= to ? Math.min(Math.max(last, 0), end) : this.line;
  }

  /** Goes to the next line; false if there is none. */
  next(): boolean {
    if (this.line === this.lastLine) return false;
    const { main, across, mainStep, acrossStep, mainReach, acrossReach } = this;
    this.line += mainStep > 0 ? 1 : -1;
    const near = this.line + (mainStep > 0 ? -mainReach : 1 + mainReach);
    const far = this.line + (mainStep > 0 ? 1 + mainReach : -mainReach);
    const enter = Math.max((near - main) / mainStep, this.from);
    const exit = Math.min((far - main) / mainStep, this.to);
    const acrossEnter = across + acrossStep * enter;
    const acrossExit = across + acrossStep * exit;
    this.t = enter;
    this.first = Math.max(Math.floor(Math.min(acrossEnter, acrossExit) - acrossReach), 0);
    this.last = Math.min(Math.floor(Math.max(acrossEnter, acrossExit) + acrossReach), this.cells - 1);
    return true;
  }
}
