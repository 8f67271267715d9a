import type { KindName } from "../generators/spec.js";
import { PAIRS } from "../property/kinds.js";
import { intersectionsPanel, overlapAreaPanel } from "./crossings.js";
import { kindSheet, pairSheet, panel, picture } from "./layout.js";
import { closestPointPanel, KIND_PANEL, measuresPanel, tangentsPanel } from "./measures.js";
import { apartPanel, contactPanel, PANEL } from "./panel.js";
import { raysPanel } from "./rays.js";
import { SIGHT_SIZE, sightPanel } from "./sight.js";
import { SWEEP_PANEL, sweepPanel, turningSweepPanel } from "./sweeps.js";

/** Every golden picture, by the name of its file. */
export function goldenFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...PAIRS.map(([a, b]): [string, string] => [`${a}-${b}.svg`, pairPicture(a, b)]),
    ...sheets(),
  ]);
}

/** Sheets of all kinds, or of all pairs. */
function sheets(): [string, string][] {
  return [
    ["sheet.svg", pairSheet(PANEL, (a, b, isAbove) => (isAbove ? apartPanel(a, b) : contactPanel(a, b)))],
    ["crossings.svg", pairSheet(PANEL, crossingsPanel, CROSSINGS_TITLE)],
    ["sweeps.svg", pairSheet(SWEEP_PANEL, motionPanel, SWEEPS_TITLE)],
    ["rays.svg", kindSheet(RAYS_TITLE, KIND_PANEL, raysPanel)],
    ["measures.svg", kindSheet(MEASURES_TITLE, KIND_PANEL, measuresPanel)],
    ["closest-point.svg", kindSheet(CLOSEST_POINT_TITLE, KIND_PANEL, closestPointPanel)],
    ["tangents.svg", kindSheet(TANGENTS_TITLE, KIND_PANEL, tangentsPanel)],
    ["sight.svg", sight()],
  ];
}

const CROSSINGS_TITLE =
  "Above the diagonal intersections, with the number of points; on it and below overlapArea, in square units";
const SWEEPS_TITLE =
  "sweep (from the diagonal up) and sweepTurning: b starts at the dashed outline and is drawn where it first touches a, with the point and the normal";
const RAYS_TITLE =
  "raycastAll: where rays enter (dots), leave (rings) and cross curves (small dots), with the normals";
const MEASURES_TITLE = "centroid (crosses) and perimeter";
const CLOSEST_POINT_TITLE =
  "closestPoint: from each ring to the nearest point of the shape, itself if inside";
const TANGENTS_TITLE =
  "tangents: from the ring to left (unbroken) and to right (dashed), as seen from the ring";

function crossingsPanel(a: KindName, b: KindName, isAbove: boolean): string {
  return isAbove ? intersectionsPanel(a, b) : overlapAreaPanel(a, b);
}

/** Two half planes of which one turns meet infinitely far away, so that the diagonal is not turned. */
function motionPanel(a: KindName, b: KindName, isAbove: boolean): string {
  return isAbove || a === b ? sweepPanel(a, b) : turningSweepPanel(a, b);
}

const CAPTION = 16;
const BETWEEN = 8;

/** Two panels side by side: the pair apart, with its closest points, and overlapping, with its contact. */
function pairPicture(kindA: KindName, kindB: KindName): string {
  const { width, height } = PANEL;
  const caption = (x: number, text: string): string =>
    `<text x="${x}" y="11" font-size="8" text-anchor="middle">${text}</text>`;
  return picture(
    { width: 2 * width + BETWEEN, height: height + CAPTION },
    [
      caption(width / 2, `${kindA}, ${kindB}`),
      caption(width * 1.5 + BETWEEN, "contact"),
      panel(0, CAPTION, PANEL, apartPanel(kindA, kindB)),
      panel(width + BETWEEN, CAPTION, PANEL, contactPanel(kindA, kindB)),
    ].join("\n"),
  );
}

/** What two eyes see, of all kinds of shape. */
function sight(): string {
  const half = SIGHT_SIZE / 2;
  const viewBox = `viewBox="${-half} ${-half} ${SIGHT_SIZE} ${SIGHT_SIZE}"`;
  return picture(
    { width: SIGHT_SIZE, height: SIGHT_SIZE },
    `<svg width="${SIGHT_SIZE}" height="${SIGHT_SIZE}" ${viewBox}>${sightPanel()}</svg>`,
  );
}
