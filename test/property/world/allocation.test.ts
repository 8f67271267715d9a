import { describe, expect, it } from "vitest";
import { countInProcess, leastExcess } from "../allocation/count-in-process.js";
import type { BytesPerMove, MoveReport } from "../allocation/count-moves.js";

/** Half of what one number takes that goes to the heap in every call. Once it is compiled, nothing does. */
const MOST_BYTES = 8;

function excessOf({ results }: MoveReport): BytesPerMove[] {
  return results.filter(({ bytes }) => !(bytes <= MOST_BYTES));
}

describe("in a steady state", () => {
  it("moving and turning shapes and bodies leaves no garbage", { timeout: 900_000 }, async () => {
    const found = await leastExcess(
      () => countInProcess<MoveReport>("count-moves.ts", []),
      (report) => {
        expect(report.results).toHaveLength(2 * 3 * 14);
        return excessOf(report);
      },
    );
    expect(found).toEqual({ disturbances: 0, excess: [] });
  });
});
