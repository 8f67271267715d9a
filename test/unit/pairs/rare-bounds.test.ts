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
  [
    "point and sector",
    true,
    {
      a: { type: "point", x: -11.465967036778396, y: -40.239203183600395 },
      b: {
        type: "sector",
        r: 23.11637900790381,
        x: -31.6274392773122,
        y: -28.930710112848626,
        startAngle: { x: 0.8721725938838681, y: -0.4891982895287812 },
        endAngle: { x: 0.5922039288104317, y: 0.805788127674694 },
      },
    },
  ],
  [
    "point and sector",
    false,
    {
      a: { type: "point", x: -0.025130133564724735, y: -0.08189331799033102 },
      b: {
        type: "sector",
        r: 0.054443598439657466,
        x: 0.0280766413477023,
        y: -0.07035449159953208,
        startAngle: { x: -0.22404568375787468, y: 0.9745786431014516 },
        endAngle: { x: 0.26534667061420997, y: -0.9641530710390098 },
      },
    },
  ],
  [
    "point and ring",
    false,
    {
      a: { type: "point", x: -2.4173838171077286, y: -0.2591237114807106 },
      b: {
        type: "annularSector",
        innerR: 1.403912363707569,
        outerR: 1.4636511790361524,
        x: -1.0093108005317617,
        y: 0.1403824259997738,
        startAngle: { x: -0.7703232721357038, y: 0.6376535551583967 },
        endAngle: { x: -0.6199641816564844, y: -0.784630112513537 },
      },
    },
  ],
  [
    "point and ring",
    false,
    {
      a: { type: "point", x: 0.2823513092843494, y: 0.015830313173906367 },
      b: {
        type: "annularSector",
        innerR: 0.8906363809862676,
        outerR: 0.8972234398660043,
        x: -0.5532540733100695,
        y: 0.32404583470965065,
        startAngle: { x: -0.34606995941747265, y: -0.9382087098235599 },
        endAngle: { x: -0.9372935475410934, y: 0.3485409670868436 },
      },
    },
  ],
];

it.each(CASES)("%s: touched %s, decided beyond doubles", (_filter, isTouched, { a, b }) => {
  expect(overlaps(buildShape(a), buildShape(b))).toBe(isTouched);
});
