import type { KindName } from "../../generators/spec.js";

/** The kinds whose cores have straight edges, or no extent. */
const EDGED: readonly KindName[] = [
  "point",
  "circle",
  "rect",
  "segment",
  "capsule",
  "roundedRect",
  "polygon",
];

/** Every two of them. */
export const EDGED_PAIRS = EDGED.flatMap((a, index) => EDGED.slice(index).map((b) => [a, b] as const));
