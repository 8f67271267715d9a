import { QUARTER_TURN, RIGID_MOTION, TRANSLATION } from "./laws/motion.js";
import { testLaw } from "./test-law.js";

testLaw(RIGID_MOTION);
testLaw(QUARTER_TURN);
testLaw(TRANSLATION);
