import { createClosestPoints } from "../convex/result.js";
import type { Vec2 } from "../math/vector.js";
import { closestPoints } from "../query/closest-points.js";
import { distance } from "../query/distance.js";
import type { Point, Shape } from "../shapes/kind.js";
import type { Bodies } from "./bodies.js";
import { type BodyId, slotOf } from "./body-id.js";
import type { Filter } from "./body-options.js";
import { type BoxForest, NOBODY, ROUND } from "./box-forest.js";
import { CELL_REACH, type CellGrid, MOST_CELLS_AWAY } from "./cell-grid.js";
import { NearCandidates } from "./near-candidates.js";
import { NearFirstSearch } from "./near-first-search.js";

/** A body near a point. */
export interface WorldNeighbor {
  id: BodyId;
  distance: number;
  /** The point of the body that is nearest; the asked one itself if the body contains it. */
  point: Vec2;
}

/** More than the shares of distance and extent, and of the coordinates, that `distance` may be off by. */
const LENGTH_ERROR = 2 ** -40;
const COORDINATE_ERROR = 2 ** -48;

/** Below this, squares may lose bits to underflow. */
const LEAST_SQUARED_LENGTH = 2 ** -480;

/** Up to so many are sorted by inserting each among those before it. */
const FEW = 16;

/** After so many rings of cells, and more if many bodies are wanted, the tree finds them sooner. */
const MOST_RINGS = 4;

interface Quest {
  readonly bodies: Bodies<unknown>;
  readonly filter: Filter;
}

/** Places in the numbers of a search: the point, and what of `slack` does not depend on the length. */
const X = 0;
const Y = 1;
const LEAST_SLACK = 2;
/** And where the point is in the grid at hand, in cells. */
const CELL_X = 3;
const CELL_Y = 4;

/**
 * Boxes are searched from near to far for bodies that may be among the nearest; then the distances of these
 * are computed, those with the least lower bounds first, until no other can be as near.
 */
class NearestSearch extends NearFirstSearch {
  private readonly candidates = new NearCandidates();
  private readonly numbers = new Float64Array(5);
  private quest: Quest | undefined;

  /** The k nearest bodies, in order of distance, then id; their points are yet to be found. */
  find(bodies: Bodies<unknown>, center: Point, k: number, filter: Filter): WorldNeighbor[] {
    if (k === 0) return [];
    bodies.settle();
    this.numbers[X] = center.x;
    this.numbers[Y] = center.y;
    this.numbers[LEAST_SLACK] = COORDINATE_ERROR * (Math.abs(center.x) + Math.abs(center.y));
    this.candidates.clear(k);
    this.limit = this.candidates.limit;
    this.quest = { bodies, filter };
    this.searchForest(bodies.moving);
    this.searchForest(bodies.resting);
    this.quest = undefined;
    return this.nearestOf(bodies, center, k);
  }

  private nearestOf(bodies: Bodies<unknown>, center: Point, k: number): WorldNeighbor[] {
    const { candidates } = this;
    const count = candidates.sort();
    const { order, lows, slots } = candidates;
    const found: WorldNeighbor[] = [];
    // The k-th least distance of those computed, once there are so many, or more than that.
    let limit = Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const candidate = order[i] as number;
      if ((lows[candidate] as number) > limit) break;
      const slot = slots[candidate] as number;
      found.push({
        id: bodies.ids[slot] as number,
        distance: distance(center, bodies.shapes[slot] as Shape),
        point: { x: center.x, y: center.y },
      });
      if (found.length >= 2 * k || found.length === k) {
        putInOrder(found).length = k;
        limit = (found[k - 1] as WorldNeighbor).distance;
      }
    }
    putInOrder(found);
    if (found.length > k) found.length = k;
    return found;
  }

  /**
   * Meets the bodies in the cell of the point, then those in the ring of cells around it, and so on. All others have
   * their centres beyond the square of cells, and are nearer than these by half a cell at most.
   */
  protected override searchCells(forest: BoxForest, grid: CellGrid): boolean {
    const { candidates, numbers } = this;
    const { minX, minY, cellsPerUnit, columns, rows } = grid;
    const x = ((numbers[X] as number) - minX) * cellsPerUnit;
    const y = ((numbers[Y] as number) - minY) * cellsPerUnit;
    const away = (Math.abs(numbers[X] as number) + Math.abs(numbers[Y] as number)) * cellsPerUnit;
    if (!(away < MOST_CELLS_AWAY)) return false;
    numbers[CELL_X] = x;
    numbers[CELL_Y] = y;
    const column = Math.min(Math.max(Math.floor(x), 0), columns - 1);
    const row = Math.min(Math.max(Math.floor(y), 0), rows - 1);
    const known = candidates.count;
    const most = MOST_RINGS + Math.sqrt(candidates.wanted);
    for (let ring = 0; ring < most; ring++) {
      this.meetRing(forest, grid, column, row, ring);
      const left = column > ring ? x - (column - ring) : Number.POSITIVE_INFINITY;
      const right = column + ring + 1 < columns ? column + ring + 1 - x : Number.POSITIVE_INFINITY;
      const below = row > ring ? y - (row - ring) : Number.POSITIVE_INFINITY;
      const above = row + ring + 1 < rows ? row + ring + 1 - y : Number.POSITIVE_INFINITY;
      const toRest = Math.min(left, right, below, above) - CELL_REACH;
      if (toRest === Number.POSITIVE_INFINITY || toRest > candidates.limit * cellsPerUnit) return true;
    }
    candidates.keepFirst(known);
    return false;
  }

  private meetRing(forest: BoxForest, grid: CellGrid, column: number, row: number, ring: number): void {
    const firstColumn = Math.max(column - ring, 0);
    const lastColumn = Math.min(column + ring, grid.columns - 1);
    const firstRow = Math.max(row - ring, 0);
    const lastRow = Math.min(row + ring, grid.rows - 1);
    for (let r = firstRow; r <= lastRow; r++) {
      const isWhole = r === row - ring || r === row + ring;
      const step = isWhole || ring === 0 ? 1 : 2 * ring;
      for (let c = isWhole ? firstColumn : column - ring; c <= lastColumn; c += step) {
        if (c >= 0 && this.isCellNear(grid, c, r)) this.meetCell(forest, grid, c, r);
      }
    }
  }

  /** Whether a box with its centre in a cell may be within the limit. */
  private isCellNear({ cellsPerUnit }: CellGrid, column: number, row: number): boolean {
    const dx = Math.abs((this.numbers[CELL_X] as number) - column - 0.5) - (0.5 + CELL_REACH);
    const dy = Math.abs((this.numbers[CELL_Y] as number) - row - 0.5) - (0.5 + CELL_REACH);
    // Twice as much, or 0 if it is negative.
    const gapX = dx + Math.abs(dx);
    const gapY = dy + Math.abs(dy);
    const limit = 2 * this.candidates.limit * cellsPerUnit;
    return !(gapX * gapX + gapY * gapY > limit * limit);
  }

  /**
   * Near is a length that is not above what `distance` gives for any shape in the box.
   *
   * Along x, it is how much farther the box's centre is than half its width, or 0 if that is negative: half the sum of
   * a number and its magnitude. So no branch is taken that would be hard to foresee.
   */
  protected look(boxes: Float64Array, at: number, count: number): void {
    const { numbers, nearnesses } = this;
    const x = numbers[X] as number;
    const y = numbers[Y] as number;
    const leastSlack = numbers[LEAST_SLACK] as number;
    for (let i = 0; i < count; i++) {
      const box = at + 4 * i;
      const left = (boxes[box] as number) - x;
      const below = (boxes[box + 1] as number) - y;
      const right = (boxes[box + 2] as number) - x;
      const above = (boxes[box + 3] as number) - y;
      const beyondX = Math.abs(left + right) - (right - left);
      const beyondY = Math.abs(below + above) - (above - below);
      const dx = 0.25 * (beyondX + Math.abs(beyondX));
      const dy = 0.25 * (beyondY + Math.abs(beyondY));
      const root = Math.sqrt(dx * dx + dy * dy);
      const isSafe = root > LEAST_SQUARED_LENGTH && root < Number.POSITIVE_INFINITY;
      // Also for boxes without bounds on some sides, which have no centre.
      const gap = isSafe ? root : Math.max(left, -right, below, -above, 0);
      nearnesses[i] = gap - LENGTH_ERROR * (gap + (right - left) + (above - below)) - leastSlack;
    }
  }

  protected meetAll({ boxes, owners }: BoxForest, from: number, to: number): void {
    const { bodies, filter } = this.quest as Quest;
    const { candidates, nearnesses } = this;
    this.look(boxes, 4 * from, to - from);
    for (let position = from; position < to; position++) {
      const owner = owners[position] as number;
      const nearness = nearnesses[position - from] as number;
      if (owner === NOBODY || nearness > candidates.limit) continue;
      const slot = slotOf(owner);
      if (!bodies.isWanted(slot, filter)) continue;
      candidates.low = Math.max(nearness, 0);
      if ((owner & ROUND) !== 0) this.boundRound(boxes, 4 * position);
      else this.boundAny(boxes, 4 * position);
      candidates.add(slot);
    }
    this.limit = candidates.limit;
  }

  /** `distance` is never above that of the farthest corner. */
  private boundAny(boxes: Float64Array, at: number): void {
    const x = this.numbers[X] as number;
    const y = this.numbers[Y] as number;
    const dx = Math.max(Math.abs((boxes[at] as number) - x), Math.abs((boxes[at + 2] as number) - x));
    const dy = Math.max(Math.abs((boxes[at + 1] as number) - y), Math.abs((boxes[at + 3] as number) - y));
    const root = Math.sqrt(dx * dx + dy * dy);
    const length = root > LEAST_SQUARED_LENGTH ? root : dx + dy;
    this.candidates.high = length + LENGTH_ERROR * length + (this.numbers[LEAST_SLACK] as number);
  }

  /** A circle's box tells its distance as well as can be. */
  private boundRound(boxes: Float64Array, at: number): void {
    const x = this.numbers[X] as number;
    const y = this.numbers[Y] as number;
    const left = (boxes[at] as number) - x;
    const below = (boxes[at + 1] as number) - y;
    const right = (boxes[at + 2] as number) - x;
    const above = (boxes[at + 3] as number) - y;
    const dx = left + right;
    const dy = below + above;
    const toCenter = Math.sqrt(dx * dx + dy * dy) / 2;
    if (!(toCenter > LEAST_SQUARED_LENGTH && toCenter < Number.POSITIVE_INFINITY)) {
      this.boundAny(boxes, at);
      return;
    }
    const radius = (right - left) / 2;
    const gap = toCenter - radius;
    const slack = LENGTH_ERROR * (toCenter + radius) + (this.numbers[LEAST_SLACK] as number);
    this.candidates.low = Math.max(gap - slack, 0);
    this.candidates.high = Math.max(gap, 0) + slack;
  }
}

function compare(a: WorldNeighbor, b: WorldNeighbor): number {
  return a.distance - b.distance || a.id - b.id;
}

/** Sorts by distance, then id. Few are nearly in order already. */
function putInOrder(found: WorldNeighbor[]): WorldNeighbor[] {
  if (found.length > FEW) return found.sort(compare);
  for (let i = 1; i < found.length; i++) {
    const neighbor = found[i] as WorldNeighbor;
    let place = i;
    for (; place > 0 && compare(found[place - 1] as WorldNeighbor, neighbor) > 0; place--) {
      found[place] = found[place - 1] as WorldNeighbor;
    }
    found[place] = neighbor;
  }
  return found;
}

const nearestSearch = /* @__PURE__ */ new NearestSearch();

const nearestPoints = /* @__PURE__ */ createClosestPoints();

/** The k bodies nearest to a point, by distance, then id. */
export function findNearest(
  bodies: Bodies<unknown>,
  center: Point,
  k: number,
  filter: Filter,
): WorldNeighbor[] {
  const found = acceptedNearest(bodies, center, k, filter);
  for (const { id, distance, point } of found) {
    if (distance === 0) continue;
    const { b } = closestPoints(center, bodies.shapes[slotOf(id)] as Shape, nearestPoints);
    point.x = b.x;
    point.y = b.y;
  }
  return found;
}

/**
 * Where `accept` is asked, twice as many bodies are searched for each time until enough are accepted, or
 * there are no more.
 */
function acceptedNearest(bodies: Bodies<unknown>, center: Point, k: number, filter: Filter): WorldNeighbor[] {
  const { accept } = filter;
  if (accept === undefined || k === 0) return nearestSearch.find(bodies, center, k, filter);
  const accepted: WorldNeighbor[] = [];
  const asked = new Set<BodyId>();
  for (let count = 2 * k; ; count *= 2) {
    const nearest = nearestSearch.find(bodies, center, count, filter);
    for (const neighbor of nearest) {
      if (asked.has(neighbor.id) || !bodies.has(neighbor.id)) continue;
      asked.add(neighbor.id);
      if (accept(neighbor.id)) accepted.push(neighbor);
      if (accepted.length === k) break;
    }
    if (accepted.length === k || nearest.length < count) {
      return accepted.filter(({ id }) => bodies.has(id));
    }
  }
}
