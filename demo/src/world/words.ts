import type { Localized } from "../site/language.js";
import type { Group } from "./members.js";

export const groupWords: Readonly<Record<Group, Localized>> = {
  round: { en: "circles, ellipses, capsules", ja: "円・楕円・カプセル" },
  straight: { en: "rectangles, polygons", ja: "長方形・多角形" },
  fans: { en: "sectors", ja: "扇形" },
  curves: { en: "curves, compounds", ja: "曲線・複合図形" },
};

export const words = {
  title: { en: "World", ja: "ワールド" },
  lead: {
    en: "Shapes of many kinds, all moving and turning. In every frame the world is asked for *every* overlapping pair, exactly. [[hit:Blue]] meets something, [[frame:green]] stands in the cone of sight, and the [[measure:laser]] goes through the small ones up to the first thing that does not move.",
    ja: "さまざまな図形が、回転しながら動いています。その中から重なっている組を、毎フレーム*すべて*厳密に見つけ出します。[[hit:青]]は何かと重なっている図形、[[frame:緑]]は視野に入っている図形です。[[measure:レーザー]]は小さな図形を貫通し、動かない図形に当たると止まります。",
  },
  stage: {
    en: "A crowd of moving shapes, a cone of sight and a laser",
    ja: "動き回るたくさんの図形と、視野の扇形、レーザー",
  },
  moveCone: { en: "Move the cone of sight", ja: "視野を動かす" },
  turnCone: { en: "Turn the cone of sight", ja: "視野を回す" },
  moveLaser: { en: "Move the laser", ja: "レーザーを動かす" },
  turnLaser: { en: "Turn the laser", ja: "レーザーを回す" },
  count: { en: "Moving shapes", ja: "動く図形の数" },
  closer: { en: "Look closer", ja: "拡大" },
  wholeWorld: { en: "Whole world", ja: "全体" },
  fourTimes: { en: "4×", ja: "4 倍" },
  twelveTimes: { en: "12×", ja: "12 倍" },
  masks: {
    en: "Who meets (collision masks): groups left out pass through all others, and stay grey",
    ja: "当たり判定の対象（マスク）：選択を外した図形は、ほかの図形をすり抜け、灰色のままになります",
  },
  pause: { en: "Pause", ja: "一時停止" },
  goOn: { en: "Go on", ja: "再開" },
  hint: {
    en: "Drag the cone and the laser by their rings; the full dots turn them.",
    ja: "視野とレーザーは、輪の形のつまみで動かし、塗りつぶしのつまみで向きを変えます。",
  },
  graph: { en: "Time of each frame", ja: "フレームごとの処理時間" },
  graphHint: {
    en: "The last 180 frames, the newest on the right. Dashed: 16.7 ms, the time for 60 frames a second.",
    ja: "直近 180 フレーム、右端が最新です。破線は 16.7 ms（毎秒 60 フレーム）です。",
  },
  parts: { en: "Where a frame goes (mean of 30)", ja: "1 フレームの内訳（30 フレームの平均）" },
  moving: { en: "Moving and turning all", ja: "すべての移動と回転" },
  pairing: { en: "All overlapping pairs", ja: "重なる組の検出" },
  asking: { en: "Cone and laser", ja: "視野とレーザー" },
  drawing: { en: "Drawing (PixiJS)", ja: "描画（PixiJS）" },
  total: { en: "Together", ja: "合計" },
  tally: { en: "In this frame", ja: "このフレーム" },
  pairs: { en: "Overlapping pairs", ja: "重なっている組" },
  seen: { en: "Shapes in the cone", ja: "視野に入っている図形" },
  pierced: { en: "Shapes in the laser", ja: "レーザーに当たった図形" },
  laser: { en: "Length of the laser", ja: "レーザーの長さ" },
  nothing: { en: "∞", ja: "∞" },
  noWebGL: {
    en: "This browser has no WebGL, so the crowd is not drawn; everything else works.",
    ja: "このブラウザーでは WebGL が使えないため、図形の群れは描画されません。ほかの機能はすべて使えます。",
  },
} as const satisfies Record<string, Localized>;
