import { expect } from "vitest";
import { fragmentOf } from "../../demo/src/laboratory/address.js";
import type { Bench } from "../../demo/src/laboratory/catalogue.js";
import { sourceCode } from "../../demo/src/laboratory/source-code.js";
import { nextPaint, type Visit } from "./harness.js";

/** The text of a number beside the stage, true minus signs made ASCII. */
export async function reading({ page }: Visit, name: string): Promise<string> {
  const text = await page.locator(`[data-reading=${name}]`).textContent();
  return (text ?? "").replaceAll("−", "-");
}

/** The numbers in that text. */
export async function numbersIn(visit: Visit, name: string): Promise<number[]> {
  return numbersOf(await reading(visit, name));
}

/** The numbers beside the stage, all in one look: of which name. */
export async function numbersShown({ page }: Visit): Promise<(name: string) => readonly number[]> {
  const texts = await page
    .locator("[data-reading]")
    .evaluateAll((all) => all.map((it) => [it.getAttribute("data-reading"), it.textContent] as const));
  const found = new Map(texts);
  return (name) => {
    const text = found.get(name);
    if (typeof text !== "string") throw new Error(`there is no reading "${name}"`);
    return numbersOf(text.replaceAll("−", "-"));
  };
}

function numbersOf(text: string): number[] {
  return (text.match(/-?\d+(\.\d+)?|∞/g) ?? []).map((number) =>
    number === "∞" ? Number.POSITIVE_INFINITY : Number(number),
  );
}

/** Puts two specimens on the bench by the address, and waits until the page shows them. */
export async function put({ page }: Visit, bench: Bench): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragmentOf(bench));
  await expect
    .poll(() => page.locator(".source").textContent(), { interval: 20, timeout: 20_000 })
    .toBe(sourceCode(bench));
  await nextPaint(page);
}

/** A number as the page shows it. */
export function rounded(value: number, digits: number): number {
  return Number.isFinite(value) ? Number(value.toFixed(digits)) + 0 : value;
}
