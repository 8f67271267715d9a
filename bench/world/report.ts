import { markdownTable } from "../speed/table.js";
import type { FrameMeasurement, QueryMeasurement } from "./measure.js";
import type { Memory } from "./memory.js";
import { NEAREST, POINTS, RAYS, type SceneName, sceneNames } from "./scene.js";

const OURS = "Osculate";

const sceneTitles: Record<SceneName, string> = {
  circles: "circles",
  mixed: "five kinds",
  huge: "0.1 % twenty times larger",
};

/** Milliseconds a frame, and how many times ours that is; a row for each peer and scene. */
export function frameTable(measurements: readonly FrameMeasurement[]): string {
  const counts = [...new Set(measurements.map(({ count }) => count))];
  const head = ["scene, peer", ...counts.flatMap((count) => [`${whole(count)}: ms`, "× ours", "pairs"])];
  const rows = sceneNames.flatMap((scene) =>
    [...new Set(measurements.filter((one) => one.scene === scene).map(({ peer }) => peer))].map((peer) => [
      `${sceneTitles[scene]}, ${peer}`,
      ...counts.flatMap((count) => {
        const found = find(measurements, peer, scene, count);
        const ours = find(measurements, OURS, scene, count);
        if (found === undefined || ours === undefined) return ["", "", ""];
        const factor = peer === OURS ? "" : digits(found.time / ours.time);
        return [digits(found.time), factor, whole(found.pairs)];
      }),
    ]),
  );
  return markdownTable([head, ...rows]);
}

/** How many times as fast as each peer the world is to be, at 10,000 bodies and above. */
const aims: Readonly<Record<string, number>> = {
  "rapier2d-compat": 8,
  flatbush: 6,
  "box2d3-wasm": 15,
  check2d: 20,
  planck: 20,
};

const LARGE = [10_000, 100_000];

/** One line for each thing that was aimed at. */
export function worldTargetLines(measurements: readonly FrameMeasurement[]): string {
  const time = (peer: string, scene: SceneName, count: number) =>
    find(measurements, peer, scene, count)?.time ?? Number.NaN;
  const factors = (title: string, aim: number, factorAt: (count: number) => number, atLeast: boolean) => {
    const values = LARGE.map(factorAt);
    const met = values.every((value) => (atLeast ? value >= aim : value <= aim));
    const found = values.map((value, index) => `${digits(value)} at ${whole(LARGE[index] ?? 0)}`).join(", ");
    return `- ${title}: ${met ? "met" : "missed"} (${found}).`;
  };
  const peerLines = Object.entries(aims).map(([peer, aim]) =>
    factors(
      `circles at least ${aim} times as fast as ${peer}`,
      aim,
      (count) => time(peer, "circles", count) / time(OURS, "circles", count),
      true,
    ),
  );
  const growth = Math.log10(time(OURS, "circles", 100_000) / time(OURS, "circles", 10_000));
  return [
    ...peerLines,
    factors(
      "circles within 2.5 times the plain grid",
      2.5,
      (count) => time(OURS, "circles", count) / time("plain grid", "circles", count),
      false,
    ),
    factors(
      "five kinds within 3 times the circles",
      3,
      (count) => time(OURS, "mixed", count) / time(OURS, "circles", count),
      false,
    ),
    factors(
      "some twenty times larger within 2 times the circles",
      2,
      (count) => time(OURS, "huge", count) / time(OURS, "circles", count),
      false,
    ),
    `- growth exponent from 10,000 to 100,000 circles at most 1.1: ${growth <= 1.1 ? "met" : "missed"} (${growth.toFixed(2)}).`,
  ].join("\n");
}

/** Microseconds a ray and a point. */
export function queryTable(measurements: readonly QueryMeasurement[]): string {
  const ours = measurements.find(({ peer }) => peer === OURS);
  const head = [
    "peer",
    "a ray, µs",
    "× ours",
    "same answer",
    `nearest ${NEAREST}, µs`,
    "× ours",
    "same answer",
  ];
  const rows = measurements.map(({ peer, raycast, nearest, sameRays, samePoints }) => [
    peer,
    digits(raycast),
    peer === OURS ? "" : digits(raycast / (ours?.raycast ?? Number.NaN)),
    percent(sameRays),
    digits(nearest),
    peer === OURS ? "" : digits(nearest / (ours?.nearest ?? Number.NaN)),
    percent(samePoints),
  ]);
  const lines = measurements
    .filter(({ peer }) => peer !== OURS)
    .flatMap(({ peer, raycast, nearest }) => [
      targetLine(`rays at least 5 times as fast as ${peer}`, raycast / (ours?.raycast ?? Number.NaN)),
      targetLine(
        `nearest ${NEAREST} at least 5 times as fast as ${peer}`,
        nearest / (ours?.nearest ?? Number.NaN),
      ),
    ]);
  return `${whole(RAYS)} rays and ${whole(POINTS)} points among ${whole(measurements[0]?.count ?? 0)} circles.

${lines.join("\n")}

${markdownTable([head, ...rows])}`;
}

function targetLine(title: string, factor: number): string {
  return `- ${title}: ${factor >= 5 ? "met" : "missed"} (${digits(factor)}).`;
}

/** The most a body may take beyond its shape. */
const BYTES = 120;

export function memoryLines(...memories: readonly Memory[]): string {
  return memories
    .map(
      ({ scene, count, perBody, perShape, garbagePerFrame, collections, frames }) =>
        `- ${sceneTitles[scene]}, ${whole(count)}: ${perBody.toFixed(0)} bytes a body (at most ${BYTES}: ${perBody <= BYTES ? "met" : "missed"}) beyond the ${perShape.toFixed(0)} of the shape; ${digits(garbagePerFrame)} bytes of garbage a frame, the collector ran ${collections} times in ${frames} frames.`,
    )
    .join("\n");
}

function find(
  measurements: readonly FrameMeasurement[],
  peer: string,
  scene: SceneName,
  count: number,
): FrameMeasurement | undefined {
  return measurements.find((one) => one.peer === peer && one.scene === scene && one.count === count);
}

function digits(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString("en-US", { maximumSignificantDigits: 2 });
}

function whole(value: number): string {
  return value.toLocaleString("en-US");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
