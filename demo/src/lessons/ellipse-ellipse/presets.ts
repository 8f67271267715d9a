import { degrees, ellipse } from "osculate";
import type { Localized } from "../../site/language.js";
import { besideCircle, type Scene } from "./scene.js";

export interface Preset {
  readonly name: Localized;
  readonly scene: Scene;
}

const sign = (text: string): Localized => ({ en: text, ja: text });

/** Two ellipses of which the picture tells something. */
export const pairs = {
  /** Along the exact direction (3, 4), and every number a short binary fraction: they touch in one point. */
  touching: {
    name: { en: "Touching exactly", ja: "ちょうど接する" },
    scene: {
      setting: "pair",
      a: ellipse(-1.5, -1.5, 2.5, 1.25, { x: 3, y: 4 }),
      b: ellipse(0.75, 1.5, 1.25, 2.5, { x: 3, y: 4 }),
      active: "b",
    },
  },
  nested: {
    name: { en: "One inside the other", ja: "一方が他方の中" },
    scene: {
      setting: "pair",
      a: ellipse(0, 0, 3.6, 2.2, degrees(20)),
      b: ellipse(0.7, -0.2, 1.4, 0.8, degrees(-35)),
      active: "b",
    },
  },
} as const satisfies Record<string, Preset>;

/** Beside the unit circle, an ellipse for each way in which the tutorial's method ends, in the method's order. */
export const endings = {
  boxes: { name: { en: "boxes, left", ja: "箱（左）" }, scene: besideCircle(-2.4, 2.3) },
  boxesAbove: { name: { en: "boxes, above", ja: "箱（上）" }, scene: besideCircle(-0.5, 2.8) },
  below: { name: sign("P_y ≤ 0"), scene: besideCircle(-1.5, 0.2) },
  above: { name: sign("P_y ≥ 1"), scene: besideCircle(-1.75, 2.25) },
  slope: { name: { en: "slopes", ja: "傾き" }, scene: besideCircle(-1.45, 2.15) },
  inside: { name: sign("|P| ≤ 1"), scene: besideCircle(-0.5, 1) },
  belowCentre: { name: { en: "P_y ≤ 0, lowest", ja: "P_y ≤ 0（下端）" }, scene: besideCircle(-0.5, 0.2) },
  I: { name: sign("I"), scene: besideCircle(-1.45, 1.6) },
  IRight: { name: { en: "I, lowest", ja: "I（下端）" }, scene: besideCircle(-0.95, 2.25) },
  II: { name: sign("II"), scene: besideCircle(-1.7, 1.25) },
  III: { name: sign("III"), scene: besideCircle(-0.9, 2.4) },
  missed: { name: { en: "III, missed", ja: "III（届かない）" }, scene: besideCircle(-1.35, 2.1) },
  IVHit: { name: { en: "IV, yes", ja: "IV（衝突）" }, scene: besideCircle(-1.05, 2.35, 1.1, 1.7) },
  IVApart: { name: { en: "IV, no", ja: "IV（離れている）" }, scene: besideCircle(-1.45, 1.8) },
} as const satisfies Record<string, Preset>;

/** Where the tutorial's method is wrong. */
export const failures = {
  axes: {
    name: { en: "Axes that coincide", ja: "軸の向きが同じ" },
    reason: {
      en: "Neither is turned, so $NN^T$ (step 5) has no mixed term: $f = 0$, and $(G_1 - e)/f$ divides by 0. With $v/|v|$ everything after it is NaN, every comparison with NaN is false, and the answer is “apart”. Unity's `normalized` gives $(0, 0)$ for a vector shorter than $10^{-5}$, or NaN: there $E$ becomes $(0, 0)$, and the answer is “hit” *wherever the ellipses are*. (Where $e < g$, the quotient is ∞, and “apart” is its answer as well.)",
      ja: "どちらも回転していないと $NN^T$（手順 5）の非対角成分 $f$ が 0 になり、$(G_1 - e)/f$ で 0 除算が起こります。$v/|v|$ で正規化すると以降はすべて NaN になり、NaN との比較はすべて偽なので、答えは「離れている」です。Unity の `normalized` は、長さが $10^{-5}$ 未満か NaN のベクトルに対して $(0, 0)$ を返します。すると $E = (0, 0)$ となり、*どこに置いても*「衝突」になります（$e < g$ なら商が ∞ になり、Unity でも「離れている」です）。",
    },
    scene: {
      setting: "pair",
      a: ellipse(-1, 0, 2.4, 1.2),
      b: ellipse(1.6, 1, 1.2, 1.8),
      active: "b",
    },
  },
  circle: {
    name: { en: "White is a circle", ja: "White が円" },
    reason: {
      en: "A circle has no axes of its own: divided by Blue's radii, it already stands along Blue's. Again $f = 0$: here exactly, with other radii perhaps but for rounding.",
      ja: "円を Blue の半径で割ると、はじめから Blue の軸に平行な楕円になります。このときも $f = 0$ です（ここではちょうど 0、半径や角度によっては丸め誤差だけが残ります）。",
    },
    scene: {
      setting: "pair",
      a: ellipse(-1.2, 0, 1.5, 1.5),
      b: ellipse(1.1, 0.9, 2, 1, degrees(30)),
      active: "b",
    },
  },
  overlap: {
    name: { en: "An overlap missed", ja: "重なりの見落とし" },
    reason: {
      en: "$Q$, $Q'$, $R$ and $S'$ are near the place where the two are closest, but none is that place. Here two circles overlap by 0.0015, and $R$ is still 0.000225 outside, a little more than EPS allows.",
      ja: "$Q$、$Q'$、$R$、$S'$ はどれも、重なりがいちばん深い場所のそばにあるだけで、その場所そのものではありません。ここでは二つの円が 0.0015 だけ重なっていますが、$R$ はまだ 0.000225 だけ円の外にあり、EPS をわずかに超えています。",
    },
    scene: besideCircle(-1.15, 1.25, 0.7, 0.7),
  },
  gap: {
    name: { en: "A gap called a hit", ja: "すき間があるのに「衝突」" },
    reason: {
      en: "EPS = 0.0002 is there to make up for such misses. It also lets $S'$ count as inside when it is not: here the ellipses are 0.000334 apart, and the answer is “hit”.",
      ja: "EPS = 0.0002 は見落としを補うための余裕ですが、$S'$ が楕円の外にあっても「中」と数えてしまいます。ここでは 0.000334 のすき間があるのに「衝突」になります。",
    },
    scene: besideCircle(-0.95, 2.95, 1.4, 2.2),
  },
} as const satisfies Record<string, Preset & { readonly reason: Localized }>;
