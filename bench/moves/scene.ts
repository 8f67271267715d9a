import type { Shape } from "../../src/index.js";
import { seededRandom } from "../../test/generators/random.js";
import { library } from "../speed/library.js";

const { capsule, circle, ellipse, polygon, rect, rectFromCorner } = library;

/** What stands, and what walks about in it: on a canvas, with y downwards. */
export interface MoveScene {
  readonly bodies: readonly Shape[];
  readonly movers: readonly Shape[];
  /** How fast each mover walks, to the right or to the left. */
  readonly speeds: readonly number[];
}

export const BODIES = 10_000;
export const MOVERS = 1_000;
export const TILE = 16;

/** Downwards, in a frame. */
export const FALL = 3;

/** Tiles on each floor, and floors. */
const COLUMNS = 100;
const FLOORS = 50;
const STOREY = 8 * TILE;

export type MoverName = "capsule" | "circle" | "box" | "ellipse";

const makers: Readonly<Record<MoverName, (x: number, y: number) => Shape>> = {
  capsule: (x, y) => capsule(x, y - 6, x, y + 6, 5),
  circle: (x, y) => circle(x, y, 6),
  box: (x, y) => rect(x, y, 10, 16),
  ellipse: (x, y) => ellipse(x, y, 5, 8),
};

/** Floors of flush tiles, one above the other between walls of tiles, on which turned polygons lie about. */
export function createMoveScene(kinds: readonly MoverName[]): MoveScene {
  const random = seededRandom(7);
  const bodies: Shape[] = [];
  for (let floor = 0; floor < FLOORS; floor += 1) {
    const y = floor * STOREY;
    for (let column = 0; column < COLUMNS - 14; column += 1)
      bodies.push(rectFromCorner(column * TILE, y, TILE, TILE));
    for (let row = 1; row <= 7; row += 1) {
      bodies.push(rectFromCorner(0, y + row * TILE, TILE, TILE));
      bodies.push(rectFromCorner((COLUMNS - 15) * TILE, y + row * TILE, TILE, TILE));
    }
  }
  while (bodies.length < BODIES) bodies.push(drawRock(random.next, bodies.length));
  const width = (COLUMNS - 18) * TILE;
  const movers = Array.from({ length: MOVERS }, (_, i) => {
    const kind = kinds[i % kinds.length] ?? "box";
    return makers[kind](2 * TILE + width * random.next(), (1 + (i % (FLOORS - 1))) * STOREY - 5 * TILE);
  });
  return { bodies, movers, speeds: movers.map(() => (1 + 2 * random.next()) * random.pick([1, -1])) };
}

/** A polygon of three to six corners, turned anyhow, that lies in a floor or stands out of it. */
function drawRock(next: () => number, index: number): Shape {
  const corners = 3 + Math.floor(4 * next());
  const x = 2 * TILE + (COLUMNS - 18) * TILE * next();
  const y = (1 + (index % (FLOORS - 1))) * STOREY + 4 - 6 * next();
  const turn = 2 * Math.PI * next();
  const size = 4 + 8 * next();
  return polygon(
    Array.from({ length: corners }, (_, i) => {
      const angle = turn + (2 * Math.PI * i) / corners;
      return [x + size * Math.cos(angle), y + size * Math.sin(angle)] as const;
    }),
  );
}
