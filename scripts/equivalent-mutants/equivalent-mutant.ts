/** Mutations that change no answer, and why. */
export interface EquivalentMutants {
  /** The end of the path of the file, or of the files. */
  readonly file: string;
  /** The line before and after the change, without indentation; "" after it if the line is dropped. */
  readonly line: string | RegExp;
  readonly changed: string | RegExp;
  readonly reason: string;
}

/** The constants of a filter whose bound is a sum, of which no single one decides. */
export function sharesOf(file: string, names: readonly string[]): EquivalentMutants {
  return {
    file,
    line: new RegExp(`^const (?:${names.join("|")}) = `),
    changed: / = 0 \* /,
    reason:
      "Shares of one bound, of which the others are larger than every error met; with all of them at zero the tests notice.",
  };
}
