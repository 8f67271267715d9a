import kld from "kld-intersections";
import { circle, ellipse, intersections } from "../src/index.js";
import { type Random, seededRandom } from "../test/generators/random.js";
import { oracleCommonPointCount } from "../test/oracle/index.js";
import { markdownTable } from "./speed/table.js";

const { Intersection, Point2D, ShapeInfo } = kld;

/** An upright ellipse, which is all that kld-intersections has; with equal radii a circle. */
interface Outline {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

interface Case {
  readonly a: Outline;
  readonly b: Outline;
}

type Count = (given: Case) => number;

const FAR_AWAY = 1e8;
const GAPS = [1e-3, 1e-6, 1e-9, 1e-12];

const columns = [
  "whole numbers",
  "ordinary",
  "ordinary, 1e8 away",
  ...GAPS.map((gap) => `±${gap.toExponential(0)}`),
];

const jobs: readonly { title: string; isRound: boolean }[] = [
  { title: "two circles", isRound: true },
  { title: "two upright ellipses", isRound: false },
];

/** How many points two outlines have in common; Infinity for all. */
const counters: readonly { name: string; countOf: (isRound: boolean) => Count }[] = [
  {
    name: "**Osculate**",
    countOf:
      () =>
      ({ a, b }) => {
        const { points, stretches } = intersections(shapeOf(a), shapeOf(b));
        return stretches.length > 0 ? Number.POSITIVE_INFINITY : points.length;
      },
  },
  {
    name: "kld-intersections",
    countOf: (isRound) => {
      const infoOf = ({ x, y, rx, ry }: Outline) =>
        isRound ? ShapeInfo.circle(new Point2D(x, y), rx) : ShapeInfo.ellipse(new Point2D(x, y), rx, ry);
      return ({ a, b }) => {
        try {
          return Intersection.intersect(infoOf(a), infoOf(b)).points.length;
        } catch {
          // It throws where it finds no bounds for a root.
          return Number.NaN;
        }
      };
    },
  },
];

function shapeOf({ x, y, rx, ry }: Outline) {
  return rx === ry ? circle(x, y, rx) : ellipse(x, y, rx, ry);
}

/** The share of wrong counts. */
export function crossingsWrongAnswers(seed: number, casesPerCell: number): string {
  const rows = jobs.flatMap(({ title, isRound }, index) => {
    const columnsOfCases = casesOf(seededRandom(seed + index), isRound, casesPerCell);
    const right = columnsOfCases.map((cases) => cases.map(trueCount));
    return counters.map(({ name, countOf }, place) => [
      place === 0 ? title : "",
      name,
      ...columnsOfCases.map((cases, column) => shareOfWrong(cases, countOf(isRound), right[column] ?? [])),
    ]);
  });
  return markdownTable([["outlines", "answered by", ...columns], ...rows], 2);
}

function trueCount({ a, b }: Case): number {
  return oracleCommonPointCount(ellipseOf(a), ellipseOf(b));
}

function ellipseOf({ x, y, rx, ry }: Outline) {
  return ellipse(x, y, rx, ry);
}

function shareOfWrong(cases: readonly Case[], count: Count, right: readonly number[]): string {
  const wrong = cases.filter((given, index) => count(given) !== right[index]).length;
  return `${((100 * wrong) / cases.length).toFixed(1)} %`;
}

function casesOf(random: Random, isRound: boolean, count: number): readonly (readonly Case[])[] {
  const make = (draw: (index: number) => Case) => Array.from({ length: count }, (_, index) => draw(index));
  const ordinary = make(() => ordinaryCase(random, isRound));
  return [
    make(() => wholeCase(random, isRound)),
    ordinary,
    ordinary.map(({ a, b }) => ({ a: moved(a), b: moved(b) })),
    ...GAPS.map((gap) => make((index) => touchingCase(random, isRound, index % 2 === 0 ? gap : -gap))),
  ];
}

/** Of whole numbers up to 20, different from each other, so that some touch. */
function wholeCase(random: Random, isRound: boolean): Case {
  const draw = (): Outline => {
    const rx = 1 + random.int(20);
    return { x: random.int(20), y: random.int(20), rx, ry: isRound ? rx : 1 + random.int(20) };
  };
  const [a, b] = [draw(), draw()];
  const isSame = a.x === b.x && a.y === b.y && a.rx === b.rx && a.ry === b.ry;
  return isSame ? wholeCase(random, isRound) : { a, b };
}

function ordinaryCase(random: Random, isRound: boolean): Case {
  const [a, b] = [outline(random, isRound), outline(random, isRound)];
  const reach = Math.max(a.rx, a.ry) + Math.max(b.rx, b.ry);
  const away = () => reach * (2 * random.next() - 1);
  return { a, b: { ...b, x: a.x + away(), y: a.y + away() } };
}

/** Touching from outside or from inside, but for a gap, or an overlap, of that part of the larger size. */
function touchingCase(random: Random, isRound: boolean, gap: number): Case {
  const [a, b] = [outline(random, isRound), outline(random, isRound)];
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
function support({ rx, ry }: Outline, normal: number): { x: number; y: number } {
  const [along, across] = [rx * Math.cos(normal), ry * Math.sin(normal)];
  const length = Math.hypot(along, across);
  return { x: (rx * along) / length, y: (ry * across) / length };
}

function outline(random: Random, isRound: boolean): Outline {
  const size = () => (10 + 190 * random.next() ** 2) / 2;
  const rx = size();
  return { x: 600 * random.next() - 300, y: 600 * random.next() - 300, rx, ry: isRound ? rx : size() };
}

function moved(given: Outline): Outline {
  return { ...given, x: given.x + FAR_AWAY, y: given.y - FAR_AWAY };
}
