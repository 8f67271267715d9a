/** After so many milliseconds no shorter list is looked for. */
const LONGEST = 30_000;

/**
 * A shorter list of which the test is still true: parts of half its length are left out, then of a quarter, down to
 * single items.
 */
export function shortened<T>(list: readonly T[], stillTrue: (part: readonly T[]) => boolean): readonly T[] {
  const start = performance.now();
  let kept = list;
  for (let size = Math.ceil(list.length / 2); ; size = Math.ceil(size / 2)) {
    for (let from = 0; from < kept.length; ) {
      if (performance.now() - start > LONGEST) return kept;
      const rest = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (stillTrue(rest)) kept = rest;
      else from += size;
    }
    if (size === 1) return kept;
  }
}
