import type { Shape } from "../../src/shapes/kind.js";
import { discBoxClearance, ellipseBoxClearance } from "./box.js";
import { boxBoxClearance } from "./box-box.js";
import { type Box, type Disc, type Figure, figuresOf, type Oval, type Wedge } from "./figure.js";
import { roundsMeet } from "./round.js";
import { boxMeetsWedge, discMeetsWedge, ovalMeetsWedge, wedgesMeet } from "./wedge.js";

/** Whether the two closed sets have a common point, in exact arithmetic over the integers. */
export function oracleOverlaps(a: Shape, b: Shape): boolean {
  const [first, second] = figuresOf(a, b);
  return figuresMeet(first, second);
}

export function figuresMeet(a: Figure, b: Figure): boolean {
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
