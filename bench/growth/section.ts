import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Polygon } from "../../src/index.js";
import { median } from "../median.js";
import { library } from "../speed/library.js";
import { markdownTable } from "../speed/table.js";
import { sink } from "../speed/timing.js";
import { coast, comb, gear, spikes, star } from "./outlines.js";
import { peersTable, significant } from "./peers.js";
import { isleOf, isles, manyOf, once, placeAmongDiscs, rimPlace } from "./scenes.js";

const {
  circle,
  contact,
  containsPoint,
  distance,
  intersections,
  moveTo,
  overlapArea,
  overlaps,
  polygon,
  polyline,
  ray,
  raycast,
  relate,
  setPose,
  visibility,
} = library;

/** Asks one question after another, each at another place. */
type Ask = (i: number) => unknown;

interface Row {
  readonly title: string;
  readonly sizes: readonly number[];
  readonly ask: (count: number) => Ask;
}

const SIZES = [1000, 10_000, 100_000];

/** A small disc moved from vertex to vertex of an island, so many times as far from its middle. */
function atRim(count: number, part: number, ask: (disc: ReturnType<typeof circle>) => unknown): Ask {
  const disc = circle(0, 0, 0.1);
  return (i) => ask(moveTo(disc, ...rimPlace(count, part, i)));
}

/** Two islands where they are: placing so many vertices is no part of the question. */
function betweenIsles(count: number, x: number, ask: (a: Polygon, b: Polygon) => unknown): Ask {
  const [a, b] = isles(count, x);
  return () => ask(a, b);
}

/** A disc moved among others, of which it meets one or none. */
function amongDiscs(count: number, ask: (disc: ReturnType<typeof circle>) => unknown): Ask {
  const disc = circle(0, 0, 0.4);
  return (i) => ask(moveTo(disc, ...placeAmongDiscs(count, i)));
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
    ask: (n) => betweenIsles(n, 210, distance),
  },
  {
    title: "`overlaps`, two islands that cross",
    sizes: SIZES,
    ask: (n) => betweenIsles(n, 148, overlaps),
  },
  {
    title: "`intersections`, two islands that cross",
    sizes: SIZES,
    ask: (n) => betweenIsles(n, 148, intersections),
  },
  {
    title: "`overlapArea`, two islands that cross",
    sizes: SIZES,
    ask: (n) => betweenIsles(n, 148, overlapArea),
  },
  {
    title: "`relate`, two islands that cross",
    sizes: SIZES,
    ask: (n) => betweenIsles(n, 148, relate),
  },
  {
    title: "`contact`, two islands, shallow",
    sizes: [1000, 10_000],
    ask: (n) => betweenIsles(n, 148, contact),
  },
  {
    title: "`contact`, two gears at their rims",
    sizes: [100, 200, 400],
    ask: (n) => deep(polygon(gear(n)), polygon(gear(n)), 94),
  },
  {
    title: "`visibility`, from within a shore",
    sizes: SIZES,
    ask: (n) => {
      const shore = once(`shore ${n}`, () => polyline(coast(n)));
      return () => visibility(circle(0, 0, 300), [shore]);
    },
  },
  { title: "`polygon`, an island", sizes: SIZES, ask: (n) => once(`coast ${n}`, () => maker(coast(n))) },
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

/** The rows that the site's Benchmarks page draws, and what it calls them. */
const PLOTTED: Readonly<Record<string, string>> = {
  "`containsPoint`, island": "containsPoint",
  "`raycast`, island": "raycast",
  "`contact`, disc on an island's rim": "contact",
  "`distance`, two islands": "distance",
  "`overlapArea`, two islands that cross": "overlapArea",
  "`polygon`, an island": "polygon",
};

function keepForPage(
  lines: readonly { readonly peer: string; readonly milliseconds: readonly number[] }[],
): void {
  const file = fileURLToPath(new URL("../../demo/src/benchmarks/growth.json", import.meta.url));
  const rows = lines.map((line) => `    ${formatted(line)}`).join(",\n");
  writeFileSync(file, `{\n  "counts": ${formatted(SIZES)},\n  "frames": [\n${rows}\n  ]\n}\n`);
}

/** JSON in one line, as the formatter of the project writes it. */
function formatted(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n */g, " ").replace(/\[ /g, "[").replace(/ \]/g, "]");
}

const ROUNDS = 7;
const ROUND_MS = 8;

/** The engine has compiled what is asked after so many calls, or what takes long after so many milliseconds. */
const WARM_CALLS = 1000;
const WARM_MS = 300;

/** Milliseconds of a processor a call, the median of rounds after many calls, and that of the first one. */
function timesOf(ask: Ask): { readonly first: number; readonly later: number } {
  const first = timeOf(ask, 0, 1);
  let asked = 1;
  let spent = first;
  while (asked < WARM_CALLS && spent < WARM_MS) {
    const count = Math.min(asked, 100);
    spent += count * timeOf(ask, asked, count);
    asked += count;
  }
  const each = timeOf(ask, asked, spent > WARM_MS / 2 ? 1 : 100);
  const count = Math.min(2000, Math.ceil(ROUND_MS / Math.max(each, 0.0005)));
  const rounds = Array.from({ length: each > 300 ? 1 : ROUNDS }, (_, round) =>
    timeOf(ask, asked + round * count, count),
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
  const plotted: { peer: string; milliseconds: number[] }[] = [];
  const table = markdownTable([
    ["question", "n", "first", "then", "n", "first", "then", "n", "first", "then", "exponent"],
    ...rows.map(({ title, sizes, ask }) => {
      const times = sizes.map((size) => timesOf(ask(size)));
      const peer = PLOTTED[title];
      if (peer !== undefined)
        plotted.push({ peer, milliseconds: times.map(({ later }) => Number(later.toPrecision(2))) });
      const [least, most] = [sizes[0] ?? 1, sizes[sizes.length - 1] ?? 1];
      const growth = (times[times.length - 1]?.later ?? 1) / (times[0]?.later ?? 1);
      const cells = [0, 1, 2].flatMap((k) => {
        const [size, time] = [sizes[k], times[k]];
        if (size === undefined || time === undefined) return ["", "", ""];
        return [size.toLocaleString("en-US"), significant(time.first), significant(time.later)];
      });
      return [title, ...cells, (Math.log(growth) / Math.log(most / least)).toFixed(2)];
    }),
  ]);
  console.log(table);
  keepForPage(plotted);
  const beside = peersTable();
  console.log(beside);
  return `${table}

The same questions about the same data beside others, the answers compared before, rounds by turns: milliseconds, those of the other, and how
many times as long it takes. By flatbush, what it finds is decided in plain JavaScript; planck meets a chain or fixtures.

${beside}`;
}
