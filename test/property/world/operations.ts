import type { RaySpec, ShapeSpec } from "../../generators/spec.js";

/** Something done with a world, as JSON; `body` counts, modulo their number, the bodies there are at that time. */
export type Operation =
  | { readonly op: "add"; readonly shape: ShapeSpec; readonly options: Options }
  | { readonly op: "remove"; readonly body: number }
  | { readonly op: "moveTo"; readonly body: number; readonly x: number; readonly y: number }
  | { readonly op: "rotateTo"; readonly body: number; readonly angle: number }
  | {
      readonly op: "setPose";
      readonly body: number;
      readonly x: number;
      readonly y: number;
      readonly angle: number;
    }
  | { readonly op: "setFilter"; readonly body: number; readonly category: number; readonly mask: number }
  | { readonly op: "step" }
  | { readonly op: "pairs"; readonly interruption?: Interruption }
  | { readonly op: "inspect" }
  | { readonly op: "useStale"; readonly body: number }
  | { readonly op: "misuse"; readonly way: number }
  | Question;

export type Question = Asked & { readonly filter: FilterSpec };

export type Asked =
  | { readonly op: "query"; readonly shape: ShapeSpec }
  | { readonly op: "queryPoint"; readonly x: number; readonly y: number }
  | {
      readonly op: "queryBounds";
      readonly minX: number;
      readonly minY: number;
      /** `null` for Infinity. */
      readonly maxX: number | null;
      readonly maxY: number;
    }
  | { readonly op: "raycast" | "raycastAll"; readonly ray: RaySpec }
  | { readonly op: "sweep" | "sweepAll"; readonly shape: ShapeSpec; readonly x: number; readonly y: number }
  | { readonly op: "circleCast"; readonly ray: RaySpec; readonly radius: number }
  | { readonly op: "nearest"; readonly x: number; readonly y: number; readonly k: number };

export interface Options {
  readonly category?: number;
  readonly mask?: number;
  readonly sensor?: boolean;
  readonly isStatic?: boolean;
  readonly continuous?: boolean;
  readonly data?: string;
}

export interface FilterSpec {
  readonly mask?: number;
  readonly category?: number;
  readonly sensors?: boolean;
  /** Refuses the ids that this divides. */
  readonly refused?: number;
  /** At which call of `accept`, counted from 0, something is done. */
  readonly interruption?: Interruption;
}

/** What happens in the call of a callback that has this number: an operation, or an exception. */
export interface Interruption {
  readonly call: number;
  readonly operation?: Operation;
}
