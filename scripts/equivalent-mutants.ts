import { EQUIVALENT_ANYWHERE } from "./equivalent-mutants/anywhere.js";
import { EQUIVALENT_IN_ELLIPSE_PAIRS } from "./equivalent-mutants/ellipse-pairs.js";
import type { EquivalentMutants } from "./equivalent-mutants/equivalent-mutant.js";
import { EQUIVALENT_IN_EXACT } from "./equivalent-mutants/exact.js";
import { EQUIVALENT_IN_MEASURING } from "./equivalent-mutants/measuring.js";
import { EQUIVALENT_IN_OTHER_PAIRS } from "./equivalent-mutants/other-pairs.js";
import { EQUIVALENT_IN_RAYS } from "./equivalent-mutants/rays.js";

/** Every mutation that is known to change no answer. */
export const EQUIVALENT_MUTANTS: readonly EquivalentMutants[] = [
  ...EQUIVALENT_ANYWHERE,
  ...EQUIVALENT_IN_ELLIPSE_PAIRS,
  ...EQUIVALENT_IN_OTHER_PAIRS,
  ...EQUIVALENT_IN_RAYS,
  ...EQUIVALENT_IN_EXACT,
  ...EQUIVALENT_IN_MEASURING,
];
