import fc from "fast-check";
import { expect } from "vitest";
import { arbitraryOf } from "../generators/arbitrary.js";
import type { Generator } from "../generators/random.js";

/** Cases for each property; `OSCULATE_RUNS` overrides it. */
export const RUNS = Number(process.env.OSCULATE_RUNS ?? 5000);

/** Cases for each law that needs no oracle. */
export const LAW_RUNS = Math.ceil(RUNS / 5);

/** The same cases every time, unless `OSCULATE_SEED` asks for others. */
export const SEED = Number(process.env.OSCULATE_SEED ?? 20261121);

/** Long enough for the oracle on a slow machine. */
export const PROPERTY_TIMEOUT = 300_000;

/** Checks every drawn case, shrinks the first that fails and reports it as JSON; fails too if no case ran. */
export function forAll<T>(generator: Generator<T>, check: (value: T) => void, runs = RUNS): void {
  let checked = 0;
  const property = fc.property(arbitraryOf(generator), (value) => {
    checked++;
    check(value);
  });
  const outcome = fc.check(property, { numRuns: runs, seed: SEED });
  if (outcome.failed) {
    const cause = outcome.errorInstance;
    const message = cause instanceof Error ? cause.message : String(cause);
    const counterexample = JSON.stringify(outcome.counterexample?.[0]);
    throw new Error(`seed ${SEED}, run ${outcome.numRuns}: ${message}\ncase: ${counterexample}`, { cause });
  }
  expect(checked).toBe(runs);
}
