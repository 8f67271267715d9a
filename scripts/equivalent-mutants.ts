/** Mutations that change no answer, and why. */
export interface EquivalentMutants {
  /** The end of the path of the file, or of the files. */
  readonly file: string;
  /** The line before and after the change, without indentation; "" after it if the line is dropped. */
  readonly line: string | RegExp;
  readonly changed: string | RegExp;
  readonly reason: string;
}

/** The constants of a filter whose bound is a sum, of which no single one decides. */
function sharesOf(file: string, names: readonly string[]): EquivalentMutants {
  return {
    file,
    line: new RegExp(`^const (?:${names.join("|")}) = `),
    changed: / = 0 \* /,
    reason:
      "Shares of one bound, of which the others are larger than every error met; with all of them at zero the tests notice.",
  };
}

export const EQUIVALENT_MUTANTS: readonly EquivalentMutants[] = [
  {
    file: ".ts",
    line: /^return verdict !== 0 \? verdict > 0 : \w+Exact\(a, b\);$/,
    changed: /verdict >= 0/,
    reason: "The verdict is not 0 there.",
  },
  {
    file: ".ts",
    line: /^if \(\w+OverlapFilter\(a, b\) < 0\) return "apart";$/,
    changed: "",
    reason: "A shortcut past exact arithmetic, which would say the same.",
  },
  {
    file: ".ts",
    line: /^return (\w+) === 0 \? 0 : \1 > 0 \? \w+ : \w+;$/,
    changed: />= 0/,
    reason: "The sign is not 0 there.",
  },
  {
    file: "pairs/circle-rect.ts",
    line: /^const beyond[XY] = (along \* along|across \* across) > half\w+ \* half\w+ \* w;$/,
    changed: />=/,
    reason:
      "On the line of an edge, the nearest point is the same whether the centre counts as beyond it or not.",
  },
  {
    file: "pairs/circle-rect.ts",
    line: "if (!beyondX && !beyondY) return 1;",
    changed: "",
    reason:
      "For a centre between all edges the next line finds it within reach; for a radius of 0 nobody asks.",
  },
  {
    file: "pairs/circle-sector.ts",
    line: "if (discs < 0 || b.opening === Opening.whole) return discs;",
    changed: /<= 0/,
    reason: "The filter only abstains earlier.",
  },
  {
    file: "pairs/circle-sector.ts",
    line: "if (along <= 0n) return distanceSq <= radiusSq;",
    changed: /^if \(along < 0n\)/,
    reason: "Square to the edge at the apex, the distances to the apex and to the edge's line are one.",
  },
  {
    file: "pairs/circle-sector.ts",
    line: "if (along * along > r * r * w) {",
    changed: /> *=/,
    reason: "Square to the edge at its end, the distances to the end and to the edge's line are one.",
  },
  {
    file: "pairs/cone.ts",
    line: /^return opening === 0n && start\.x \* end\.x \+ start\.y \* end\.y > 0n/,
    changed: />= 0n/,
    reason: "Parallel directions have no product of 0.",
  },
  sharesOf("pairs/ellipse-ellipse-filter.ts", [
    "END_ERROR",
    "SQUARE_ERROR",
    "TURN_ERROR",
    "MIXED_ERROR",
    "OFFSET_ERROR",
    "SUM_ERROR",
    "COEFFICIENT_UNDERFLOW_ERROR",
  ]),
  sharesOf("pairs/ellipse-rect-filter.ts", ["INSIDE_ERROR"]),
  sharesOf("pairs/ellipse-sector-filter.ts", ["TURNED_BACK_ERROR", "INSIDE_ERROR", "SEPARATION_ERROR"]),
  sharesOf("pairs/point-ellipse.ts", ["POINT_ELLIPSE_ERROR"]),
  {
    file: "pairs/pencil.ts",
    line: /^every error bound$|^const DISCRIMINANT_(?:UNDERFLOW_)?ERROR = /,
    changed: /^0$| = 0 \* /,
    reason:
      "The errors of the coefficients, propagated, are at least four times the discriminant's own (Euler's theorem on homogeneous functions).",
  },
  {
    file: "pairs/reach.ts",
    line: "const REACH_ERROR = 12 * UNIT_ROUNDOFF;",
    changed: / = 0 \* /,
    reason: "The errors of the coordinates, propagated, are larger than those of the squares.",
  },
  {
    file: "pairs/ellipse-ellipse.ts",
    line: 'if (pencil.a1 < 0n || pencil.a2 < 0n) return discriminant > 0 ? "apart" : "touching";',
    changed: /a[12] <= 0n/,
    reason: "With three real roots and one of these coefficients 0, the other is negative.",
  },
  {
    file: "pairs/ellipse-ellipse.ts",
    line: /^if \(signOfOneRoot\(value, -?slope, d\) > 0 && signOfOneRoot\(-?slope, -?2n, d\) > 0\) return/,
    changed: /^if \(signOfOneRoot\(value, -?slope, d\) >= 0/,
    reason: "At the roots of q the cubic has the sign that it does not have at the extremum asked about.",
  },
  {
    file: "pairs/ellipse-ellipse.ts",
    line: /^if \(signOfOneRoot\(value, -?slope, d\) > 0 && signOfOneRoot\(-?slope, -?2n, d\) > 0\) return/,
    changed: /d\) >= 0\) return/,
    reason: "q, which has real roots, is not positive where it is level.",
  },
];
