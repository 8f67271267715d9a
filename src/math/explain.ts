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
