import { SCALING } from "./laws/scaling.js";
import { testLaw } from "./test-law.js";

testLaw(SCALING);
