/** A line of a plot: a name, and its points in order of x. */
export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const WIDTH = 760;
const HEIGHT = 460;
const LEFT = 70;
const RIGHT = 150;
const TOP = 44;
const BOTTOM = 50;
const LABEL_HEIGHT = 16;

/** Told apart on white as on black, and by those who see fewer colours, by lightness and by the names at the ends. */
const COLOURS = ["#d9480f", "#6b7280", "#2f7ed8", "#2f9e44", "#9c36b5", "#b08900", "#0c8599", "#c2255c"];

const STYLE = `text { font: 13px system-ui, sans-serif; fill: #333 } .title { font-weight: 600; font-size: 15px }
.grid { stroke: #8884; } .line { fill: none; stroke-width: 1.8 } .first { stroke-width: 3.5 }
@media (prefers-color-scheme: dark) { text { fill: #ddd } }`;

/** Lines over two axes that count in powers of ten, as an SVG that can be read on a light and on a dark page. */
export function logLogPlot(title: string, xTitle: string, yTitle: string, lines: readonly Line[]): string {
  const x = scale(
    lines.flatMap(({ points }) => points.map(([value]) => value)),
    LEFT,
    WIDTH - RIGHT,
  );
  const y = scale(
    lines.flatMap(({ points }) => points.map(([, value]) => value)),
    HEIGHT - BOTTOM,
    TOP,
  );
  const labels = spreadLabels(lines.map(({ points }) => y.place(points.at(-1)?.[1] ?? 1)));
  const grid = [
    ...x.ticks.map((tick) => {
      const at = round(x.place(tick));
      return `<line class="grid" x1="${at}" x2="${at}" y1="${TOP}" y2="${HEIGHT - BOTTOM}"/><text x="${at}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${tick.toLocaleString("en-US")}</text>`;
    }),
    ...y.ticks.map((tick) => {
      const at = round(y.place(tick));
      return `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${at}" y2="${at}"/><text x="${LEFT - 8}" y="${at + 4}" text-anchor="end">${tick.toLocaleString("en-US")}</text>`;
    }),
  ];
  const drawn = lines.map(({ name, points }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const places = points.map(([px, py]) => `${round(x.place(px))},${round(y.place(py))}`).join(" ");
    const [endX, endY] = points.at(-1) ?? [1, 1];
    const label = labels[index] ?? 0;
    return `<polyline class="line${index === 0 ? " first" : ""}" stroke="${colour}" points="${places}"/><line stroke="${colour}" x1="${round(x.place(endX))}" y1="${round(y.place(endY))}" x2="${WIDTH - RIGHT + 14}" y2="${round(label)}"/><text x="${WIDTH - RIGHT + 18}" y="${round(label + 4)}">${name}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">
<style>${STYLE}</style>
<text class="title" x="${LEFT}" y="22">${title}</text>
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${xTitle}</text>
<text transform="translate(16 ${(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)" text-anchor="middle">${yTitle}</text>
${[...grid, ...drawn].join("\n")}
</svg>
`;
}

interface Scale {
  place(value: number): number;
  readonly ticks: readonly number[];
}

/** From `begin` to `end` for the least to the greatest value, rounded to powers of ten. */
function scale(values: readonly number[], begin: number, end: number): Scale {
  const least = Math.floor(Math.log10(Math.min(...values)));
  const most = Math.ceil(Math.log10(Math.max(...values)));
  const place = (value: number) => begin + ((Math.log10(value) - least) / (most - least)) * (end - begin);
  return { place, ticks: Array.from({ length: most - least + 1 }, (_, k) => Number(`1e${least + k}`)) };
}

/** Moves labels apart, down the page, in the order of their heights. */
function spreadLabels(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const spread = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    last = Math.max(heights[index] ?? 0, last + LABEL_HEIGHT);
    spread[index] = last;
  }
  return spread;
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
