import type { Localized } from "../../../site/language.js";
import type { Tally } from "./shares.js";
import type { Ending, WalkStep } from "./walk.js";

/** The texts about the tutorial's method, but for its derivation. */
export const words = {
  says: { en: "The tutorial's method says", ja: "解説記事の方法の答え" },
  meet: { en: "they meet", ja: "衝突している" },
  apart: { en: "apart", ja: "離れている" },

  steps: { en: "Steps of the tutorial's method", ja: "解説記事の方法の手順" },
  numbers: { en: "The method in numbers", ja: "方法を数で見ると" },
  endsHere: { en: "ends here", ja: "ここで決定" },
  caseI: { en: "case I", ja: "場合 I" },
  caseII: { en: "case II", ja: "場合 II" },
  caseIII: { en: "case III", ja: "場合 III" },
  caseIV: { en: "case IV", ja: "場合 IV" },
} as const satisfies Record<string, Localized>;

export const stepWords: Readonly<Record<WalkStep, Localized>> = {
  move: { en: "Move B's centre to the origin.", ja: "B の中心を原点へ移す。" },
  turn: { en: "Turn both until B lies along the axes.", ja: "B が座標軸に沿うまで、両方を回転する。" },
  stretch: { en: "Divide by B's radii: B is the unit circle.", ja: "B の半径で割る。B は単位円になる。" },
  upright: {
    en: "Turn until A's axes are parallel to x and y.",
    ja: "A の軸が x 軸・y 軸に平行になるまで回転する。",
  },
  reflect: {
    en: "Reflect A's centre into the second quadrant.",
    ja: "A の中心を第 2 象限へ対称移動する。",
  },
  exchange: {
    en: "If A is wider than high, reflect in y = −x.",
    ja: "A が横長なら、直線 y = −x に関して対称移動する。",
  },
  boxes: { en: "Are the boxes apart?", ja: "囲む箱が離れているか。" },
  point: {
    en: "P: on the line x = −1, or A's lowest point.",
    ja: "P：直線 x = −1 上の点、または A の下端。",
  },
  slope: {
    en: "P′ at P's height: is A the steeper one there?",
    ja: "P と同じ高さの点 P′：そこで A のほうが急か。",
  },
  equal: {
    en: "Go on by equal angles until the slopes are equal: Q and Q′.",
    ja: "同じ角度ずつ進めて、傾きがそろう点が Q と Q′。",
  },
  caseI: { en: "I: is Q in the circle?", ja: "I：Q は円の中か。" },
  caseII: { en: "II: is Q′ in the ellipse?", ja: "II：Q′ は楕円の中か。" },
  caseIII: {
    en: "III: the tangent at Q gives R′, its slope R. Is R in the circle?",
    ja: "III：Q での接線から R′、その傾きから R。R は円の中か。",
  },
  caseIV: {
    en: "IV: the mean direction of v₁ and v₂ gives S′. Is it in the ellipse?",
    ja: "IV：v₁ と v₂ の中間の向きから S′。S′ は楕円の中か。",
  },
};

/** Where the method ended. */
export const endingWords: Readonly<Record<Ending, Localized>> = {
  boxes: { en: "The boxes around them are apart.", ja: "囲む箱が離れている。" },
  below: { en: "P is not above the x axis.", ja: "P が x 軸より上にない（P_y ≤ 0）。" },
  above: { en: "P is not below y = 1.", ja: "P が直線 y = 1 より下にない（P_y ≥ 1）。" },
  slope: {
    en: "At P the ellipse is steeper than the circle at P′.",
    ja: "P での楕円の傾きが、P′ での円の傾き以上。",
  },
  inside: { en: "P, the lowest point, is in the circle.", ja: "下端の点 P が円の中にある。" },
  I: { en: "Case I: Q is in the circle.", ja: "場合 I：Q が円の中にある。" },
  II: { en: "Case II: Q′ is in the ellipse.", ja: "場合 II：Q′ が楕円の中にある。" },
  III: {
    en: "Case III: R is in the circle, or 0.0002 beside it.",
    ja: "場合 III：R が円の中、または 0.0002 以内。",
  },
  "III missed": {
    en: "Case III: the tangent at Q does not reach the circle.",
    ja: "場合 III：Q での接線が円に届かない。",
  },
  IV: { en: "Case IV: S′ decides.", ja: "場合 IV：S′ だけで決める。" },
  "0/0": {
    en: "0/0: the axes have no direction, and every comparison with NaN is false.",
    ja: "0/0：軸の向きが決まらず、NaN との比較はすべて偽になる。",
  },
};

export const sharesWords = {
  way: { en: "Ends in", ja: "決まるところ" },
  ofAll: { en: "of all pairs", ja: "全体に対して" },
  ofHits: { en: "of hits I–IV", ja: "衝突 I〜IV の中で" },
  wrong: { en: "wrong", ja: "誤り" },
  recorded: { en: "{pairs} random pairs, recorded", ja: "無作為な {pairs} 組の記録" },
  measured: { en: "{pairs} random pairs, measured here", ja: "この端末で測った無作為な {pairs} 組" },
  measure: { en: "Measure 20,000 pairs here", ja: "この端末で 20,000 組を測る" },
} as const satisfies Record<string, Localized>;

export const wayWords: Readonly<Record<keyof Tally, Localized>> = {
  "boxes apart": { en: "boxes", ja: "箱" },
  "below hit": { en: "P_y ≤ 0", ja: "P_y ≤ 0" },
  "above apart": { en: "P_y ≥ 1", ja: "P_y ≥ 1" },
  "slope apart": { en: "slopes", ja: "傾き" },
  "inside hit": { en: "|P| ≤ 1", ja: "|P| ≤ 1" },
  "I hit": { en: "I", ja: "I" },
  "II hit": { en: "II", ja: "II" },
  "III hit": { en: "III", ja: "III" },
  "III missed apart": { en: "III, missed", ja: "III（届かない）" },
  "IV hit": { en: "IV, hit", ja: "IV（衝突）" },
  "IV apart": { en: "IV, apart", ja: "IV（離れている）" },
};
