import type { Ray } from "../shapes/kind.js";
import type { PlacedTree } from "./placed-tree.js";

/** More than a few roundings, relative to the coordinates. */
const SLACK = 2 ** -44;

/** With steps and rays between these, nothing below underflows. */
const LEAST = 2 ** -400;
const LARGEST = 2 ** 400;

/**
 * A ray in the steps of a tree, in which the tree's boxes are given: there they lie along the axes, wherever the tree is placed, and what
 * is at some t of the ray is at the same.
 *
 * Source: T. Kay, J. Kajiya, "Ray tracing complex scenes", SIGGRAPH 1986, for the slabs.
 */
export class RayInTree {
  private readonly minT: number;
  private readonly maxT: number;
  private readonly x: number;
  private readonly y: number;
  /** How much of t a step along an axis takes. */
  private readonly perX: number;
  private readonly perY: number;
  /** How many steps a box may be off beside the ray, at its least sides and at its greatest. */
  private readonly marginX: number;
  private readonly marginY: number;
  private readonly boxes: Int32Array;
  private readonly levels: readonly number[];

  constructor(placed: PlacedTree, { x, y, dx, dy, minT, maxT }: Ray) {
    const { boxes, levels, originX, originY, stepX, stepY } = placed.tree;
    const from = placed.turnBack(x - placed.x, y - placed.y);
    const along = placed.turnBack(dx, dy);
    const slack = placed.slack + SLACK * (Math.abs(x) + Math.abs(y));
    const size = Math.abs(dx) + Math.abs(dy);
    const areModerate = Math.min(stepX, stepY, size) > LEAST && Math.max(stepX, stepY, size) < LARGEST;
    this.minT = minT;
    this.maxT = maxT;
    this.x = (from.x - originX) / stepX;
    this.y = (from.y - originY) / stepY;
    this.perX = areModerate ? stepX / along.x : Number.NaN;
    this.perY = stepY / along.y;
    this.marginX = slack / stepX;
    this.marginY = slack / stepY;
    this.boxes = boxes;
    this.levels = levels;
  }

  /** A lower bound of the t at which the ray is in a box; infinite if it never is, NaN if nothing is known. */
  beginAt(level: number, place: number): number {
    const { boxes, x, y, perX, perY, marginX, marginY } = this;
    const at = 4 * ((this.levels[level] as number) + place);
    const left = ((boxes[at] as number) - x - marginX) * perX;
    const right = ((boxes[at + 2] as number) + 1 - x + marginX) * perX;
    const low = ((boxes[at + 1] as number) - y - marginY) * perY;
    const high = ((boxes[at + 3] as number) + 1 - y + marginY) * perY;
    const begin = Math.max(Math.min(left, right), Math.min(low, high));
    const end = Math.min(Math.max(left, right), Math.max(low, high));
    if (begin > end || begin > this.maxT || end < this.minT) return Number.POSITIVE_INFINITY;
    return begin - SLACK * Math.abs(begin);
  }
}
