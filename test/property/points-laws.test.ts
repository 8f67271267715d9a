import { CLOSEST_POINTS, CONTACT_POINTS } from "./laws/points.js";
import { testLaw } from "./test-law.js";

testLaw(CLOSEST_POINTS);
testLaw(CONTACT_POINTS);
