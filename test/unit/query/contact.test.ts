import { expect, it } from "vitest";
import {
  circle,
  circleRectContact,
  contact,
  distance,
  edgedContact,
  overlaps,
  point,
  polyline,
  rect,
  roundedRect,
  sector,
  segment,
} from "../../../src/index.js";

const LEAST = 5e-324;
const GREATEST = Number.MAX_VALUE;

it.each([LEAST, 2 ** -600, 2 ** 600, GREATEST])(
  "takes a direction of the length %s for what it points to",
  (length) => {
    const usual = rect(1, 2, 2, 1, { x: 1, y: 1 });
    const turned = rect(1, 2, 2, 1, { x: length, y: length });
    const other = rect(2, 2, 1, 1);
    const far = rect(9, 2, 1, 1);
    expect(contact(turned, other)).toEqual(contact(usual, other));
    expect(distance(turned, far)).toBe(distance(usual, far));
  },
);

it("has an answer for shapes without size that are turned by a direction of which the square rounds to nothing", () => {
  const speck = rect(LEAST, LEAST, LEAST, 0, { x: LEAST, y: LEAST });
  expect(contact(speck, segment(LEAST, 0, LEAST, LEAST))?.depth).toBe(0);
  expect(contact(rect(0, 0, LEAST, 0, { x: LEAST, y: LEAST }), rect(0, 0, 2, 2))?.depth).toBeCloseTo(1, 12);
  expect(
    contact(roundedRect(0, 0, LEAST, LEAST, 0, { x: LEAST, y: LEAST }), rect(0, 0, 2, 2))?.depth,
  ).toBeCloseTo(1, 12);
});

it("puts the point of nearly parallel sides beside the corners that meet, not at the other end", () => {
  const u = { x: 0.6908455841119812, y: 0.7230023367271889 };
  const v = { x: 0.6908455913420044, y: 0.723002329818733 };
  const r = 0.0000029383850776696897;
  const large = roundedRect(
    -0.000005610976398572045,
    -8.58459330029309e-8,
    0.00000787677015533938,
    0.000013871655682858675,
    r,
    u,
  );
  const small = roundedRect(-0.0000014138476329226695, -3.215643682205864e-8, 0.000002, 0.000002, 0, v);
  const found = contact(large, small);
  for (const { x, y } of found?.points ?? []) expect(distance(point(x, y), small)).toBeLessThan(1e-12);
  expect(found?.depth).toBeCloseTo(0.000002, 12);
});

it("leaves by an edge where something lies in the middle, as far from all edges", () => {
  const found = contact(rect(1, 1024, 2, 2, { x: 1, y: 1 }), segment(1, 1024, 1, 1024));
  expect(found?.depth).toBeCloseTo(1, 12);
});

it.each([
  { x: 2 ** 1000, y: 2 ** -500 },
  { x: 2 ** 500, y: 2 ** -600 },
  { x: 2 ** 700, y: LEAST },
  { x: 2 ** -600, y: LEAST },
])("does not take a box that is turned by next to nothing, $x and $y, for an upright one", (direction) => {
  // Its corner (1, 1) is turned towards −x, away from the segment that begins there.
  const turned = rect(0, 0, 2, 2, direction);
  const beside = segment(1, 1, 2, 1);
  expect(overlaps(turned, beside)).toBe(false);
  expect(contact(turned, beside)).toBe(null);
});

it("where edges have no length, the way between two points is the axis, however deep the discs around them are", () => {
  const spot = polyline([
    [0, 0],
    [0, 0],
  ]);
  expect(contact(spot, circle(8, 0, 8))).toEqual({
    normal: { x: 1, y: 0 },
    depth: 0,
    points: [{ x: 0, y: 0 }],
  });
  const disc = roundedRect(-4, 2 ** 60, 2 ** 24, 2 ** 24, 2 ** 23);
  expect(contact(point(-(2 ** 23), 2 ** 60), disc)?.depth).toBeCloseTo(4, 6);
});

it("far from the origin, where corners are rounded, both ends of a side are level along its normal", () => {
  const turned = { x: -0.01743325436200455, y: -0.999848029273624 };
  const line = rect(-70745.4973155323, 5.099249296962427, 7.298330025700479, 0, turned);
  const [spot] = contact(point(line.x, line.y), line)?.points ?? [];
  expect(spot?.x).toBeCloseTo(line.x, 9);
  expect(spot?.y).toBeCloseTo(line.y, 9);
  const box = rect(735292.3892233323, 735267.8892233323, 232, 174, { x: -135, y: 352 });
  const [ax, ay] = [735338.6392233323, 735271.8892233323];
  const met = contact(
    box,
    polyline([
      [ax, ay],
      [735246.1392233323, 735263.8892233323],
    ]),
  );
  // Half the depth from the deepest end, along the normal.
  expect(met?.points).toHaveLength(1);
  expect(met?.points[0]?.x).toBeCloseTo(ax + ((met?.normal.x ?? 0) * (met?.depth ?? 0)) / 2, 6);
  expect(met?.points[0]?.y).toBeCloseTo(ay + ((met?.normal.y ?? 0) * (met?.depth ?? 0)) / 2, 6);
});

it.each([contact, edgedContact])(
  "gives a plain object, which strict comparisons and snapshots take as one",
  (ask) => {
    const normal = { x: 1, y: 0 };
    expect(ask(circle(0, 0, 2), circle(3, 0, 2))).toStrictEqual({
      normal,
      depth: 1,
      points: [{ x: 1.5, y: 0 }],
    });
    const points = [
      { x: 0.75, y: -1 },
      { x: 0.75, y: 1 },
    ];
    expect(ask(rect(0, 0, 2, 2), rect(1.5, 0, 2, 2))).toStrictEqual({ normal, depth: 0.5, points });
  },
);

it("gives a plain object of one pair of kinds, too", () => {
  expect(Object.getPrototypeOf(circleRectContact(circle(0, 0, 2), rect(2, 0, 2, 2)))).toBe(Object.prototype);
});

it("has no −0 where a coordinate vanishes beside the size of the pair", () => {
  const found = contact(
    circle(-1, -1.5e-323, 1),
    segment(0, -4.0833884030512616e39, 0, 2.722258935367508e39),
  );
  expect(found?.points).toEqual([{ x: 0, y: 0 }]);
});

it("stays within doubles where shapes reach beyond them", () => {
  const beyond = sector(GREATEST, 0, 1e307, 0, 1);
  const found = contact(beyond, beyond);
  expect(found?.points[0]?.x).toBe(GREATEST);
  expect(found?.depth).toBeLessThan(1e307);
  const inside = contact(point(-1.7e308, 0), rect(-1.6e308, 0, GREATEST, GREATEST));
  expect(inside?.points).toEqual([{ x: -GREATEST, y: 0 }]);
  const box = rect(-GREATEST, 0, 1e308, 1e308);
  expect(contact(box, rect(-GREATEST, 0, 1e307, 1e307))?.points.map(({ x }) => x)).toEqual([
    -GREATEST,
    -GREATEST,
  ]);
});
