/** Whether everything is asked for, as `npm run test:full` does, or a part of it, as `npm test` does. */
export const IS_FULL = process.env.OSCULATE_TESTS === "full";

/** Cases for each property of the kinds that have a filter of their own; `OSCULATE_RUNS` overrides it. */
export const RUNS = Number(process.env.OSCULATE_RUNS ?? (IS_FULL ? 5000 : 100));

/** Cases for each law, and for each question to the oracle, of each of the 105 pairs of kinds. */
export const LAW_RUNS = Math.ceil((RUNS * 3) / 50);

/**
 * What a count must reach that is some share of a number of cases: of many all but that, of the few of a quick run
 * less, by as much as chance makes of it.
 */
export function atLeast(share: number, cases: number): number {
  const expected = share * cases;
  return IS_FULL ? expected : expected - 2 * Math.sqrt(expected);
}
