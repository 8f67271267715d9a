import { type Random, seededRandom } from "../generators/random.js";
import { FILTERS } from "./filters.js";

/** The share of cases that a filter leaves to exact arithmetic. */
export interface FallbackRate {
  readonly name: string;
  readonly everyday: number;
  readonly atEdge: number;
}

export function measureFallback(seed: number, cases: number): FallbackRate[] {
  const share = (abstains: (random: Random) => boolean): number => {
    const random = seededRandom(seed);
    let count = 0;
    for (let index = 0; index < cases; index++) if (abstains(random)) count++;
    return count / cases;
  };
  return FILTERS.map(({ name, abstainsOnEveryday, abstainsAtEdge }) => ({
    name,
    everyday: share(abstainsOnEveryday),
    atEdge: share(abstainsAtEdge),
  }));
}
