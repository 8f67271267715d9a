import type { Vec2 } from "osculate";
import { type Fault, faults, type Moment, type Walk } from "./walk.js";

/** What a walk has got wrong until a frame. */
export interface Account {
  /** In how many frames, of each fault there was. */
  readonly counts: ReadonlyMap<Fault, number>;
  /** The frame of the first one of each. */
  readonly firsts: ReadonlyMap<Fault, number>;
  /** How deep it was in something at most. */
  readonly deepest: number;
}

export function accountOf(walk: Walk, until = walk.length - 1): Account {
  const counts = new Map<Fault, number>();
  const firsts = new Map<Fault, number>();
  let deepest = 0;
  walk.slice(0, until + 1).forEach((moment, frame) => {
    deepest = Math.max(deepest, moment.depth);
    for (const fault of moment.faults) {
      counts.set(fault, (counts.get(fault) ?? 0) + 1);
      if (!firsts.has(fault)) firsts.set(fault, frame);
    }
  });
  return { counts: inOrder(counts), firsts, deepest };
}

function inOrder(counts: ReadonlyMap<Fault, number>): Map<Fault, number> {
  return new Map(faults.flatMap((fault) => (counts.has(fault) ? [[fault, counts.get(fault) ?? 0]] : [])));
}

/** Where something went wrong, in one frame or in many. */
export interface Mark {
  readonly fault: Fault;
  readonly at: Readonly<Vec2>;
}

/** Marks of one fault that are nearer to each other than this are one. */
const apart = 0.5;

export function marksOf(walk: Walk, until: number): Mark[] {
  const marks: Mark[] = [];
  let before: Moment | undefined;
  for (const moment of walk.slice(0, until + 1)) {
    for (const fault of moment.faults) {
      const at = fault === "through" && before ? between(before.at, moment.at) : moment.at;
      const isNear = (mark: Mark) => mark.fault === fault && farness(mark.at, at) < apart;
      if (!marks.some(isNear)) marks.push({ fault, at });
    }
    before = moment;
  }
  return marks;
}

function between(a: Readonly<Vec2>, b: Readonly<Vec2>): Vec2 {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function farness(a: Readonly<Vec2>, b: Readonly<Vec2>): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
