import { firstPlaces, radiiOf, type WorldPeer } from "../peer.js";

/**
 * What one would write by hand for circles of nearly the same size: a grid filled by counting, cells as wide as the
 * largest circle, each compared with itself and four of its neighbours. Nothing is exact, nothing is checked.
 */
export const plainGrid: WorldPeer = {
  name: "plain grid",
  note: "written by hand for circles in typed arrays, not exact",
  start(scene) {
    const radii = radiiOf(scene);
    if (radii === undefined) return undefined;
    const grid = new Grid(radii, firstPlaces(scene).length / 2);
    let pairs = 0;
    const report = (_a: number, _b: number) => {
      pairs++;
    };
    return {
      frame(places) {
        pairs = 0;
        grid.reportPairs(places, report);
        return pairs;
      },
    };
  },
};

type Report = (a: number, b: number) => void;

class Grid {
  readonly #radii: Float64Array;
  readonly #cellSize: number;
  readonly #cellOf: Int32Array;
  /** The circles in the order of their cells: x, y and radius. */
  readonly #sorted: Float64Array;
  /** Which circles these are. */
  readonly #order: Int32Array;
  #starts = new Int32Array(1);
  #columns = 1;
  #rows = 1;

  constructor(radii: Float64Array, count: number) {
    this.#radii = radii;
    this.#cellSize = 2 * radii.reduce((largest, r) => Math.max(largest, r), 0);
    this.#cellOf = new Int32Array(count);
    this.#sorted = new Float64Array(3 * count);
    this.#order = new Int32Array(count);
  }

  reportPairs(places: Float64Array, report: Report): void {
    this.#sort(places);
    const columns = this.#columns;
    for (let row = 0; row < this.#rows; row++) {
      for (let column = 0; column < columns; column++) {
        const cell = row * columns + column;
        const begin = this.#starts[cell] as number;
        const end = this.#starts[cell + 1] as number;
        if (begin === end) continue;
        // The next cell in the row, and the three below it, which lie side by side in the order.
        const rowEnd = column + 1 < columns ? (this.#starts[cell + 2] as number) : end;
        let belowBegin = 0;
        let belowEnd = 0;
        if (row + 1 < this.#rows) {
          const below = cell + columns;
          belowBegin = this.#starts[column > 0 ? below - 1 : below] as number;
          belowEnd = this.#starts[column + 1 < columns ? below + 2 : below + 1] as number;
        }
        reportCell(this.#sorted, this.#order, begin, end, rowEnd, belowBegin, belowEnd, report);
      }
    }
  }

  #sort(places: Float64Array): void {
    const count = this.#cellOf.length;
    let [minX, minY, maxX, maxY] = [places[0] ?? 0, places[1] ?? 0, places[0] ?? 0, places[1] ?? 0];
    for (let i = 0; i < count; i++) {
      const x = places[2 * i] as number;
      const y = places[2 * i + 1] as number;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
    const inverse = 1 / this.#cellSize;
    const columns = Math.floor((maxX - minX) * inverse) + 1;
    const rows = Math.floor((maxY - minY) * inverse) + 1;
    this.#columns = columns;
    this.#rows = rows;
    const cells = columns * rows;
    if (this.#starts.length < cells + 2) this.#starts = new Int32Array(2 * cells + 2);
    else this.#starts.fill(0);
    const starts = this.#starts;
    const cellOf = this.#cellOf;
    for (let i = 0; i < count; i++) {
      const column = ((places[2 * i] as number) - minX) * inverse;
      const row = ((places[2 * i + 1] as number) - minY) * inverse;
      const cell = Math.floor(row) * columns + Math.floor(column);
      cellOf[i] = cell;
      starts[cell + 1] = (starts[cell + 1] as number) + 1;
    }
    for (let cell = 0; cell < cells; cell++) {
      starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number);
    }
    // From the end of each cell down, so that afterwards its start stands one place on.
    for (let i = 0; i < count; i++) {
      const cell = cellOf[i] as number;
      const at = (starts[cell + 1] as number) - 1;
      starts[cell + 1] = at;
      this.#order[at] = i;
      this.#sorted[3 * at] = places[2 * i] as number;
      this.#sorted[3 * at + 1] = places[2 * i + 1] as number;
      this.#sorted[3 * at + 2] = this.#radii[i] as number;
    }
    starts.copyWithin(0, 1, cells + 1);
    starts[cells] = count;
    starts[cells + 1] = count;
  }
}

/** Pairs of the circles from `begin` to `end` with those behind them up to `rowEnd`, and with those below. */
function reportCell(
  sorted: Float64Array,
  order: Int32Array,
  begin: number,
  end: number,
  rowEnd: number,
  belowBegin: number,
  belowEnd: number,
  report: Report,
): void {
  for (let i = begin; i < end; i++) {
    const self = order[i] as number;
    const x = sorted[3 * i] as number;
    const y = sorted[3 * i + 1] as number;
    const r = sorted[3 * i + 2] as number;
    for (let j = i + 1; j < rowEnd; j++) if (meets(sorted, j, x, y, r)) report(self, order[j] as number);
    for (let j = belowBegin; j < belowEnd; j++)
      if (meets(sorted, j, x, y, r)) report(self, order[j] as number);
  }
}

function meets(sorted: Float64Array, j: number, x: number, y: number, r: number): boolean {
  const dx = (sorted[3 * j] as number) - x;
  const dy = (sorted[3 * j + 1] as number) - y;
  const reach = (sorted[3 * j + 2] as number) + r;
  return dx * dx + dy * dy <= reach * reach;
}
