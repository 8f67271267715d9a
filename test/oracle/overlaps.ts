import type { Shape, SimpleShape } from "../../src/shapes/kind.js";
import { areaMeetsHalf, areasMeet, discMeetsArea, discMeetsHalf, discsMeet, halvesMeet } from "./area.js";
import { discBoxClearance, ellipseBoxClearance } from "./box.js";
import { boxBoxClearance } from "./box-box.js";
import {
  type Box,
  type Disc,
  type Figure,
  figuresOf,
  isFigureShape,
  type Oval,
  type Wedge,
} from "./figure.js";
import { ovalMeetsArea, ovalMeetsDisc, ovalMeetsHalf, ovalMeetsRing } from "./oval.js";
import {
  type Area,
  commonScale,
  type Half,
  kindNumbers,
  type Primitive,
  type Ring,
  type RoundDisc,
} from "./primitive.js";
import { primitivesOf } from "./primitives-of.js";
import { Field } from "./radical.js";
import { areaMeetsRing, discMeetsRing, ringMeetsHalf, ringsMeet } from "./ring.js";
import { roundsMeet } from "./round.js";
import { boxMeetsWedge, discMeetsWedge, ovalMeetsWedge, wedgesMeet } from "./wedge.js";

/** Whether the two closed sets have a common point, in exact arithmetic over the integers. All kinds. */
export function oracleOverlaps(a: Shape, b: Shape): boolean {
  if (isFigureShape(a) && isFigureShape(b)) {
    const [first, second] = figuresOf(a, b);
    return figuresMeet(first, second);
  }
  return oracleOverlapsMoved(a, b, 0, 0);
}

/** Whether `a` and `b` moved by exactly (x, y), in real numbers, have a common point. Exact, all kinds. */
export function oracleOverlapsMoved(a: Shape, b: Shape, x: number, y: number): boolean {
  const exponent = commonScale([a, b], x, y);
  return simplePartsOf(a).some((part) =>
    simplePartsOf(b).some((other) => {
      // A field of their own: the roots of other parts would only weigh the numbers down.
      const field = new Field();
      const inPlace = { field, exponent, offsetX: 0, offsetY: 0 };
      const moved = { field, exponent, offsetX: x, offsetY: y };
      return anyMeet(primitivesOf(part, inPlace), primitivesOf(other, moved), field);
    }),
  );
}

export function simplePartsOf(shape: Shape): readonly SimpleShape[] {
  return shape.kind === kindNumbers.compound ? shape.parts : [shape];
}

function anyMeet(first: readonly Primitive[], second: readonly Primitive[], field: Field): boolean {
  return first.some((a) => second.some((b) => primitivesMeet(a, b, field)));
}

/** Whether two simple closed sets have a common point. */
export function primitivesMeet(a: Primitive, b: Primitive, field: Field): boolean {
  if (b.form === "disc") return meetsDisc(a, b);
  if (a.form === "disc") return meetsDisc(b, a);
  if (b.form === "oval") return meetsOval(a, b, field);
  if (a.form === "oval") return meetsOval(b, a, field);
  if (b.form === "ring") return meetsRing(a, b);
  if (a.form === "ring") return meetsRing(b, a);
  if (a.form === "half") return b.form === "half" ? halvesMeet(a, b) : areaMeetsHalf(b, a);
  return b.form === "half" ? areaMeetsHalf(a, b) : areasMeet(a, b);
}

function meetsDisc(primitive: Primitive, disc: RoundDisc): boolean {
  switch (primitive.form) {
    case "disc":
      return discsMeet(primitive, disc);
    case "oval":
      return ovalMeetsDisc(primitive, disc);
    case "area":
      return discMeetsArea(disc, primitive);
    case "half":
      return discMeetsHalf(disc, primitive);
    case "ring":
      return discMeetsRing(disc, primitive);
  }
}

function meetsOval(primitive: Exclude<Primitive, RoundDisc>, oval: Oval, field: Field): boolean {
  switch (primitive.form) {
    case "oval":
      return roundsMeet(primitive, oval);
    case "area":
      return ovalMeetsArea(oval, primitive, field);
    case "half":
      return ovalMeetsHalf(oval, primitive);
    case "ring":
      return ovalMeetsRing(oval, primitive);
  }
}

function meetsRing(primitive: Area | Half | Ring, ring: Ring): boolean {
  switch (primitive.form) {
    case "area":
      return areaMeetsRing(primitive, ring);
    case "half":
      return ringMeetsHalf(ring, primitive);
    case "ring":
      return ringsMeet(primitive, ring);
  }
}

/** Whether two of the forms of the first five kinds meet, by mathematics of their own. */
function figuresMeet(a: Figure, b: Figure): boolean {
  if (a.form === "wedge") return meetsWedge(b, a);
  if (b.form === "wedge") return meetsWedge(a, b);
  if (a.form === "box") return meetsBox(b, a);
  return b.form === "box" ? meetsBox(a, b) : roundsMeet(a, b);
}

function meetsWedge(figure: Figure, wedge: Wedge): boolean {
  switch (figure.form) {
    case "disc":
      return discMeetsWedge(figure, wedge);
    case "oval":
      return ovalMeetsWedge(figure, wedge);
    case "box":
      return boxMeetsWedge(figure, wedge);
    case "wedge":
      return wedgesMeet(figure, wedge);
  }
}

function meetsBox(figure: Disc | Oval | Box, box: Box): boolean {
  switch (figure.form) {
    case "disc":
      return discBoxClearance(figure, box) <= 0;
    case "oval":
      return ellipseBoxClearance(figure, box) <= 0;
    case "box":
      return boxBoxClearance(figure, box) <= 0;
  }
}
