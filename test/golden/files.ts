import { KIND_NAMES, type KindName } from "../generators/spec.js";
import { PAIRS } from "../property/kinds.js";
import { apartPanel, contactPanel, PANEL_HEIGHT, PANEL_WIDTH, STYLE } from "./panel.js";
import { SIGHT_SIZE, sightPanel } from "./sight.js";

/** Every golden picture, by the name of its file. */
export function goldenFiles(): ReadonlyMap<string, string> {
  const files = new Map(PAIRS.map(([a, b]) => [`${a}-${b}.svg`, pairPicture(a, b)]));
  return files.set("sheet.svg", sheet()).set("sight.svg", sight());
}

const CAPTION = 16;

/** Two panels side by side: the pair apart, with its closest points, and overlapping, with its contact. */
function pairPicture(kindA: KindName, kindB: KindName): string {
  const width = 2 * PANEL_WIDTH + 8;
  const height = PANEL_HEIGHT + CAPTION;
  const caption = (x: number, text: string): string =>
    `<text x="${x}" y="11" font-size="8" text-anchor="middle">${text}</text>`;
  return svg(
    width,
    height,
    [
      caption(PANEL_WIDTH / 2, `${kindA}, ${kindB}`),
      caption(PANEL_WIDTH * 1.5 + 8, "contact"),
      panel(0, CAPTION, apartPanel(kindA, kindB)),
      panel(PANEL_WIDTH + 8, CAPTION, contactPanel(kindA, kindB)),
    ].join("\n"),
  );
}

const LABEL_WIDTH = 132;
const LABEL_HEIGHT = 34;
const GAP = 4;

/** All pairs: contact on the diagonal and below it, closest points above. The row is a, on the left. */
function sheet(): string {
  const place = (index: number, size: number, label: number): number => label + index * (size + GAP);
  const x = (column: number): number => place(column, PANEL_WIDTH, LABEL_WIDTH);
  const y = (row: number): number => place(row, PANEL_HEIGHT, LABEL_HEIGHT);
  const columns = KIND_NAMES.map(
    (kind, column) =>
      `<text class="b-label" x="${x(column) + PANEL_WIDTH / 2}" y="22" text-anchor="middle">${kind}</text>`,
  );
  const rows = KIND_NAMES.map(
    (kind, row) =>
      `<text class="a-label" x="${LABEL_WIDTH - 10}" y="${y(row) + PANEL_HEIGHT / 2 + 5}" text-anchor="end">${kind}</text>`,
  );
  const cells = KIND_NAMES.flatMap((rowKind, row) =>
    KIND_NAMES.map((columnKind, column) => {
      const content = column > row ? apartPanel(rowKind, columnKind) : contactPanel(rowKind, columnKind);
      return panel(x(column), y(row), content);
    }),
  );
  const style =
    "<style>.a-label, .b-label { font-size: 15px; font-weight: 600; } .a-label { fill: #1f5fe0; } .b-label { fill: #b86200; }</style>";
  return svg(x(KIND_NAMES.length), y(KIND_NAMES.length), [style, ...columns, ...rows, ...cells].join("\n"));
}

/** What two eyes see, of all kinds of shape. */
function sight(): string {
  const half = SIGHT_SIZE / 2;
  const viewBox = `viewBox="${-half} ${-half} ${SIGHT_SIZE} ${SIGHT_SIZE}"`;
  return svg(
    SIGHT_SIZE,
    SIGHT_SIZE,
    `<svg width="${SIGHT_SIZE}" height="${SIGHT_SIZE}" ${viewBox}>${sightPanel()}</svg>`,
  );
}

/** A panel with its meeting point in the middle; what reaches beyond it is cut off. */
function panel(x: number, y: number, content: string): string {
  const [halfWidth, halfHeight] = [PANEL_WIDTH / 2, PANEL_HEIGHT / 2];
  const frame = `x="${x}" y="${y}" width="${PANEL_WIDTH}" height="${PANEL_HEIGHT}"`;
  const viewBox = `viewBox="${-halfWidth} ${-halfHeight} ${PANEL_WIDTH} ${PANEL_HEIGHT}"`;
  const ground = `<rect class="ground" x="${-halfWidth}" y="${-halfHeight}" width="${PANEL_WIDTH}" height="${PANEL_HEIGHT}" rx="6"/>`;
  return `<svg ${frame} ${viewBox}>${ground}${content}</svg>`;
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>${STYLE}</style>
<rect width="${width}" height="${height}" fill="#f3f1ec"/>
${content}
</svg>
`;
}
