import { expect, test } from "vitest";
import { kiss, seen } from "../../../demo/src/front/example.js";

test("the first example answers what its comments say", () => {
  expect(seen).toBe(true);
  expect(kiss).toBe("touching");
});
