import { isAsPrecise } from "./agreement.js";
import type { Measurement, PeerMeasurement } from "./measure.js";
import { type Question, questions } from "./question.js";
import type { KindName } from "./scenes.js";
import { markdownTable, nanoseconds } from "./table.js";

/** All pairs: our time for each question and, after it, that of the fastest peer that has it. */
export function pairTable(measurements: readonly Measurement[]): string {
  const head = ["pair", ...questions.flatMap((question) => [question, "fastest peer"])];
  const rows = namesOfPairs(measurements).map((name) => [
    name,
    ...questions.flatMap((question) => {
      const found = measurements.find((one) => nameOf(one) === name && one.question === question);
      if (found === undefined) return ["", ""];
      const fastest = fastestOf(found.peers);
      return [nanoseconds(found.time), fastest === undefined ? "" : peerCell(fastest)];
    }),
  ]);
  return markdownTable([head, ...rows]);
}

/** Every peer that has a pair, with how its answers differ. */
export function peerTable(measurements: readonly Measurement[]): string {
  const head = [
    "pair, question",
    "peer",
    "Osculate",
    "peer, ns",
    "times as fast",
    "other yes/no",
    "farthest off",
  ];
  const rows = measurements.flatMap((one) =>
    one.peers.map(({ name, time, agreement }) => [
      `${nameOf(one)}, ${one.question}`,
      name,
      nanoseconds(one.time),
      nanoseconds(time),
      times(time / one.time),
      `${(100 * agreement.differing).toFixed(2)} %`,
      Number.isNaN(agreement.worst) || one.peers.length === 0 ? "" : agreement.worst.toExponential(0),
    ]),
  );
  return markdownTable([head, ...rows]);
}

/** Times that differ by less are the same. */
const NOISE = 1.1;

/** Whether a peer answers the whole question as precisely. */
function isEqual({ agreement, isWhole }: PeerMeasurement): boolean {
  return isWhole && isAsPrecise(agreement);
}

/** One line for each thing that was aimed at. */
export function targetLines(measurements: readonly Measurement[]): string {
  const slower = measurements.flatMap((one) => {
    const fastest = fastestOf(one.peers.filter(isEqual));
    if (fastest === undefined || one.time <= NOISE * fastest.time) return [];
    const factor = (one.time / fastest.time).toFixed(1);
    return [`${nameOf(one)} ${one.question} (${factor} times the time of ${fastest.name})`];
  });
  const first =
    slower.length === 0
      ? "- No pair is slower than the fastest peer that answers the same question as precisely: met."
      : `- No pair is slower than the fastest peer that answers the same question as precisely: missed by ${slower.join(", ")}.`;
  return [
    first,
    ...["planck", "phaser-box2d"].flatMap((peer) => [
      targetLine(measurements, ["polygon", "polygon"], "contact", peer, 3),
      targetLine(measurements, ["polygon", "polygon"], "distance", peer, 3),
    ]),
    targetLine(measurements, ["polygon", "polygon"], "contact", "planck, manifold only", 2),
    targetLine(measurements, ["circle", "rect"], "overlaps", "sat", 8),
    targetLine(measurements, ["ellipse", "ellipse"], "overlaps", "check2d", 50),
  ].join("\n");
}

function targetLine(
  measurements: readonly Measurement[],
  [a, b]: readonly [KindName, KindName],
  question: Question,
  peer: string,
  aim: number,
): string {
  const found = measurements.find((one) => nameOf(one) === `${a}, ${b}` && one.question === question);
  const time = found?.peers.find(({ name }) => name === peer)?.time;
  const title = `- \`${question}\` of ${a} and ${b} at least ${aim} times as fast as ${peer}`;
  if (found === undefined || time === undefined) return `${title}: not measured.`;
  const factor = time / found.time;
  return `${title}: ${factor >= aim ? "met" : "missed"}, ${times(factor)} times.`;
}

/** A factor with two digits. */
function times(factor: number): string {
  return Number(factor.toPrecision(2)).toLocaleString("en-US");
}

function namesOfPairs(measurements: readonly Measurement[]): string[] {
  return [...new Set(measurements.map(nameOf))];
}

function nameOf({ kinds }: Measurement): string {
  return kinds.join(", ");
}

function fastestOf(peers: readonly PeerMeasurement[]): PeerMeasurement | undefined {
  return peers.reduce<PeerMeasurement | undefined>(
    (best, peer) => (best === undefined || peer.time < best.time ? peer : best),
    undefined,
  );
}

/** "≈" marks answers that differ from ours, or leave something out. */
function peerCell(peer: PeerMeasurement): string {
  return `${isEqual(peer) ? "" : "≈ "}${peer.name} ${nanoseconds(peer.time)}`;
}
