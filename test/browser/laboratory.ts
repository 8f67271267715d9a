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
  return ((await reading(visit, name)).match(/-?\d+(\.\d+)?|∞/g) ?? []).map((text) =>
    text === "∞" ? Number.POSITIVE_INFINITY : Number(text),
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
