import { SEPARATION, shortestWayOut } from "./laws/separation.js";
import { testLaw } from "./test-law.js";

testLaw(SEPARATION);
testLaw(shortestWayOut(64));
