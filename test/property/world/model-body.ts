import type { Shape } from "../../../src/index.js";

/** A body as the model keeps it. */
export interface ModelBody {
  readonly id: number;
  readonly shape: Shape;
  category: number;
  mask: number;
  readonly sensor: boolean;
  readonly isStatic: boolean;
  readonly continuous: boolean;
  readonly data: string | undefined;
}

export function mayMeet(a: ModelBody, b: ModelBody): boolean {
  return (a.mask & b.category) !== 0 && (b.mask & a.category) !== 0 && !(a.isStatic && b.isStatic);
}
