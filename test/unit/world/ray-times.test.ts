import { circle, ray, World } from "osculate";
import { describe, expect, it } from "vitest";

describe("bodies that a ray hits at one t, because the true ones are no normal doubles, are told by their ids", () => {
  it.each([
    ["below the least double", 1e-169, 1e229, 0],
    ["beyond the largest", 1e10, 1e-300, Number.MAX_VALUE],
  ] as const)("%s", (_, size, length, t) => {
    const world = new World();
    const far = world.add(circle(5 * size, 0, size));
    for (let i = 0; i < 60; i++) world.add(circle((2 + i / 30) * size, 0, size / 2));
    const line = ray(0, 0, length, 0);
    expect(world.raycast(line)).toMatchObject({ id: far, t });
    expect(world.raycast(line)).toEqual(world.raycastAll(line)[0]);
  });
});
