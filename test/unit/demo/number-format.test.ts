import { describe, expect, test } from "vitest";
import { clamp, decimal, snap } from "../../../demo/src/parts/number-format.js";

describe("numbers for the eye", () => {
  test("have a true minus sign and no minus zero", () => {
    expect(decimal(1.005e1)).toBe("10.05");
    expect(decimal(-2.5, 1)).toBe("−2.5");
    expect(decimal(-0.001)).toBe("0.00");
    expect(decimal(-0)).toBe("0.00");
  });

  test("are snapped to the double a reader would type", () => {
    expect(snap(0.29999)).toBe(0.3);
    expect(snap(1.1 + 2.2)).toBe(3.3);
    expect(snap(7.3, 0.5)).toBe(7.5);
  });

  test("are kept between limits", () => {
    expect([clamp(-1, 0, 5), clamp(3, 0, 5), clamp(9, 0, 5)]).toEqual([0, 3, 5]);
  });
});
