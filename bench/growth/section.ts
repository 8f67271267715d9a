import { median } from "../median.js";
import { library } from "../speed/library.js";
import { markdownTable } from "../speed/table.js";
import { sink } from "../speed/timing.js";
import { coast, comb, discs, gear, spikes, star } from "./outlines.js";

const {
  circle,
  compound,
  contact,
  containsPoint,
  distance,
  moveTo,
  overlaps,
  polygon,
  ray,
  raycast,
  relate,
  setPose,
} = library;

/** Asks one question after another, each at another place. */
type Ask = (i: number) => unknown;

interface Row {
  readonly title: string;
  readonly sizes: readonly number[];
  readonly ask: (count: number) => Ask;
}

const SIZES = [1000, 10_000, 100_000];

/** Polygons of a hundred thousand vertices are made once. */
const kept = new Map<string, unknown>();

function once<T>(name: string, make: () => T): T {
  if (!kept.has(name)) kept.set(name, make());
  return kept.get(name) as T;
}

const isleOf = (count: number) => once(`isle ${count}`, () => polygon(coast(count)));
const manyOf = (count: number) => once(`discs ${count}`, () => compound(discs(library, count)));

/** A small disc moved from vertex to vertex of an island, so many times as far from its middle. */
function atRim(count: number, part: number, ask: (disc: ReturnType<typeof circle>) => unknown): Ask {
  const { vertices } = isleOf(count);
  const disc = circle(0, 0, 0.1);
  return (i) => {
    const k = 2 * ((i * 7919) % count);
    moveTo(disc, part * (vertices[k] ?? 0), part * (vertices[k + 1] ?? 0));
    return ask(disc);
  };
}

/** A disc moved among others, of which it meets one or none. */
function amongDiscs(count: number, ask: (disc: ReturnType<typeof circle>) => unknown): Ask {
  const side = Math.ceil(Math.sqrt(count));
  const disc = circle(0, 0, 0.4);
  return (i) => ask(moveTo(disc, 3 * ((i * 7) % side) + 0.5, 3 * ((i * 3) % side) + 0.4));
}

/** Two islands: apart by some 50, or the one with its shore on the other. */
function isles(count: number, x: number) {
  const b = once(`other isle ${count}`, () => polygon(coast(count, 7)));
  return [isleOf(count), setPose(b, x, 10, 0.4)] as const;
}

const rows: readonly Row[] = [
  {
    title: "`containsPoint`, island",
    sizes: SIZES,
    ask: (n) => (i) => containsPoint(isleOf(n), ((i * 37) % 200) - 100, ((i * 53) % 200) - 100),
  },
  {
    title: "`raycast`, island",
    sizes: SIZES,
    ask: (n) => (i) =>
      raycast(ray(200 * Math.cos(i), 200 * Math.sin(i), 0.01 - Math.cos(i), -Math.sin(i)), isleOf(n)),
  },
  {
    title: "`overlaps`, disc at an island's rim",
    sizes: SIZES,
    ask: (n) => atRim(n, 1.002, (disc) => overlaps(disc, isleOf(n))),
  },
  {
    title: "`distance`, disc near an island",
    sizes: SIZES,
    ask: (n) => atRim(n, 1.01, (disc) => distance(disc, isleOf(n))),
  },
  {
    title: "`contact`, disc on an island's rim",
    sizes: SIZES,
    ask: (n) => atRim(n, 1, (disc) => contact(disc, isleOf(n))),
  },
  {
    title: "`overlaps`, disc among discs",
    sizes: SIZES,
    ask: (n) => amongDiscs(n, (disc) => overlaps(disc, manyOf(n))),
  },
  {
    title: "`raycast`, among discs",
    sizes: SIZES,
    ask: (n) => (i) => raycast(ray((i * 7.77) % 90, (i * 3.33) % 90, Math.cos(i), Math.sin(i)), manyOf(n)),
  },
  {
    title: "`contact`, disc on discs",
    sizes: SIZES,
    ask: (n) => amongDiscs(n, (disc) => contact(disc, manyOf(n))),
  },
  {
    title: "`relate`, disc on discs",
    sizes: SIZES,
    ask: (n) => amongDiscs(n, (disc) => relate(disc, manyOf(n))),
  },
  {
    title: "`distance`, two islands",
    sizes: SIZES,
    ask: (n) => () => distance(...isles(n, 210)),
  },
  {
    title: "`relate`, two islands that cross",
    sizes: SIZES,
    ask: (n) => () => relate(...isles(n, 148)),
  },
  {
    title: "`contact`, two islands, shallow",
    sizes: [1000, 10_000],
    ask: (n) => () => contact(...isles(n, 148)),
  },
  { title: "`polygon`, a comb", sizes: SIZES, ask: (n) => once(`comb ${n}`, () => maker(comb(n))) },
  { title: "`polygon`, spikes", sizes: SIZES, ask: (n) => once(`spikes ${n}`, () => maker(spikes(n))) },
  {
    title: "`contact`, two stars, deep",
    sizes: [50, 100, 200],
    ask: (n) => deep(polygon(star(n)), polygon(star(n)), 30),
  },
  {
    title: "`contact`, two gears, deep",
    sizes: [100, 200, 400],
    ask: (n) => deep(polygon(gear(n)), polygon(gear(n)), 60),
  },
];

function maker(vertices: Parameters<typeof polygon>[0]): Ask {
  return () => polygon(vertices);
}

function deep(a: ReturnType<typeof polygon>, b: ReturnType<typeof polygon>, x: number): Ask {
  setPose(b, x, 10, 0.2);
  return () => contact(a, b);
}

const ROUNDS = 7;
const ROUND_MS = 8;

/** Milliseconds of a processor a call, the median of rounds after the first call, and that one. */
function timesOf(ask: Ask): { readonly first: number; readonly later: number } {
  const first = timeOf(ask, 0, 1);
  const warm = Math.min(2000, Math.ceil(120 / Math.max(first, 0.001)));
  const each = timeOf(ask, 1, warm);
  const count = Math.min(2000, Math.ceil(ROUND_MS / Math.max(each, 0.0005)));
  const rounds = Array.from({ length: each > 300 ? 1 : ROUNDS }, (_, round) =>
    timeOf(ask, 1 + warm + round * count, count),
  );
  return { first, later: median(rounds) };
}

function timeOf(ask: Ask, from: number, count: number): number {
  const begin = process.cpuUsage();
  for (let i = from; i < from + count; i++) if (ask(i) !== null) sink.sum++;
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000 / count;
}

/** How the time of a question grows with the number of vertices or parts: milliseconds, and the exponent. */
export function growthSection(): string {
  const table = markdownTable([
    ["question", "n", "first", "then", "n", "first", "then", "n", "first", "then", "exponent"],
    ...rows.map(({ title, sizes, ask }) => {
      const times = sizes.map((size) => timesOf(ask(size)));
      const [least, most] = [sizes[0] ?? 1, sizes[sizes.length - 1] ?? 1];
      const growth = (times[times.length - 1]?.later ?? 1) / (times[0]?.later ?? 1);
      const cells = [0, 1, 2].flatMap((k) => {
        const [size, time] = [sizes[k], times[k]];
        if (size === undefined || time === undefined) return ["", "", ""];
        return [size.toLocaleString("en-US"), milliseconds(time.first), milliseconds(time.later)];
      });
      return [title, ...cells, (Math.log(growth) / Math.log(most / least)).toFixed(2)];
    }),
  ]);
  console.log(table);
  return table;
}

function milliseconds(time: number): string {
  return Number(time.toPrecision(2)).toLocaleString("en-US", { maximumFractionDigits: 5 });
}
