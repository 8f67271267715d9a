import { circle, halfPlane, ray, raycast, World } from "osculate";
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

describe("limits of a ray that lie beyond all doubles", () => {
  it.each([
    [1.7e308, 0, 1e300],
    [1, 1e150, 1e300],
    [10, 10, 1.7e308],
    [-10, -20, 1.7e308],
  ])("are in a half plane without end: (%d, %d) from t = %d", (dx, dy, t) => {
    const world = new World();
    world.add(circle(3, 0, 1));
    const plane = halfPlane(dx, dy, -Math.sign(dx), -Math.sign(dy));
    const id = world.add(plane);
    const there = ray(0, 0, dx, dy, Number.POSITIVE_INFINITY, t);
    expect(world.raycast(there)).toEqual({ id, ...raycast(there, plane) });
    const back = ray(0, 0, -dx, -dy, -t, Number.NEGATIVE_INFINITY);
    expect(world.raycastAll(back).map((hit) => [hit.id, hit.t])).toEqual(
      [raycast(back, plane)].flatMap((hit) => (hit === null ? [] : [[id, hit.t]])),
    );
  });
});
