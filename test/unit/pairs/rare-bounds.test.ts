import { expect, it } from "vitest";
import { overlaps } from "../../../src/index.js";
import { buildShape, type PairSpec } from "../../generators/spec.js";

/** Cases in which a filter is right only by its error bound, as few random ones are, and whether they overlap. */
const CASES: readonly (readonly [filter: string, isTouched: boolean, pair: PairSpec])[] = [
  [
    "point and circle",
    false,
    {
      a: { type: "point", x: 0, y: 0 },
      b: { type: "circle", x: 0.3641716163034864, y: -0.2327875931770173, r: 0.4322164153040028 },
    },
  ],
  [
    "point and circle",
    false,
    {
      a: { type: "point", x: 0, y: 0 },
      b: { type: "circle", x: 1.3835718631882155, y: -2.192219083481847, r: 2.5923147205900943 },
    },
  ],
  [
    "cone",
    true,
    {
      a: { type: "point", x: 4.968295868058104, y: 0.08096407300404272 },
      b: {
        type: "sector",
        r: 4.681247612975378,
        x: 0.8228854809161827,
        y: 2.255740368663791,
        startAngle: { x: 0.8855353807074348, y: -0.46457194223859294 },
        endAngle: { x: 0.6624077428018458, y: 0.749143499121606 },
      },
    },
  ],
  [
    "cone",
    false,
    {
      a: { type: "point", x: 3.863350003009604, y: 0.3792269394251673 },
      b: {
        type: "sector",
        r: 4.300802409358268,
        x: 8.105858454126183,
        y: -0.326480795084085,
        startAngle: { x: -0.9864457948324171, y: 0.164087457952888 },
        endAngle: { x: -0.6439652009006275, y: -0.7650547823711806 },
      },
    },
  ],
  [
    "edge and box",
    true,
    {
      a: {
        type: "segment",
        ax: 13.984990987690027,
        ay: -148.3260965595646,
        bx: 13.984898927737465,
        by: -148.32606869712856,
      },
      b: {
        type: "roundedRect",
        x: 82.91340677975252,
        y: -178.7257270618491,
        width: 19.233837236814736,
        height: 149.5707169888838,
        r: 0.5386922954633296,
        angle: { x: -0.2903300173498199, y: -0.9569265807916788 },
      },
    },
  ],
  [
    "edge and box",
    true,
    {
      a: {
        type: "capsule",
        r: 0.004462965039331272,
        ax: 0.10234480771801023,
        ay: -0.035087875309911275,
        bx: 0.10228715421333003,
        by: -0.035122164674071525,
      },
      b: {
        type: "roundedRect",
        x: 0.06685442236414466,
        y: -0.07189131100355257,
        width: 0.018054041789737706,
        height: 0.11655424381601609,
        r: 0.009027020894868853,
        angle: { x: 0.5111734334253898, y: -0.8594775860719689 },
      },
    },
  ],
];

it.each(CASES)("%s: touched %s, decided beyond doubles", (_filter, isTouched, { a, b }) => {
  expect(overlaps(buildShape(a), buildShape(b))).toBe(isTouched);
});
