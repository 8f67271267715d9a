import { expect, test } from "vitest";
import { digestOfAnswers } from "../engines/answers.js";
import golden from "../engines/golden.json" with { type: "json" };

// In this project "osculate" is what `npm run build` left: its constants were folded and its modules put into one.
test("the built package answers bit for bit as the sources do", () => {
  expect(digestOfAnswers(20_000)).toBe(golden["20000"]);
});
