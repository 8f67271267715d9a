import type { Results } from "./contest.js";
import record from "./recorded.json" with { type: "json" };

/** A run of the comparison that was kept, so that the page has something to show before it is run by its reader. */
export interface Recorded {
  /** The day, as "2026-11-23". */
  readonly date: string;
  readonly machine: { readonly cores: number; readonly processor: string; readonly browser: string };
  readonly results: Results;
}

export const recorded: Recorded = record;
