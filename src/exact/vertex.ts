import type { RealVector } from "./real-vector.js";

/**
 * A point where boundaries meet or end, or a shape that is a point. Those found to be the same place are
 * joined.
 */
export class Vertex {
  private joinedTo: Vertex | null = null;

  constructor(
    readonly point: RealVector,
    /** Whether an outline names it; such points are made in shorter ways than crossings. */
    readonly isNamed: boolean,
  ) {}

  /** The one that stands for all that are joined to this: a named one if there is any. */
  root(): Vertex {
    return this.joinedTo === null ? this : this.joinedTo.root();
  }

  join(other: Vertex): void {
    const [root, otherRoot] = [this.root(), other.root()];
    if (root === otherRoot) return;
    if (otherRoot.isNamed && !root.isNamed) root.joinedTo = otherRoot;
    else otherRoot.joinedTo = root;
  }
}
