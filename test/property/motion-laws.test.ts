import { PAIRS } from "./kinds.js";
import { law } from "./laws/law.js";
import {
  judgeRigidMotion,
  judgeTranslation,
  QUARTER_TURN,
  RIGID_MOTION,
  stirredPair,
  TRANSLATION,
} from "./laws/motion.js";
import { testLaw } from "./test-law.js";

testLaw(QUARTER_TURN);
// Both ask how far the same shapes are from each other before they move.
testLaw(
  law({
    name: "motion",
    statement: `${TRANSLATION.statement}; ${RIGID_MOTION.statement}`,
    pairs: PAIRS,
    busy: RIGID_MOTION.busy,
    draw: stirredPair,
    judge: (pair) => judgeTranslation(pair) ?? judgeRigidMotion(pair),
  }),
);
