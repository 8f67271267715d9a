import rapier from "@dimforge/rapier2d-compat";
import { capsule, polygon, type Shape } from "../../src/index.js";
import { type Random, seededRandom } from "../../test/generators/random.js";
import { oracleOverlaps } from "../../test/oracle/index.js";
import { library } from "../speed/library.js";
import { markdownTable } from "../speed/table.js";
import type { Course, SweepContestant, Velocity } from "./course.js";
import {
  fastCourse,
  grazingCourse,
  movedCourse,
  ordinaryCourse,
  type SweepPair,
  shifted,
  sweepPairs,
  thinCourse,
  verticesOf,
} from "./hard-courses.js";
import { osculateSweep } from "./osculate.js";
import { phaserShapeCast, phaserTimeOfImpact } from "./phaser-box2d.js";
import { planckTimeOfImpact } from "./planck.js";
import { rapierCastShape } from "./rapier.js";

const FAR_AWAY = 1e8;
const GAPS = [1e-3, 1e-6, 1e-9];

/** At the time of a touch, shapes may be so far apart or in each other: four times the slop of planck and box2d. */
const SLACK = 0.02;

const columns = [
  "ordinary",
  "ordinary, 1e8 away",
  "thin wall",
  "1000 times as fast",
  ...GAPS.map((gap) => `±${gap.toExponential(0)}`),
];

const contestants: readonly SweepContestant[] = [
  osculateSweep,
  planckTimeOfImpact,
  phaserShapeCast,
  phaserTimeOfImpact,
  rapierCastShape,
];

/** The share of wrong answers of all who sweep. */
export async function sweepWrongAnswers(seed: number, casesPerCell: number): Promise<string> {
  await rapier.init();
  const rows = Object.entries(sweepPairs).flatMap(([pair, kinds], index) => {
    const random = seededRandom(seed + index);
    const columnsOfCourses = coursesOf(random, kinds, casesPerCell);
    const right = columnsOfCourses.map((courses) =>
      courses.map((course) => meets[pair as SweepPair](course)),
    );
    return contestants.map((contestant, place) => [
      place === 0 ? pair : "",
      contestant === osculateSweep ? `**${contestant.name}**` : contestant.name,
      ...columnsOfCourses.map((courses, column) => shareOfWrong(contestant, courses, right[column] ?? [])),
    ]);
  });
  return markdownTable([["pair", "answered by", ...columns], ...rows], 2);
}

function coursesOf(
  random: Random,
  kinds: (typeof sweepPairs)[SweepPair],
  count: number,
): readonly (readonly Course[])[] {
  const make = (draw: (index: number) => Course) => Array.from({ length: count }, (_, index) => draw(index));
  const ordinary = make(() => ordinaryCourse(random, kinds));
  return [
    ordinary,
    ordinary.map((course) => movedCourse(course, FAR_AWAY)),
    make(() => thinCourse(random, kinds)),
    make(() => fastCourse(random, kinds)),
    ...GAPS.map((gap) => make((index) => grazingCourse(random, kinds, index % 2 === 0 ? gap : -gap))),
  ];
}

function shareOfWrong(
  { prepare }: SweepContestant,
  courses: readonly Course[],
  right: readonly boolean[],
): string {
  const cast = prepare(courses);
  if (cast === undefined) return "—";
  const wrong = courses.filter((course, index) => {
    const t = cast(index);
    return Number.isNaN(t) || t >= 0 !== right[index] || (t >= 0 && !touchesAt(course, t));
  });
  return `${((100 * wrong.length) / courses.length).toFixed(1)} %`;
}

function touchesAt({ a, b, vb }: Course, t: number): boolean {
  const there = shifted(b, { x: t * vb.x, y: t * vb.y });
  return Math.abs(library.signedDistance(a, there)) <= SLACK;
}

/** Whether the shapes meet: exactly, by what the second passes over. The first stands still. */
const meets: Readonly<Record<SweepPair, (course: Course) => boolean>> = {
  "circle, circle": ({ a, b, vb }) => discMeets(b, vb, a),
  "circle, polygon": ({ a, b, vb }) => discMeets(a, { x: 0 - vb.x, y: 0 - vb.y }, b),
  "polygon, polygon": ({ a, b, vb }) => oracleOverlaps(a, b) || sidesMeet(b, vb, a),
};

function discMeets(disc: Shape, { x, y }: Velocity, other: Shape): boolean {
  if (disc.kind !== library.Kind.circle) throw new TypeError("a disc is asked for");
  return oracleOverlaps(capsule(disc.x, disc.y, disc.x + x, disc.y + y, disc.r), other);
}

/** Whether the parallelograms that the sides of a polygon pass over meet a shape. */
function sidesMeet(moving: Shape, { x, y }: Course["vb"], other: Shape): boolean {
  const vertices = verticesOf(moving);
  return vertices.some(([px, py], index) => {
    const [qx, qy] = vertices[(index + 1) % vertices.length] ?? [px, py];
    if ((qx - px) * y === (qy - py) * x) return false;
    const passed = polygon([
      [px, py],
      [qx, qy],
      [qx + x, qy + y],
      [px + x, py + y],
    ]);
    return oracleOverlaps(other, passed);
  });
}
