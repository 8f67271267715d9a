import { seededRandom } from "../test/generators/random.js";
import { measureFallback } from "../test/long/fallback.js";
import { measureErrors } from "../test/long/metric-errors.js";
import { markdownTable } from "../test/long/report.js";
import { PAIRS } from "../test/property/kinds.js";
import { replaceMeasurement } from "./generated-section.js";

/**
 * Measures, for every pair of kinds, the largest error of its lengths and how often exact arithmetic decides, and
 * writes the table into docs/measurements/lengths.md. Takes a few minutes.
 */
const SEED = 20261121;
const LENGTH_CASES = Number(process.env.OSCULATE_LENGTH_CASES ?? 200);
const FALLBACK_CASES = 5000;
/** What the oracle itself is off by, at most. */
const ORACLE_ERROR = 1e-40;

function shown(error: number | undefined): string {
  if (error === undefined) return "–";
  return error < ORACLE_ERROR ? "0" : error.toExponential(0);
}

function percent(share: number): string {
  return share === 0 ? "0" : `${(100 * share).toPrecision(2)} %`;
}

const fallback = new Map(measureFallback(SEED, FALLBACK_CASES).map((rate) => [rate.name, rate]));
const rows = PAIRS.map(([kindA, kindB]) => {
  const name = `${kindA}, ${kindB}`;
  const { distance, depth } = measureErrors(kindA, kindB, LENGTH_CASES, seededRandom(SEED));
  const rate = fallback.get(name);
  return [
    name,
    shown(distance),
    shown(depth),
    percent(rate?.everyday ?? 0),
    rate === undefined ? "–" : percent(rate.atEdge),
  ];
});
const heads = [
  "kinds",
  "error of the distance",
  "error of the depth",
  "undecided, everyday",
  "undecided, at the edge",
];
const table = markdownTable(heads, rows);
console.log(table);
replaceMeasurement("pairs", table);
