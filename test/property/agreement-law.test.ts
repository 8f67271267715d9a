import { AGREEMENT } from "./laws/agreement.js";
import { testLaw } from "./test-law.js";

testLaw(AGREEMENT);
