import { describe, expect, it } from "vitest";
import {
  compound,
  moveTo,
  overlaps,
  type PointLike,
  point,
  polygon,
  polyline,
  rectFromPoints,
  relate,
  type SelectionRule,
  type Shape,
  segment,
  selects,
} from "../../src/index.js";
import { outlinesOfGrid } from "../../src/tiled/outlines-of-grid.js";
import { latticeShape } from "../generators/lattice.js";
import type { Random } from "../generators/random.js";
import { buildShape, KIND_NAMES } from "../generators/spec.js";
import { CHEAP_RUNS, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "./for-all.js";

type Spot = readonly [x: number, y: number];

/** A point with rational coordinates: x / w and y / w, w > 0. */
interface Place {
  readonly x: bigint;
  readonly y: bigint;
  readonly w: bigint;
}

interface Edge {
  readonly a: Spot;
  readonly b: Spot;
}

const edgesOf = (points: readonly Spot[], isClosed: boolean): Edge[] =>
  points.flatMap((a, i) => {
    const b = points[i + 1] ?? (isClosed ? points[0] : undefined);
    return b === undefined ? [] : [{ a, b }];
  });

const big = (value: number) => BigInt(value);
const placeOf = ([x, y]: Spot): Place => ({ x: big(x), y: big(y), w: 1n });

/** The sign of the turn from an edge to a place. */
function sideOf({ a, b }: Edge, { x, y, w }: Place): number {
  const cross = big(b[0] - a[0]) * (y - big(a[1]) * w) - big(b[1] - a[1]) * (x - big(a[0]) * w);
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}

function isOn(edge: Edge, { x, y, w }: Place): boolean {
  const isBetween = (p: number, q: number, v: bigint) =>
    (big(p) * w <= v && v <= big(q) * w) || (big(q) * w <= v && v <= big(p) * w);
  const { a, b } = edge;
  return sideOf(edge, { x, y, w }) === 0 && isBetween(a[0], b[0], x) && isBetween(a[1], b[1], y);
}

/** How often edges go round a place on none of them. */
function turnsAbout(edges: readonly Edge[], place: Place): number {
  let turns = 0;
  for (const edge of edges) {
    const [startsBelow, endsBelow] = [
      big(edge.a[1]) * place.w <= place.y,
      big(edge.b[1]) * place.w <= place.y,
    ];
    if (startsBelow && !endsBelow && sideOf(edge, place) > 0) turns += 1;
    if (!startsBelow && endsBelow && sideOf(edge, place) < 0) turns -= 1;
  }
  return turns;
}

/** Where along an edge another cuts it, as a fraction; its ends on one line with it, too. */
function cutsOf(edge: Edge, other: Edge): [bigint, bigint][] {
  const [dx, dy] = [big(edge.b[0] - edge.a[0]), big(edge.b[1] - edge.a[1])];
  const [ex, ey] = [big(other.b[0] - other.a[0]), big(other.b[1] - other.a[1])];
  const [fx, fy] = [big(other.a[0] - edge.a[0]), big(other.a[1] - edge.a[1])];
  const cross = dx * ey - dy * ex;
  if (cross !== 0n) {
    const t = fx * ey - fy * ex;
    return [cross > 0n ? [t, cross] : [-t, -cross]];
  }
  const lengthSq = dx * dx + dy * dy;
  return [other.a, other.b].map((end) => [
    big(end[0] - edge.a[0]) * dx + big(end[1] - edge.a[1]) * dy,
    lengthSq,
  ]);
}

/** Far less than any two things that are apart are. */
const TINY = 10n ** 15n;

/** A place of every cell that edges cut the plane into, save the one outside: of each point, stretch and face beside one. */
function placesOfCells(edges: readonly Edge[]): Place[] {
  return edges.flatMap((edge) => {
    const [dx, dy] = [big(edge.b[0] - edge.a[0]), big(edge.b[1] - edge.a[1])];
    if (dx === 0n && dy === 0n) return [placeOf(edge.a)];
    const at = ([t, w]: [bigint, bigint]): Place => ({
      x: big(edge.a[0]) * w + t * dx,
      y: big(edge.a[1]) * w + t * dy,
      w,
    });
    const cuts: [bigint, bigint][] = [[0n, 1n], [1n, 1n], ...edges.flatMap((other) => cutsOf(edge, other))];
    const within = cuts.filter(([t, w]) => t >= 0n && t <= w);
    within.sort(([t, w], [u, v]) => Number(t * v - u * w));
    return within.flatMap((cut, i): Place[] => {
      const next = within[i + 1];
      if (next === undefined || next[0] * cut[1] === cut[0] * next[1]) return [at(cut)];
      const { x, y, w } = at([cut[0] * next[1] + next[0] * cut[1], 2n * cut[1] * next[1]]);
      const beside = (sign: bigint) => ({ x: x * TINY - sign * dy, y: y * TINY + sign * dx, w: w * TINY });
      return [at(cut), { x, y, w }, beside(1n), beside(-1n)];
    });
  });
}

/** A shape of straight edges at whole numbers. */
interface Figure {
  readonly points: readonly Spot[];
  readonly isSolid: boolean;
}

const SIDE = 6;
const spot = (random: Random): Spot => [random.int(SIDE), random.int(SIDE)];
const spots = (random: Random, count: number) => Array.from({ length: count }, () => spot(random));
/** In the middle, where a ring is likely to be around. */
const innerSpot = (random: Random): Spot => [1 + random.int(SIDE - 2), 1 + random.int(SIDE - 2)];

function figure(random: Random): Figure {
  const form = random.int(5);
  if (form < 3) return { points: Array.from({ length: form + 1 }, () => innerSpot(random)), isSolid: false };
  const [x, y] = innerSpot(random);
  const [width, height] = [1 + random.int(2), 1 + random.int(2)];
  const box: Spot[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return { points: form === 3 ? box : box.slice(1), isSolid: true };
}

function shapeOf({ points, isSolid }: Figure): Shape {
  const [a, b, c] = points;
  if (isSolid)
    return points.length === 4 && a && c ? rectFromPoints([...a], [...c]) : polygon(listOf(points));
  if (a === undefined || b === undefined) return point(...(a ?? [0, 0]));
  return c === undefined ? segment(...a, ...b) : polyline(listOf(points));
}

const listOf = (points: readonly Spot[]): PointLike[] => points.map(([x, y]) => [x, y]);

/** What a ring and a figure have in common, found by looking at every cell. */
function truthOf(
  ring: readonly Spot[],
  drawn: Figure,
  isEvenOdd: boolean,
): { within: boolean; meets: boolean } {
  const ringEdges = edgesOf(ring, true);
  const own = drawn.points.length === 1 ? edgesOf(drawn.points, true) : edgesOf(drawn.points, drawn.isSolid);
  const isInRing = (place: Place) => {
    if (ringEdges.some((edge) => isOn(edge, place))) return true;
    const turns = turnsAbout(ringEdges, place);
    return isEvenOdd ? turns % 2 !== 0 : turns !== 0;
  };
  const isInFigure = (place: Place) =>
    own.some((edge) => isOn(edge, place)) || (drawn.isSolid && turnsAbout(own, place) !== 0);
  const places = placesOfCells([...ringEdges, ...own]).filter(isInFigure);
  return { within: places.every(isInRing), meets: places.some(isInRing) };
}

const RULES: SelectionRule[] = [
  { fill: "nonzero", mode: "within" },
  { fill: "nonzero", mode: "meets" },
  { fill: "evenodd", mode: "within" },
  { fill: "evenodd", mode: "meets" },
];

describe("selects", () => {
  it(
    "is right in every cell, by arithmetic of fractions, for rings that cross and run along themselves",
    () => {
      let [within, met, cases] = [0, 0, 0];
      forAll(
        (random) => ({
          ring: spots(random, 1 + random.int(10)),
          drawn: figure(random),
          unit: random.pick([1, 2 ** -40]),
        }),
        ({ ring, drawn, unit }) => {
          const scaled = (points: readonly Spot[]) => points.map(([x, y]): Spot => [x * unit, y * unit]);
          const shape = shapeOf({ ...drawn, points: scaled(drawn.points) });
          for (const rule of RULES) {
            const truth = truthOf(ring, drawn, rule.fill === "evenodd")[rule.mode ?? "within"];
            if (truth && rule.mode === "within") within += 1;
            if (truth && rule.mode === "meets") met += 1;
            cases += 1;
            expect(selects(listOf(scaled(ring)), shape, rule), JSON.stringify(rule)).toBe(truth);
          }
        },
        CHEAP_RUNS,
      );
      expect(within).toBeGreaterThan(cases / 25);
      expect(met).toBeGreaterThan(cases / 5);
      expect(met).toBeLessThan((9 * cases) / 20);
    },
    PROPERTY_TIMEOUT,
  );

  it.each(KIND_NAMES)(
    "%s: is as it relates to the cells of a grid that a ring along its lines encloses",
    (kind) => {
      forAll(
        (random) => ({ way: wayAlongGrid(random), spec: latticeShape(kind, random) }),
        ({ way, spec }) => {
          const shape = buildShape(spec) as Shape;
          for (const fill of ["nonzero", "evenodd"] as const) {
            const region = regionOf(way, fill === "evenodd");
            const isInside = ["inside", "insideTouching", "equal"].includes(relate(shape, region));
            expect(selects(listOf(way), shape, { fill }), fill).toBe(isInside);
            expect(selects(listOf(way), shape, { fill, mode: "meets" }), fill).toBe(overlaps(shape, region));
          }
        },
        LAW_RUNS,
      );
    },
    PROPERTY_TIMEOUT,
  );
});

const HALF_SIDE = 5;

/** A closed way along the lines of a grid, with points at rest. */
function wayAlongGrid(random: Random): Spot[] {
  const at = () => random.int(2 * HALF_SIDE + 1) - HALF_SIDE;
  let [x, y] = [at(), at()];
  const way: Spot[] = [[x, y]];
  for (let i = 2 + random.int(5); i > 0; i -= 1) {
    x = at();
    way.push([x, y]);
    y = at();
    way.push([x, y]);
  }
  const [first] = way;
  if (first !== undefined && first[0] !== x && first[1] !== y) way.push([first[0], y]);
  return way;
}

/** The way, and the cells that it goes round, of which each is asked at its middle. */
function regionOf(way: readonly Spot[], isEvenOdd: boolean): Shape {
  const edges = edgesOf(
    way.map(([x, y]): Spot => [2 * x, 2 * y]),
    true,
  );
  const width = 2 * HALF_SIDE;
  const cells = Array.from({ length: width * width }, (_, i) => {
    const [column, row] = [(i % width) - HALF_SIDE, Math.floor(i / width) - HALF_SIDE];
    const turns = turnsAbout(edges, placeOf([2 * column + 1, 2 * row + 1]));
    return isEvenOdd ? turns % 2 !== 0 : turns !== 0;
  });
  const outlines = outlinesOfGrid(cells, width, 1).map((outline) => moveTo(outline, -HALF_SIDE, -HALF_SIDE));
  return compound([...outlines, polyline(listOf([...way, ...way.slice(0, 1)]))]);
}
