import type { EquivalentMutants } from "./equivalent-mutant.js";

/** Of exact pieces. */
export const EQUIVALENT_IN_EXACT: readonly EquivalentMutants[] = [
  {
    file: "exact/outlines-of-shape.ts",
    line: /^if \(compareAlong\(line, p, (?:least|greatest)\) [<>] 0\)/,
    changed: /[<>]= 0/,
    reason: "Two names for the same point.",
  },
  {
    file: "exact/carrier-points.ts",
    line: "return cross(from, to).sign() > 0 ? sum : negate(sum);",
    changed: />= 0/,
    reason: "Equal and opposite directions have been dealt with before.",
  },
  {
    file: "exact/coordinates.ts",
    line: /^return \{ v, isSecondHalf: side < 0/,
    changed: /side <= 0/,
    reason: "The order then begins just after that direction and ends with it, which is as good.",
  },
  {
    file: "exact/coordinates.ts",
    line: /^return \{ v, isSecondHalf: side < 0/,
    changed: /sign\(\) <= 0/,
    reason: "What lies along that direction is not square to it.",
  },
  {
    file: "exact/coordinates.ts",
    line: /^return opening > 0 \? afterFrom > 0/,
    changed: /(?:afterFrom|beforeTo) >= 0/,
    reason: "Asked about a rounded middle of the two directions, which is neither of them.",
  },
  {
    file: "exact/carrier-points.ts",
    line: /^if \(alignment\.plus/,
    changed: /<= 0/,
    reason: "At a third of a turn either direction lies well between the two.",
  },
  {
    file: "exact/outlines-of-shape.ts",
    line: /^const solid = isConvex \? /,
    changed: /orientation >= 0/,
    reason: "A convex polygon has an area, and so an orientation.",
  },
  {
    file: "exact/exact-outline.ts",
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
    file: "exact/exact-outline.ts",
    line: /compareTo\((?:offset\) > 0|carrier\.level\) < 0);$/,
    changed: /[<>]= 0/,
    reason: "A region is not asked for points on its boundary.",
  },
  {
    file: "exact/exact-outline.ts",
    line: /^if \(distanceSq\.compareTo\(outerSq\) > 0/,
    changed: /outerSq\) >= 0/,
    reason: "A region is not asked for points on its boundary.",
  },
  {
    file: "exact/arrangement.ts",
    line: /^if \(k >= i\) break;$/,
    changed: /k > i/,
    reason: "A piece is joined with itself already.",
  },
  {
    file: "exact/box.ts",
    line: /^if \(boxes\.length < MANY_BOXES\)/,
    changed: /<=/,
    reason: "A list and a tree find the same.",
  },
  {
    file: "exact/arrangement.ts",
    line: /stretches\.length < FEW_STRETCHES/,
    changed: /<= FEW_STRETCHES/,
    reason: "Those left out meet nothing: the number only tells when it is quicker to look for them.",
  },
  {
    file: "exact/set-boundary.ts",
    line: /left\.length > MOST_LEFT/,
    changed: />= MOST_LEFT/,
    reason:
      "Joined or not, the solids cover the same points: the number only tells when joining is worth its while.",
  },
  {
    file: "exact/entry-along.ts",
    line: /dot\(carrier\.direction, way\)\.sign\(\) < 0,$/,
    changed: /<= 0/,
    reason: "Edges of a path lie along the way.",
  },
  {
    file: "exact/motion-blocks.ts",
    line: "const away = above.sign() >= 0 ? above : below;",
    changed: /> 0/,
    reason: "A shortcut: of a path that passes right beside, without a radius, what follows says the same.",
  },
  {
    file: "exact/motion-blocks.ts",
    line: /^heights\.reduce\(/,
    changed: /compareTo\(other\) [<>] 0/,
    reason: "The extreme of two equal numbers.",
  },
  {
    file: "exact/joined-boxes.ts",
    line: /^return \{ groups: groups\.filter/,
    changed: />= 1/,
    reason: "What is alone is then told twice, which changes no union.",
  },
];
