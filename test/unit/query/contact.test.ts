import { expect, it } from "vitest";
import { contact, rect, segment } from "../../../src/index.js";

it("has an answer for what has no corners in doubles: no size, and a direction that rounds to nothing", () => {
  const speck = rect(5e-324, 5e-324, 5e-324, 0, { x: 5e-324, y: 5e-324 });
  const found = contact(speck, segment(5e-324, 0, 5e-324, 5e-324));
  expect(found?.depth).toBe(0);
});
