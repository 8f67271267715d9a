import kld from "kld-intersections";
import svg from "svg-intersections";
import { intersections } from "../../src/index.js";
import { type Outline, shapeOf, type TwoOutlines } from "./outline.js";

const { Intersection, Point2D, ShapeInfo } = kld;

/** What outlines are asked about. */
export type OutlineSort = "circles" | "upright ellipses" | "turned ellipses";

/** How many points two outlines have in common: Infinity for all, NaN for no answer. */
export type Counter = (given: TwoOutlines) => number;

export interface CrossingsContestant {
  readonly name: string;
  /** How it counts those of a sort; nothing where it has no such outlines. */
  readonly counterOf: (sort: OutlineSort) => Counter | undefined;
}

const osculateCrossings: CrossingsContestant = {
  name: "**Osculate**",
  counterOf:
    () =>
    ({ a, b }) => {
      const { points, stretches } = intersections(shapeOf(a), shapeOf(b));
      return stretches.length > 0 ? Number.POSITIVE_INFINITY : points.length;
    },
};

/** Its paths have turned arcs, but it leaves the turn out: such ellipses count as none. */
const kldCrossings: CrossingsContestant = {
  name: "kld-intersections",
  counterOf: (sort) => {
    if (sort === "turned ellipses") return undefined;
    const infoOf = ({ x, y, rx, ry }: Outline) =>
      sort === "circles"
        ? ShapeInfo.circle(new Point2D(x, y), rx)
        : ShapeInfo.ellipse(new Point2D(x, y), rx, ry);
    return ({ a, b }) => {
      try {
        return Intersection.intersect(infoOf(a), infoOf(b)).points.length;
      } catch {
        // It throws where it finds no bounds for a root.
        return Number.NaN;
      }
    };
  },
};

/** As SVG has them: circles and ellipses are elements, a turned ellipse is a path of two halves. */
const svgCrossings: CrossingsContestant = {
  name: "svg-intersections",
  counterOf: (sort) => {
    const elementOf = svgElements[sort];
    return ({ a, b }) => {
      try {
        return svg.intersect(elementOf(a), elementOf(b)).points.length;
      } catch {
        return Number.NaN;
      }
    };
  },
};

const svgElements: Readonly<Record<OutlineSort, (outline: Outline) => svg.Shape>> = {
  circles: ({ x, y, rx }) => svg.shape("circle", { cx: x, cy: y, r: rx }),
  "upright ellipses": ({ x, y, rx, ry }) => svg.shape("ellipse", { cx: x, cy: y, rx, ry }),
  "turned ellipses": (outline) => svg.shape("path", { d: twoHalves(outline) }),
};

function twoHalves({ x, y, rx, ry, degrees }: Outline): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(turn), rx * Math.sin(turn)];
  const arcTo = (endX: number, endY: number) => `A ${rx} ${ry} ${degrees} 0 1 ${endX} ${endY}`;
  return `M ${x + dx} ${y + dy} ${arcTo(x - dx, y - dy)} ${arcTo(x + dx, y + dy)}`;
}

export const crossingsContestants: readonly CrossingsContestant[] = [
  osculateCrossings,
  kldCrossings,
  svgCrossings,
];
