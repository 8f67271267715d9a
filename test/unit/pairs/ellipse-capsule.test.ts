import { expect, it } from "vitest";
import { capsule, ellipse } from "../../../src/index.js";
import { ellipseCapsuleOverlapInIntegers } from "../../../src/pairs/ellipses/ellipse-chain.js";

const oval = ellipse(0, 0, 2, 1);
const LAST_BIT = 2 ** -53;

it.each([
  ["a disc that touches", capsule(3, 0, 3, 0, 1), true],
  ["a disc that misses by one last bit", capsule(3, 0, 3, 0, 1 - LAST_BIT), false],
  ["a segment whose end touches", capsule(2, 0, 4, 0, 0), true],
  ["a segment whose end misses by one last bit", capsule(2 + 4 * LAST_BIT, 0, 4, 0, 0), false],
  ["a point on the rim", capsule(2, 0, 2, 0, 0), true],
  ["a point beside it", capsule(2 + 4 * LAST_BIT, 0, 2 + 4 * LAST_BIT, 0, 0), false],
])("an ellipse and a capsule that is %s, in integers", (_, other, answer) => {
  expect(ellipseCapsuleOverlapInIntegers(oval, other)).toBe(answer);
});
