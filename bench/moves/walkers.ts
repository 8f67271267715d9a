import type { Shape } from "../../src/index.js";
import type { MoveScene } from "./scene.js";

/** What came of a move. */
export interface Moved {
  /** How far it has come. */
  x: number;
  y: number;
}

/** A library's world with bodies that stand and movers. */
export interface Walkers {
  readonly name: string;
  /** Moves one of the movers among the bodies that stand. */
  move(index: number, x: number, y: number, out: Moved): void;
  /** The mover as it stands, as our library has it. */
  shapeOf(index: number): Shape;
  stop?(): void;
}

export type StartWalkers = (scene: Pick<MoveScene, "bodies" | "movers">) => Promise<Walkers>;
