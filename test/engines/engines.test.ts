import { chromium } from "playwright-core";
import { getQuickJS } from "quickjs-emscripten";
import { beforeAll, describe, expect, it } from "vitest";
import { chromiumArguments, findChromium } from "../../scripts/chromium.mjs";
import { IS_FULL } from "../extent.js";
import { digestOfAnswers } from "./answers.js";
import { bundleOfAnswers } from "./bundle.js";
import golden from "./golden.json" with { type: "json" };
import goldenMoves from "./golden-moves.json" with { type: "json" };
import { digestOfMoves } from "./moves.js";

/** Answers that are digested; a release asks for a million, which takes QuickJS some minutes. */
const count = Number(process.env.OSCULATE_ENGINE_ANSWERS ?? (IS_FULL ? 20_000 : 5000));
const recorded = new Map(Object.entries(golden)).get(String(count));

const TIMEOUT = 3_600_000;

describe(`the bits of ${count} answers`, () => {
  let script: string;
  let expected: string;
  beforeAll(async () => {
    script = `${await bundleOfAnswers()}\ndigestOfAnswers(${count});`;
    expected = digestOfAnswers(count);
  }, TIMEOUT);

  it.skipIf(recorded === undefined)("are those on record, in Node", () => {
    expect(expected).toBe(recorded);
    expect(digestOfAnswers(50)).not.toBe(expected);
  });

  it("are the same in Chromium", { timeout: TIMEOUT }, async () => {
    const path = findChromium();
    if (!path) throw new Error("no Chromium found: install it, or set OSCULATE_CHROMIUM to its path");
    const browser = await chromium.launch({ executablePath: path, args: [...chromiumArguments] });
    const page = await browser.newPage();
    expect(await page.evaluate(script)).toBe(expected);
    await browser.close();
  });

  it("are the same in QuickJS", { timeout: TIMEOUT }, async () => {
    const quickJS = await getQuickJS();
    expect(quickJS.evalCode(script)).toBe(expected);
  });
});

const frames = IS_FULL ? 100_000 : 1_000;

/** QuickJS takes some hundred times as long as the others. */
const fewFrames = IS_FULL ? 10_000 : 1_000;

describe(`the bits of ${frames} frames of moves`, () => {
  it("are those on record, in Node", { timeout: TIMEOUT }, () => {
    expect(digestOfMoves(frames)).toBe(goldenMoves[frames]);
  });

  it("are the same in Chromium", { timeout: TIMEOUT }, async () => {
    const path = findChromium();
    if (!path) throw new Error("no Chromium found: install it, or set OSCULATE_CHROMIUM to its path");
    const browser = await chromium.launch({ executablePath: path, args: [...chromiumArguments] });
    const page = await browser.newPage();
    expect(await page.evaluate(`${await bundleOfAnswers()}\ndigestOfMoves(${frames});`)).toBe(
      goldenMoves[frames],
    );
    await browser.close();
  });

  it(`are the same in QuickJS, as far as ${fewFrames}`, { timeout: TIMEOUT }, async () => {
    const quickJS = await getQuickJS();
    const script = `${await bundleOfAnswers()}\ndigestOfMoves(${fewFrames});`;
    expect(quickJS.evalCode(script)).toBe(goldenMoves[fewFrames]);
  });
});
