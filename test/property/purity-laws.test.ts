import { OUT, PURITY } from "./laws/purity.js";
import { testLaw } from "./test-law.js";

testLaw(PURITY);
testLaw(OUT);
