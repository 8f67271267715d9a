import { describe, expect, it } from "vitest";
import {
  capsule,
  halfPlane,
  type RaycastShape,
  ray,
  raycast,
  raycastAll,
  type Shape,
} from "../../../src/index.js";

const beam = ray(-9, 0, 1, 0);
const pill = capsule(0, 0, 1, 1, 1);
const wall = halfPlane(0, 0, 1, 0);

describe("kinds that a ray cannot meet yet", () => {
  it("do not compile, and throw rather than answer wrongly", () => {
    // @ts-expect-error a capsule is yet to come
    expect(() => raycast(beam, pill)).toThrow(TypeError);
    // @ts-expect-error a half plane is yet to come
    expect(() => raycastAll(beam, wall)).toThrow(TypeError);
    const anything: Shape = pill;
    expect(() => raycast(beam, anything as Shape as RaycastShape)).toThrow("raycast: shape must be a point");
  });
});
