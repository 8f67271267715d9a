import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { rayHalfPlaneFilter, rayHalfPlaneHits } from "../../../src/rays/ray-edges.js";
import { createStays } from "../../../src/rays/stay.js";
import { halfPlane, ray } from "../../../src/shapes/lines.js";
import { details, summary } from "./events.js";

/** All that lies at y ≥ 2. */
const ground = halfPlane(7, 2, 0, -3);

describe("a ray and a half plane", () => {
  it("enters without ever leaving, or leaves without having entered", () => {
    expect(details(ray(0, 0, 1, 1), ground)).toEqual([["enter", 2, [2, 2], [0, -1]]]);
    expect(details(ray(0, 5, 1, -1), ground)).toEqual([["exit", 3, [3, 2], [0, -1]]]);
    expect(raycast(ray(0, 5, 1, -1), ground)).toMatchObject({ t: 0, inside: true });
    expect(raycast(ray(0, 0, 1, -1), ground)).toBeNull();
    expect(summary(ray(0, 0, 1, -1, Infinity, -Infinity), ground)).toEqual([["exit", -2]]);
    expect(raycast(ray(0, 0, 1, 1, Infinity, -Infinity), ground)).toMatchObject({ t: 2, inside: false });
  });

  it("has no first point of a line that comes from infinity in it", () => {
    expect(raycast(ray(0, 0, 1, -1, Infinity, -Infinity), ground)).toBeNull();
    expect(raycast(ray(0, 5, 1, 0, Infinity, -Infinity), ground)).toBeNull();
  });

  it("holds parallels, and its border, from end to end", () => {
    expect(summary(ray(0, 2, 1, 0), ground)).toEqual([]);
    expect(raycast(ray(0, 2, 1, 0), ground)).toMatchObject({ t: 0, inside: true });
    expect(raycast(ray(0, 5, 1, 0), ground)).toMatchObject({ t: 0, inside: true, point: { x: 0, y: 5 } });
    expect(raycast(ray(0, 2 - 2 ** -52, 1, 0), ground)).toBeNull();
    // Along (−4, 3) by a normal (3, 4).
    expect(raycast(ray(-4, 3, -4, 3), halfPlane(4, -3, 3, 4))).toMatchObject({ t: 0, inside: true });
    expect(raycast(ray(-4, 3 + 2 ** -51, -4, 3), halfPlane(4, -3, 3, 4))).toBeNull();
  });

  it("may be started on", () => {
    expect(raycast(ray(0, 2, 1, 1), ground)).toMatchObject({ t: 0, inside: false, normal: { x: 0, y: -1 } });
    expect(raycast(ray(0, 2, 1, -1), ground)).toMatchObject({ t: 0, inside: true });
    expect(summary(ray(0, 2, 1, -1), ground)).toEqual([["exit", 0]]);
    expect(summary(ray(0, 0, 1, 1, 2), ground)).toEqual([["enter", 2]]);
    expect(summary(ray(0, 0, 1, 1, 2 - 2 ** -52), ground)).toEqual([]);
  });

  it("has the specialised function agree, and a filter that decides what is plain", () => {
    expect(rayHalfPlaneHits(ray(0, 0, 1, 1.1), ground)).toEqual(raycastAll(ray(0, 0, 1, 1.1), ground));
    const stays = createStays();
    expect(rayHalfPlaneFilter(ray(0, 0, 1, 1), ground, stays)).toBe(1);
    expect(rayHalfPlaneFilter(ray(0, 5, 1, 0), ground, stays)).toBe(1);
    expect(rayHalfPlaneFilter(ray(0, 1, 1, 0), ground, stays)).toBe(-1);
    expect(stays.count).toBe(0);
    expect(rayHalfPlaneFilter(ray(0, 2, 1, 0), ground, stays)).toBe(1);
    expect(rayHalfPlaneFilter(ray(0, 2 ** 110, 1, 0), ground, stays)).toBe(0);
  });
});
