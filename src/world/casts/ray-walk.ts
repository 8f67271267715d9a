import { isModerate } from "../../math/verdict.js";
import type { Ray } from "../../shapes/kind.js";
import { CELL_REACH, type CellGrid, MOST_CELLS_AWAY } from "../boxes/cell-grid.js";

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
