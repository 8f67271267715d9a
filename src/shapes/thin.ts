import { Kind, type Shape } from "./kind.js";

/** Whether a shape is of a kind that has no interior, and no area. */
export function isThin({ kind }: Shape): boolean {
  return kind === Kind.point || kind === Kind.segment || kind === Kind.arc || kind === Kind.polyline;
}
