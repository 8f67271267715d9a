import { describe, expect, it } from "vitest";
import { countInProcess, leastExcess } from "../allocation/count-in-process.js";
import type { MoveReport } from "../allocation/count-moves.js";

/**
 * Bytes that a move may take, on average over many bodies of a kind: of those that only have their place written, none.
 * Half planes and compounds are measured anew at each place, and a few arcs are so narrow that they are, too.
 */
const MOST_BYTES_TO_MOVE: Readonly<Record<string, number>> = { halfPlane: 100, arc: 48, compound: 2_600 };

/**
 * The same for turns, which make a direction of each angle, and put the shape in its pose at once: twice what objects and
 * boxed numbers take for that, since how many are boxed differs from run to run.
 */
const MOST_BYTES_TO_TURN: Readonly<Record<string, number>> = {
  sector: 3_000,
  annularSector: 3_000,
  arc: 3_000,
  segment: 1_300,
  capsule: 1_300,
  compound: 5_600,
};

function excessOf({ results }: MoveReport): MoveReport["results"] {
  return results.filter(({ kind, move, bytes }) => {
    const most = move === "moveTo" ? (MOST_BYTES_TO_MOVE[kind] ?? 1) : (MOST_BYTES_TO_TURN[kind] ?? 1_000);
    return !(bytes <= most);
  });
}

describe("in a steady state", () => {
  it("moving bodies leaves no garbage, and turning them little", { timeout: 900_000 }, async () => {
    const found = await leastExcess(
      () => countInProcess<MoveReport>("count-moves.ts", []),
      (report) => {
        expect(report.results).toHaveLength(3 * 14);
        return excessOf(report);
      },
    );
    expect(found).toEqual({ disturbances: 0, excess: [] });
  });
});
