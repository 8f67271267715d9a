import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  circle,
  compound,
  ellipse,
  moveTo,
  overlaps,
  point,
  polygon,
  polyline,
  rect,
  roundedRect,
  sector,
  segment,
} from "../../../src/index.js";
import { oracleDistanceToPoint } from "../../oracle/distance.js";
import { contactOf } from "./contact-of.js";

const THIN_ELLIPSE = ellipse(
  0.03125000000000001,
  -0.06324555438108112,
  1.1752724389059326e-9,
  5.5148043164288636e-18,
  {
    x: 0.06441879033170331,
    y: -0.9979229526632806,
  },
);

const SHORT_ARC = arc(
  0.03328710211273179,
  -0.09480264773030372,
  0.03162277660168379,
  { x: -0.06441882741986225, y: 0.9979229502691327 },
  { x: -0.06441882741994301, y: 0.9979229502691275 },
);

describe("boundaryContact of all but degenerate shapes", () => {
  it("finds the tip of an ellipse that is nearly a segment", () => {
    expect(contactOf(THIN_ELLIPSE, SHORT_ARC).depth).toBeLessThan(1e-14);
  });

  it("goes over the mouth of a slot that is too narrow to be told from a closed one", () => {
    const funnel = polygon([
      [182.24260280308957, -91.12130140154478],
      [179.0528686632423, -96.2031904319244],
      [184.55824844615353, -99.65873575009229],
      [186.11142942998677, -97.18420556736233],
      [185.72962476354553, -96.85198005658188],
      [181.49471723822919, -94.19386827337581],
      [182.55796195151163, -92.49990526324927],
      [184.25192496163817, -93.56314997653169],
      [184.9039117110994, -93.93517963102099],
      [184.78354731827937, -92.71616847146842],
    ]);
    const peg = rect(182.7651894958241, -94.99130180833762, 2, 3, {
      x: -0.5316223566412143,
      y: -0.8469815050632697,
    });
    expect(contactOf(peg, funnel).depth).toBeCloseTo(Math.sqrt(5), 12);
  });

  it("goes along a slot that is a little wider than what is in it", () => {
    const slot = polyline([
      [456.25333845716847, 0.9508136617643335],
      [456.25333845716847, 0.6508136617643331],
      [456.5533384571685, 0.6508136617643335],
      [456.5533384571685, 0.9508136617643335],
    ]);
    const disc = circle(456.38698059564194, 0.7456904107379316, 0.15);
    expect(contactOf(disc, slot).depth).toBeCloseTo(0.05749915162365978, 12);
  });

  it.each([0.3, 0.01, 1e-3, 2.3e-5, 1e-6, 1e-8])(
    "goes into a slit of %f radians, however near to its tip the shortest way is",
    (angle) => {
      // The slit is ahead of +x, and a short segment along +x below it: the shortest way goes straight up. Nearer to the tip
      // than so much the slit is narrower than rounding, and to go to the tip instead is hardly farther.
      const slit = sector(0, 0, 1, { x: Math.cos(angle), y: Math.sin(angle) }, { x: 1, y: 0 });
      const closed = 1e-13 / angle;
      for (const beyond of [0, 1e-4, 1e-3, 0.01, 0.03, 0.1, 0.3, 1, 3]) {
        const x = beyond * closed;
        const speck = polyline([
          [x, -0.01],
          [x + 1e-12, -0.01],
        ]);
        const detour = Math.min(x, closed) ** 2 / 0.02;
        expect(Math.abs(contactOf(speck, slit).depth - 0.01), `at ${x}`).toBeLessThan(1e-13 + detour);
      }
    },
  );

  it.each([0, 4, 10, 16, 20, 24, 30])(
    "goes to the tip of the cusp between a line and a circle of 2^-%d of the size that touches it",
    (power) => {
      // The segment ends above where they touch. Upwards there is no room for it, but for its end right there.
      const r = 2 ** -power;
      const line = polygon([
        [-2, -2],
        [2, -2],
        [2, -r / 2],
        [-2, -r / 2],
      ]);
      const ring = arc(0, r / 2, r, 0, 2 * Math.PI);
      const found = contactOf(segment(-1.5, 0, 0, 0), compound([ring, line]));
      expect(Math.abs(found.depth - r / 2)).toBeLessThan(1e-13);
    },
  );

  it("finds where two curves cross that run along each other, of two ellipses a millionth as large as a disc", () => {
    const disc = circle(0, 0, 0.0625);
    const lenses = compound([
      ellipse(6e-8, -6e-8, 1.2e-7, 3e-8, { x: 1, y: 1 }),
      ellipse(6e-8, 9e-8, 7.5e-8, 6e-8, { x: 1, y: -1 }),
    ]);
    const wayOutAt = (angle: number): number => {
      let [less, more] = [0.0624, 0.0626];
      for (let step = 0; step < 50; step++) {
        const length = (less + more) / 2;
        moveTo(lenses, length * Math.cos(angle), length * Math.sin(angle));
        if (overlaps(disc, lenses)) less = length;
        else more = length;
      }
      return more;
    };
    // One ellipse is in the way on one side of the shortest way, the other on the other.
    let [from, to] = [-0.5, 0.5];
    for (let step = 0; step < 60; step++) {
      const third = (to - from) / 3;
      if (wayOutAt(from + third) < wayOutAt(to - third)) to -= third;
      else from += third;
    }
    const shortest = wayOutAt(from);
    const found = contactOf(disc, moveTo(lenses, 0, 0));
    expect(Math.abs(found.depth - shortest)).toBeLessThan(1e-15);
    expect(Math.atan2(found.normalY, found.normalX)).toBeCloseTo(from, 6);
  });

  it("goes between two points that are as far from each other as an ellipse is wide, whatever else is there", () => {
    const wall = polyline([
      [-4, -1],
      [-0.5, -0.5],
      [-1, 4],
      [0, -3],
      [-2, 0.5],
    ]);
    const needle = ellipse(-1, 4, 2, 0, { x: 0, y: 1 });
    const lens = ellipse(0, -3, 0.5, 3, { x: -1, y: 0 });
    // Of an arc without length, both ends touch at once.
    for (const tip of [point(1, -3), arc(2, -3, 1, { x: -1, y: 0 }, { x: -1, y: 0 })]) {
      for (const parts of [
        [tip, wall, needle],
        [tip, needle, wall],
        [wall, tip, needle],
        [wall, needle, tip],
        [needle, tip, wall],
        [needle, wall, tip],
      ]) {
        expect(contactOf(compound(parts), lens)).toMatchObject({ depth: 0.5, normalX: 1, normalY: 0 });
        expect(contactOf(lens, compound(parts))).toMatchObject({ depth: 0.5, normalX: -1, normalY: 0 });
      }
    }
  });

  // From 2^-39 to 2^-48 on, the curves open at an angle so small that what is free between them bends before it is wide enough.
  it.each(Array.from({ length: 14 }, (_, i) => 2 ** -(37 + i)))(
    "finds the tip of the crescent between a disc and a hole that it sticks out of by %d",
    (excess) => {
      const hole = annularSector(0, -1 - excess, 3, 4, 0, 2 * Math.PI);
      const wall = rect(2, 2, 4, 4);
      const tipY = (4 - excess * (2 + excess)) / (2 * (1 + excess));
      const wayX = -Math.sqrt((2 - tipY) * (2 + tipY)) - 0.5;
      const wayY = tipY - 2.25;
      const { depth, normalX, normalY } = contactOf(
        compound([circle(0, 0, 2), hole, wall]),
        point(0.5, 2.25),
      );
      expect(depth).toBeCloseTo(Math.hypot(wayX, wayY), 6);
      expect(normalX).toBeCloseTo(wayX / depth, 5);
      expect(normalY).toBeCloseTo(wayY / depth, 5);
    },
  );

  it("finds the tip of a crescent that the end of an arc leaves beside a cap", () => {
    const third = 1 / 3;
    const pill = roundedRect(-2 * third, 2 * third, 3.333333333333334, 4 * third, 2 * third, { x: 0, y: 1 });
    const bow = annularSector(third / 2, 4 * third, 5 * third, 5 * third, { x: 0, y: 1 }, { x: 1, y: 1 });
    expect(contactOf(pill, bow).depth).toBeCloseTo(Math.sqrt(41) / 6, 6);
  });

  it("finds the tip of a slit in a disc that is a billionth of a radian wide", () => {
    const slit = sector(
      -0.03651564528221396,
      2.515120963892538,
      3.632590952832837,
      { x: 0.46714177436635484, y: -0.8841824261100498 },
      { x: 0.4671417736033465, y: -0.8841824265131714 },
    );
    const found = contactOf(point(0.5549775467784599, 3.2215110824066686), slit);
    expect(found.depth).toBeCloseTo(Math.hypot(0.59149319206067386, 0.7063901185141307), 9);
  });

  it("sees that a short arc is just free in a narrow slit", () => {
    const slit = sector(
      1.4012417428907433,
      0.7315606551513261,
      2.3634069618188818,
      { x: -0.42543835606394936, y: 0.9049874060944739 },
      { x: -0.4253534545313709, y: 0.9050273137967876 },
    );
    const piece = arc(
      1.6575382189300307,
      0.43194845223395495,
      0.53665027674064,
      { x: -0.8044466778685984, y: -0.5940248668752643 },
      { x: -0.804446138277491, y: -0.5940255976053824 },
    );
    const { depth, normalX, normalY } = contactOf(slit, piece);
    moveTo(piece, piece.x + depth * normalX, piece.y + depth * normalY);
    expect(contactOf(slit, piece).depth).toBeLessThan(1e-11);
  });

  it("parts a box from a polygon that is concave by a rounding error", () => {
    const bent = polygon([
      [269996586.17157286, 1.8284271247461903],
      [269996587.05545634, -1.5303300858899105],
      [269996587.9393398, -4.889087296526012],
      [269996590.41421354, -2.414213562373095],
      [269996592.8890873, 0.06066017177982119],
    ]);
    expect(bent.convex).toBe(false);
    expect(contactOf(bent, rect(269996590, -2, 2, 2)).depth).toBeCloseTo(2, 6);
  });

  it("touches an arc no farther than its end", () => {
    const cone = sector(
      -2.285989730905183,
      1.7652465692841426,
      3,
      { x: 0.9668125542555576, y: 0.25548676077997584 },
      { x: 10.324316847166813, y: 7.899903900637498 },
    );
    const ring = annularSector(
      -5.186427393702118,
      0.9987862870587334,
      6,
      8,
      { x: 1.8784906196467694, y: 4.633710499362158 },
      { x: 0.9668125542555576, y: 0.25548676077997584 },
    );
    const { depth, x0, y0 } = contactOf(cone, ring);
    expect(depth).toBeLessThan(1e-13);
    expect(oracleDistanceToPoint(cone, x0, y0).toNumber()).toBeLessThan(1e-13);
  });
});
