import type { KindName } from "../../generators/spec.js";

/** The kinds whose cores have straight edges, or no extent. */
export const EDGED_KINDS: readonly KindName[] = [
  "point",
  "circle",
  "rect",
  "segment",
  "capsule",
  "roundedRect",
  "polygon",
];

/** Every two of them. */
export const EDGED_PAIRS = EDGED_KINDS.flatMap((a, index) =>
  EDGED_KINDS.slice(index).map((b) => [a, b] as const),
);
