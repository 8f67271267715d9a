import { isDeepStrictEqual } from "node:util";
import type { Generator, Random } from "../../generators/random.js";
import type { KindName } from "../../generators/spec.js";
import type { KindPair } from "../kinds.js";

/** What is wrong with an answer, if anything. */
export type Fault = string | undefined;

/** A case of a law: what was asked, and what is wrong with the answer; `idle` if the law says nothing about it. */
export interface Verdict {
  readonly asked: object;
  readonly fault: Fault;
  readonly idle: boolean;
}

/** Something that holds for all cases of certain pairs of kinds. */
export interface Law {
  /** A short name, for the report of the long run. */
  readonly name: string;
  /** What holds. */
  readonly statement: string;
  readonly pairs: readonly KindPair[];
  /** The share of cases that the law must at least say something about. */
  readonly busy: number;
  readonly verdict: (kindA: KindName, kindB: KindName) => Generator<Verdict>;
}

/** What a judge says about a case to which its law does not apply. */
export const IDLE = Symbol("idle");

interface LawParts<Case extends object> {
  readonly name: string;
  readonly statement: string;
  readonly pairs: readonly KindPair[];
  readonly busy?: number;
  readonly draw: (kindA: KindName, kindB: KindName) => Generator<Case>;
  readonly judge: (asked: Case, random: Random) => Fault | typeof IDLE;
}

export function law<Case extends object>(parts: LawParts<Case>): Law {
  const { name, statement, pairs, busy = 1, draw, judge } = parts;
  const verdict = (kindA: KindName, kindB: KindName): Generator<Verdict> => {
    const cases = draw(kindA, kindB);
    return (random) => {
      const asked = cases(random);
      const found = judge(asked, random);
      return found === IDLE ? { asked, fault: undefined, idle: true } : { asked, fault: found, idle: false };
    };
  };
  return { name, statement, pairs, busy, verdict };
}

/** The fault of an answer that should be another, bit for bit: 0 is not −0. */
export function unlessSame(what: string, found: unknown, expected: unknown): Fault {
  if (isDeepStrictEqual(found, expected)) return undefined;
  return `${what} is ${shown(found)}, not ${shown(expected)}`;
}

/** The fault of a number that should be near another. */
export function unlessNear(what: string, found: number, expected: number, tolerance: number): Fault {
  if (found === expected || Math.abs(found - expected) <= tolerance) return undefined;
  return `${what} is ${found}, not ${expected} to within ${tolerance}`;
}

/** The first fault of some. */
export function firstFault(...faults: readonly Fault[]): Fault {
  return faults.find((fault) => fault !== undefined);
}

function shown(value: unknown): string {
  const text = (_key: string, part: unknown): unknown =>
    typeof part === "number" && (Object.is(part, -0) || !Number.isFinite(part)) ? String(part) : part;
  return Object.is(value, -0) ? "-0" : (JSON.stringify(value, text) ?? String(value));
}
