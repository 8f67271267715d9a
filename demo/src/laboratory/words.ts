import type { RayEvent, Relation } from "osculate";
import type { Localized } from "../site/language.js";
import type { KindName } from "./specimen.js";

export const kindWords: Readonly<Record<KindName, Localized>> = {
  point: { en: "point", ja: "点" },
  circle: { en: "circle", ja: "円" },
  ellipse: { en: "ellipse", ja: "楕円" },
  rect: { en: "rectangle", ja: "長方形" },
  sector: { en: "sector", ja: "扇形" },
  segment: { en: "segment", ja: "線分" },
  capsule: { en: "capsule", ja: "カプセル" },
  roundedRect: { en: "rounded rectangle", ja: "角丸長方形" },
  polygon: { en: "polygon", ja: "多角形" },
  halfPlane: { en: "half plane", ja: "半平面" },
  annularSector: { en: "annular sector", ja: "環状扇形" },
  arc: { en: "arc", ja: "円弧" },
  polyline: { en: "polyline", ja: "折れ線" },
  compound: { en: "compound", ja: "複合図形" },
};

export const relationWords: Readonly<Record<Relation, Localized>> = {
  apart: { en: "A and B are apart", ja: "A と B は離れています" },
  touching: { en: "A and B touch", ja: "A と B は接しています" },
  crossing: { en: "A and B cross", ja: "A と B は交わっています" },
  contains: { en: "A contains B", ja: "A は B を含んでいます" },
  containsTouching: {
    en: "A contains B and touches it from inside",
    ja: "A は B を含み、内側で接しています",
  },
  inside: { en: "A lies in B", ja: "A は B の中にあります" },
  insideTouching: {
    en: "A lies in B and touches it from inside",
    ja: "A は B の中にあり、内側で接しています",
  },
  equal: { en: "A and B are the same set", ja: "A と B は完全に一致しています" },
};

export const gripWords = {
  move: { en: "Move", ja: "移動" },
  turn: { en: "Turn", ja: "回転" },
  size: { en: "Size", ja: "大きさ" },
  radius: { en: "Radius", ja: "半径" },
  radiusX: { en: "Radius rx", ja: "半径 rx" },
  radiusY: { en: "Radius ry", ja: "半径 ry" },
  innerRadius: { en: "Inner radius", ja: "内側の半径" },
  outerRadius: { en: "Outer radius", ja: "外側の半径" },
  roundness: { en: "Corner radius", ja: "角の丸み" },
  start: { en: "Start direction", ja: "開始の向き" },
  end: { en: "End direction", ja: "終了の向き" },
} as const satisfies Record<string, Localized>;

/** The ways in which contacts are found that no formula tells. */
export const contactWays = {
  search: { en: "a search over directions", ja: "向きの探索" },
  features: { en: "all edges and arcs", ja: "辺と弧の総当たり" },
  boundaries: { en: "a search along the outlines", ja: "輪郭の探索" },
} as const satisfies Record<string, Localized>;

export function vertexWords(of: "points" | "hole", number: number): Localized {
  return of === "points"
    ? { en: `Vertex ${number}`, ja: `頂点 ${number}` }
    : { en: `Vertex ${number} of the hole`, ja: `穴の頂点 ${number}` };
}

export function partWords(number: number): Localized {
  return { en: `Part ${number}`, ja: `部品 ${number}` };
}

export const eventWords: Readonly<Record<RayEvent["kind"], Localized>> = {
  enter: { en: "in", ja: "入" },
  exit: { en: "out", ja: "出" },
  touch: { en: "touch", ja: "接" },
};

export const words = {
  title: { en: "Laboratory", ja: "実験室" },
  lead: {
    en: "Put any two of fourteen kinds of shape together and ask everything at once. Drag, turn, resize: every answer is the library's own. The address of the page keeps the scene, so you can send it to someone.",
    ja: "14 種類の図形から好きな 2 つを選ぶと、すべての判定結果が一度にわかります。動かしたり、回したり、大きさを変えたりしてみてください。値はどれも、ライブラリが実際に返したものです。配置はページの URL に入るので、そのまま誰かに送れます。",
  },
  stage: {
    en: "Two shapes, their nearest points or their contact",
    ja: "2 つの図形と、その最近点または接触",
  },
  legendContact: {
    en: "[[frame:Green]]: contact points, and the shortest push that takes B (dashed) out of A.",
    ja: "[[frame:緑]]：接触点と、B を A から押し出す最短の移動（破線が押し出したあとの B）。",
  },
  legendGap: {
    en: "[[measure:Orange]]: the shortest way from A to B.",
    ja: "[[measure:オレンジ]]：A と B の最近点を結ぶ線。",
  },
  shapeA: { en: "Shape A", ja: "図形 A" },
  shapeB: { en: "Shape B", ja: "図形 B" },
  swap: { en: "Exchange A and B", ja: "A と B を入れ替える" },
  surprise: { en: "Surprise me", ja: "おまかせ" },
  touch: { en: "Bring into touch", ja: "接するまで動かす" },
  copyCode: { en: "Copy as code", ja: "コードをコピー" },
  copyJSON: { en: "Copy as JSON", ja: "JSON をコピー" },
  copyLink: { en: "Copy link", ja: "リンクをコピー" },
  share: { en: "Take it with you", ja: "この配置を共有する" },
  hint: {
    en: "Drag shapes and handles.",
    ja: "図形やつまみをドラッグしてください。",
  },
  reset: { en: "Reset", ja: "元に戻す" },
  answers: { en: "Answers", ja: "判定結果" },
  distance: { en: "Distance", ja: "距離" },
  closestA: { en: "Closest point of A", ja: "A の最近点" },
  closestB: { en: "Closest point of B", ja: "B の最近点" },
  signedDistance: { en: "Signed distance", ja: "符号つき距離" },
  normal: { en: "Contact normal", ja: "接触法線" },
  depth: { en: "Depth", ja: "めり込み量" },
  contactPoints: { en: "Contact points", ja: "接触点" },
  crossings: { en: "Common points of the outlines", ja: "輪郭どうしの共有点" },
  stretches: { en: "shared stretches", ja: "共有区間" },
  overlapArea: { en: "Area in common", ja: "重なりの面積" },
  firstTouch: { en: "First touch on B's way", ja: "B が初めて触れる時刻" },
  never: { en: "never", ja: "触れない" },
  sweep: { en: "Let B move (sweep)", ja: "B を動かす（スイープ）" },
  way: { en: "End of the way", ja: "移動先" },
  time: { en: "Time t", ja: "時刻 t" },
  legendSweep: {
    en: "[[measure:Orange]]: B on its way, where it first touches A; the thin outline is B at time t.",
    ja: "[[measure:オレンジ]]：動いていく B が、初めて A に触れる位置。細い輪郭は時刻 t の B。",
  },
  beam: { en: "Shoot a ray", ja: "レイを飛ばす" },
  beamStart: { en: "Start of the ray", ja: "レイの始点" },
  beamDirection: { en: "Direction of the ray (t = 1)", ja: "レイの向き（t = 1）" },
  rayA: { en: "Ray and A, t", ja: "レイと A（t）" },
  rayB: { en: "Ray and B, t", ja: "レイと B（t）" },
  missed: { en: "missed", ja: "当たらない" },
  legendBeam: {
    en: "[[frame:Green line]]: the ray, with dots where it enters and leaves, and the normals where it enters.",
    ja: "[[frame:緑の線]]：レイ。点は入る位置と出る位置、矢印は入る位置の法線。",
  },
  decidedBy: { en: "Overlap decided by", ja: "重なりの判定方法" },
  byFilter: { en: "the float filter", ja: "浮動小数点の計算" },
  byExact: { en: "exact arithmetic", ja: "誤差のない計算" },
  contactBy: { en: "Contact found by", ja: "接触の求め方" },
  byFormula: { en: "a formula", ja: "公式から直接" },
  times: { en: "Time per call", ja: "1 回あたりの時間" },
  measuring: { en: "measuring…", ja: "計測中…" },
  code: { en: "This situation as code", ja: "この配置のコード" },
  matrix: { en: "All pairs", ja: "すべての組み合わせ" },
  matrixHint: { en: "Each picture opens above.", ja: "図を選ぶと、上の実験室で開きます。" },
  matrixKeys: {
    en: "Keyboard: the arrow keys go from picture to picture, Enter opens one.",
    ja: "キーボードでは、矢印キーで図を選び、Enter で開きます。",
  },
  matrixLead: {
    en: "Every kind against every kind. [[hit:Blue]]: they overlap; [[measure:orange]]: the shortest way from one to the other; [[frame:green]]: the contact, and the shortest way out of it.",
    ja: "14 種類の図形の総当たり表です。[[hit:青]]は重なっている図形、[[measure:オレンジ]]は最近点どうしを結ぶ線、[[frame:緑]]は接触点と、押し出す最短の移動です。",
  },
} as const satisfies Record<string, Localized>;
