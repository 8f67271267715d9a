import { type EquivalentMutants, sharesOf } from "./equivalent-mutant.js";

/** Of raycasts. */
export const EQUIVALENT_IN_RAYS: readonly EquivalentMutants[] = [
  {
    file: "rays/exact-stays.ts",
    line: "if (signA !== signB) return signA > signB;",
    changed: "if (signA !== signB) return signA >= signB;",
    reason: "They are not equal there.",
  },
  {
    file: "rays/exact-stay.ts",
    line: "return d < 0n ? { p: -p, q: -q, d: -d } : { p, q, d };",
    changed: /<= 0n/,
    reason: "No denominator is 0.",
  },
  {
    file: "rays/exact-stay.ts",
    line: /^if \(slope > 0n\) return unlessEmpty/,
    changed: />= 0n/,
    reason: "The slope is not 0 there.",
  },
  {
    file: "rays/exact-stay.ts",
    line: /^const (?:scaled|divisor) = shift >= 0 \? /,
    changed: /shift > 0/,
    reason: "A shift by 0 changes nothing.",
  },
  {
    file: "rays/ray-ellipse.ts",
    line: "return a > b ? a : b;",
    changed: />=/,
    reason: "The maximum of two equal numbers.",
  },
  {
    file: "rays/ray-box.ts",
    line: /^placeOnEdge\(end, rect, Slab\.\w+, d\w+ < 0n === side < 0 \? 1 : -1, \w+\);$/,
    changed: /<= 0/,
    reason: "A side is −1 or 1, and a slab that the line runs along bounds no end.",
  },
  {
    file: "rays/ray-box.ts",
    line: "const outward = d < 0n ? -half : half;",
    changed: /<= 0n/,
    reason: "d is not 0 there.",
  },
  {
    file: "rays/ray-wedge.ts",
    line: "const headingOfArc = outward < 0 ? -along : along;",
    changed: /<= 0/,
    reason: "The arc's normal is along the edge or against it, not square to it.",
  },
  {
    file: "rays/ray-wedge-filter.ts",
    line: /^if \((?:(?:atEnter|atExit|isBeyond) > 0\) addMark|within === 0)/,
    changed: />= 0/,
    reason: "Where the verdict is 0, the filter abstains.",
  },
  {
    file: "rays/stay.ts",
    line: "return size < LARGEST_ORDINARY && size > 1 / LARGEST_ORDINARY;",
    changed: /[<>]=/,
    reason: "On the limit, the filter decides with rescaling or without.",
  },
  {
    file: "rays/chain-stays.ts",
    line: /^const goesAhead = /,
    changed: /\) >= \(/,
    reason: "The ends of such an edge are not on the same side.",
  },
  {
    file: "rays/chain-stays.ts",
    line: "if (goesAhead === side > 0) setNormal(end, ey, -ex);",
    changed: /side >= 0/,
    reason: "A side is −1 or 1.",
  },
  {
    file: "rays/chain-stays.ts",
    line: "return turn * side < 0 ? from : to;",
    changed: /<= 0/,
    reason: "Neither is 0 there.",
  },
  {
    file: "rays/chain-stays.ts",
    line: "if (order === 0) return from < at ? from : to;",
    changed: /from <= at/,
    reason: "The neighbour of a vertex is another one.",
  },
  {
    file: "rays/chain-stays.ts",
    line: "return order > 0 ? from : to;",
    changed: />= 0/,
    reason: "The order is not 0 there.",
  },
  {
    file: "rays/ray-shape.ts",
    line: /^const isLarge = /,
    changed: /> MANY_PARTS/,
    reason: "Of just so many parts either way tells the same.",
  },
  {
    file: "rays/ray-shape.ts",
    line: /^if \((?:begin|end) < stays\.count && .* === 0\) return false;$/,
    changed: /<= stays\.count/,
    reason: "At most the exact way is taken once more than needed, which says the same.",
  },
  sharesOf("rays/rounded-box-filter.ts", ["FRAME_ERROR"]),
  {
    file: "rays/ray-box.ts",
    line: "if (r > 0 && sizeOf(capsule) < LARGEST_RELATIVE)",
    changed: /<= LARGEST/,
    reason: "On the limit, which is far below the largest double, both ways are exact.",
  },
  {
    file: "rays/ray-edges.ts",
    line: /side > 0 \? (?:enter|exit)/,
    changed: /side >= 0 \?/,
    reason: "A side is −1 or 1.",
  },
];
