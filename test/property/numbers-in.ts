type Answer = number | string | boolean | null | readonly Answer[] | { readonly [key: string]: Answer };

/** Every NaN and −0 in the answer. */
export function strangeNumbers(answer: unknown): string[] {
  return strangeNumbersIn(answer as Answer);
}

function strangeNumbersIn(answer: Answer): string[] {
  if (typeof answer === "number") {
    return Number.isNaN(answer) ? ["NaN"] : Object.is(answer, -0) ? ["-0"] : [];
  }
  return typeof answer === "object" && answer !== null ? Object.values(answer).flatMap(strangeNumbersIn) : [];
}

/** The answer with every number in it multiplied. */
export function multiplied(answer: object, factor: number): object {
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      typeof value === "number" ? value * factor : multiplied(value as object, factor),
    ]),
  );
}
