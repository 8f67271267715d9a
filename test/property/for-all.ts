import fc from "fast-check";
import { expect } from "vitest";
import { IS_FULL, LAW_RUNS, RUNS } from "../extent.js";
import { arbitraryOf } from "../generators/arbitrary.js";
import type { Generator } from "../generators/random.js";
import type { KindName } from "../generators/spec.js";
import { isFilteredPair } from "./kinds.js";

export { LAW_RUNS, RUNS };

/** Cases for a law that takes microseconds, or that has rare cases to meet: a quick run has as many. */
export const CHEAP_RUNS = Math.max(LAW_RUNS, 250);

/** Cases of a ray and a shape of each kind for the question to the oracle. */
export const RAY_RUNS = Math.ceil((RUNS * 3) / 5);

/** Cases for each law of rays and of single shapes. */
export const RAY_LAW_RUNS = Math.ceil(RUNS / 5);

/** Cases for a question to the oracle about a pair of kinds. */
export function runsFor(kindA: KindName, kindB: KindName): number {
  return isFilteredPair(kindA, kindB) ? RUNS : LAW_RUNS;
}

/**
 * Cases for the relation of a pair of kinds. Fewer of sectors, for whose relations both sides arrange all boundaries, which
 * at extreme magnitudes takes up to half a second: enough for every relation to occur.
 */
export function relateRuns(kindA: KindName, kindB: KindName): number {
  if (!isFilteredPair(kindA, kindB)) return LAW_RUNS;
  if (kindB === "sector") return Math.ceil(RUNS / 5);
  return IS_FULL ? RUNS : Math.ceil(RUNS / 2);
}

/** The same cases every time, unless `OSCULATE_SEED` asks for others. */
export const SEED = Number(process.env.OSCULATE_SEED ?? 20261121);

/** Long enough for the oracle on a slow machine. */
export const PROPERTY_TIMEOUT = 300_000;

/** After so many milliseconds a property fails, or a failed case is reduced no further. */
const LONGEST = PROPERTY_TIMEOUT / 2;

/** Fails with what is wrong, if anything is: for each of many cases, an assertion takes as long as what is asserted. */
export function expectNoFault(fault: string | undefined): void {
  if (fault !== undefined) throw new Error(fault);
}

/** Checks every drawn case, shrinks the first that fails and reports it as JSON; fails too if no case ran. */
export function forAll<T>(generator: Generator<T>, check: (value: T) => void, most = RUNS): void {
  const runs = Math.ceil(most);
  let checked = 0;
  const property = fc.property(arbitraryOf(generator), (value) => {
    checked++;
    check(value);
  });
  const outcome = fc.check(property, {
    numRuns: runs,
    seed: SEED,
    interruptAfterTimeLimit: LONGEST,
    markInterruptAsFailure: true,
  });
  if (outcome.failed) {
    const cause = outcome.errorInstance;
    const message = cause instanceof Error ? cause.message : String(cause);
    const counterexample = JSON.stringify(outcome.counterexample?.[0]);
    throw new Error(`seed ${SEED}, run ${outcome.numRuns}: ${message}\ncase: ${counterexample}`, { cause });
  }
  expect(checked).toBe(runs);
}
