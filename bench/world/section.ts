import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { library } from "../speed/library.js";
import { type FrameMeasurement, measureFrames, measureQueries } from "./measure.js";
import { measureMemory } from "./memory.js";
import type { WorldPeer } from "./peer.js";
import { box2d3Wasm } from "./peers/box2d3-wasm.js";
import { check2d } from "./peers/check2d.js";
import { flatbush } from "./peers/flatbush.js";
import { osculatePeer } from "./peers/osculate.js";
import { phaserBox2d } from "./peers/phaser-box2d.js";
import { plainGrid } from "./peers/plain-grid.js";
import { planck } from "./peers/planck.js";
import { rapier2d } from "./peers/rapier.js";
import { type Line, logLogPlot } from "./plot.js";
import { frameTable, memoryLines, queryTable, worldTargetLines } from "./report.js";
import { sceneNames } from "./scene.js";

const osculate = osculatePeer(library);
const peers = [osculate, plainGrid, flatbush, rapier2d, box2d3Wasm, check2d, phaserBox2d, planck];
/** The quicker ones, where a frame of the others takes seconds. */
const quick = [osculate, plainGrid, flatbush, rapier2d];

const MOST = 100_000;
const effort = [
  { count: 1_000, frames: 16, rounds: 9 },
  { count: 10_000, frames: 8, rounds: 5 },
  { count: MOST, frames: 4, rounds: 3 },
];

/** Frames of moving bodies: a table for each scene, two plots, and how the targets are met. */
export async function worldSection(): Promise<string> {
  const measurements: FrameMeasurement[] = [];
  for (const scene of sceneNames) {
    for (const { count, frames, rounds } of effort) {
      const taking = scene === "huge" && count === MOST ? quick : peers;
      const found = await measureFrames(taking, scene, count, { frames, rounds });
      for (const { peer, time, pairs } of found) {
        console.log(`${scene}, ${count}: ${peer} ${time.toPrecision(3)} ms, ${pairs} pairs`);
      }
      measurements.push(...found);
    }
  }
  writePlot("world-circles", "Moving circles: milliseconds a frame", linesOf(measurements, "circles"));
  writePlot(
    "world-huge",
    "One in 1,000 twenty times larger: milliseconds a frame",
    linesOf(measurements, "huge"),
  );
  return `${notes(peers)}

${worldTargetLines(measurements)}

![Moving circles: milliseconds a frame against the number of bodies](../images/world-circles.svg)

${frameTable(measurements)}

![The same with some circles twenty times larger](../images/world-huge.svg)`;
}

/** Rays and nearest bodies among 100,000. */
export async function queriesSection(): Promise<string> {
  const measurements = await measureQueries([osculate, rapier2d, check2d], MOST, 5);
  for (const { peer, raycast, nearest, sameRays, samePoints } of measurements) {
    console.log(
      `${peer}: ray ${raycast.toFixed(2)} µs (${sameRays}), nearest ${nearest.toFixed(2)} µs (${samePoints})`,
    );
  }
  return queryTable(measurements);
}

export async function memorySection(): Promise<string> {
  const lines = memoryLines(
    await measureMemory("circles", 10_000),
    await measureMemory("circles", MOST),
    await measureMemory("mixed", MOST),
  );
  console.log(lines);
  return lines;
}

function notes(all: readonly WorldPeer[]): string {
  return all.map(({ name, note }) => `- ${name}: ${note}.`).join("\n");
}

function linesOf(measurements: readonly FrameMeasurement[], scene: FrameMeasurement["scene"]): Line[] {
  return peers.map(({ name }) => ({
    name,
    points: measurements
      .filter((one) => one.scene === scene && one.peer === name)
      .map(({ count, time }) => [count, time] as const),
  }));
}

function writePlot(name: string, title: string, lines: readonly Line[]): void {
  const file = fileURLToPath(new URL(`../../docs/images/${name}.svg`, import.meta.url));
  writeFileSync(file, logLogPlot(title, "bodies", "milliseconds", lines));
}
