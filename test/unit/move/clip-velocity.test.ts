import { describe, expect, it } from "vitest";
import { clipVelocity } from "../../../src/index.js";

describe("clipVelocity", () => {
  it("takes out what points against a wall", () => {
    expect(clipVelocity({ x: 3, y: 4 }, [{ x: 0, y: 1 }])).toEqual({ x: 3, y: 0 });
    expect(clipVelocity({ x: 3, y: 4 }, [{ x: 0, y: 7 }])).toEqual({ x: 3, y: 0 });
    expect(clipVelocity({ x: 5, y: 0 }, [{ x: 3, y: 4 }]).x).toBeCloseTo(3.2, 14);
  });

  it("leaves what points away, or along, as it is", () => {
    expect(clipVelocity({ x: 3, y: -4 }, [{ x: 0, y: 1 }])).toEqual({ x: 3, y: -4 });
    expect(clipVelocity({ x: 3, y: 0 }, [{ x: 0, y: 1 }])).toEqual({ x: 3, y: 0 });
    expect(clipVelocity({ x: 3, y: 4 }, [])).toEqual({ x: 3, y: 4 });
  });

  it("finds the one edge of a wedge that is free, or none", () => {
    expect(
      clipVelocity({ x: 3, y: 4 }, [
        { x: 0, y: 1 },
        { x: 1, y: 0 },
      ]),
    ).toEqual({ x: 0, y: 0 });
    const open = clipVelocity({ x: 1, y: 4 }, [
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ]);
    expect(open.x).toBeCloseTo(0, 15);
    expect(
      clipVelocity({ x: 3, y: 0 }, [
        { x: 1, y: -1 },
        { x: -1, y: -1 },
      ]).y,
    ).toBeCloseTo(1.5, 14);
  });

  it("does not depend on the order of the normals, nor on that of equal gains", () => {
    const normals = [
      { x: 1, y: 1 },
      { x: 1, y: -1 },
      { x: 1, y: 0 },
    ];
    const clipped = clipVelocity({ x: 1, y: 0 }, normals);
    expect(clipped).toEqual({ x: 0, y: 0 });
    expect(clipVelocity({ x: 0.3, y: 0.9 }, normals)).toEqual(
      clipVelocity({ x: 0.3, y: 0.9 }, normals.reverse()),
    );
  });

  it("refuses what is no vector, or no direction", () => {
    expect(() => clipVelocity({ x: 1, y: 0 }, [{ x: 0, y: 0 }])).toThrow("clipVelocity: normals[0] must be");
    expect(() => clipVelocity({ x: Number.NaN, y: 0 }, [])).toThrow(RangeError);
    expect(() => clipVelocity({ x: 1, y: 0 }, { x: 1, y: 0 } as never)).toThrow(TypeError);
  });
});
