import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IS_FULL } from "../../extent.js";
import type { SoakReport } from "./soak/churn.js";

/** A release asks for a million, which takes a quarter of an hour and more. */
const FRAMES = Number(process.env.OSCULATE_SOAK_FRAMES ?? 3000);

/** More than the bodies of one moment differ from those of another, and their lists: one thing every other frame is more. */
const MOST_HELD = 1500;

/** Code that is compiled as it grows hot counts, too. */
const MOST_GROWTH = 3_000_000;

const TIMEOUT = 3_600_000;

describe("frames in which bodies come, go and move", () => {
  const folder = mkdtempSync(join(tmpdir(), "soak-"));
  const script = join(folder, "churn.mjs");

  /** In a process of its own, where nothing else takes memory. */
  function play(frames: number, mode = ""): SoakReport {
    const output = execFileSync(process.execPath, ["--expose-gc", script, String(frames), mode], {
      encoding: "utf8",
    });
    return JSON.parse(output);
  }

  beforeAll(async () => {
    const source = fileURLToPath(new URL("./soak/churn.ts", import.meta.url));
    await build({ entryPoints: [source], outfile: script, bundle: true, platform: "node", format: "esm" });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it(`leave nothing behind, ${FRAMES} of them`, { timeout: TIMEOUT }, () => {
    const { bytes, held, ...totals } = play(FRAMES);
    expect(gainOf(held)).toBeLessThan(MOST_HELD);
    expect(gainOf(bytes)).toBeLessThan(MOST_GROWTH);
    expect(Math.min(totals.events, totals.answers, totals.added)).toBeGreaterThan(FRAMES / 5);
    if (FRAMES >= 100_000) console.log(JSON.stringify({ bytes, held, ...totals }));
  });

  it.runIf(IS_FULL)("would be seen to leave something", { timeout: TIMEOUT }, () => {
    expect(gainOf(play(FRAMES, "leak").held)).toBeGreaterThan(2 * MOST_HELD);
  });
});

/** From the points of the second quarter to those of the last. */
function gainOf(numbers: readonly number[]): number {
  const quarter = numbers.length / 4;
  return Math.min(...numbers.slice(3 * quarter)) - Math.min(...numbers.slice(quarter, 2 * quarter));
}
