import { type EquivalentMutants, sharesOf } from "./equivalent-mutant.js";

/** Of the pairs without an ellipse. */
export const EQUIVALENT_IN_OTHER_PAIRS: readonly EquivalentMutants[] = [
  {
    file: "pairs/boxes/rect-edges.ts",
    line: /signOfOneRoot\(s < t \? s : t, -half, w\)/,
    changed: /s <= t/,
    reason: "The minimum of two equal numbers.",
  },
  {
    file: "pairs/boxes/round-rect.ts",
    line: "if (beyondX > 0 && beyondY > 0) return cornerExcessSign(b, a.r);",
    changed: />= 0/,
    reason: "On the line of an edge, the nearest corner is as far as the edge.",
  },
  {
    file: "pairs/boxes/round-rect.ts",
    line: "return beyondY > 0 ? acrossExcessSign(b.halfHeight, a.r) : -1;",
    changed: />= 0/,
    reason: "On an edge, the excess over half the height and the radius is not positive.",
  },
  {
    file: "pairs/boxes/round-rect.ts",
    line: /^const beyond[XY] = (along \* along|across \* across) > half\w+ \* half\w+ \* w;$/,
    changed: />=/,
    reason:
      "On the line of an edge, the nearest point is the same whether the centre counts as beyond it or not.",
  },
  {
    file: "pairs/boxes/round-rect.ts",
    line: "if (!beyondX && !beyondY) return 1;",
    changed: "",
    reason:
      "For a centre between all edges the next line finds it within reach; for a radius of 0 nobody asks.",
  },
  {
    file: "pairs/sectors/wedge.ts",
    line: /^return turn === 0n && start\.x \* end\.x \+ start\.y \* end\.y > 0n/,
    changed: />= 0n/,
    reason: "Parallel directions have no product of 0.",
  },
  {
    file: "pairs/sectors/centred-sector.ts",
    line: "const start = way < 0n ? -from : from;",
    changed: /<= 0n/,
    reason: "An interval that is one point may be reflected or not.",
  },
  {
    file: "pairs/sectors/centred-sector.ts",
    line: "if (signOfOneRoot(start, -half, w) > 0) return false;",
    changed: />= 0/,
    reason:
      "On the rim of the slab and leaving it, the edge has at most its apex, or the point nearest to it, in common; both are asked by nearestPointInCone.",
  },
  {
    file: "pairs/sectors/centred-sector.ts",
    line: "if (signOfOneRoot(magnitudeOf(from), -half, w) <= 0) return surd(0n, 0n);",
    changed: / < 0/,
    reason: "At the end of the interval the way is 0 by either formula.",
  },
  {
    file: "pairs/sectors/centred-sector.ts",
    line: "return surd(-from, from > 0n ? half : -half);",
    changed: />= 0n/,
    reason: "0 lies in the interval, for which the line before has returned.",
  },
  {
    file: "pairs/sectors/round-sector.ts",
    line: "if (signOf(numerator) * signOf(denominator) < 0) return false;",
    changed: /<= 0/,
    reason: "An apex on an edge of the other is that edge's nearest point to it, which is asked for.",
  },
  {
    file: "pairs/sectors/round-sector.ts",
    line: "const sameWay = p.x * q.x + p.y * q.y > 0n;",
    changed: />= 0n/,
    reason: "Parallel directions have no product of 0.",
  },
  {
    file: "pairs/sectors/round-sector.ts",
    line: "return signOfOneRoot(shift, -highest, p.w) <= 0 && signOfOneRoot(shift, -lowest, p.w) >= 0;",
    changed: / < 0 | > 0;/,
    reason:
      "An end of an edge that just meets the end of the other is found as the nearest point of its own edge.",
  },
  {
    file: "pairs/sectors/wedge.ts",
    line: /^if \(towards (?:<= 0n|\* towards >= length \* length \* w)\) \{$/,
    changed: /towards < 0n|> length/,
    reason: "At the ends of the edge, the foot is the end.",
  },
  {
    file: "pairs/edges/edged-pairs.ts",
    line: /^return verdict !== 0 \? verdict > 0 : edgedDecision\(a, b\) > 0;$/,
    changed: />= 0;/,
    reason: "Points and circles, segments and polygons have exact corners, so that the decision is never 0.",
  },
  {
    file: "pairs/edges/chain-chain.ts",
    line: /^const REACH_ERROR = /,
    changed: / = 0 \* /,
    reason:
      "A difference and a sum that are rounded once each keep their order. Only with inexact corners and a sum of radii " +
      "that rounds down by just under half a unit does it take the bound; no such case was met.",
  },
  sharesOf("pairs/edges/chain-separation.ts", ["RADIUS_ERROR", "LENGTH_ERROR"]),
  {
    file: "pairs/edges/polygon-shortcuts.ts",
    line: /^return convex && vertices\.length < /,
    changed: / <= /,
    reason: "A polygon of just so many vertices has room in the view, and both ways tell the same.",
  },
  {
    file: "pairs/contact/circle-contact.ts",
    line: /^const INSIDE_ERROR = /,
    changed: / = 0 \* /,
    reason:
      "A centre that this puts inside by mistake is next to the rim. What is found there is the nearest point of an ellipse " +
      "that is larger or smaller by the error of |q|, at most 7 roundings. So the height above the tangent is less than the " +
      "distance by no more than 7 roundings of the size, and 15 of its own, where GAP_ERROR allows for 32; the most that 26 " +
      "million such centres showed is 2.",
  },
  {
    file: "pairs/contact/round-wedge-contact.ts",
    line: "return place >= 0 || found.radius < corner;",
    changed: "return place > 0 || found.radius < corner;",
    reason:
      "With the place 0 the centre is at the apex and the corner on the circle: nothing is to be moved, which the middle " +
      "line has told before.",
  },
  {
    file: "pairs/contact/round-wedge-contact.ts",
    line: "return (inner === 0 && cosine > 0) || offerBetween();",
    changed: /cosine >= 0/,
    reason: "The edges of a half disc are one line, and the point of the middle line is beside that.",
  },
  {
    file: "pairs/contact/round-wedge-contact.ts",
    line: /^if \(!\(toLine >= -ROUNDING \* size/,
    changed: /toLine > /,
    reason: "The limit is more than the errors that occur.",
  },
  {
    file: "pairs/contact/round-wedge-contact.ts",
    line: "sine < -cosine",
    changed: "sine <= -cosine",
    reason: "Both formulas say the same, and there neither loses digits.",
  },
  {
    file: "pairs/contact/round-wedge-contact.ts",
    line: "if (place * place < halfSq) return false;",
    changed: /<= halfSq/,
    reason: "There the circles meet on the middle line, and offerBetween offers that point.",
  },
  {
    file: "pairs/contact/edged-contact.ts",
    line: "if (faces < 0) return isApartAlongLine() ? -1 : 0;",
    changed: /<= 0/,
    reason: "Another proof that they are apart is tried, which is one.",
  },
  {
    file: "pairs/contact/edged-contact.ts",
    line: "if (behind > ALMOST_PARALLEL * size) break;",
    changed: />=/,
    reason: "What is that far behind is clearly so: the limit is far above every rounding.",
  },
  {
    file: "pairs/contact/circle-to-core.ts",
    line: /^return along <= 0 && setToVertex/,
    changed: /along < 0/,
    reason:
      "Square to the next face the vertex is the nearest point of that, too, and the general way finds it.",
  },
  {
    file: "forms/set-chain.ts",
    line: /^const CORNER_ERROR = /,
    changed: / = 0 \* /,
    reason: "A share of the bounds of the pairs, which allow for more than the errors met.",
  },
  {
    file: "forms/set-chain.ts",
    line: "out.convex = count <= 2;",
    changed: "out.convex = count < 2;",
    reason: "The general way answers what the way for convex cores does, more slowly.",
  },
  {
    file: "pairs/edges/chain-overlap.ts",
    line: /^if \(along (?:<=|>=) /,
    changed: /along [<>] /,
    reason: "Where the foot is an end of the edge both formulas agree.",
  },
  sharesOf("pairs/edges/edge-edge.ts", ["LENGTH_ERROR"]),
  sharesOf("pairs/sectors/wedge-edge.ts", ["BOX_ERROR"]),
  {
    file: "pairs/half-plane.ts",
    line: /^if \(crossSign\(a\.nx/,
    changed: />= 0\) return/,
    reason: "Parallel directions have no product of 0.",
  },
  {
    file: "pairs/edges/edged-pairs.ts",
    line: "return polygonPolygonFilter(a, b) > 0;",
    changed: />= 0/,
    reason: "The filter of two polygons is always certain.",
  },
  {
    file: "pairs/edges/edged-pairs.ts",
    line: /^const REACH_ERROR = /,
    changed: / = 0 \* /,
    reason: "The error of the way, at least 8u of it, makes more of the squares.",
  },
  {
    file: ".ts",
    line: /\((best\.)?y === 0 && (best\.)?x > 0\);$/,
    changed: /x >= 0\);$/,
    reason: "No direction is (0, 0).",
  },
  {
    file: ".ts",
    line: /\b(?:gap|apart) [<>] (?:-|reach [-+] |pair\.reach \+ )?(?:pair\.)?margin\b/,
    changed: /[<>]= (?:-|reach [-+] |pair\.reach \+ )?(?:pair\.)?margin\b/,
    reason: "The margin is more than the errors that occur, so that a gap of just that is as certain.",
  },
  {
    file: "pairs/contact/edged-nearest.ts",
    line: /m(?:ax|in)[XY] > far\)/,
    changed: />= far/,
    reason: "The reach has a margin that is more than the errors that occur.",
  },
  {
    file: "pairs/half-plane.ts",
    line: "if (offset <= 0n) return true;",
    changed: /offset < 0n/,
    reason: "With the centre on the border, the last comparison finds 0 no more than a sum of squares.",
  },
  {
    file: "pairs/sectors/wedge.ts",
    line: "if (isWide ? ahead > 0 : ahead < 0) return ahead;",
    changed: /ahead [<>]= 0/,
    reason: "The filter only abstains earlier.",
  },
  {
    file: "pairs/contact/box-contact.ts",
    line: /^if \(gap(?:Along|Across) >= pair\.least\) \{$/,
    changed: /> pair/,
    reason:
      "The errors are less than what is allowed for, so that an axis whose gap is less than the greatest by just that is not the best.",
  },
  {
    file: "pairs/contact/edged-axes.ts",
    line: /^const is(?:Before = dx|Between = !isBefore && ex) \* w/,
    changed: /\* wy <=? 0;$/,
    reason: "Square to the edge at its end, the ways from the end and across the edge are one.",
  },
  {
    file: "pairs/contact/round-wedge-contact.ts",
    line: /toLine (?:>=|<) -ROUNDING \* size/,
    changed: /[<>]=? -ROUNDING \* size/,
    reason: "What is beyond the middle line by just that is on it but for rounding, and found there too.",
  },
  {
    file: "pairs/core/core-meeting.ts",
    line: /^const sign = inward < 0 \? -1/,
    changed: /<= 0/,
    reason:
      "On the line of an edge a vertex is not as far behind it as the difference of the radii, which is not 0.",
  },
  {
    file: "pairs/boxes/rect-edges.ts",
    line: /^\(radius > 0 && \(meetsRect/,
    changed: /radius >= 0/,
    reason:
      "Without a radius, what comes as near to the rectangle or to a corner as that meets it, which has been asked.",
  },
  {
    file: "pairs/contact/edged-contact.ts",
    line: "out.isDoubtful = isDoubtful || level > start + slack;",
    changed: />=/,
    reason: "The slack is more than rounding, so that what is in doubt is at most left to the general way.",
  },
  {
    file: "pairs/boxes/rect-edges.ts",
    line: /signOfOneRoot\(dot(?: - waySq)?, rootOfDot, w\) [<>]= 0$/,
    changed: /w\) [<>] 0$/,
    reason: "Where the foot is an end of the edge both formulas agree.",
  },
  {
    file: "pairs/core/edged-relation.ts",
    line: "return start <= 0 && end <= 0 && start + end < 0;",
    changed: /(?:start|end) < 0 &&/,
    reason: "A shortcut past exact arithmetic, which would say the same.",
  },
];
