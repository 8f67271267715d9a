import type { Localized } from "../../site/language.js";

/** Every text of the lesson; marked up as in parts/prose.ts where it is prose. */
export const words = {
  lead: {
    en: "Is the point in the turned ellipse? Take both to the origin, turn them back, and stretch until the ellipse is a circle. Then one length answers.",
    ja: "点は、回転した楕円の中にあるでしょうか。両方を原点へ動かし、回転を戻し、楕円が円になるまで引き伸ばします。あとは長さをひとつ比べるだけです。",
  },
  picture: {
    en: "An ellipse with handles and a point P; in green, their copies on the way to a circle about the origin.",
    ja: "つまみのついた楕円と点 P。緑は、原点を中心とする円になっていく途中の様子です。",
  },

  inside: { en: "P is inside the ellipse.", ja: "点 P は楕円の中にあります。" },
  onRim: {
    en: "P is exactly on the rim: that counts as inside.",
    ja: "点 P はちょうど周の上にあります。中にあるとみなします。",
  },
  outside: { en: "P is outside the ellipse.", ja: "点 P は楕円の外にあります。" },

  movePond: { en: "Move the ellipse", ja: "楕円を動かす" },
  turnPond: { en: "Turn the ellipse", ja: "楕円を回す" },
  firstRadius: { en: "Change the radius rx", ja: "半径 rx を変える" },
  secondRadius: { en: "Change the radius ry", ja: "半径 ry を変える" },
  movePoint: { en: "Move the point P", ja: "点 P を動かす" },

  timeline: { en: "Progress of the idea", ja: "考え方の進み具合" },
  stepMove: { en: "1. Move: the centre goes to the origin.", ja: "1. 移動：中心を原点へ。" },
  stepTurn: { en: "2. Turn back: by minus θ, about the origin.", ja: "2. 回転を戻す：原点のまわりに −θ。" },
  stepStretch: {
    en: "3. Stretch: y times rx / ry makes it a circle.",
    ja: "3. 引き伸ばす：y を rx / ry 倍すると円に。",
  },
  stepCompare: { en: "4. Compare: |P′| with rx.", ja: "4. 比べる：|P′| と rx。" },

  figures: { en: "The same in numbers", ja: "数で見ると" },
  presets: { en: "Try", ja: "試す" },
  presetRim: { en: "Exactly on the rim", ja: "ちょうど周の上" },
  presetCircle: { en: "Equal radii", ja: "半径が等しい" },
  presetNeedle: { en: "Needle", ja: "針のような楕円" },
  presetFlat: { en: "Flat: ry = 0", ja: "つぶれた楕円：ry = 0" },

  sineTitle: { en: "Why sin(−θ) = −sin θ", ja: "なぜ sin(−θ) = −sin θ か" },
  sineCaption: {
    en: "Turning the other way mirrors the arrow at the x axis. Its shadow on the axis, the cosine, stays; its height, the sine, changes sign.",
    ja: "逆向きに回すと、矢印は x 軸で折り返されます。軸に落ちる影（コサイン）は変わらず、高さ（サイン）だけ符号が変わります。",
  },
} as const satisfies Record<string, Localized>;

export const explanation: readonly Localized[] = [
  {
    en: "For a circle the question is easy: a point is inside if it is no further from the centre than the radius. An ellipse is only a circle that was stretched, turned and carried away. So undo that, and do to the point whatever you do to the ellipse.",
    ja: "円なら簡単です。中心からの距離が半径以下なら、点は中にあります。楕円は、円を引き伸ばし、回して、別の場所へ運んだものにすぎません。ですから、それを逆にたどります。楕円に行う操作は、点にも同じように行います。",
  },
  {
    en: "*Move.* Subtract the centre, $P_1 = P - C$. *Turn back.* The ellipse is turned by $\\theta$, so turn by $-\\theta$. Because $\\cos(-\\theta) = \\cos\\theta$ and $\\sin(-\\theta) = -\\sin\\theta$, this is $x_2 = x_1\\cos\\theta + y_1\\sin\\theta$ and $y_2 = y_1\\cos\\theta - x_1\\sin\\theta$.",
    ja: "*移動。*中心を引きます。$P_1 = P - C$。*回転を戻す。*楕円は $\\theta$ だけ回っているので、$-\\theta$ 回します。$\\cos(-\\theta) = \\cos\\theta$、$\\sin(-\\theta) = -\\sin\\theta$ ですから、$x_2 = x_1\\cos\\theta + y_1\\sin\\theta$、$y_2 = y_1\\cos\\theta - x_1\\sin\\theta$ となります。",
  },
  {
    en: "*Stretch.* With $y$ times $r_x / r_y$ the ellipse becomes [[frame:a circle of radius]] $r_x$, and the point becomes $P'$. *Compare.* The point was in the ellipse exactly if [[measure:the length]] $|P'|$ is at most $r_x$: every step takes the inside to the inside and the rim to the rim.",
    ja: "*引き伸ばす。*$y$ を $r_x / r_y$ 倍すると、楕円は[[frame:半径]] $r_x$ [[frame:の円]]になり、点は $P'$ になります。*比べる。*[[measure:長さ]] $|P'|$ が $r_x$ 以下なら、点は楕円の中にあります。どの手順でも、中は中へ、周は周へ移るからです。",
  },
  {
    en: "On a computer each step also rounds. Try “Exactly on the rim”: the numbers come out one last digit too long, as if the point were outside. And a flat ellipse would divide by zero. The library asks the same question without rounding, so `containsPoint` is right for every point, the rim included.",
    ja: "ただし計算機では、手順ごとに丸めの誤差が出ます。「ちょうど周の上」を試してください。計算した長さは最後の一桁だけ長くなり、外にあるように見えてしまいます。つぶれた楕円では 0 で割ることになります。ライブラリは同じ問いに丸めなしで答えるので、`containsPoint` は周の上も含めて、どの点でも正しく答えます。",
  },
  {
    en: "The three steps follow the tutorial “点と楕円の衝突” of 無職の学び舎 (nekonecode.com); everything here is drawn and written anew.",
    ja: "三つの手順は、無職の学び舎（nekonecode.com）の解説「点と楕円の衝突」の考え方によります。図と文は新しく作りました。",
  },
];
