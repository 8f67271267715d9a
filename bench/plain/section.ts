import { library } from "../speed/library.js";
import { drawPairs, drawShuffledPairs, type KindName, kindNames, type Pair } from "../speed/scenes.js";
import { markdownTable, nanoseconds } from "../speed/table.js";
import { medianCallTimes, sink } from "../speed/timing.js";
import * as plain from "./tests.js";

type Test = (a: Pair["a"], b: Pair["b"]) => boolean;

interface Row {
  readonly kinds: readonly [KindName, KindName];
  readonly plain: Test;
  readonly specialised: Test;
}

const { circleCircleOverlap, circleRectOverlap, pointEllipseOverlap, pointSectorOverlap, overlaps } = library;

const rows = [
  { kinds: ["circle", "circle"], plain: plain.circleCircle, specialised: circleCircleOverlap },
  { kinds: ["circle", "rect"], plain: plain.circleRect, specialised: circleRectOverlap },
  { kinds: ["point", "ellipse"], plain: plain.pointEllipse, specialised: pointEllipseOverlap },
  { kinds: ["point", "sector"], plain: plain.pointSector, specialised: pointSectorOverlap },
] as readonly Row[];

const PAIRS = 10_000;

const SPECIALISED_AIM = 1.5;
const OVERLAPS_AIM = 2.5;

/** What exactness costs: the same pairs asked of tests written by hand that have none. */
export function plainSection(): string {
  askOfAllKinds();
  const cells = rows.map(({ kinds, plain: test, specialised }) => {
    const pairs = drawShuffledPairs(...kinds, PAIRS);
    const a = pairs.map((pair) => pair.a);
    const b = pairs.map((pair) => pair.b);
    const ask = (question: Test) => (i: number) => (question(a[i] as Pair["a"], b[i] as Pair["b"]) ? 1 : 0);
    const differing = pairs.filter((pair) => test(pair.a, pair.b) !== overlaps(pair.a, pair.b)).length;
    const [time = 0, specialisedTime = 0, overlapsTime = 0] = medianCallTimes(
      [ask(test), ask(specialised), ask(overlaps)],
      PAIRS,
    );
    return [
      kinds.join(", "),
      nanoseconds(time),
      nanoseconds(specialisedTime),
      factor(specialisedTime / time, SPECIALISED_AIM),
      nanoseconds(overlapsTime),
      factor(overlapsTime / time, OVERLAPS_AIM),
      String(differing),
    ];
  });
  const head = [
    "pair",
    "plain",
    "its own function",
    `at most ${SPECIALISED_AIM} ×`,
    "`overlaps(a, b)`",
    `at most ${OVERLAPS_AIM} ×`,
    "other answers",
  ];
  const table = markdownTable([head, ...cells]);
  console.log(table);
  return table;
}

function factor(value: number, aim: number): string {
  return `${value <= aim ? "met" : "missed"}, ${value.toFixed(2)}`;
}

const FEW = 60;
const TIMES = 20;

/** As in a program that uses all kinds: what an engine makes of the first pair it sees alone would flatter us. */
function askOfAllKinds(): void {
  for (const [index, kindB] of kindNames.entries()) {
    for (const kindA of kindNames.slice(0, index + 1)) {
      const pairs = drawPairs(kindA, kindB, FEW);
      for (let time = 0; time < TIMES; time++) {
        for (const { a, b } of pairs) sink.sum += overlaps(a, b) ? 1 : 0;
      }
    }
  }
}
