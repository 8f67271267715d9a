import { readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceSection } from "../../scripts/generated-section.js";
import { bundlePrograms, programOf, projectRoot } from "./measure.js";

/*
 * The READMEs' tables of what an import weighs. The other libraries are imported as a program for the same purpose would; what a
 * bundler cannot drop of them counts.
 */

interface Row {
  readonly en: string;
  readonly ja: string;
  /** Names to import from Osculate, or a program that uses another library. */
  readonly names?: string;
  readonly program?: string;
}

export const ownRows: readonly Row[] = [
  {
    en: "yes or no of one pair: `circleCircleOverlap`, `circle`",
    ja: "一組だけの判定: `circleCircleOverlap`、`circle`",
    names: "circleCircleOverlap, circle",
  },
  {
    en: "… of a harder one: `ellipseEllipseOverlap`, `ellipse`",
    ja: "難しい組の判定: `ellipseEllipseOverlap`、`ellipse`",
    names: "ellipseEllipseOverlap, ellipse",
  },
  {
    en: "`contact` of one pair: `circleRectContact`, `circle`, `rect`",
    ja: "一組だけの `contact`: `circleRectContact`、`circle`、`rect`",
    names: "circleRectContact, circle, rect",
  },
  { en: "`overlaps`, all 105 pairs", ja: "`overlaps`（105 組すべて）", names: "overlaps" },
  {
    en: "`edgedOverlaps`, `edgedContact`, of points, circles, segments, capsules, rects, polygons",
    ja: "`edgedOverlaps`、`edgedContact`（点・円・線分・カプセル・長方形・多角形のみ）",
    names: "edgedOverlaps, edgedContact",
  },
  { en: "`raycast`, all kinds", ja: "`raycast`（すべての図形）", names: "raycast" },
  { en: "`contact`, all 105 pairs", ja: "`contact`（105 組すべて）", names: "contact" },
  { en: "`sweep`, all 105 pairs", ja: "`sweep`（105 組すべて）", names: "sweep" },
  { en: "`World`, with all its questions", ja: "`World`（問い合わせすべて込み）", names: "World" },
  { en: "everything", ja: "全部", names: "*" },
];

const otherRows: readonly Row[] = [
  {
    en: "sat: circles, boxes, convex polygons",
    ja: "sat: 円、箱、凸多角形",
    program: 'export * from "sat";',
  },
  {
    en: "check2d: the same, ellipses as polygons, a tree",
    ja: "check2d: 同上、楕円は多角形、木構造つき",
    program: 'export { System } from "check2d";',
  },
  {
    en: "planck: a physics engine",
    ja: "planck: 物理エンジン",
    program: 'export { World, Circle, Polygon, Box, testOverlap } from "planck";',
  },
  {
    en: "rapier: a physics engine in WebAssembly",
    ja: "rapier: WebAssembly の物理エンジン",
    program: 'export { init, World, Ball, Cuboid } from "@dimforge/rapier2d-compat";',
  },
];

/** As the tables have it: "0.7", "44". */
export function kilobytes(bytes: number): string {
  const size = bytes / 1000;
  return size < 10 ? size.toFixed(1) : size.toFixed(0);
}

export async function writeSizes(): Promise<void> {
  const all = [...ownRows, ...otherRows];
  const bundles = await bundlePrograms(
    all.map(({ names, program }) => program ?? programOf(names ?? "", "package")),
  );
  const rows = all.map((row, index) => ({ ...row, size: kilobytes(bundles[index]?.gzippedBytes ?? 0) }));
  const table = (language: "en" | "ja", what: string, size: string) =>
    [
      `| ${what} | ${size} |`,
      "| --- | ---: |",
      ...rows.map((row) => `| ${row[language]} | ${row.size} |`),
    ].join("\n");
  replaceSection(join(projectRoot, "README.md"), "sizes", table("en", "import", "kB, minified and gzipped"));
  replaceSection(
    join(projectRoot, "README.ja.md"),
    "sizes",
    table("ja", "import するもの", "圧縮後の kB（minify + gzip）"),
  );
}

/** The sizes of our own imports that a README has now, in its order. */
export function readSizes(file: string): number[] {
  const text = readFileSync(join(projectRoot, file), "utf8");
  const [, section = ""] = text.split(/<!-- \/?generated:sizes -->/);
  return [...section.matchAll(/\| ([\d.]+) \|$/gm)].map(([, size]) => Number(size)).slice(0, ownRows.length);
}
