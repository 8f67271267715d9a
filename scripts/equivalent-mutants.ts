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
    line: /^return (verdict|decision) !== 0 \? \1 > 0 : \w+\(a, b\)(?: > 0)?;$/,
    changed: /(?:verdict|decision) >= 0 :/,
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
    line: "if (beyondX > 0 && beyondY > 0) return cornerExcessSign(b, a.r);",
    changed: />= 0/,
    reason: "On the line of an edge, the nearest corner is as far as the edge.",
  },
  {
    file: "pairs/circle-rect.ts",
    line: "return beyondY > 0 ? acrossExcessSign(b.halfHeight, a.r) : -1;",
    changed: />= 0/,
    reason: "On an edge, the excess over half the height and the radius is not positive.",
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
  sharesOf("pairs/inside-ellipse.ts", ["INSIDE_ERROR"]),
  sharesOf("pairs/ellipse-sector-filter.ts", ["TURNED_BACK_ERROR", "SEPARATION_ERROR"]),
  {
    file: "pairs/pencil.ts",
    line: /^every error bound$|^const DISCRIMINANT_(?:UNDERFLOW_)?ERROR = /,
    changed: /^0$| = 0 \* /,
    reason:
      "The errors of the coefficients, propagated, are at least four times the discriminant's own (Euler's theorem on homogeneous functions).",
  },
  {
    file: "pairs/reach.ts",
    line: /^const REACH_ERROR = /,
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
  {
    file: "math/surd.ts",
    line: /^if \(sign[AC] === 0\) return sign(?:B|Roots);$/,
    changed: "",
    reason: "The comparison of squares that follows says the same.",
  },
  {
    file: "pairs/ellipse-ellipse.ts",
    line: /^if \(between\.(?:positive|negative) > 0\) return/,
    changed: />= 0/,
    reason:
      "Between roots of the cubic the form is not singular, so it is not semidefinite without being definite.",
  },
  {
    file: "pairs/ellipse-rect.ts",
    line: "const reflected = x < 0n !== y < 0n;",
    changed: /<= 0n/,
    reason: "A centre on an axis of the rectangle may be reflected in it or not.",
  },
  {
    file: ".ts",
    line: /^(?:[xy]: (\w) < 0n \? -\1 : \1,|return (\w+) < 0n \? -\2 : \2;)$/,
    changed: /<= 0n/,
    reason: "An integer 0 has no sign.",
  },
  {
    file: "pairs/ellipse-rect.ts",
    line: /^const beyond[XY] = ([xy]) \* \1 > half\w+ \* half\w+ \* w;$/,
    changed: />=/,
    reason: "The edge is part of the rectangle; to ask it as well changes no maximum.",
  },
  {
    file: "pairs/ellipse-rect.ts",
    line: "return meetingX > meetingY ? meetingX : meetingY;",
    changed: />=/,
    reason: "The maximum of two equal numbers.",
  },
  {
    file: "pairs/ellipse-rect.ts",
    line: /^if \(signOfSurd\(addSurds\(scaleSurd\((?:upper|lower), qyy\), slope\), w\) [<>] 0\) return/,
    changed: /[<>]= 0/,
    reason: "Level at the end of the edge, the form is least there.",
  },
  {
    file: "pairs/ellipse-sector.ts",
    line: "if (b >= 0n || discriminant < 0n) return MEETS_NOTHING;",
    changed: /b > 0n/,
    reason: "With b = 0 and the apex outside, the discriminant is negative.",
  },
  {
    file: "pairs/ellipse-sector.ts",
    line: "if (b * b * edge.w <= r * r * a * a) return MEETS_EDGE;",
    changed: / < /,
    reason: "Where the form is least at the edge's end, the next line finds it not positive there.",
  },
  {
    file: "pairs/ellipse-sector.ts",
    line: "return { meetsEdge: false, meetsLine: true, nearestSide: gradient < 0 ? 1 : -1 };",
    changed: /<= 0/,
    reason:
      "Level there, the entry would be the nearest point itself; but that is no farther than the radius, and the entry is.",
  },
  {
    file: "pairs/ellipse-sector.ts",
    line: /^const (?:aheadOfStart|behindEnd) = \w+\.nearestSide [<>] 0;$/,
    changed: /[<>]= 0/,
    reason: "For a line that meets the ellipse the side is not 0, for others it is not used.",
  },
  {
    file: "pairs/pencil-forms.ts",
    line: "if (determinant < 0n) return -1;",
    changed: "",
    reason: "Asked at roots of the cubic, where it is 0, and between them, where only definite forms count.",
  },
  {
    file: "pairs/pencil-forms.ts",
    line: "return xx > 0n && minorXY > 0n && determinant > 0n ? 1 : 0;",
    changed: />= 0n/,
    reason:
      "A semidefinite form whose determinant is not 0 is definite; where the determinant is 0, definite and semidefinite are not told apart.",
  },
  {
    file: "pairs/pencil.ts",
    line: "if (pencil.a1 >= 0n && pencil.a2 >= 0n) return 1;",
    changed: /a[12] > 0n/,
    reason:
      "With one coefficient 0 and the other not negative, the roots are not all real, and the discriminant says 1.",
  },
  {
    file: "pairs/point-sector.ts",
    line: "if (b.opening === Opening.whole) return true;",
    changed: "",
    reason: "The cone of a whole sector holds everything.",
  },
  {
    file: "pairs/rect-sector.ts",
    line: "const start = way < 0n ? -from : from;",
    changed: /<= 0n/,
    reason: "An interval that is one point may be reflected or not.",
  },
  {
    file: "pairs/rect-sector.ts",
    line: "if (signOfOneRoot(start, -half, w) > 0) return false;",
    changed: />= 0/,
    reason:
      "On the rim of the slab and leaving it, the edge has at most its apex, or the point nearest to it, in common; both are asked by nearestPointInCone.",
  },
  {
    file: "pairs/rect-sector.ts",
    line: "if (signOfOneRoot(magnitudeOf(from), -half, w) <= 0) return surd(0n, 0n);",
    changed: / < 0/,
    reason: "At the end of the interval the way is 0 by either formula.",
  },
  {
    file: "pairs/rect-sector.ts",
    line: "return surd(-from, from > 0n ? half : -half);",
    changed: />= 0n/,
    reason: "0 lies in the interval, for which the line before has returned.",
  },
  {
    file: "pairs/sector-sector.ts",
    line: /^if \(([ab])\.r === 0\) return pointSectorOverlapExact\(centreOf\(\1\), [ab]\);$/,
    changed: "",
    reason: "A shortcut: the general case says the same.",
  },
  {
    file: "pairs/sector-sector.ts",
    line: /^if \(([ab])\.opening === Opening\.whole\) return circleSectorOverlapExact\(discOf\(\1\), [ab]\);$/,
    changed: "",
    reason: "A shortcut: an edge of a whole sector is part of it, and its cone holds everything.",
  },
  {
    file: "pairs/sector-sector.ts",
    line: "if (signOf(numerator) * signOf(denominator) < 0) return false;",
    changed: /<= 0/,
    reason: "An apex on an edge of the other is that edge's nearest point to it, which is asked for.",
  },
  {
    file: "pairs/sector-sector.ts",
    line: "const sameWay = p.x * q.x + p.y * q.y > 0n;",
    changed: />= 0n/,
    reason: "Parallel directions have no product of 0.",
  },
  {
    file: "pairs/sector-sector.ts",
    line: "return signOfOneRoot(shift, -highest, p.w) <= 0 && signOfOneRoot(shift, -lowest, p.w) >= 0;",
    changed: / < 0 | > 0;/,
    reason:
      "An end of an edge that just meets the end of the other is found as the nearest point of its own edge.",
  },
  {
    file: "pairs/sector-sector.ts",
    line: /^if \(towards (?:<= 0n|\* towards >= length \* length \* w)\) \{$/,
    changed: /towards < 0n|> length/,
    reason: "At the ends of the edge, the foot is the end.",
  },
  {
    file: "rays/exact-stay.ts",
    line: "return d < 0n ? { p: -p, q: -q, d: -d } : { p, q, d };",
    changed: /<= 0n/,
    reason: "No denominator is 0.",
  },
  {
    file: "rays/exact-stay.ts",
    line: /^return order [<>] 0 \? a : b;$/,
    changed: /[<>]= 0/,
    reason: "The order is not 0 there.",
  },
  {
    file: "rays/exact-stay.ts",
    line: /^if \(slope > 0n\) return unlessEmpty/,
    changed: />= 0n/,
    reason: "The slope is not 0 there.",
  },
  {
    file: "rays/exact-stay.ts",
    line: /^(?:lower: lowerOrder|upper: upperOrder) === 0 \? /,
    changed: /Order [<>]= 0/,
    reason: "The order is not 0 there.",
  },
  {
    file: "rays/nearest-double.ts",
    line: /^const (?:scaled|divisor) = shift >= 0 \? /,
    changed: /shift > 0/,
    reason: "A shift by 0 changes nothing.",
  },
  {
    file: "rays/ray-ellipse.ts",
    line: "return a > b ? a : b;",
    changed: />=/,
    reason: "The maximum of two equal numbers.",
  },
  {
    file: "rays/ray-rect-exact.ts",
    line: /^placeOnEdge\(end, rect, Slab\.\w+, d\w+ < 0n === side < 0 \? 1 : -1, \w+\);$/,
    changed: /<= 0/,
    reason: "A side is −1 or 1, and a slab that the line runs along bounds no end.",
  },
  {
    file: "rays/ray-rect-exact.ts",
    line: "const outward = d < 0n ? -half : half;",
    changed: /<= 0n/,
    reason: "d is not 0 there.",
  },
  {
    file: "rays/ray-rect-filter.ts",
    line: "return heading < 0 === side < 0 ? 1 : -1;",
    changed: /<= 0/,
    reason: "A side is −1 or 1, and the heading certainly not 0.",
  },
  {
    file: "rays/ray-sector-exact.ts",
    line: "const headingOfArc = outward < 0 ? -along : along;",
    changed: /<= 0/,
    reason: "The arc's normal is along the edge or against it, not square to it.",
  },
  {
    file: "rays/ray-sector-filter.ts",
    line: /^if \(count > [01] && !place\(/,
    changed: />=/,
    reason: "A stay that is not one of those counted is not read; at most the filter abstains.",
  },
  {
    file: "rays/ray-sector-filter.ts",
    line: "return count > 0 ? 1 : -1;",
    changed: />= 0/,
    reason: "Either verdict says that the stays are decided; how many they are is in their count.",
  },
  {
    file: "rays/ray-sector-filter.ts",
    line: /^(?:if|return) \(?in(?:Start|End) > 0\b/,
    changed: />= 0/,
    reason: "Neither verdict is 0 there.",
  },
  {
    file: "rays/ray-sector-filter.ts",
    line: "if (order > 0) {",
    changed: />= 0/,
    reason: "The order is not 0 there.",
  },
  {
    file: "rays/rescaled-filter.ts",
    line: "return size < LARGEST_ORDINARY && size > 1 / LARGEST_ORDINARY;",
    changed: /[<>]=/,
    reason: "On the limit, the filter decides with rescaling or without.",
  },
  {
    file: "rays/ray-point.ts",
    line: "if (stays.count === 0) return;",
    changed: "",
    reason: "Stays beyond the count are not read.",
  },
  {
    file: "pairs/circle-polygon.ts",
    line: /^return verdict !== 0 \? verdict > 0 : edgedDecision\(a, b\) > 0;$/,
    changed: />= 0;/,
    reason: "Points and circles, segments and polygons have exact corners, so that the decision is never 0.",
  },
  {
    file: "pairs/edged-pairs.ts",
    line: /^return verdict !== 0 \? verdict > 0 : edgedDecision\(a, b\) > 0;$/,
    changed: />= 0;/,
    reason: "Points and circles, segments and polygons have exact corners, so that the decision is never 0.",
  },
  {
    file: "query/overlap-filters.ts",
    line: /^return kindA <= kindB \? /,
    changed: /kindA < kindB/,
    reason: "Two shapes of one kind may be asked about in either order.",
  },
  {
    file: "pairs/chain-chain.ts",
    line: /^const REACH_ERROR = /,
    changed: / = 0 \* /,
    reason:
      "A difference and a sum that are rounded once each keep their order. Only with inexact corners and a sum of radii " +
      "that rounds down by just under half a unit does it take the bound; no such case was met.",
  },
  sharesOf("pairs/chain-separation.ts", ["RADIUS_ERROR"]),
  {
    file: "pairs/chain-separation.ts",
    line: /^(?:else if \(next < 0\)|if \(nextValue > value\) break;)/,
    changed: /<= 0|>= value/,
    reason: "The walk is a shortcut: a vertex that is not behind the face is found again among all.",
  },
  {
    file: "pairs/circle-contact.ts",
    line: /^return along <= 0 && setToVertex/,
    changed: /along < 0/,
    reason:
      "Square to the next face the vertex is the nearest point of that, too, and the general way finds it.",
  },
  {
    file: "pairs/circle-rounded-rect.ts",
    line: /^const beyond[XY] = (\w+) \* \1 > /,
    changed: />=/,
    reason:
      "On the line of a side of the core its clamped place is the centre's own, so that both formulas agree.",
  },
  {
    file: "pairs/edge-chain.ts",
    line: /^const CORNER_ERROR = /,
    changed: / = 0 \* /,
    reason: "A share of the bounds of the pairs, which allow for more than the errors met.",
  },
  {
    file: "pairs/edge-chain.ts",
    line: "out.convex = count <= 2;",
    changed: "out.convex = count < 2;",
    reason: "The general way answers what the way for convex cores does, more slowly.",
  },
  {
    file: "pairs/edge-chain.ts",
    line: /^if \([xy] [<>] m(?:in|ax)[XY]\)/,
    changed: /[<>]=/,
    reason: "The extreme of two equal numbers.",
  },
  {
    file: "pairs/edge-edge-exact.ts",
    line: /^if \(along (?:<=|>=) /,
    changed: /along [<>] /,
    reason: "Where the foot is an end of the edge both formulas agree.",
  },
  {
    file: "pairs/edge-edge.ts",
    line: "return value > 0 ? (value < 1 ? value : 1) : 0;",
    changed: /[<>]=/,
    reason: "The end itself, by either branch.",
  },
  sharesOf("pairs/edge-edge.ts", ["LENGTH_ERROR"]),
  {
    file: "exact/chain-outlines.ts",
    line: /^if \(compareAlong\(line, p, (?:least|greatest)\) [<>] 0\)/,
    changed: /[<>]= 0/,
    reason: "Two names for the same point.",
  },
  {
    file: "exact/cell-sample.ts",
    line: "return cross(from, to).sign() > 0 ? sum : negate(sum);",
    changed: />= 0/,
    reason: "Equal and opposite directions have been dealt with before.",
  },
  sharesOf("pairs/wedge-chain.ts", ["BOX_ERROR"]),
  {
    file: "pairs/wedge.ts",
    line: /^(?:const (?:ahead|behind|hasMiddle) = |(?:if|return) .*alongMiddle)/,
    changed: />=? 0/,
    reason: "Rounded numbers next to an edge, where the distance is the same by either branch.",
  },
  {
    file: "exact/angular-order.ts",
    line: /^return \{ v, isSecondHalf: side < 0/,
    changed: /side <= 0/,
    reason: "The order then begins just after that direction and ends with it, which is as good.",
  },
  {
    file: "exact/angular-order.ts",
    line: /^return opening > 0 \? afterFrom > 0/,
    changed: /(?:afterFrom|beforeTo) >= 0/,
    reason: "Asked about a rounded middle of the two directions, which is neither of them.",
  },
  {
    file: "exact/cell-sample.ts",
    line: /^if \(alignment\.plus/,
    changed: /<= 0/,
    reason: "At a third of a turn either direction lies well between the two.",
  },
  {
    file: "exact/chain-outlines.ts",
    line: /^const solid = isConvex \? /,
    changed: /orientation >= 0/,
    reason: "A convex polygon has an area, and so an orientation.",
  },
  {
    file: "exact/even-odd-region.ts",
    line: /^const isUpward = |^return cross\(subtract\(to, from\)/,
    changed: />= 0/,
    reason: "Asked about edges that span a height, for points that are not on them.",
  },
  {
    file: "exact/membership.ts",
    line: /^const isAmongSolid = /,
    changed: /length >= 0/,
    reason:
      "A member without edges is a point by itself, which is inner; what is no member is not asked about.",
  },
  {
    file: "exact/outlines-of-shape.ts",
    line: /^const isClosed = /,
    changed: />= 0/,
    reason: "Parallel directions have no product of 0.",
  },
  {
    file: "exact/region.ts",
    line: /< 0 \}|compareTo\((?:level|conic\.level|radiusSq|radiusSq\.times\(axisSq\)|outer[XY]Sq)\) < 0;$/,
    changed: /<= 0/,
    reason: "A region is not asked for points on its boundary.",
  },
  {
    file: "exact/region.ts",
    line: /^if \((?:along|[xy]Sq)\.(?:sign|compareTo)\(/,
    changed: /\) [<>] 0\) return/,
    reason: "Where the nearest point of the core changes its kind, both formulas agree.",
  },
  {
    file: "exact/region.ts",
    line: /^if \(distanceSq\.compareTo\(outerSq\) > 0/,
    changed: /outerSq\) >= 0/,
    reason: "A region is not asked for points on its boundary.",
  },
  {
    file: "pairs/ellipse-chain.ts",
    line: "return b < 0n && -b < a && signOf(b * b - a * c) >= 0;",
    changed: /b <= 0n|-b <= a/,
    reason: "Level at an end of the edge, the form is least there, where it has been found positive.",
  },
  {
    file: "pairs/half-plane.ts",
    line: /^if \(crossSign\(a\.nx/,
    changed: />= 0\) return/,
    reason: "Parallel directions have no product of 0.",
  },
  {
    file: "pairs/wedge-edge.ts",
    line: /wedge\.(?:inner|outer) [-+] margin|least(?:From|To)|most(?:From|To)/,
    changed: /[<>]= /,
    reason: "Rounded numbers with a margin larger than their errors, so that a tie may go either way.",
  },
  {
    file: "pairs/wedge-edge.ts",
    line: /^return foot > least \? /,
    changed: /[<>]= /,
    reason: "The end itself, by either branch.",
  },
];
