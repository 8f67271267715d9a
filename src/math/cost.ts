import { outOfRange, requireNames, wrongType } from "./validation.js";

/* What an answer costs: how many steps it may take, and which slow ways it took. */

/**
 * How much a question may cost. Steps are counted in the loops of the library; no clock is read, so that the answer is the
 * same on every machine.
 *
 * @example
 * const options: BudgetOptions = { budget: 10_000 };
 * distance(circle(0, 0, 1), circle(5, 0, 1), options); // 3
 */
export interface BudgetOptions {
  /** The most steps it may take, each about a microsecond's work. By default as many as it takes. */
  readonly budget?: number | undefined;
}

/**
 * What a question throws that has no answer within its `{ budget }`.
 *
 * @example
 * const pair = compound([circle(0, 0, 2), circle(1, 0, 2)]);
 * try {
 *   overlapArea(pair, circle(2, 0, 2), { budget: 1 });
 * } catch (error) {
 *   if (error instanceof BudgetExceeded) console.log(error.question, error.budget); // overlapArea 1
 * }
 */
export class BudgetExceeded extends Error {
  /**
   * The questions make these.
   *
   * @example
   * new BudgetExceeded("distance", 9).message; // distance: no answer within options.budget, 9 steps
   */
  constructor(
    /** The name of the function that was asked. */
    readonly question: string,
    /** The steps that it was given. */
    readonly budget: number,
  ) {
    super(`${question}: no answer within options.budget, ${budget} steps`);
    this.name = "BudgetExceeded";
  }
}

/** The question that steps are counted for. Without one they are counted down from infinity. */
class Meter {
  left = Number.POSITIVE_INFINITY;
  question = "";
  budget = Number.POSITIVE_INFINITY;
}

const meter = /* @__PURE__ */ new Meter();

/** Counts steps; throws BudgetExceeded if there are not so many left. */
export function spend(steps: number): void {
  meter.left -= steps;
  if (meter.left < 0) throw new BudgetExceeded(meter.question, meter.budget);
}

/**
 * The answer to a question, within the budget if the options have one. They are checked: to have no field but that. What the
 * question is about is passed on, since a closure in a function makes each call of it allocate.
 */
export function withinBudget<About extends readonly unknown[], Answer>(
  options: BudgetOptions,
  question: string,
  ask: (...about: About) => Answer,
  ...about: About
): Answer {
  requireNames(options, ["budget"], question, "options");
  return metered(readBudget(options.budget, question), question, () => ask(...about));
}

/** Infinity if there is none. */
function readBudget(budget: unknown, question: string): number {
  if (budget === undefined) return Number.POSITIVE_INFINITY;
  if (typeof budget !== "number") throw wrongType(budget, `${question}: options.budget`, "a number ≥ 0");
  if (!(budget >= 0)) throw outOfRange(budget, `${question}: options.budget`, "a number ≥ 0");
  return budget;
}

/** As `withinBudget`, for callers with another answer if the budget runs out: `exceeded` is then the error not thrown. */
export function askWithin<About extends readonly unknown[], Answer>(
  options: BudgetOptions,
  question: string,
  ask: (...about: About) => Answer,
  ...about: About
): { found: Answer; exceeded: null } | { found: null; exceeded: BudgetExceeded } {
  try {
    return { found: withinBudget(options, question, ask, ...about), exceeded: null };
  } catch (exceeded) {
    if (!(exceeded instanceof BudgetExceeded)) throw exceeded;
    return { found: null, exceeded };
  }
}

/** The same, with a budget that has been read. */
function metered<Answer>(budget: number, question: string, ask: () => Answer): Answer {
  const before = { left: meter.left, question: meter.question, budget: meter.budget };
  meter.left = budget;
  meter.question = question;
  meter.budget = budget;
  try {
    return ask();
  } finally {
    meter.left = before.left;
    meter.question = before.question;
    meter.budget = before.budget;
  }
}

/** How many steps are left: infinitely many without a budget, unless they are counted. */
export function stepsLeft(): number {
  return meter.left;
}

/** More steps than any answer takes, but each counts. */
const COUNTED = 2 ** 40;

/** Asks with steps counted down from a finite number, also without a budget, so that what is asked can tell what it has taken. */
export function counting<Answer>(ask: () => Answer): Answer {
  const before = meter.left;
  const from = Math.min(before, COUNTED);
  meter.left = from;
  try {
    return ask();
  } finally {
    meter.left += before - from;
  }
}

/**
 * A slow way to an answer, taken where closed forms and filters in doubles are not enough.
 *
 * - `"exactTest"`: numbers of any length decide whether two shapes overlap, or where a ray enters and leaves one.
 * - `"arrangement"`: the exact outlines of both shapes, cut where they meet, decide.
 * - `"search"`: the nearest points of two convex shapes are sought over all directions.
 * - `"features"`: all translations that may part the shapes are listed, since their outlines have few edges and arcs.
 * - `"boundaries"`: the pieces of both outlines are searched, nearest first.
 * - `"excerpts"`: of shapes with many edges or parts, only those near the other shape are looked at.
 *
 * @example
 * const method: Method | undefined = explain(intersections, circle(0, 0, 1), circle(2, 0, 1)).methods[0];
 * console.log(method); // arrangement
 */
export type Method = "exactTest" | "arrangement" | "search" | "features" | "boundaries" | "excerpts";

/**
 * An answer, and how it was found.
 *
 * @example
 * const { answer }: Explanation<number> = explain(distance, point(0, 0), point(3, 4));
 * console.log(answer); // 5
 */
export interface Explanation<Answer> {
  answer: Answer;
  /** The slow ways that were taken, each once, in the order of their first steps. Empty: doubles were enough. */
  methods: Method[];
}

/** The methods that the question at hand has used so far; null unless `explain` asks it. */
let noted: Set<Method> | null = null;

/** Tells `explain`, if it is asking, that a method is used. */
export function note(method: Method): void {
  noted?.add(method);
}

/**
 * Asks a question, and tells which of the slow ways the answer took: to see why a pair takes microseconds, or that a touch
 * was decided exactly.
 *
 * Any function of this library can be asked. The methods are no promise: the next version may know a shorter way. Throws
 * what the question throws. Cost: that of the question, and below a microsecond.
 *
 * @example
 * explain(overlaps, circle(0, 0, 1), rect(3, 0, 2, 2)); // { answer: false, methods: [] }
 *
 * @example
 * // A corner that is on the circle: 4² + 3² = 5².
 * explain(overlaps, circle(0, 0, 5), rect(6, 3.5, 4, 1)); // { answer: true, methods: [ 'exactTest' ] }
 */
export function explain<Arguments extends readonly unknown[], Answer>(
  question: (...args: Arguments) => Answer,
  ...args: Arguments
): Explanation<Answer> {
  const before = noted;
  const methods = new Set<Method>();
  noted = methods;
  try {
    return { answer: question(...args), methods: [...methods] };
  } finally {
    noted = before;
  }
}
