import { readFileSync } from "node:fs";
import { cpus } from "node:os";
import { check2d } from "./check2d.js";
import { type Measurement, measure } from "./measure.js";
import { phaserBox2d } from "./phaser-box2d.js";
import { planckLibrary, planckManifold } from "./planck.js";
import { questions, type SpeedContestant } from "./question.js";
import { startRapier } from "./rapier.js";
import { pairTable, peerTable, targetLines } from "./report.js";
import { sat } from "./sat.js";
import { drawPairs, type KindName, kindNames } from "./scenes.js";

const PAIRS = 10_000;

/** What every pair's questions cost, beside the libraries that have them; only the pairs of one kind if that is given. */
export async function pairsSection(only?: KindName): Promise<string> {
  const libraries: SpeedContestant[] = [sat, check2d, planckLibrary, phaserBox2d, await startRapier()];
  const contestants = [...libraries, planckManifold];
  const measurements: Measurement[] = [];
  for (const [index, kindB] of kindNames.entries()) {
    for (const kindA of kindNames.slice(0, index + 1)) {
      if (only !== undefined && kindA !== only && kindB !== only) continue;
      const pairs = drawPairs(kindA, kindB, PAIRS);
      for (const question of questions) {
        const one = measure([kindA, kindB], question, pairs, contestants);
        measurements.push(one);
        console.log(lineOf(one));
      }
    }
  }
  console.log(targetLines(measurements));
  return reportOf(measurements, libraries);
}

function reportOf(measurements: readonly Measurement[], libraries: readonly SpeedContestant[]): string {
  return `${introduction(libraries)}

${targetLines(measurements)}

### Every pair

Nanoseconds a call. "≈": the peer's answers differ from ours, by the next table, or it gives contacts without their points
(sat, check2d) or their depth (planck's manifold).

${pairTable(measurements)}

### Every peer

"Other yes/no": the share of the pairs where one of the two says that the shapes overlap and the other that they do not.
"Farthest off": the largest difference of the two distances or depths.

${peerTable(measurements)}`;
}

function introduction(libraries: readonly SpeedContestant[]): string {
  const versions = libraries.map(({ name }) => `${name} ${versionOf(name)}`).join(", ");
  return `${PAIRS.toLocaleString("en-US")} pairs a cell, half of them overlapping; Node ${process.versions.node}, ${cpus()[0]?.model ?? "unknown processor"}.
Medians of interleaved rounds. Peers: ${versions}.`;
}

function versionOf(name: string): string {
  const folder = name === "rapier2d-compat" ? "@dimforge/rapier2d-compat" : name;
  const manifest = new URL(`../node_modules/${folder}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(manifest, "utf8")).version;
}

function lineOf({ kinds, question, time, peers }: Measurement): string {
  const others = peers.map(
    (peer) =>
      `${peer.name} ${peer.time.toFixed(0)} (${(100 * peer.agreement.differing).toFixed(2)} %, ${peer.agreement.worst.toExponential(0)})`,
  );
  return `${kinds.join(", ")}: ${question} ${time.toFixed(0)} ns; ${others.join("; ")}`;
}
