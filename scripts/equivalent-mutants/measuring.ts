import { type EquivalentMutants, sharesOf } from "./equivalent-mutant.js";

/** Of code that measures in doubles: batches, crossings, sweeps and worlds. */
export const EQUIVALENT_IN_MEASURING: readonly EquivalentMutants[] = [
  {
    file: "batch/error-bounds.ts",
    line: /^export const CIRCLE_RECT_ERROR = /,
    changed: / = 0 \* /,
    reason:
      "What the errors of the excesses make of the squares of a near touch is at least five times as much.",
  },
  {
    file: "world/pairs/reach-verdict.ts",
    line: /^const SQUARES_ERROR = /,
    changed: / = 0 \* /,
    reason: "What the errors of the sides make of the squares is at least four times as much.",
  },
  sharesOf("crossings/crossing/newton.ts", ["LEVEL_ERROR"]),
  {
    file: "crossings/area/loop-order.ts",
    line: /^const PLACE_ERROR = /,
    changed: / = 0 \* /,
    reason:
      "Places are rounded sums, which keep their order along a piece. It would take two crossings that are seen from " +
      "different points and found from places that are exact, so that their error is less than a rounding; no such " +
      "case was met whose area is wrong.",
  },
  {
    file: "world/nearest/nearest-search.ts",
    line: /^const COORDINATE_ERROR = /,
    changed: / = 0 \* /,
    reason: "For what `distance` promises: less than that was met, and the share of the distance covers it.",
  },
  {
    file: "world/casts/ray-path.ts",
    line: /^const COORDINATE_ERROR = /,
    changed: / = 0 \* /,
    reason: "For what `raycast` promises: less than that was met, and the share of the way covers it.",
  },
];
