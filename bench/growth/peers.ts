import Flatbush from "flatbush";
import { ChainShape, CircleShape, Vec2, World } from "planck";
import { intersection } from "polyclip-ts";
import type { Circle, Polygon } from "../../src/index.js";
import { median } from "../median.js";
import { library } from "../speed/library.js";
import { markdownTable } from "../speed/table.js";
import { sink } from "../speed/timing.js";
import type { Vertex } from "./outlines.js";
import { isleOf, isles, manyOf, placeAmongDiscs, rimPlace } from "./scenes.js";

const { circle, containsPoint, distance, moveTo, overlapArea, overlaps, ray, raycast } = library;

/** Asks one question after another, each at another place: a number, or 1 for yes and 0 for no. */
type Ask = (i: number) => number;

interface PeerRow {
  readonly title: string;
  readonly peer: string;
  readonly sizes: readonly number[];
  readonly ours: (count: number) => Ask;
  readonly theirs: (count: number) => Ask;
  /** How far the answers may be from each other: 0 for a yes or no. */
  readonly error: number;
}

const SIZES = [1000, 10_000, 100_000];
const R = 0.1;
const R_AMONG = 0.4;
/** A ray ends so far from its start for the peer that needs an end. */
const FAR = 4096;

/** A place in or about an island, and a ray from outside to its middle. */
const placeOf = (i: number): Vertex => [((i * 37) % 200) - 100, ((i * 53) % 200) - 100];
const rayOf = (i: number) =>
  [200 * Math.cos(i), 200 * Math.sin(i), 0.01 - Math.cos(i), -Math.sin(i)] as const;
/** A ray that starts between discs on their grid. */
const rayAmong = (i: number) =>
  [3 * ((i * 7) % 30) + 1.5, 3 * ((i * 11) % 30) + 1.5, Math.cos(i), Math.sin(i)] as const;

function askAt(place: (i: number) => Vertex, r: number, ask: (disc: Circle) => number): Ask {
  const disc = circle(0, 0, r);
  return (i) => ask(moveTo(disc, ...place(i)));
}

const rows: readonly PeerRow[] = [
  {
    title: "`containsPoint`, island",
    peer: "flatbush",
    sizes: SIZES,
    ours: (n) => (i) => Number(containsPoint(isleOf(n), ...placeOf(i))),
    theirs: (n) => {
      const edges = new EdgeIndex(isleOf(n));
      return (i) => Number(edges.contains(...placeOf(i)));
    },
    error: 0,
  },
  {
    title: "`overlaps`, disc at an island's rim",
    peer: "flatbush",
    sizes: SIZES,
    ours: (n) =>
      askAt(
        (i) => rimPlace(n, 1.002, i),
        R,
        (disc) => Number(overlaps(disc, isleOf(n))),
      ),
    theirs: (n) => {
      const edges = new EdgeIndex(isleOf(n));
      return (i) => {
        const [x, y] = rimPlace(n, 1.002, i);
        return Number(edges.isWithin(x, y, R) || edges.contains(x, y));
      };
    },
    error: 0,
  },
  {
    title: "`distance`, disc near an island",
    peer: "flatbush",
    sizes: SIZES,
    ours: (n) =>
      askAt(
        (i) => rimPlace(n, 1.01, i),
        R,
        (disc) => distance(disc, isleOf(n)),
      ),
    theirs: (n) => {
      const edges = new EdgeIndex(isleOf(n));
      return (i) => {
        const [x, y] = rimPlace(n, 1.01, i);
        return edges.contains(x, y) ? 0 : Math.max(0, edges.distance(x, y) - R);
      };
    },
    error: 1e-9,
  },
  {
    title: "`raycast`, island",
    peer: "planck, chain",
    sizes: SIZES,
    ours: (n) => (i) => raycast(ray(...rayOf(i)), isleOf(n))?.t ?? -1,
    theirs: (n) => castOf(chainWorld(isleOf(n)), rayOf),
    error: 1e-6,
  },
  {
    title: "`overlaps`, disc among discs",
    peer: "flatbush",
    sizes: SIZES,
    ours: (n) =>
      askAt(
        (i) => placeAmongDiscs(n, i),
        R_AMONG,
        (disc) => Number(overlaps(disc, manyOf(n))),
      ),
    theirs: (n) => {
      const isMet = metAmong(circlesOf(n));
      return (i) => Number(isMet(...placeAmongDiscs(n, i), R_AMONG));
    },
    error: 0,
  },
  {
    title: "`raycast`, among discs",
    peer: "planck, fixtures",
    sizes: SIZES,
    ours: (n) => (i) => raycast(ray(...rayAmong(i)), manyOf(n))?.t ?? -1,
    theirs: (n) => castOf(discWorld(circlesOf(n)), rayAmong),
    error: 1e-6,
  },
  {
    title: "`overlapArea`, two islands that cross",
    peer: "polyclip-ts",
    sizes: [1000, 10_000],
    ours: (n) => {
      const [a, b] = isles(n, 148);
      return () => overlapArea(a, b);
    },
    theirs: (n) => {
      const [a, b] = isles(n, 148).map((isle) => [verticesOf(isle)]);
      return () => areaOf(intersection(a as Vertex[][], b as Vertex[][]));
    },
    error: 1e-6,
  },
];

function circlesOf(count: number): readonly Circle[] {
  return manyOf(count).parts as readonly Circle[];
}

function verticesOf({ vertices }: Polygon): Vertex[] {
  return Array.from(
    { length: vertices.length / 2 },
    (_, i): Vertex => [vertices[2 * i] as number, vertices[2 * i + 1] as number],
  );
}

/** Flatbush over the edges of a polygon, and what is written by hand on top of it. */
class EdgeIndex {
  readonly #index: Flatbush;
  readonly #edges: Float64Array;

  constructor(polygon: Polygon) {
    const vertices = verticesOf(polygon);
    this.#edges = Float64Array.from(
      vertices.flatMap(([x, y], i) => [x, y, ...(vertices[(i + 1) % vertices.length] as Vertex)]),
    );
    this.#index = new Flatbush(vertices.length);
    for (let at = 0; at < this.#edges.length; at += 4) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = this.#edges.subarray(at, at + 4);
      this.#index.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
    }
    this.#index.finish();
  }

  contains(x: number, y: number): boolean {
    const edges = this.#edges;
    let isOdd = false;
    this.#index.search(x, y, Number.POSITIVE_INFINITY, y, (i) => {
      const ay = edges[4 * i + 1] as number;
      const by = edges[4 * i + 3] as number;
      if (ay > y === by > y) return false;
      const ax = edges[4 * i] as number;
      const bx = edges[4 * i + 2] as number;
      if (x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isOdd = !isOdd;
      return false;
    });
    return isOdd;
  }

  isWithin(x: number, y: number, reach: number): boolean {
    const isNear = (i: number) => this.#awaySq(i, x, y) <= reach * reach;
    return this.#index.search(x - reach, y - reach, x + reach, y + reach, isNear).length > 0;
  }

  /** From the nearest box on, of all edges as near as the edge in it. */
  distance(x: number, y: number): number {
    let least = this.#awaySq(this.#index.neighbors(x, y, 1)[0] as number, x, y);
    const reach = Math.sqrt(least);
    this.#index.search(x - reach, y - reach, x + reach, y + reach, (i) => {
      least = Math.min(least, this.#awaySq(i, x, y));
      return false;
    });
    return Math.sqrt(least);
  }

  #awaySq(i: number, x: number, y: number): number {
    const edges = this.#edges;
    const ax = (edges[4 * i] as number) - x;
    const ay = (edges[4 * i + 1] as number) - y;
    const wx = (edges[4 * i + 2] as number) - x - ax;
    const wy = (edges[4 * i + 3] as number) - y - ay;
    const part = Math.min(Math.max(-(ax * wx + ay * wy) / (wx * wx + wy * wy), 0), 1);
    return (ax + part * wx) ** 2 + (ay + part * wy) ** 2;
  }
}

function metAmong(circles: readonly Circle[]): (x: number, y: number, r: number) => boolean {
  const index = new Flatbush(circles.length);
  for (const { x, y, r } of circles) index.add(x - r, y - r, x + r, y + r);
  index.finish();
  return (x, y, r) => {
    const meets = (i: number): boolean => {
      const other = circles[i] as Circle;
      return (other.x - x) ** 2 + (other.y - y) ** 2 <= (other.r + r) ** 2;
    };
    return index.search(x - r, y - r, x + r, y + r, meets).length > 0;
  };
}

function stillWorld(): World {
  return new World({ gravity: Vec2(0, 0), allowSleep: false, continuousPhysics: false });
}

function chainWorld(polygon: Polygon): World {
  const world = stillWorld();
  const vertices = verticesOf(polygon).map(([x, y]) => Vec2(x, y));
  world
    .createBody({ type: "static" })
    .createFixture({ shape: new ChainShape(vertices, true), isSensor: true });
  return world;
}

function discWorld(circles: readonly Circle[]): World {
  const world = stillWorld();
  for (const { x, y, r } of circles) {
    const body = world.createBody({ type: "static", position: Vec2(x, y) });
    body.createFixture({ shape: new CircleShape(r), isSensor: true });
  }
  return world;
}

/** Where a ray first meets something, in multiples of its direction. */
function castOf(world: World, at: (i: number) => readonly [number, number, number, number]): Ask {
  return (i) => {
    const [x, y, dx, dy] = at(i);
    let t = -1;
    world.rayCast(Vec2(x, y), Vec2(x + FAR * dx, y + FAR * dy), (_fixture, _point, _normal, fraction) => {
      t = FAR * fraction;
      return fraction;
    });
    return t;
  };
}

function areaOf(rings: readonly (readonly (readonly (readonly number[])[])[])[]): number {
  let twice = 0;
  for (const ring of rings.flat()) {
    for (let i = 0; i + 1 < ring.length; i++) {
      const [ax = 0, ay = 0] = ring[i] ?? [];
      const [bx = 0, by = 0] = ring[i + 1] ?? [];
      twice += ax * by - ay * bx;
    }
  }
  return Math.abs(twice) / 2;
}

const ROUNDS = 7;
const ROUND_MS = 8;
/** As many answers are compared before anything is timed. */
const COMPARED = 200;

/** Milliseconds of a processor a call of each, the medians of rounds that take turns. */
function timesOfBoth(ours: Ask, theirs: Ask): readonly [ours: number, theirs: number] {
  const [count, theirCount] = [ours, theirs].map((ask) => {
    const warm = timeOf(ask, 0, 1) > 20 ? 1 : 4000;
    return Math.min(2000, Math.ceil(ROUND_MS / Math.max(timeOf(ask, 0, warm), 0.0005)));
  }) as [number, number];
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    times[0].push(timeOf(ours, round * count, count));
    times[1].push(timeOf(theirs, round * theirCount, theirCount));
  }
  return [median(times[0]), median(times[1])];
}

function timeOf(ask: Ask, from: number, count: number): number {
  const begin = process.cpuUsage();
  for (let i = from; i < from + count; i++) sink.sum += ask(i);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000 / count;
}

function requireAgreement({ title, peer, error }: PeerRow, ours: Ask, theirs: Ask, count: number): void {
  for (let i = 0; i < count; i++) {
    const [p, q] = [ours(i), theirs(i)];
    if (Math.abs(p - q) > error * Math.max(1, Math.abs(p))) {
      throw new Error(`${title}: ${p}, but ${q} by ${peer}, at place ${i}`);
    }
  }
}

/** The same questions about the same data, beside other libraries: milliseconds, and how many times as long the other takes. */
export function peersTable(): string {
  return markdownTable([
    ["question", "beside", ...SIZES.flatMap((n) => [n.toLocaleString("en-US"), "other", "ratio"])],
    ...rows.map((row) => {
      const cells = row.sizes.flatMap((n) => {
        const [ours, theirs] = [row.ours(n), row.theirs(n)];
        requireAgreement(row, ours, theirs, row.error === 0 || n < 10_000 ? COMPARED : 20);
        const [time, other] = timesOfBoth(ours, theirs);
        return [time, other, other / time].map(significant);
      });
      return [
        row.title,
        row.peer,
        ...cells,
        ...Array<string>(3 * (SIZES.length - row.sizes.length)).fill(""),
      ];
    }),
  ]);
}

export function significant(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString("en-US", { maximumFractionDigits: 5 });
}
