import type { Localized } from "../../site/language.js";
import type { Command } from "./commands.js";

/** Every text of the lesson but the explanation; marked up as in parts/prose.ts where it is prose. */
export const words = {
  lead: {
    en: "Collision detection of two turned ellipses: with the outlines xᵀAx = 0, xᵀBx = 0 and det(λA + B) = a₃λ³ + a₂λ² + a₁λ + a₀, they are apart exactly if Δ > 0 and (a₁ < 0 or a₂ < 0).",
    ja: "回転した楕円どうしの衝突判定（当たり判定）です。輪郭を xᵀAx = 0、xᵀBx = 0 とし、det(λA + B) = a₃λ³ + a₂λ² + a₁λ + a₀ と展開すると、離れている ⇔ Δ > 0 かつ（a₁ < 0 または a₂ < 0）。",
  },
  picture: {
    en: "Two ellipses A and B with handles; their colour tells whether they meet.",
    ja: "つまみのついた二つの楕円 A と B。衝突すると色が変わります。",
  },

  setting: { en: "Setting", ja: "設定" },
  settingPair: { en: "Two ellipses", ja: "楕円と楕円" },
  settingCircle: { en: "Ellipse along the axes and unit circle", ja: "軸に平行な楕円と単位円" },

  view: { en: "The stage shows", ja: "図に表示するもの" },
  viewPair: { en: "the pair", ja: "二つの楕円" },
  viewMethod: { en: "the tutorial's method", ja: "解説記事の方法" },
  viewNear: { en: "a near-touch, enlarged", ja: "接する寸前（拡大）" },

  move: { en: "Move", ja: "を動かす" },
  turn: { en: "Turn", ja: "を回す" },
  firstRadius: { en: "Change the first radius of", ja: "の一つ目の半径を変える" },
  secondRadius: { en: "Change the second radius of", ja: "の二つ目の半径を変える" },

  keys: { en: "Keys", ja: "キー" },
  active: { en: "The keys move", ja: "キーで動かす楕円" },
  nameA: { en: "ellipse A (White)", ja: "楕円 A（White）" },
  nameB: { en: "ellipse B (Blue)", ja: "楕円 B（Blue）" },

  pairs: { en: "Try", ja: "試す" },
  endings: { en: "Where the tutorial's method ends", ja: "解説記事の方法で答えが決まるところ" },

  gap: { en: "Gap", ja: "すき間" },
  side: { en: "The ellipses", ja: "二つの楕円は" },
  sideApart: { en: "are apart by the gap", ja: "このすき間だけ離れている" },
  sideOverlap: { en: "overlap by as much", ja: "同じ幅だけ重なる" },
  zoom: { en: "Zoom", ja: "拡大" },
  zoomIn: { en: "From the pair to the gap.", ja: "全体から、すき間まで。" },

  plotTitle: { en: "The pencil: f(λ) = det(λA + B)", ja: "曲線の束：f(λ) = det(λA + B)" },
  plotApart: {
    en: "The curve dips below zero: two positive roots. The ellipses are apart.",
    ja: "曲線が 0 より下がり、正の根が二つあります。楕円は離れています。",
  },
  plotTouching: {
    en: "The two roots have met: the ellipses touch in a point.",
    ja: "二つの根が重なりました。楕円は一点で接しています。",
  },
  plotOverlapping: {
    en: "No positive root is left: the ellipses share points.",
    ja: "正の根はありません。二つの楕円には共有点があります。",
  },
  lens: {
    en: "The two roots, enlarged {times} times: side by side when apart, off the line when they overlap.",
    ja: "二つの根を {times} 倍に拡大。離れていれば線上に並び、重なれば線を離れます。",
  },
  figures: { en: "The same in numbers", ja: "数で見ると" },
} as const satisfies Record<string, Localized>;

/** What the exact answer is called. */
export const relationWords = {
  apart: { en: "The ellipses are apart.", ja: "二つの楕円は離れています。" },
  touching: { en: "The ellipses touch in a point.", ja: "二つの楕円は一点で接しています。" },
  crossing: { en: "The ellipses cross.", ja: "二つの楕円は交わっています。" },
  contains: { en: "B lies inside A.", ja: "B は A の中にあります。" },
  containsTouching: {
    en: "B lies inside A and touches its rim.",
    ja: "B は A の中にあり、周に接しています。",
  },
  inside: { en: "A lies inside B.", ja: "A は B の中にあります。" },
  insideTouching: { en: "A lies inside B and touches its rim.", ja: "A は B の中にあり、周に接しています。" },
  equal: { en: "Both are the same ellipse.", ja: "二つはまったく同じ楕円です。" },
} as const satisfies Record<string, Localized>;

/** What each key does, as the label of its button. */
export const commandWords: Readonly<Record<Command, Localized>> = {
  left: { en: "left", ja: "左へ" },
  down: { en: "down", ja: "下へ" },
  up: { en: "up", ja: "上へ" },
  right: { en: "right", ja: "右へ" },
  growFirst: { en: "longer", ja: "横に伸ばす" },
  shrinkFirst: { en: "shorter", ja: "横に縮める" },
  growSecond: { en: "thicker", ja: "縦に伸ばす" },
  shrinkSecond: { en: "thinner", ja: "縦に縮める" },
  turn: { en: "turn", ja: "回す" },
  turnBack: { en: "turn back", ja: "逆に回す" },
  switch: { en: "other ellipse", ja: "楕円を替える" },
};
