import type { Sector, Shape } from "../../src/shapes/kind.js";
import { boxHoldsPoint, cornersOf, ellipseBoxClearance, FormOnBox, frameLength, framePoint } from "./box.js";
import { boxBoxClearance, boxInBox } from "./box-box.js";
import { ellipseFormAt, type RoundFigure, roundFigure } from "./conic.js";
import {
  type Axis,
  type Box,
  cross,
  type Disc,
  difference,
  dot,
  type Figure,
  type FigureShape,
  figuresOf,
  isFigureShape,
  type Oval,
  quarterTurn,
  type Vector,
} from "./figure.js";
import { signOf } from "./integer.js";
import { converseOf, type OracleRelation } from "./relation.js";
import { signOfRootSum } from "./root-sum.js";
import { relateRounds } from "./round.js";

type FigureWithRelation = Disc | Oval | Box;

/** A point, circle, ellipse or rectangle. */
export type SolidFigureShape = Exclude<FigureShape, Sector>;

export function isSolidFigureShape(shape: Shape): shape is SolidFigureShape {
  return isFigureShape(shape) && !("opening" in shape);
}

/** The relation of two of the first four kinds by docs/semantics.md, in exact arithmetic over the integers. */
export function relateSolidFigures(a: SolidFigureShape, b: SolidFigureShape): OracleRelation {
  const [first, second] = figuresOf(a, b);
  return relateFigures(withoutWedge(first), withoutWedge(second));
}

function withoutWedge(figure: Figure): FigureWithRelation {
  if (figure.form === "wedge") throw new TypeError("sectors have no relation yet");
  return figure;
}

function relateFigures(a: FigureWithRelation, b: FigureWithRelation): OracleRelation {
  if (isPoint(a)) return relatePoint(a.centre, b);
  if (isPoint(b)) return converseOf(relatePoint(b.centre, a));
  if (a.form === "box") return b.form === "box" ? relateBoxes(a, b) : converseOf(relateRoundToBox(b, a));
  return b.form === "box" ? relateRoundToBox(a, b) : relateRounds(a, b);
}

function isPoint(figure: FigureWithRelation): figure is Disc {
  return figure.form === "disc" && figure.radius === 0n;
}

function relatePoint(p: Vector, other: FigureWithRelation): OracleRelation {
  if (isPoint(other)) return p.x === other.centre.x && p.y === other.centre.y ? "equal" : "apart";
  const side = other.form === "box" ? sideOfBox(p, other) : signOf(ellipseFormAt(roundFigure(other), p));
  if (side > 0) return "apart";
  return side < 0 ? "inside" : "insideTouching";
}

/** −1 in the relative interior of the box, 0 on its relative boundary, 1 outside. */
function sideOfBox(p: Vector, box: Box): number {
  if (!boxHoldsPoint(box, p)) return 1;
  const q = framePoint(box, p);
  const onBoundX = [box.minX, box.maxX].some((bound) => q.x.compare(frameLength(box, bound)) === 0);
  const onBoundY = [box.minY, box.maxY].some((bound) => q.y.compare(frameLength(box, bound)) === 0);
  const touches = (onBoundX && box.minX !== box.maxX) || (onBoundY && box.minY !== box.maxY);
  return touches ? 0 : -1;
}

function relateBoxes(a: Box, b: Box): OracleRelation {
  const clearance = boxBoxClearance(a, b);
  if (clearance > 0) return "apart";
  const aInB = boxInBox(a, b);
  const bInA = boxInBox(b, a);
  if (aInB.inside && bInA.inside) return "equal";
  if (aInB.inside) return aInB.meetsBoundary ? "insideTouching" : "inside";
  if (bInA.inside) return bInA.meetsBoundary ? "containsTouching" : "contains";
  return clearance === 0 ? "touching" : "crossing";
}

/** The relation of a disc or ellipse with an interior to a box. */
function relateRoundToBox(figure: Disc | Oval, box: Box): OracleRelation {
  const round = roundFigure(figure);
  const clearance = ellipseBoxClearance(round, box);
  if (clearance > 0) return "apart";
  const form = new FormOnBox(round, box);
  const greatestSign = Math.max(...cornersOf(box).map((corner) => form.signAt(corner)));
  if (greatestSign <= 0) return greatestSign < 0 ? "contains" : "containsTouching";
  const excess = greatestExcess(round, box);
  if (excess <= 0) return excess < 0 ? "inside" : "insideTouching";
  return clearance === 0 ? "touching" : "crossing";
}

/** The greatest sign of how far the ellipse reaches beyond a side of the box. */
function greatestExcess(round: RoundFigure, box: Box): number {
  const sides: [Vector, bigint][] = [
    [box.axis, box.maxX],
    [negative(box.axis), -box.minX],
    [quarterTurn(box.axis), box.maxY],
    [negative(quarterTurn(box.axis)), -box.minY],
  ];
  return Math.max(...sides.map(([normal, bound]) => excessBeyond(round, normal, box, bound)));
}

function negative(v: Vector): Vector {
  return { x: -v.x, y: -v.y };
}

/**
 * The ellipse's greatest coordinate along n is n·c + √(rx²(u·n)² + ry²(u × n)²)/|u|. It is compared with the bound
 * times |n|, all multiplied by |u|².
 */
function excessBeyond(round: RoundFigure, normal: Vector, box: Box, bound: bigint): number {
  const axis: Axis = round.axis;
  const scale = axis.length.square;
  const support = (round.rx * dot(axis, normal)) ** 2n + (round.ry * cross(axis, normal)) ** 2n;
  return signOfRootSum([
    { coefficient: scale * dot(normal, difference(round.centre, box.centre)), radicand: 1n },
    { coefficient: 1n, radicand: support * scale },
    { coefficient: -scale * bound, radicand: box.axis.length.square },
  ]);
}
