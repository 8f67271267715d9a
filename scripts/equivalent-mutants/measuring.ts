import type { EquivalentMutants } from "./equivalent-mutant.js";

/** Of code that measures in doubles: batches, crossings, sweeps and worlds. */
export const EQUIVALENT_IN_MEASURING: readonly EquivalentMutants[] = [
  {
    file: "batch/bounds.ts",
    line: /^export const CIRCLE_RECT_ERROR = /,
    changed: / = 0 \* /,
    reason:
      "What the errors of the excesses make of the squares of a near touch is at least five times as much.",
  },
  {
    file: "world/round-verdict.ts",
    line: /^const SQUARES_ERROR = /,
    changed: / = 0 \* /,
    reason: "What the errors of the sides make of the squares is at least four times as much.",
  },
];
