import { ANY_PART, GUISE_LAWS } from "./laws/disguise.js";
import { testLaw } from "./test-law.js";

testLaw(ANY_PART);
for (const law of GUISE_LAWS) testLaw(law);
