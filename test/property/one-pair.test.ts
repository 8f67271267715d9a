import { describe, expect, it } from "vitest";
import * as osculate from "../../src/index.js";
import { contact, createContact, distance, overlaps, type Shape } from "../../src/index.js";
import { rectEdgesOverlapExact } from "../../src/pairs/boxes/rect-edges.js";
import { rectRectOverlapInIntegers } from "../../src/pairs/boxes/rect-rect.js";
import {
  ellipseCapsuleOverlapInIntegers,
  ellipsePolygonOverlapInIntegers,
} from "../../src/pairs/ellipses/ellipse-chain.js";
import { ellipseEllipseOverlapExact } from "../../src/pairs/ellipses/ellipse-ellipse.js";
import { ellipseRectOverlapExact } from "../../src/pairs/ellipses/ellipse-rect.js";
import type { PairContact, PairDistance } from "../../src/pairs/one-pair/parts.js";
import { hardPair } from "../generators/pair.js";
import { buildShape } from "../generators/spec.js";
import { unlikePair } from "../generators/unlike.js";
import { CHEAP_RUNS, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";
import { anyPair } from "./laws/cases.js";

const KINDS = ["point", "circle", "ellipse", "rect", "capsule", "polygon"] as const;
const PAIRS = KINDS.flatMap((a, i) => KINDS.slice(i).map((b) => [a, b] as const));
const CASES = Math.min(CHEAP_RUNS, 6 * LAW_RUNS);

const functions = osculate as unknown as Readonly<Record<string, unknown>>;

function nameOf(kindA: string, kindB: string, question: string): string {
  return `${kindA}${kindB.charAt(0).toUpperCase()}${kindB.slice(1)}${question}`;
}

const isConvex = (shape: Shape) => shape.kind !== osculate.Kind.polygon || shape.convex;

describe("the functions of one pair give the bits of contact and distance", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      const pairContact = functions[nameOf(kindA, kindB, "Contact")] as PairContact<Shape, Shape>;
      const pairDistance = functions[nameOf(kindA, kindB, "Distance")] as PairDistance<Shape, Shape>;
      const out = createContact();
      for (const pairs of [hardPair(kindA, kindB), unlikePair(kindA, kindB), anyPair(kindA, kindB)]) {
        forAll(
          pairs,
          (pair) => {
            const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
            if (!isConvex(a) || !isConvex(b)) return;
            const found = contact(a, b);
            expect(pairContact(a, b)).toEqual(found);
            expect(pairContact(a, b, out)).toEqual(found);
            expect(pairDistance(a, b)).toBe(distance(a, b));
            if (kindA !== kindB) return;
            expect(pairContact(b, a)).toEqual(contact(b, a));
            expect(pairDistance(b, a)).toBe(distance(b, a));
          },
          CASES,
        );
      }
    },
    PROPERTY_TIMEOUT,
  );
});

/** What the search leaves open, these decide: here they decide everything. */
const IN_INTEGERS = [
  ["ellipse", "ellipse", ellipseEllipseOverlapExact],
  ["ellipse", "rect", ellipseRectOverlapExact],
  ["ellipse", "capsule", ellipseCapsuleOverlapInIntegers],
  ["ellipse", "polygon", ellipsePolygonOverlapInIntegers],
  ["rect", "rect", rectRectOverlapInIntegers],
  ["rect", "capsule", rectEdgesOverlapExact],
  ["rect", "polygon", rectEdgesOverlapExact],
] as const;

describe("the tests in integers tell what overlaps tells", () => {
  it.each(IN_INTEGERS)(
    "%s and %s",
    (kindA, kindB, test) => {
      for (const pairs of [hardPair(kindA, kindB), unlikePair(kindA, kindB)]) {
        forAll(
          pairs,
          (pair) => {
            const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
            if (!isConvex(b)) return;
            expect((test as (a: Shape, b: Shape) => boolean)(a, b)).toBe(overlaps(a, b));
          },
          CASES,
        );
      }
    },
    PROPERTY_TIMEOUT,
  );
});
