import { describe, expect, it } from "vitest";
import {
  capsule,
  closestPoints,
  contact,
  distance,
  rect,
  segment,
  signedDistance,
} from "../../../src/index.js";

/** The nearest point is the end of an edge, as square to it as rounding can tell: the far side of the edge comes by next. */
describe("beside the end of an edge", () => {
  it("a point is as far as from the end", () => {
    const spot = segment(0, 0, 0, 0);
    const edge = segment(
      -1.3525377629338792e-11,
      5.463468818883914e-11,
      -0.6250179996660571,
      -0.15472961863039242,
    );
    expect(distance(spot, edge)).toBeCloseTo(5.628396746417133e-11, 17);
    expect(distance(edge, spot)).toBeCloseTo(5.628396746417133e-11, 17);
    expect(contact(spot, edge)).toBeNull();
  });

  it("a thin capsule has its own nearest point", () => {
    const edge = segment(-6.053899472711602, -5.243596474485349, 1.7091782434643132, -6.032527350466396);
    const needle = capsule(-6.096069229772681, -5.239310928560546, -6.053899472676716, -5.243596474142076, 0);
    const { b } = closestPoints(edge, needle);
    expect(Math.hypot(b.x + 6.053899472676716, b.y + 5.243596474142076)).toBeLessThan(1e-14);
  });

  it("capsules that are just apart have no contact", () => {
    const large = capsule(
      2.975776654743355,
      -9.69580062592352,
      -2.615369810035016,
      -7.827702617972844,
      8.25306534074834,
    );
    const small = capsule(
      0.7212628552045207,
      -0.09606548356647215,
      0.043557969985020324,
      0.1303673516368843,
      0.13744603018413346,
    );
    expect(contact(large, small)).toBeNull();
    expect(signedDistance(large, small)).toBeCloseTo(5.57265e-6, 10);
  });

  it("what touches along an edge of no width is at depth 0", () => {
    const wall = rect(2, -0.5, 10, 0, Math.PI / 2);
    expect(contact(wall, rect(7, -0.5, 10, 6))?.depth).toBe(0);
  });
});
