import { describe, it } from "vitest";
import { FILTERS } from "../long/filters.js";
import { expectNoFault, forAll, LAW_RUNS, PROPERTY_TIMEOUT, RUNS } from "./for-all.js";

describe("a filter abstains, or says what exact arithmetic says, at the edge of what it can decide", () => {
  it.each(FILTERS.map((filter) => [filter.name, filter] as const))(
    "%s",
    (_, { isQuick, judgeAtEdge }) =>
      forAll(judgeAtEdge, ({ fault }) => expectNoFault(fault), isQuick ? RUNS : LAW_RUNS),
    PROPERTY_TIMEOUT,
  );
});
