import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { replaceMeasurement } from "./generated-section.js";

/** The constants that no proof binds, and that lengths, times, points or normals may depend on, by what asks for them. */
const CONSTANTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "`raycast`, `raycastAll`": {
    "rays/stay.ts": ["WAY_ACCURACY", "COORDINATE_ACCURACY"],
    "rays/chain-marks.ts": ["CROSSING_WAY_ACCURACY", "CROSSING_COORDINATE_ACCURACY"],
  },
  "`contact`, `distance` of straight edges and circles": {
    "pairs/contact/edged-nearest.ts": ["PARALLEL", "NEAR_CORNER"],
    "pairs/contact/edged-contact.ts": ["ALMOST_PARALLEL"],
    "pairs/contact/edged-axes.ts": ["TOUCHING", "LEVEL"],
    "pairs/contact/quick-contact.ts": ["ALMOST_PARALLEL_SQ", "NEAR"],
    "pairs/contact/circle-contact.ts": ["THIN"],
    "pairs/contact/round-wedge-contact.ts": ["NEAR_MIDDLE_LINE"],
    "pairs/tables/extreme-lengths.ts": ["LEAST_GAP"],
  },
  "`contact`, `distance` of convex shapes and half planes": {
    "convex/separation.ts": ["NEAR_TIE"],
    "convex/elliptic-separation.ts": ["LEAST_GAIN"],
    "convex/touch.ts": ["PARALLEL_TOLERANCE", "LARGEST_TURN"],
    "convex/lowest-points.ts": ["LEVEL_TOLERANCE", "COORDINATE_TOLERANCE"],
    "convex/load.ts": ["FLAT_RATIO"],
    "convex/common-point.ts": ["NEGLIGIBLE_GAP"],
    "nearest/nearest.ts": ["NEGLIGIBLE_RADIUS"],
  },
  "`contact`, `distance` of other shapes": {
    "boundary/float-outline.ts": ["NEGLIGIBLE_IN_FRAME"],
    "boundary/escape.ts": ["NEGLIGIBLE_LENGTH", "TOUCHING"],
    "boundary/elliptic-pairs.ts": ["TOUCHING_SINE"],
    "boundary/curve-places.ts": ["TOUCHING_HALF"],
  },
  "`intersections`, `overlapArea`: where exact arithmetic takes over": {
    "crossings/outline/set-outline.ts": ["SMALLEST_OPENING"],
  },
  "`sweep`, `sweepTurning`, moves": {
    "sweep/hit.ts": ["TOLERANCE", "FRAME_TOLERANCE", "PLACING"],
    "sweep/sweep.ts": ["TURNING_TOLERANCE"],
    "sweep/blocking/reach.ts": ["GRAZE"],
  },
};

interface Row {
  readonly question: string;
  readonly file: string;
  readonly name: string;
  readonly value: string;
  readonly meaning: string;
}

/** Each of them as its file has it. */
export function readConstants(): Row[] {
  return Object.entries(CONSTANTS).flatMap(([question, files]) =>
    Object.entries(files).flatMap(([file, names]) => {
      const text = readFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), "utf8");
      return names.map((name) => ({ question, file, name, ...readConstant(text, name, file) }));
    }),
  );
}

function readConstant(text: string, name: string, file: string): Pick<Row, "value" | "meaning"> {
  const [before = "", after] = text.split(new RegExp(`^(?:export )?const ${name} = `, "m"));
  if (after === undefined) throw new Error(`${file} has no ${name}`);
  const comment = before.trimEnd().endsWith("*/") ? before.slice(before.lastIndexOf("/**")) : "";
  return {
    value: after.slice(0, after.indexOf(";")),
    meaning: comment.replaceAll(/\s*\/?\*+\/?\s*/g, " ").trim(),
  };
}

export function constantsTable(): string {
  const rows = readConstants().map(
    ({ question, file, name, value, meaning }) =>
      `| ${question} | \`${name}\` | \`${value}\` | ${meaning} | [${file}](../../src/${file}) |`,
  );
  return [
    "| question | constant | value | what it decides | where |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) replaceMeasurement("constants", constantsTable());
