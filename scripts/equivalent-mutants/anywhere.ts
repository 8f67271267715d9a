import type { EquivalentMutants } from "./equivalent-mutant.js";

/** Of lines that many files have, and of folders with few. */
export const EQUIVALENT_ANYWHERE: readonly EquivalentMutants[] = [
  {
    file: ".ts",
    line: /^return (verdict|decision|quick) !== 0 \? \1 > 0 : \w+\([\w., ]+\)(?: > 0)?;$/,
    changed: /(?:verdict|decision|quick) >= 0 :/,
    reason: "The verdict is not 0 there.",
  },
  {
    file: ".ts",
    line: /^if \((\w+) !== 0\) return \1 > 0(?: \? a : b)?;$/,
    changed: />= 0/,
    reason: "It is not 0 there.",
  },
  {
    file: ".ts",
    line: /^if \((\w+) [<>] (\w+)\) \2 = \1;$/,
    changed: /[<>]=/,
    reason: "The lesser or the greater of two equal numbers.",
  },
  {
    file: ".ts",
    line: /^if \(\w+OverlapFilter\(a, b\) < 0\) return "apart";$/,
    changed: "",
    reason: "A shortcut past exact arithmetic, which would say the same.",
  },
  {
    file: ".ts",
    line: /^return (\w+) === 0 \? 0 : \1 > 0 \? \w+ : \w+;$/,
    changed: />= 0/,
    reason: "The sign is not 0 there.",
  },
  {
    file: "math/surd.ts",
    line: /^if \(sign[AC] === 0\) return sign(?:B|Roots);$/,
    changed: "",
    reason: "The comparison of squares that follows says the same.",
  },
  {
    file: ".ts",
    line: /^(?:[xy]: (\w) < 0n \? -\1 : \1,|return (\w+) < 0n \? -\2 : \2;)$/,
    changed: /<= 0n/,
    reason: "An integer 0 has no sign.",
  },
  {
    file: "math/verdict.ts",
    line: /^return size > 2 \*\* -100 && size < 2 \*\* 100;$/,
    changed: /[<>]=/,
    reason: "At both ends either unit will do: the other is a power of two, and the bits are the same.",
  },
  {
    file: "pairs/tables/overlap-filters.ts",
    line: /^const isInOrder = kindA <= kindB;/,
    changed: /kindA < kindB/,
    reason: "Two shapes of one kind may be asked about in either order.",
  },
  {
    file: "pairs/tables/overlap-tests.ts",
    line: /^return a\.kind <= b\.kind \? cellOf\(exactOverlaps, a, b\)/,
    changed: /a\.kind < b\.kind/,
    reason: "Two shapes of one kind may be asked about in either order.",
  },
];
