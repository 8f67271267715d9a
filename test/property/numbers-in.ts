import { expect } from "vitest";

type Answer = number | string | boolean | null | readonly Answer[] | { readonly [key: string]: Answer };

/** Fails on a NaN or a −0 anywhere in the answer. */
export function expectPlainNumbers(answer: unknown): void {
  expect(strangeNumbers(answer as Answer)).toEqual([]);
}

function strangeNumbers(answer: Answer): string[] {
  if (typeof answer === "number") {
    return Number.isNaN(answer) ? ["NaN"] : Object.is(answer, -0) ? ["-0"] : [];
  }
  return typeof answer === "object" && answer !== null ? Object.values(answer).flatMap(strangeNumbers) : [];
}

/** The answer with every number in it multiplied. */
export function multiplied(answer: object, factor: number): unknown {
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      typeof value === "number" ? value * factor : multiplied(value as object, factor),
    ]),
  );
}
