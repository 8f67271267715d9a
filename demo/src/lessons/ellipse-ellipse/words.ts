import type { Localized } from "../../site/language.js";
import type { Command } from "./commands.js";
import type { Exit } from "./tutorial-method.js";

/** Every text of the lesson but the explanation; marked up as in parts/prose.ts where it is prose. */
export const words = {
  lead: {
    en: "Two ellipses, each turned by any angle: do they meet? Crossing points take an equation of the fourth degree. The answer does not: it is the sign of one number.",
    ja: "それぞれ任意の角度に回転した二つの楕円は、ぶつかっているでしょうか。交点を求めるには四次方程式が要ります。けれども答えだけなら、ひとつの数の符号で決まります。",
  },
  picture: {
    en: "Two ellipses A and B with handles; their colour tells whether they meet.",
    ja: "つまみのついた二つの楕円 A と B。ぶつかると色が変わります。",
  },

  setting: { en: "Setting", ja: "設定" },
  settingPair: { en: "Two ellipses", ja: "楕円と楕円" },
  settingCircle: { en: "Unit circle fixed", ja: "単位円を固定" },

  view: { en: "The stage shows", ja: "図に表示するもの" },
  viewPair: { en: "the pair", ja: "二つの楕円" },
  viewMethod: { en: "the tutorial's method", ja: "解説記事の方法" },
  viewNear: { en: "a near-touch, enlarged", ja: "接する寸前を拡大" },

  move: { en: "Move", ja: "を動かす" },
  turn: { en: "Turn", ja: "を回す" },
  firstRadius: { en: "Change the first radius of", ja: "の一つ目の半径を変える" },
  secondRadius: { en: "Change the second radius of", ja: "の二つ目の半径を変える" },

  keys: { en: "Keys", ja: "キー" },
  active: { en: "The keys move", ja: "キーで動かす楕円" },
  nameA: { en: "ellipse A", ja: "楕円 A" },
  nameB: { en: "ellipse B", ja: "楕円 B" },

  presets: { en: "Try", ja: "試す" },
  presetAxis: { en: "Axis-aligned", ja: "どちらも回転なし" },
  presetCircle: { en: "A is a circle", ja: "A が円" },
  presetShallow: { en: "Shallow overlap", ja: "わずかな重なり" },
  presetTouch: { en: "Touching exactly", ja: "ちょうど接する" },
  presetNested: { en: "One inside the other", ja: "片方がもう片方の中" },

  cases: { en: "Endings of the method", ja: "方法がどこで終わるか" },
  trivial: { en: "trivial", ja: "自明" },

  steps: { en: "Steps of the tutorial's method", ja: "解説記事の方法の手順" },
  stepMove: { en: "1. Move A's centre to the origin.", ja: "1. A の中心を原点へ移す。" },
  stepTurn: { en: "2. Turn both until A lies along the axes.", ja: "2. A が軸に沿うまで、両方を回す。" },
  stepStretch: {
    en: "3. Divide by A's radii: A is the unit circle.",
    ja: "3. A の半径で割る。A は単位円になる。",
  },
  stepUpright: {
    en: "4. Turn until B is upright, its centre in the second quadrant.",
    ja: "4. B がまっすぐ立ち、中心が第二象限に来るまで回す。",
  },
  stepTrivial: {
    en: "5. Trivial exits: a centre in the other shape? Boxes apart?",
    ja: "5. 自明な場合：中心が相手の中にあるか。箱が離れているか。",
  },
  stepLine: {
    en: "6. The line of centres: P on the circle, P′ on the ellipse.",
    ja: "6. 中心を結ぶ線：円の上の P と、楕円の上の P′。",
  },
  stepSlope: {
    en: "7. Slope test: does the tangent at P′ pass the circle by? Q has its slope.",
    ja: "7. 傾きを調べる：P′ での接線は円に当たらないか。Q は同じ傾きの点。",
  },
  stepQuadratic: {
    en: "8. A quadratic gives Q′, where the line through Q enters the ellipse.",
    ja: "8. 二次方程式から Q′：Q を通る線が楕円に入る点。",
  },
  stepLast: {
    en: "9. The tangents at P′ and Q′ cross in R; S′ on its line decides.",
    ja: "9. P′ と Q′ での接線は R で交わる。その線上の S′ で決める。",
  },

  gap: { en: "Gap", ja: "すき間" },
  side: { en: "The ellipses", ja: "二つの楕円は" },
  sideApart: { en: "are apart by the gap", ja: "すき間だけ離れている" },
  sideOverlap: { en: "overlap by as much", ja: "同じ幅だけ重なる" },
  zoom: { en: "Zoom", ja: "拡大" },
  zoomIn: { en: "From the pair to the gap.", ja: "全体から、すき間まで。" },

  plotTitle: { en: "The pencil: f(λ) = det(λA + B)", ja: "曲線の束：f(λ) = det(λA + B)" },
  plotApart: {
    en: "The curve dips below zero: two positive roots. The ellipses are apart.",
    ja: "曲線は 0 より下に沈み、正の根が二つあります。楕円は離れています。",
  },
  plotTouching: {
    en: "The two roots have met: the ellipses touch in a point.",
    ja: "二つの根が重なりました。楕円は一点で接しています。",
  },
  plotOverlapping: {
    en: "No positive root is left: the ellipses share points.",
    ja: "正の根はありません。楕円には共通の点があります。",
  },
  lens: {
    en: "The two roots, enlarged {times} times: side by side when apart, off the line when they overlap.",
    ja: "二つの根を {times} 倍に拡大。離れていれば線上に並び、重なれば線を離れます。",
  },
  figures: { en: "The same in numbers", ja: "数で見ると" },
  methodFigures: { en: "The method in numbers", ja: "方法を数で見ると" },

  caseI: { en: "case I", ja: "場合 I" },
  caseII: { en: "case II", ja: "場合 II" },
  caseIII: { en: "case III", ja: "場合 III" },
  caseIV: { en: "case IV", ja: "場合 IV" },

  methodSays: { en: "The tutorial's method says", ja: "解説記事の方法の答え" },
  methodMeet: { en: "they meet", ja: "ぶつかっている" },
  methodApart: { en: "apart", ja: "離れている" },
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
  equal: { en: "Both are the same ellipse.", ja: "二つは同じ楕円です。" },
} as const satisfies Record<string, Localized>;

/** Why the tutorial's method answers as it does. */
export const exitWords: Readonly<Record<Exit, Localized>> = {
  centreInCircle: {
    en: "Trivial exit: the ellipse's centre is in the circle.",
    ja: "自明な場合：楕円の中心が円の中にある。",
  },
  circleInEllipse: {
    en: "Trivial exit: the circle's centre is in the ellipse.",
    ja: "自明な場合：円の中心が楕円の中にある。",
  },
  boxesApart: {
    en: "Trivial exit: the boxes around them are apart.",
    ja: "自明な場合：それぞれを囲む箱が離れている。",
  },
  caseI: { en: "Case I: P′ is in the circle.", ja: "場合 I：P′ が円の中にある。" },
  caseII: {
    en: "Case II: the tangent at P′ passes the circle by.",
    ja: "場合 II：P′ での接線が円に当たらない。",
  },
  caseIII: { en: "Case III: Q′ is in the circle.", ja: "場合 III：Q′ が円の中にある。" },
  caseIV: { en: "Case IV: S′ alone decides.", ja: "場合 IV：S′ だけで決める。" },
  notANumber: {
    en: "0/0: the turn has no direction, and every comparison with NaN is false.",
    ja: "0/0：回す向きが決まらず、NaN との比較はすべて偽になる。",
  },
};

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
  turnBack: { en: "turn back", ja: "戻す" },
  switch: { en: "other ellipse", ja: "楕円を替える" },
};
