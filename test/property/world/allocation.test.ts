import { describe, expect, it } from "vitest";
import { countInProcess } from "../allocation/count-in-process.js";
import type { MoveReport } from "../allocation/count-moves.js";

/**
 * Bytes that a move may take, on average over many bodies of a kind: of those that only have their place written, none.
 * Half planes and compounds are measured anew at each place, and a few arcs are so narrow that they are, too.
 */
const MOST_BYTES_TO_MOVE: Readonly<Record<string, number>> = { halfPlane: 100, arc: 48, compound: 2_600 };

/**
 * The same for turns, which make a direction of each angle, and put the shape in its pose at once: what objects and boxed
 * numbers take for that, with room for one or two that are boxed in one run and not in another.
 */
const MOST_BYTES_TO_TURN: Readonly<Record<string, number>> = {
  sector: 1_700,
  annularSector: 1_700,
  arc: 1_700,
  segment: 720,
  capsule: 720,
  compound: 3_000,
};

describe("in a steady state", () => {
  it("moving bodies leaves no garbage, and turning them little", { timeout: 600_000 }, async () => {
    const { results, disturbances } = await countInProcess<MoveReport>("count-moves.ts", []);
    expect(disturbances).toBe(0);
    expect(results).toHaveLength(3 * 14);
    const tooMuch = results.filter(({ kind, move, bytes }) => {
      const most = move === "moveTo" ? (MOST_BYTES_TO_MOVE[kind] ?? 1) : (MOST_BYTES_TO_TURN[kind] ?? 560);
      return !(bytes <= most);
    });
    expect(tooMuch).toEqual([]);
  });
});
