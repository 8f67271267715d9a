import { isModerate } from "../../math/verdict.js";
import type { Ray } from "../../shapes/kind.js";
import { CELL_REACH, type CellGrid, MOST_CELLS_AWAY } from "../boxes/cell-grid.js";

/** Indices into the numbers of a walk. The main coordinate is the one along which the ray goes farther. */
const MAIN = 0;
const ACROSS = 1;
const MAIN_STEP = 2;
const ACROSS_STEP = 3;
const FROM = 4;
const TO = 5;
const MAIN_REACH = 6;
const ACROSS_REACH = 7;

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
  private readonly numbers = new Float64Array(8);
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
    const { numbers, unit } = this;
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
    numbers[MAIN] = isSteep ? placeY : placeX;
    numbers[ACROSS] = isSteep ? placeX : placeY;
    numbers[MAIN_STEP] = isSteep ? stepY : stepX;
    numbers[ACROSS_STEP] = isSteep ? stepX : stepY;
    numbers[FROM] = minT / unit;
    numbers[TO] = maxT / unit;
    numbers[MAIN_REACH] = CELL_REACH + (isSteep ? reachY : reachX);
    numbers[ACROSS_REACH] = CELL_REACH + (isSteep ? reachX : reachY);
    this.clip(MAIN, MAIN_STEP, MAIN_REACH, this.lines);
    this.clip(ACROSS, ACROSS_STEP, ACROSS_REACH, this.cells);
    this.begin();
    return true;
  }

  /** Clips the path to what is within reach of the grid's cells along one of the coordinates. */
  private clip(place: number, step: number, reaches: number, cells: number): void {
    const { numbers } = this;
    const at = numbers[place] as number;
    const perUnit = numbers[step] as number;
    const reach = numbers[reaches] as number;
    if (perUnit === 0) {
      if (at < -reach || at > cells + reach) numbers[TO] = Number.NEGATIVE_INFINITY;
      return;
    }
    const toLow = (-reach - at) / perUnit;
    const toHigh = (cells + reach - at) / perUnit;
    numbers[FROM] = Math.max(numbers[FROM] as number, Math.min(toLow, toHigh));
    numbers[TO] = Math.min(numbers[TO] as number, Math.max(toLow, toHigh));
  }

  /** Sets the line to the one before the first. */
  private begin(): void {
    const { numbers } = this;
    const at = numbers[MAIN] as number;
    const perUnit = numbers[MAIN_STEP] as number;
    const from = numbers[FROM] as number;
    const to = numbers[TO] as number;
    const direction = perUnit > 0 ? 1 : -1;
    const reach = direction * (numbers[MAIN_REACH] as number);
    const first = Math.floor(at + perUnit * from - reach);
    const last = Math.floor(at + perUnit * to + reach);
    const end = this.lines - 1;
    this.line = Math.min(Math.max(first, 0), end) - direction;
    this.lastLine = from <= to ? Math.min(Math.max(last, 0), end) : this.line;
  }

  /** Goes to the next line; false if there is none. */
  next(): boolean {
    if (this.line === this.lastLine) return false;
    const { numbers } = this;
    const at = numbers[MAIN] as number;
    const across = numbers[ACROSS] as number;
    const perUnit = numbers[MAIN_STEP] as number;
    const acrossPerUnit = numbers[ACROSS_STEP] as number;
    const reach = numbers[MAIN_REACH] as number;
    const acrossReach = numbers[ACROSS_REACH] as number;
    const direction = perUnit > 0 ? 1 : -1;
    this.line += direction;
    const near = this.line + (perUnit > 0 ? -reach : 1 + reach);
    const far = this.line + (perUnit > 0 ? 1 + reach : -reach);
    const enter = Math.max((near - at) / perUnit, numbers[FROM] as number);
    const exit = Math.min((far - at) / perUnit, numbers[TO] as number);
    const acrossEnter = across + acrossPerUnit * enter;
    const acrossExit = across + acrossPerUnit * exit;
    this.t = enter;
    this.first = Math.max(Math.floor(Math.min(acrossEnter, acrossExit) - acrossReach), 0);
    this.last = Math.min(Math.floor(Math.max(acrossEnter, acrossExit) + acrossReach), this.cells - 1);
    return true;
  }
}
