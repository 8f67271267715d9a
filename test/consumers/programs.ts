/** Asks all four entry points something, and leaves what they say in `answer`. */
const questions = `
  const world = new World();
  for (const x of [0, 1, 5]) world.add(circle(x, 0, 1));
  let pairs = 0;
  world.pairs(() => { pairs++; });
  const answer = [overlaps(ellipse(0, 0, 2, 1, degrees(90)), rect(0, 2.5, 2, 1)), dot({ x: 1, y: 2 }, { x: 3, y: 4 }),
    svgPath(circle(0, 0, 1)).length > 5, pairs, outlinesOfGrid([1, 1], 2, 4).length].join();
`;

export const expectedAnswer = "true,11,true,1,1";

const names = "circle, degrees, ellipse, overlaps, rect, World";

/** For whatever understands ES modules; what follows uses `answer`. */
export function importing(ending: string): string {
  return `
  import { ${names} } from "osculate";
  import { dot } from "osculate/vec2";
  import { svgPath } from "osculate/draw";
  import { outlinesOfGrid } from "osculate/tiled";
  ${questions} ${ending}`;
}

/** The same without a world, which brings most of the package: for minifiers that take their time. */
export function importingLess(ending: string): string {
  return `
  import { circle, containsPoint } from "osculate";
  import { dot } from "osculate/vec2";
  import { svgPath } from "osculate/draw";
  const answer = [containsPoint(circle(0, 0, 1), 1, 0), dot({ x: 1, y: 2 }, { x: 3, y: 4 }),
    svgPath(circle(0, 0, 1)).length > 5].join();
  ${ending}`;
}

export const lesserAnswer = "true,11,true";

/** For what wants CommonJS. */
export function requiring(ending: string): string {
  return `
  const { ${names} } = require("osculate");
  const { dot } = require("osculate/vec2");
  const { svgPath } = require("osculate/draw");
  const { outlinesOfGrid } = require("osculate/tiled");
  ${questions} ${ending}`;
}

/** For pages that have the one script. */
export function usingGlobal(ending: string): string {
  return `
  const { ${names}, vec2: { dot }, draw: { svgPath }, tiled: { outlinesOfGrid } } = Osculate;
  ${questions} ${ending}`;
}
