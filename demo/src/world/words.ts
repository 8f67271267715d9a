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
    en: "Shapes of all kinds, all moving and turning. In every frame the world is asked for *every* overlapping pair, exactly. [[hit:Blue]] meets something, [[frame:green]] stands in the cone of sight, and the [[measure:laser]] goes through the small ones up to the first thing that stands.",
    ja: "さまざまな図形が動きながら回転しています。毎フレーム、重なっている組を*すべて*厳密に求めています。[[hit:青]]は何かと重なっているもの、[[frame:緑]]は視野の中にいるもの。[[measure:レーザー]]は小さなものを貫き、止まっている図形に当たるまで進みます。",
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
  masks: { en: "Who meets whom (masks)", ja: "当たり判定の対象（マスク）" },
  pause: { en: "Pause", ja: "一時停止" },
  goOn: { en: "Go on", ja: "再開" },
  hint: {
    en: "Drag the cone and the laser. The ends turn them. Keyboard: Tab to a handle, then the arrow keys.",
    ja: "扇形とレーザーをドラッグできます。先のつまみで向きが変わります。キーボードでは Tab でつまみを選び、矢印キーで動かします。",
  },
  parts: { en: "Where a frame goes (mean of 30)", ja: "1 フレームの内訳（30 フレームの平均）" },
  moving: { en: "Moving and turning all", ja: "すべての移動と回転" },
  pairing: { en: "All overlapping pairs", ja: "重なる組の検出" },
  asking: { en: "Cone and laser", ja: "視野とレーザー" },
  drawing: { en: "Drawing (PixiJS)", ja: "描画（PixiJS）" },
  total: { en: "Together", ja: "合計" },
  tally: { en: "In this frame", ja: "このフレーム" },
  pairs: { en: "Overlapping pairs", ja: "重なる組" },
  seen: { en: "Shapes in the cone", ja: "視野の中の図形" },
  pierced: { en: "Shapes in the laser", ja: "レーザーに当たった図形" },
  laser: { en: "Length of the laser", ja: "レーザーの長さ" },
  nothing: { en: "∞", ja: "∞" },
  noWebGL: {
    en: "This browser has no WebGL, so the crowd is not drawn; everything else works.",
    ja: "このブラウザーでは WebGL が使えないため、群れは描かれません。ほかはすべて動きます。",
  },
} as const satisfies Record<string, Localized>;
