import { EXCHANGE } from "./laws/exchange.js";
import { testLaw } from "./test-law.js";

testLaw(EXCHANGE);
