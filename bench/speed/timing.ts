import { median } from "../median.js";
import type { Ask } from "./question.js";

/** What is added up of the answers, so that no engine may leave the work out. */
export const sink = { sum: 0 };

const ROUNDS = 7;
const LEAST_ROUNDS = 3;

/** Where a round takes long, fewer will do: they vary less. */
const BUDGET_MS = 800;

/** Before these the engine has not compiled all that is asked for. */
const WARM_UPS = 12;
const WARM_UP_BUDGET_MS = 400;

/**
 * Nanoseconds a call, the median of rounds over all indices. The rounds of the contestants take turns, so that
 * what slows the machine down for a while slows all of them down.
 */
export function medianTimes(asks: readonly Ask[], count: number): number[] {
  warmUp(asks, count, WARM_UPS, WARM_UP_BUDGET_MS);
  const rounds: number[][] = asks.map(() => []);
  const begin = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    if (round >= LEAST_ROUNDS && performance.now() - begin > BUDGET_MS) break;
    for (const [index, ask] of asks.entries()) rounds[index]?.push(timeOfRound(ask, count));
  }
  return rounds.map(median);
}

const CALL_WARM_UPS = 20;
const CALL_ROUNDS = 41;

/** As `medianTimes`, for calls of a few nanoseconds: enough rounds for the engine to be done with them. */
export function medianCallTimes(asks: readonly Ask[], count: number): number[] {
  warmUp(asks, count, CALL_WARM_UPS, Number.POSITIVE_INFINITY);
  const rounds: number[][] = asks.map(() => []);
  for (let round = 0; round < CALL_ROUNDS; round++) {
    for (const [index, ask] of asks.entries()) rounds[index]?.push(timeOfRound(ask, count));
  }
  return rounds.map(median);
}

/** Rounds that are not counted, in turns, until the budget is spent. */
function warmUp(asks: readonly Ask[], count: number, most: number, budget: number): void {
  const begin = performance.now();
  for (let round = 0; round < most; round++) {
    for (const ask of asks) timeOfRound(ask, count);
    if (performance.now() - begin > budget) break;
  }
}

function timeOfRound(ask: Ask, count: number): number {
  let sum = 0;
  const begin = performance.now();
  for (let i = 0; i < count; i++) sum += ask(i);
  const end = performance.now();
  sink.sum += sum;
  return ((end - begin) / count) * 1e6;
}
