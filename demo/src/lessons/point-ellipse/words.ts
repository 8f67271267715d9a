import type { Localized } from "../../site/language.js";

/** Every text of the lesson; marked up as in parts/prose.ts where it is prose. */
export const words = {
  lead: {
    en: "Is the point in the turned ellipse? Whatever makes the ellipse a circle again, a move, a turn and a stretch, is done to the *point*. What is left is a point and a circle.",
    ja: "回転した楕円と点の当たり判定です。楕円を正円に戻す操作（平行移動、回転、拡縮）を*点のほうに*行えば、あとはただの点と円の衝突判定になります。",
  },
  picture: {
    en: "An ellipse with handles and a point P; in green, their copies on the way to a circle about the origin.",
    ja: "つまみのついた楕円と点 P。緑は、原点中心の円に戻していく途中の様子です。",
  },

  inside: { en: "P is inside the ellipse.", ja: "点 P は楕円の中にあります。" },
  onRim: {
    en: "P is exactly on the rim, so inside.",
    ja: "点 P はちょうど周上にあり、楕円に含まれます。",
  },
  outside: { en: "P is outside the ellipse.", ja: "点 P は楕円の外にあります。" },

  movePond: { en: "Move the ellipse", ja: "楕円を動かす" },
  turnPond: { en: "Turn the ellipse", ja: "楕円を回す" },
  firstRadius: { en: "Change the radius rx", ja: "半径 rx を変える" },
  secondRadius: { en: "Change the radius ry", ja: "半径 ry を変える" },
  movePoint: { en: "Move the point P", ja: "点 P を動かす" },

  figures: { en: "What is compared", ja: "比べる長さ" },
  presets: { en: "Try", ja: "試す" },
  presetUpright: { en: "Upright", ja: "軸に平行な楕円" },
  presetCircle: { en: "Equal radii: a circle", ja: "半径が等しい（正円）" },
  presetNeedle: { en: "Needle", ja: "細長い楕円" },

  sineTitle: { en: "Why sin(−θ) = −sin θ", ja: "sin(−θ) = −sin θ となる理由" },
  sineCaption: {
    en: "Turning the other way mirrors the arrow at the x axis. Its shadow on the axis, the cosine, stays; its height, the sine, changes sign.",
    ja: "逆向きに回すと、矢印は x 軸で折り返されます。軸に落ちる影（コサイン）は変わらず、高さ（サイン）だけ符号が変わります。",
  },
} as const satisfies Record<string, Localized>;

/** The steps of the idea. */
export const stepWords = {
  move: {
    heading: { en: "Move: the centre goes to the origin", ja: "平行移動：中心を原点へ" },
    text: {
      en: "Subtract the centre $C$ from the point: that is what moving the ellipse to the origin does to it.",
      ja: "楕円の中心を原点に移すのと同じ移動を、点にも行います。中心 $C$ の座標を引くだけです。",
    },
  },
  turn: {
    heading: { en: "Turn: by −θ, so that the axes lie straight", ja: "回転：−θ 回して軸と平行に" },
    text: {
      en: "The ellipse is turned by $\\theta$, so turn the point by $-\\theta$ about the origin. As $\\cos(-\\theta) = \\cos\\theta$ and $\\sin(-\\theta) = -\\sin\\theta$, only signs change.",
      ja: "楕円は $\\theta$ だけ回転しているので、点を原点のまわりに $-\\theta$ 回転させます。$\\cos(-\\theta) = \\cos\\theta$、$\\sin(-\\theta) = -\\sin\\theta$ を使って、式を整理します。",
    },
  },
  stretch: {
    heading: { en: "Stretch: y times rx / ry gives a circle", ja: "拡縮：y を rx / ry 倍すると正円に" },
    text: {
      en: "By what number $t$ must $r_y$ be multiplied to become $r_x$? The same stretch, in y alone, takes the point to $P'$.",
      ja: "$r_y$ を $t$ 倍すると $r_x$ になるとします。伸び縮みするのは y 方向だけなので、点も y 座標だけを $t$ 倍します。これが $P'$ です。",
    },
  },
  compare: {
    heading: { en: "Compare: |P′| with rx", ja: "比較：|P′| と rx" },
    text: {
      en: "Now it is a point and [[frame:a circle about the origin]]. If [[measure:the length]] $|P'|$ is at most $r_x$, the point was in the ellipse: every step takes the inside to the inside and the rim to the rim. Comparing the squares saves the root.",
      ja: "残ったのは点と[[frame:原点中心の円]]です。[[measure:長さ]] $|P'|$ が $r_x$ 以下なら、点は楕円の中にあります。どの手順でも、中の点は中へ、周の点は周へ移るからです。2 乗どうしを比べれば、平方根も要りません。",
    },
  },
} as const;

/** What the function written by hand answers, and why it is wrong. */
export const byHandWords = {
  says: { en: "The function written by hand answers", ja: "自作の関数の答え" },
  inside: { en: "inside", ja: "楕円の中" },
  outside: { en: "outside", ja: "楕円の外" },
  right: { en: "It compares the squares of |P′| and rx.", ja: "|P′| と rx を 2 乗して比べています。" },
  flat: {
    en: "ry is 0: rx / ry is ∞, and no comparison with ∞ or NaN holds.",
    ja: "ry が 0 なので rx / ry は ∞。∞ や NaN との比較は成り立ちません。",
  },
  rounding: {
    en: "|P′| and rx differ by less than the rounding errors of the three steps, and its < leaves the rim out.",
    ja: "|P′| と rx の差が、三つの手順の丸め誤差より小さいためです。また、不等号が < なので周を含みません。",
  },
  flatNote: { en: "✗ ÷ 0", ja: "✗ 0 除算" },
  roundingNote: { en: "✗ rounded", ja: "✗ 丸め" },
  rimName: { en: "Exactly on the rim", ja: "ちょうど周上" },
  rim: {
    en: "Its `<` leaves the rim out. Even `<=` would not help: every step rounds, and $|P'|$ comes out one last digit above $r_x$. `containsPoint` counts the rim in, and finds it exactly.",
    ja: "不等号が `<` なので、周上の点は外側とされます。`<=` に直しても同じです。手順ごとに丸められ、$|P'|$ が最後の一桁だけ $r_x$ より大きくなるからです。`containsPoint` は周を含み、しかも正確に判定します。",
  },
  flatName: { en: "Flat: ry = 0", ja: "つぶれた楕円：ry = 0" },
  flatLong: {
    en: "With $r_y = 0$ the ellipse is a segment, and the point lies on it. But $r_x / r_y$ divides by zero, and comparing with ∞ or NaN never holds. `containsPoint` asks the segment.",
    ja: "$r_y = 0$ の楕円は線分で、点はその上にあります。ところが $r_x / r_y$ は 0 での割り算になり、∞ や NaN との比較は成り立ちません。`containsPoint` は線分として判定します。",
  },
  hairName: { en: "A hair outside", ja: "わずかに外" },
  hair: {
    en: "The point is outside by a fraction of $10^{-15}$. Moving, turning and stretching lose that, and the function answers *inside*. `containsPoint` goes on to whole numbers where doubles leave it open.",
    ja: "点は周から $10^{-15}$ 未満だけ外にあります。移動・回転・拡縮の丸めでその差が消え、自作の関数は*楕円の中*と答えます。`containsPoint` は、浮動小数点数では決まらないときだけ整数の計算に切り替えます。",
  },
} as const satisfies Record<string, Localized>;

export const explanation: readonly Localized[] = [
  {
    en: "For a circle the question is easy, and an ellipse is only a circle that was stretched, turned and carried away. Nothing needs to be moved on the screen, though: only the point is computed, and its distance from the origin compared with one radius.",
    ja: "点と円の当たり判定は簡単です。楕円は、円を引き伸ばし、回し、別の場所へ運んだものにすぎません。実際に楕円を動かすわけではなく、計算するのは移した点の座標だけです。その点の原点からの距離を、半径 $r_x$ と比べるだけです。",
  },
  {
    en: "Goes back to the tutorial “点と楕円の衝突” of 無職の学び舎, in its series 無職はゲーム数学の勉強をする. Pictures, words and code are new.",
    ja: "もとになった解説：無職の学び舎「無職はゲーム数学の勉強をする」の「点と楕円の衝突」。図、文章、コードは新しく作りました。",
  },
];
