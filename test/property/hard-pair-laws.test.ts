import { PAIRS } from "./kinds.js";
import { AGREEMENT, judgeAgreement } from "./laws/agreement.js";
import { EXCHANGE, judgeExchange } from "./laws/exchange.js";
import { firstFault, law } from "./laws/law.js";
import { judgeOut, judgePurity, OUT, PURITY } from "./laws/purity.js";
import { judgeScaling, SCALING, scaledPair } from "./laws/scaling.js";
import { testLaw } from "./test-law.js";

// Laws of the same cases: so each is drawn once, and the questions that are theirs in common are asked once.
testLaw(
  law({
    name: "hard pairs",
    statement: [PURITY, OUT, AGREEMENT, EXCHANGE, SCALING].map(({ statement }) => statement).join("; "),
    pairs: PAIRS,
    busy: SCALING.busy,
    draw: scaledPair,
    judge: (pair) =>
      firstFault(judgePurity(pair), judgeOut(pair), judgeAgreement(pair), judgeExchange(pair)) ??
      judgeScaling(pair),
  }),
);
