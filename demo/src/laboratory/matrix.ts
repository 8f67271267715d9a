import { area, bounds, type Contact, closestPoints, contact, type Shape } from "osculate";
import { svgPath } from "osculate/draw";
import { hintLine } from "../parts/hint.js";
import { fillRich } from "../parts/rich-text.js";
import { element } from "../site/element.js";
import { inEveryLanguage, localise, say } from "../site/language.js";
import { svgElement } from "../site/svg-element.js";
import { fragmentOf } from "./address.js";
import { arrowWalk } from "./arrow-walk.js";
import { type Bench, benchOf, kindNames } from "./catalogue.js";
import { type KindName, shapeOf } from "./specimen.js";
import { kindWords, words } from "./words.js";

/** The table of all pairs, in which the pair on the bench is marked. */
export interface PairMatrix {
  readonly element: HTMLElement;
  mark(kindA: KindName, kindB: KindName): void;
}

interface Cell {
  readonly bench: Bench;
  readonly link: HTMLElement;
}

/** Every kind against every kind, as small pictures that open on the bench. */
export function pairMatrix(): PairMatrix {
  const head = element("tr", {}, element("td"));
  for (const kind of kindNames) head.append(headCell(kind, "col"));
  const body = element("tbody");
  const cells = new Map<string, Cell>();
  const rows = kindNames.map((row) => {
    const line = element("tr", {}, headCell(row, "row"));
    body.append(line);
    return kindNames.map((column) => {
      const bench = benchOf(row, column);
      const link = pairLink(row, column, bench);
      cells.set(`${row} ${column}`, { bench, link });
      line.append(element("td", {}, link));
      return link;
    });
  });
  const lead = element("p", { class: "matrix-lead" });
  fillRich(lead, words.matrixLead);
  const keys = hintLine({ pointer: words.matrixHint, keys: words.matrixKeys });
  const table = element("table", { class: "matrix" }, element("thead", {}, head), body);
  const walk = arrowWalk(table, rows);
  drawWhenNear(table, [...cells.values()]);
  return {
    element: element("div", {}, lead, keys, element("div", { class: "matrix-place" }, table)),
    mark(kindA, kindB) {
      table.querySelector("[aria-current]")?.removeAttribute("aria-current");
      const cell = cells.get(`${kindA} ${kindB}`);
      if (!cell) return;
      cell.link.setAttribute("aria-current", "true");
      walk.enterAt(cell.link);
    },
  };
}

/** Milliseconds of drawing between which the page may do something else. */
const slice = 6;

/** Draws the pictures a few at a time once the table is nearly in sight: the frames are there from the beginning. */
function drawWhenNear(table: HTMLElement, cells: readonly Cell[]): void {
  const waiting = [...cells];
  const draw = () => {
    const end = performance.now() + slice;
    while (performance.now() < end) {
      const cell = waiting.shift();
      if (!cell) return;
      cell.link.append(pairPicture(shapeOf(cell.bench.a), shapeOf(cell.bench.b)));
    }
    setTimeout(draw);
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      draw();
    },
    { rootMargin: "800px" },
  );
  near.observe(table);
}

function headCell(kind: KindName, scope: "row" | "col"): HTMLElement {
  const name = element("span");
  localise(name, kindWords[kind]);
  return element("th", { scope }, name);
}

function pairLink(kindA: KindName, kindB: KindName, bench: Bench): HTMLElement {
  const link = element("a", { href: fragmentOf(bench), "data-pair": `${kindA} ${kindB}` });
  inEveryLanguage(() => {
    const name = `${say(kindWords[kindA])} × ${say(kindWords[kindB])}`;
    link.setAttribute("aria-label", name);
    link.title = name;
  });
  return link;
}

const view = { left: -150, top: -105, width: 300, height: 210 };

function pairPicture(a: Shape, b: Shape): SVGElement {
  const touch = contact(a, b);
  const role = touch ? "hit" : "idle";
  return svgElement(
    "svg",
    { viewBox: `${view.left} ${view.top} ${view.width} ${view.height}`, "aria-hidden": "true" },
    outline(a, role),
    outline(b, role),
    ...(touch ? contactMarks(touch) : gapMarks(a, b)),
  );
}

const dotRadius = 6;

function outline(shape: Shape, role: string): SVGElement {
  const { minX, maxX, minY, maxY } = bounds(shape);
  if (minX === maxX && minY === maxY) {
    return dot(minX, minY, role);
  }
  const path = svgElement("path", { d: svgPath(shape), class: `role-${role} matrix-shape` });
  if (area(shape) === 0) path.classList.add("matrix-curve");
  return path;
}

function gapMarks(a: Shape, b: Shape): SVGElement[] {
  const closest = closestPoints(a, b);
  const way = `M${closest.a.x} ${closest.a.y}L${closest.b.x} ${closest.b.y}`;
  return [
    svgElement("path", { d: way, class: "role-measure matrix-line" }),
    ...[closest.a, closest.b].map((end) => dot(end.x, end.y, "measure")),
  ];
}

function contactMarks({ normal, depth, points }: Contact): SVGElement[] {
  const marks = points.map(({ x, y }) => dot(x, y, "frame"));
  const at = points[0];
  if (at && Number.isFinite(depth)) {
    const half = depth / 2;
    const from = `${at.x - normal.x * half} ${at.y - normal.y * half}`;
    const to = `${at.x + normal.x * half} ${at.y + normal.y * half}`;
    marks.push(svgElement("path", { d: `M${from}L${to}`, class: "role-frame matrix-line" }));
  }
  return marks;
}

function dot(x: number, y: number, role: string): SVGElement {
  return svgElement("circle", { cx: x, cy: y, r: dotRadius, class: `role-${role} matrix-dot` });
}
