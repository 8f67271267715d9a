import kld from "kld-intersections";
import type { Shape } from "../../src/index.js";
import { library } from "../speed/library.js";
import { drawShuffledPairs, type KindName, type Pair } from "../speed/scenes.js";
import { markdownTable, nanoseconds } from "../speed/table.js";
import { medianCallTimes } from "../speed/timing.js";

const { Intersection, Point2D, ShapeInfo } = kld;

/** As many pairs of each row whose outlines cross. */
const PAIRS = 200;
const DRAWN = 1000;

/** How many times faster two ellipses are to be. */
const AIM = 5;

interface Row {
  readonly title: string;
  readonly kinds: readonly [KindName, KindName];
  /** As the peer can have it: its ellipses are not turned. */
  readonly prepare?: (shape: Shape) => Shape;
  readonly hasAim?: boolean;
}

const rows: readonly Row[] = [
  {
    title: "ellipse, ellipse (not turned)",
    kinds: ["ellipse", "ellipse"],
    prepare: upright,
    hasAim: true,
  },
  { title: "ellipse, ellipse", kinds: ["ellipse", "ellipse"] },
  { title: "circle, ellipse (not turned)", kinds: ["circle", "ellipse"], prepare: upright },
  { title: "circle, circle", kinds: ["circle", "circle"] },
  { title: "circle, polygon", kinds: ["circle", "polygon"] },
  { title: "ellipse (not turned), polygon", kinds: ["ellipse", "polygon"], prepare: upright },
  { title: "polygon, polygon", kinds: ["polygon", "polygon"] },
  { title: "rect, rect", kinds: ["rect", "rect"] },
  { title: "circle, rect", kinds: ["circle", "rect"] },
  { title: "sector, roundedRect", kinds: ["sector", "roundedRect"] },
];

function upright(shape: Shape): Shape {
  const { Kind, ellipse } = library;
  return shape.kind === Kind.ellipse ? ellipse(shape.x, shape.y, shape.rx, shape.ry) : shape;
}

/** `intersections` beside kld-intersections on pairs whose outlines cross, and `overlapArea` of the same pairs. */
export function crossingsSection(): string {
  const table = markdownTable([
    ["pair", "`intersections`", "kld-intersections", "times faster", "other counts", "`overlapArea`"],
    ...rows.map(cellsOf),
  ]);
  console.log(table);
  return table;
}

function cellsOf({ title, kinds, prepare = (shape) => shape, hasAim = false }: Row): string[] {
  const { intersections, overlapArea } = library;
  const pairs = drawShuffledPairs(...kinds, DRAWN)
    .map(({ a, b }): Pair => ({ a: prepare(a), b: prepare(b) }))
    .filter(({ a, b }) => intersections(a, b).points.length > 0)
    .slice(0, PAIRS);
  const countOf = ({ a, b }: Pair) => intersections(a, b).points.length;
  const at = (index: number) => pairs[index] as Pair;
  const peers = pairs.map(({ a, b }) => ({ a: peerOf(a), b: peerOf(b) }));
  const peerCount = (index: number) => {
    const { a, b } = peers[index] ?? {};
    return a === undefined || b === undefined ? 0 : Intersection.intersect(a, b).points.length;
  };
  const hasPeer = peers.every(({ a, b }) => a !== undefined && b !== undefined);
  const asks = [
    (index: number) => countOf(at(index)),
    (index: number) => overlapArea(at(index).a, at(index).b),
  ];
  if (hasPeer) asks.push(peerCount);
  // The first time until all of them are compiled: the peer takes some hundred microseconds a call before it is.
  medianCallTimes(asks, pairs.length);
  const [time = 0, areaTime = 0, peerTime] = medianCallTimes(asks, pairs.length);
  const others = pairs.filter((pair, index) => peerCount(index) !== countOf(pair)).length;
  return [
    title,
    nanoseconds(time),
    peerTime === undefined ? "—" : nanoseconds(peerTime),
    peerTime === undefined ? "—" : comparison(peerTime / time, hasAim),
    peerTime === undefined ? "—" : `${others} of ${pairs.length}`,
    nanoseconds(areaTime),
  ];
}

function comparison(factor: number, hasAim: boolean): string {
  const aim = hasAim ? ` (at least ${AIM}: ${factor >= AIM ? "met" : "missed"})` : "";
  return `${factor.toFixed(1)}${aim}`;
}

function peerOf(shape: Shape) {
  const { Kind } = library;
  switch (shape.kind) {
    case Kind.circle:
      return ShapeInfo.circle(new Point2D(shape.x, shape.y), shape.r);
    case Kind.ellipse:
      return shape.uy === 0
        ? ShapeInfo.ellipse(new Point2D(shape.x, shape.y), shape.rx, shape.ry)
        : undefined;
    case Kind.polygon: {
      const { vertices } = shape;
      const corners = Array.from({ length: vertices.length / 2 }, (_, i) => {
        return new Point2D(vertices[2 * i] ?? 0, vertices[2 * i + 1] ?? 0);
      });
      return ShapeInfo.polygon(corners);
    }
    default:
      return undefined;
  }
}
