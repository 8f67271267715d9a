import { KIND_NAMES, type KindName } from "../generators/spec.js";
import { STYLE } from "./ink.js";

/** Of a panel, whose origin is in its middle. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
const TITLE = 30;

/** A picture of its own. */
export function picture({ width, height }: Size, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>${STYLE}</style>
<rect class="sheet" width="${width}" height="${height}"/>
${content}
</svg>
`;
}

/** A panel in a picture; what reaches beyond it is cut off. */
export function panel(x: number, y: number, { width, height }: Size, content: string): string {
  const [left, top] = [-width / 2, -height / 2];
  const frame = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const viewBox = `viewBox="${left} ${top} ${width} ${height}"`;
  const ground = `<rect class="ground" x="${left}" y="${top}" width="${width}" height="${height}" rx="6"/>`;
  return `<svg ${frame} ${viewBox}>${ground}${content}</svg>`;
}

const COLUMNS = 5;
const SIDE = 12;
const CAPTION = 20;

/** A panel for each kind, five in a row. */
export function kindSheet(title: string, size: Size, panelOf: (kind: KindName) => string): string {
  const x = (column: number): number => SIDE + column * (size.width + GAP);
  const y = (row: number): number => TITLE + row * (size.height + CAPTION + GAP);
  const cells = KIND_NAMES.map((kind, i) => {
    const [left, top] = [x(i % COLUMNS), y(Math.floor(i / COLUMNS))];
    const label = `<text class="kind" x="${left + 4}" y="${top + 13}">${kind}</text>`;
    return `${label}\n${panel(left, top + CAPTION, size, panelOf(kind))}`;
  });
  const rows = Math.ceil(KIND_NAMES.length / COLUMNS);
  const whole = { width: x(COLUMNS) - GAP + SIDE, height: y(rows) + SIDE - GAP };
  return picture(whole, [titleOf(SIDE + 4, title), ...cells].join("\n"));
}

const LABEL_WIDTH = 132;
const LABEL_HEIGHT = 34;

/** A panel for each pair of kinds in either order: the row is a, on the left of a panel, the column b. */
export function pairSheet(
  size: Size,
  panelOf: (a: KindName, b: KindName, isAboveDiagonal: boolean) => string,
  title?: string,
): string {
  const top = LABEL_HEIGHT + (title === undefined ? 0 : TITLE);
  const x = (column: number): number => LABEL_WIDTH + column * (size.width + GAP);
  const y = (row: number): number => top + row * (size.height + GAP);
  const columns = KIND_NAMES.map(
    (kind, column) =>
      `<text class="b-label" x="${x(column) + size.width / 2}" y="${top - 12}" text-anchor="middle">${kind}</text>`,
  );
  const rows = KIND_NAMES.map(
    (kind, row) =>
      `<text class="a-label" x="${LABEL_WIDTH - 10}" y="${y(row) + size.height / 2 + 5}" text-anchor="end">${kind}</text>`,
  );
  const cells = KIND_NAMES.flatMap((rowKind, row) =>
    KIND_NAMES.map((columnKind, column) =>
      panel(x(column), y(row), size, panelOf(rowKind, columnKind, column > row)),
    ),
  );
  const heading = title === undefined ? [] : [titleOf(LABEL_WIDTH, title)];
  const whole = { width: x(KIND_NAMES.length), height: y(KIND_NAMES.length) };
  return picture(whole, [...heading, ...columns, ...rows, ...cells].join("\n"));
}

function titleOf(x: number, title: string): string {
  return `<text class="title" x="${x}" y="21">${title}</text>`;
}
