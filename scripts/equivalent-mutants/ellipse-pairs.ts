import type { EquivalentMutants } from "./equivalent-mutant.js";

/** Of the pairs with an ellipse. */
export const EQUIVALENT_IN_ELLIPSE_PAIRS: readonly EquivalentMutants[] = [
  {
    file: "pairs/ellipses/ellipse-chain.ts",
    line: /^return boxAlongAxes\(a\.rx > a\.ry/,
    changed: />=/,
    reason: "It is asked about needles, whose radii are not equal.",
  },
  {
    file: "pairs/ellipses/ellipse-ellipse.ts",
    line: 'if (pencil.a1 < 0n || pencil.a2 < 0n) return discriminant > 0 ? "apart" : "touching";',
    changed: /a[12] <= 0n/,
    reason: "With three real roots and one of these coefficients 0, the other is negative.",
  },
  {
    file: "pairs/ellipses/ellipse-ellipse.ts",
    line: /^if \(signOfOneRoot\(value, -?slope, d\) > 0 && signOfOneRoot\(-?slope, -?2n, d\) > 0\) return/,
    changed: /^if \(signOfOneRoot\(value, -?slope, d\) >= 0/,
    reason: "At the roots of q the cubic has the sign that it does not have at the extremum asked about.",
  },
  {
    file: "pairs/ellipses/ellipse-ellipse.ts",
    line: /^if \(signOfOneRoot\(value, -?slope, d\) > 0 && signOfOneRoot\(-?slope, -?2n, d\) > 0\) return/,
    changed: /d\) >= 0\) return/,
    reason: "q, which has real roots, is not positive where it is level.",
  },
  {
    file: "pairs/ellipses/ellipse-ellipse.ts",
    line: /^if \(between\.(?:positive|negative) > 0\) return/,
    changed: />= 0/,
    reason:
      "Between roots of the cubic the form is not singular, so it is not semidefinite without being definite.",
  },
  {
    file: "pairs/ellipses/ellipse-rect.ts",
    line: "const reflected = x < 0n !== y < 0n;",
    changed: /<= 0n/,
    reason: "A centre on an axis of the rectangle may be reflected in it or not.",
  },
  {
    file: "pairs/ellipses/ellipse-rect.ts",
    line: /^const isBeyond[XY] = signOfSurd\(towardsEdge\(\w+\), frame\.w\) < 0;$/,
    changed: /<=/,
    reason: "The edge is part of the rectangle; to ask it as well changes no maximum.",
  },
  {
    file: "pairs/ellipses/ellipse-rect.ts",
    line: "return meetingX > meetingY ? meetingX : meetingY;",
    changed: />=/,
    reason: "The maximum of two equal numbers.",
  },
  {
    file: "pairs/ellipses/ellipse-rect.ts",
    line: /^if \(signOfSurd\(addSurds\(scaleSurd\((?:upper|lower), qyy\), slope\), w\) [<>] 0\) return/,
    changed: /[<>]= 0/,
    reason: "Level at the end of the edge, the form is least there.",
  },
  {
    file: "pairs/sectors/centred-sector.ts",
    line: "if (b >= 0n || discriminant < 0n) return MEETS_NOTHING;",
    changed: /b > 0n/,
    reason: "With b = 0 and the apex outside, the discriminant is negative.",
  },
  {
    file: "pairs/sectors/centred-sector.ts",
    line: "if (b * b * edge.w <= r * r * a * a) return MEETS_EDGE;",
    changed: / < /,
    reason: "Where the form is least at the edge's end, the next line finds it not positive there.",
  },
  {
    file: "pairs/sectors/centred-sector.ts",
    line: "return { meetsEdge: false, meetsLine: true, nearestSide: gradient < 0 ? 1 : -1 };",
    changed: /<= 0/,
    reason:
      "Level there, the entry would be the nearest point itself; but that is no farther than the radius, and the entry is.",
  },
  {
    file: "pairs/sectors/centred-sector.ts",
    line: /^const (?:aheadOfStart|behindEnd) = \w+\.nearestSide [<>] 0;$/,
    changed: /[<>]= 0/,
    reason: "For a line that meets the ellipse the side is not 0, for others it is not used.",
  },
  {
    file: "pairs/ellipses/ellipse-ellipse.ts",
    line: "if (determinant < 0n) return -1;",
    changed: "",
    reason: "Asked at roots of the cubic, where it is 0, and between them, where only definite forms count.",
  },
  {
    file: "pairs/ellipses/ellipse-ellipse.ts",
    line: "return xx > 0n && minorXY > 0n && determinant > 0n ? 1 : 0;",
    changed: />= 0n/,
    reason:
      "A semidefinite form whose determinant is not 0 is definite; where the determinant is 0, definite and semidefinite are not told apart.",
  },
  {
    file: "pairs/ellipses/ellipse-ellipse.ts",
    line: "if (pencil.a1 >= 0n && pencil.a2 >= 0n) return 1;",
    changed: /a[12] > 0n/,
    reason:
      "With one coefficient 0 and the other not negative, the roots are not all real, and the discriminant says 1.",
  },
  {
    file: "pairs/ellipses/ellipse-edge.ts",
    line: "return b < 0n && -b < a && signOf(b * b - a * c) >= 0;",
    changed: /b <= 0n|-b <= a/,
    reason: "Level at an end of the edge, the form is least there, where it has been found positive.",
  },
  {
    file: "pairs/ellipses/ellipse-chain.ts",
    line: "if (orientation * signOf(cross) < 0) isInside = false;",
    changed: /<= 0/,
    reason:
      "A centre on the line of an edge that the ellipse does not meet is outside of the polygon, which is convex.",
  },
  {
    file: "pairs/ellipses/ellipse-chain.ts",
    line: "return verdict > 0;",
    changed: /verdict >= 0/,
    reason: "The filter only abstains earlier.",
  },
];
