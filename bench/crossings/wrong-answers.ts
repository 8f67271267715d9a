import { type Random, seededRandom } from "../../test/generators/random.js";
import { oracleCommonPointCount } from "../../test/oracle/index.js";
import { markdownTable } from "../speed/table.js";
import { type Counter, crossingsContestants, type OutlineSort } from "./counters.js";
import { ellipseOf, type Outline, type TwoOutlines } from "./outline.js";

const FAR_AWAY = 1e8;
const GAPS = [1e-3, 1e-6, 1e-9, 1e-12];

const columns = [
  "whole numbers",
  "ordinary",
  "ordinary, 1e8 away",
  ...GAPS.map((gap) => `±${gap.toExponential(0)}`),
];

const sorts: readonly OutlineSort[] = ["circles", "upright ellipses", "turned ellipses"];

/** The share of wrong counts of all who count. */
export function crossingsWrongAnswers(seed: number, casesPerCell: number): string {
  const rows = sorts.flatMap((sort, index) => {
    const columnsOfCases = casesOf(seededRandom(seed + index), sort, casesPerCell);
    const right = columnsOfCases.map((cases) => cases.map(trueCount));
    return crossingsContestants.map(({ name, counterOf }, place) => {
      const count = counterOf(sort);
      const shares = columnsOfCases.map((cases, column) =>
        count === undefined ? "—" : shareOfWrong(cases, count, right[column] ?? []),
      );
      return [place === 0 ? `two ${sort}` : "", name, ...shares];
    });
  });
  return markdownTable([["outlines", "answered by", ...columns], ...rows], 2);
}

function trueCount({ a, b }: TwoOutlines): number {
  return oracleCommonPointCount(ellipseOf(a), ellipseOf(b));
}

function shareOfWrong(cases: readonly TwoOutlines[], count: Counter, right: readonly number[]): string {
  const wrong = cases.filter((given, index) => count(given) !== right[index]).length;
  return `${((100 * wrong) / cases.length).toFixed(1)} %`;
}

function casesOf(random: Random, sort: OutlineSort, count: number): readonly (readonly TwoOutlines[])[] {
  const make = (draw: (index: number) => TwoOutlines) =>
    Array.from({ length: count }, (_, index) => draw(index));
  const ordinary = make(() => ordinaryCase(random, sort));
  return [
    make(() => wholeCase(random, sort)),
    ordinary,
    ordinary.map(({ a, b }) => ({ a: moved(a), b: moved(b) })),
    ...GAPS.map((gap) => make((index) => touchingCase(random, sort, index % 2 === 0 ? gap : -gap))),
  ];
}

/** Of whole numbers up to 20, different from each other, so that some touch. */
function wholeCase(random: Random, sort: OutlineSort): TwoOutlines {
  const draw = (): Outline => {
    const rx = 1 + random.int(20);
    const place = { x: random.int(20), y: random.int(20) };
    const ry = sort === "circles" ? rx : 1 + random.int(20);
    return { ...place, rx, ry, degrees: sort === "turned ellipses" ? 15 * random.int(12) : 0 };
  };
  const [a, b] = [draw(), draw()];
  return trueCount({ a, b }) === Number.POSITIVE_INFINITY ? wholeCase(random, sort) : { a, b };
}

function ordinaryCase(random: Random, sort: OutlineSort): TwoOutlines {
  const [a, b] = [outline(random, sort), outline(random, sort)];
  const reach = Math.max(a.rx, a.ry) + Math.max(b.rx, b.ry);
  const away = () => reach * (2 * random.next() - 1);
  return { a, b: { ...b, x: a.x + away(), y: a.y + away() } };
}

/** Touching from outside or from inside, but for a gap, or an overlap, of that part of the larger size. */
function touchingCase(random: Random, sort: OutlineSort, gap: number): TwoOutlines {
  const [a, b] = [outline(random, sort), outline(random, sort)];
  const normal = 2 * Math.PI * random.next();
  const isOutside = random.int(2) === 0;
  const place = support(a, normal);
  const touching = support(b, isOutside ? normal + Math.PI : normal);
  const distance = gap * Math.max(a.rx, a.ry, b.rx, b.ry);
  const x = a.x + place.x - touching.x + distance * Math.cos(normal);
  const y = a.y + place.y - touching.y + distance * Math.sin(normal);
  return { a, b: { ...b, x, y } };
}

/** The point, seen from the centre, where the outline faces an angle. */
function support({ rx, ry, degrees }: Outline, normal: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  const [along, across] = [rx * Math.cos(normal - turn), ry * Math.sin(normal - turn)];
  const length = Math.hypot(along, across);
  const [p, q] = [(rx * along) / length, (ry * across) / length];
  return { x: p * Math.cos(turn) - q * Math.sin(turn), y: p * Math.sin(turn) + q * Math.cos(turn) };
}

function outline(random: Random, sort: OutlineSort): Outline {
  const size = () => (10 + 190 * random.next() ** 2) / 2;
  const rx = size();
  const place = { x: 600 * random.next() - 300, y: 600 * random.next() - 300 };
  const ry = sort === "circles" ? rx : size();
  return { ...place, rx, ry, degrees: sort === "turned ellipses" ? 180 * random.next() : 0 };
}

function moved(given: Outline): Outline {
  return { ...given, x: given.x + FAR_AWAY, y: given.y - FAR_AWAY };
}
