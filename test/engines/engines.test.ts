import { runInThisContext } from "node:vm";
import { chromium } from "playwright-core";
import { getQuickJS } from "quickjs-emscripten";
import { beforeAll, describe, expect, it } from "vitest";
import { chromiumArguments, findChromium } from "../../scripts/chromium.mjs";
import { IS_FULL } from "../extent.js";
import { bundleOfAnswers } from "./bundle.js";
import golden from "./golden.json" with { type: "json" };
import goldenMoves from "./golden-moves.json" with { type: "json" };

/** Answers that are digested; a release asks for a million, which takes QuickJS some minutes. */
const count = Number(process.env.OSCULATE_ENGINE_ANSWERS ?? (IS_FULL ? 20_000 : 5000));
const recorded = new Map(Object.entries(golden)).get(String(count));

const frames = IS_FULL ? 100_000 : 1_000;

/** QuickJS takes some hundred times as long as the others. */
const fewFrames = IS_FULL ? 10_000 : 1_000;

const TIMEOUT = 3_600_000;

let questions: string;
beforeAll(async () => {
  questions = await bundleOfAnswers();
}, TIMEOUT);

const inNode = (call: string): unknown => runInThisContext(`${questions}\n${call};`);

async function inChromium(call: string): Promise<unknown> {
  const path = findChromium();
  if (!path) throw new Error("no Chromium found: install it, or set OSCULATE_CHROMIUM to its path");
  const browser = await chromium.launch({ executablePath: path, args: [...chromiumArguments] });
  try {
    const page = await browser.newPage();
    return await page.evaluate(`${questions}\n${call};`);
  } finally {
    await browser.close();
  }
}

async function inQuickJS(call: string): Promise<unknown> {
  const quickJS = await getQuickJS();
  return quickJS.evalCode(`${questions}\n${call};`);
}

describe(`the bits of ${count} answers`, () => {
  const call = `digestOfAnswers(${count})`;
  let expected: unknown;
  beforeAll(() => {
    expected = inNode(call);
  }, TIMEOUT);

  it.skipIf(recorded === undefined)("are those on record, in Node", () => {
    expect(expected).toBe(recorded);
    expect(inNode("digestOfAnswers(50)")).not.toBe(expected);
  });

  it("are the same in Chromium", { timeout: TIMEOUT }, async () => {
    expect(await inChromium(call)).toBe(expected);
  });

  it("are the same in QuickJS", { timeout: TIMEOUT }, async () => {
    expect(await inQuickJS(call)).toBe(expected);
  });
});

describe(`the bits of ${frames} frames of moves`, () => {
  const call = `digestOfMoves(${frames})`;

  it("are those on record, in Node", { timeout: TIMEOUT }, () => {
    expect(inNode(call)).toBe(goldenMoves[frames]);
  });

  it("are the same in Chromium", { timeout: TIMEOUT }, async () => {
    expect(await inChromium(call)).toBe(goldenMoves[frames]);
  });

  it(`are the same in QuickJS, as far as ${fewFrames}`, { timeout: TIMEOUT }, async () => {
    expect(await inQuickJS(`digestOfMoves(${fewFrames})`)).toBe(goldenMoves[fewFrames]);
  });
});
