import { describe, expect, it } from "vitest";
import { countInProcess, leastExcess } from "../allocation/count-in-process.js";
import type { BytesPerMove, MoveReport } from "../allocation/count-moves.js";

/** Half of what one number takes that goes to the heap in every call. Once it is compiled, nothing does. */
const MOST_BYTES = 8;

/** A number and a half: V8 keeps one on the heap where it reads a capsule, which other kinds of movers do not have. */
const MOST_BYTES_OF_SLIDE = 24;

describe("in a steady state", () => {
  it.each([
    { what: "moving and turning shapes and bodies", crowds: "bodies", count: 2 * 3 * 14, most: MOST_BYTES },
    { what: "sliding along bodies", crowds: "walkers", count: 3 * 4, most: MOST_BYTES_OF_SLIDE },
  ])("$what leaves no garbage", { timeout: 900_000 }, async ({ crowds, count, most }) => {
    const found = await leastExcess(
      () => countInProcess<MoveReport>("count-moves.ts", [crowds]),
      ({ results }): BytesPerMove[] => {
        expect(results).toHaveLength(count);
        return results.filter(({ bytes }) => !(bytes <= most));
      },
    );
    expect(found).toEqual({ disturbances: 0, excess: [] });
  });
});
