import type { Localized } from "../../site/language.js";

export const words = {
  lead: {
    en: "A ray is a start A and a direction V; t says how many directions you have walked. Where does it enter the circle, and where does it leave?",
    ja: "円とレイの衝突判定と同時に、衝突点も求めます。レイは始点 A と方向ベクトル V で表し、t は V の何倍進んだかを表します。ビームはどこで円に入り、どこから出るでしょうか。",
  },
  stage: {
    en: "A ray and a circle; in green the point of the line closest to the centre, in orange half the chord, with the near and the far point.",
    ja: "レイと円。緑は直線上で中心に最も近い点、オレンジは弦の半分と、近い方と遠い方の衝突点。",
  },
  moveStart: { en: "Move the start", ja: "始点を動かす" },
  aim: { en: "Aim the ray", ja: "レイの向きを変える" },
  moveCircle: { en: "Move the circle", ja: "円を動かす" },
  radius: { en: "Radius of the circle", ja: "円の半径" },
  radiusField: { en: "Radius r", ja: "半径 r" },
  apply: { en: "Apply", ja: "適用" },
  direction: { en: "Direction V", ja: "方向ベクトル V" },
  asDrawn: { en: "as long as drawn", ja: "描いた長さのまま" },
  unit: { en: "length 1", ja: "長さ 1（正規化）" },
  presets: { en: "Try", ja: "試す" },
  tangent: { en: "Tangent", ja: "接する" },
  behind: { en: "Circle behind", ja: "円が後ろ" },
  noRadius: { en: "r = 0", ja: "r = 0" },
  negativeRadius: { en: "r < 0", ja: "r < 0" },
  noDirection: { en: "V = 0", ja: "V = 0" },
  miss: { en: "Passing by", ja: "通り過ぎる" },
  near: { en: "C₁", ja: "C₁" },
  far: { en: "C₂", ja: "C₂" },
  double: { en: "C₁ = C₂", ja: "C₁ = C₂" },
  figures: { en: "Near and far point", ja: "近い方と遠い方の衝突点" },
  noRoots: { en: "no root", ja: "解なし" },
  oneRoot: { en: "double root", ja: "重解" },
  twoRoots: { en: "two roots", ja: "2 つの解" },
} as const satisfies Record<string, Localized>;

/** The steps of the idea. */
export const stepWords = {
  origin: {
    heading: { en: "Let the centre O be the origin", ja: "円の中心 O を原点に" },
    text: {
      en: "Subtract $O$ from the start: from now on $A$ is seen from the centre, and the vector from $A$ to $O$ is $V_a = -A$. The direction $V$ stays.",
      ja: "始点から $O$ の座標を引き、$A$ を円の中心から見た位置とします。$A$ から $O$ へのベクトルは $V_a = -A$。方向ベクトル $V$ は変わりません。",
    },
  },
  onCircle: {
    heading: { en: "C is on the circle", ja: "C は円周上にある" },
    text: {
      en: "The first condition on a common point $C$: its distance from the origin is $r$.",
      ja: "衝突点 $C$ の第一の条件です。原点からの距離、つまり OC の長さが $r$ になります。",
    },
  },
  onRay: {
    heading: { en: "C is on the ray", ja: "C はレイの上にある" },
    text: {
      en: "The second: from $A$ it is $t$ directions away. The unit of $t$ is the length of $V$: with length 1, $t$ is the distance walked. Only $t$ is unknown.",
      ja: "第二の条件です。$C$ は $A$ から $V$ の $t$ 倍だけ進んだ点です。$t$ の単位は $V$ の長さなので、$V$ を正規化すれば $t$ は進んだ距離になります。わからないのは $t$ だけです。",
    },
  },
  quadratic: {
    heading: { en: "Both together: a quadratic equation", ja: "連立すると、t の二次方程式" },
    text: {
      en: "$\\lVert C\\rVert^2$ is the dot product of $C$ with itself. Put the second condition in and multiply out. The curve is $\\lVert C\\rVert^2 - r^2$ over $t$: below the axis, the ray is in the circle.",
      ja: "$\\lVert C\\rVert^2$ は $C$ どうしの内積です。第二の式を代入して展開します。曲線は、$t$ に対する $\\lVert C\\rVert^2 - r^2$ の値です。軸より下で、レイは円の中にあります。",
    },
    label: { en: "A parabola over t, with its roots", ja: "t についての放物線と、その解" },
  },
  solve: {
    heading: { en: "Solve for t", ja: "解の公式で t を求める" },
    text: {
      en: "At $t_0$ the line is [[frame:closest to the centre]], at the distance $h$. From there it is [[measure:half the chord]] back to $t_1$ and on to $t_2$. If $s$ is 0 the ray touches; if it is negative there is no root, and no hit. With $V$ of length 1, $V\\!\\cdot\\!V = 1$ drops out.",
      ja: "$t_0$ で直線は[[frame:中心に最も近づき]]、そのときの距離が $h$ です。そこから[[measure:弦の半分]]だけ戻れば $t_1$、進めば $t_2$。$s$ が 0 なら接していて重解、負なら実数解がなく、衝突していません。$V$ を正規化しておけば $V\\!\\cdot\\!V = 1$ なので、式はもっと簡単になります。",
    },
  },
  points: {
    heading: { en: "Put t in: the points", ja: "t を代入して衝突点を求める" },
    text: {
      en: "$C_1$ is the near point, $C_2$ the far one; adding $O$ undoes the first step. Here sparks may fly. A negative $t$ lies behind the start.",
      ja: "$C_1$ が近い方、$C_2$ が遠い方の衝突点です。最後に $O$ を足して元の座標に戻します。ここに爆発のパーティクルを出せます。$t$ が負の点は、始点より後ろにあります。",
    },
  },
} as const;

/** What the function written by hand answers, and why it is wrong. */
export const byHandWords = {
  says: { en: "The function written by hand answers", ja: "自作の関数の答え" },
  hit: { en: "hit", ja: "衝突している" },
  miss: { en: "no hit", ja: "衝突していない" },
  nothing: { en: "null", ja: "null" },
  points: { en: "It finds C₁ and C₂.", ja: "C₁ と C₂ が求まります。" },
  none: { en: "s or one of both t is negative.", ja: "s か、どちらかの t が負です。" },
  refused: {
    en: "It answers null, as for a miss. The library says which number is wrong.",
    ja: "衝突していないときと同じ null を返します。ライブラリは、どの値が不正かを例外で知らせます。",
  },
  inside: {
    en: "t₁ is negative, as for a circle behind: a start inside is refused.",
    ja: "t₁ が負なので、後ろの円と同じ扱いになります。",
  },
  rim: {
    en: "t₁ is negative: the start on the rim is refused.",
    ja: "t₁ が負なので、円周上の始点も受け付けません。",
  },
  allowance: {
    en: "|s| < 10⁻⁶ is taken for 0: a hit, though the ray misses.",
    ja: "|s| < 10⁻⁶ なので 0 とみなし、外れているのに接していることにします。",
  },
  rounding: {
    en: "s is nearer to 0 than its rounding errors.",
    ja: "s が 0 に近く、丸め誤差のほうが大きいためです。",
  },
  insideName: { en: "Start inside", ja: "始点が円の中" },
  insideLong: {
    en: "One $t$ is negative, the other not: the function takes that for an error and answers *no hit*, though the beam leaves through the rim. `raycast` says `inside: true` at $t = 0$, and `raycastAll` gives the way out.",
    ja: "解の一方だけが負になるので、関数はエラーとみなして*衝突していない*と答えます。ビームは円周を通って出ていくのに、です。`raycast` は $t = 0$ で `inside: true` と答え、`raycastAll` なら出る点も求まります。",
  },
  rimName: { en: "Start on the rim", ja: "円周上の始点" },
  rimLong: {
    en: "The ray begins on the rim and runs outwards: $t_2 = 0$, $t_1 < 0$, so refused like a circle behind. The rim belongs to the circle: `raycast` hits at $t = 0$.",
    ja: "レイが円周上から外へ出ていきます。$t_2 = 0$、$t_1 < 0$ なので、後ろの円と同じく外れとされます。円周も円に含まれるので、`raycast` は $t = 0$ で当たりと答えます。",
  },
  hairName: { en: "A hair outside", ja: "わずかに外" },
  hairLong: {
    en: "The line passes $10^{-7}$ outside the circle. With $V$ of length 1, $s$ is $-4\\cdot10^{-7}$, which `fabs(s) < 0.000001` makes a touch. `raycast` decides exactly, without an allowance.",
    ja: "直線は円から $10^{-7}$ だけ外を通り、$V$ を正規化したときの $s$ は $-4\\cdot10^{-7}$ です。許容誤差 0.000001 より小さいので、接していることにされます。`raycast` は許容誤差なしで厳密に判定します。",
  },
  smallName: { en: "Small circle", ja: "小さな円" },
  smallLong: {
    en: "Radius 0.0001, and the line passes five radii away. But $s$ is in the square of lengths, and in so small a world always within $10^{-6}$: everything touches. The same happens with metres for a microchip. (The picture is enlarged 2500 times.)",
    ja: "半径 0.0001 の円から、直線は半径 5 個ぶん離れています。ところが $s$ は長さの 2 乗なので、小さな世界ではつねに $10^{-6}$ 未満になり、何でも接してしまいます。単位の取り方しだいで答えが変わるわけです（図は 2500 倍に拡大）。",
  },
} as const satisfies Record<string, Localized>;

export const verdictWords = {
  through: { en: "Hit: at two points", ja: "当たり：2 点で交わります" },
  grazes: { en: "Hit: it just grazes", ja: "当たり：ちょうど接します" },
  throughPoint: { en: "Hit: it runs through the point", ja: "当たり：点の上を通ります" },
  startsInside: { en: "Hit: it starts inside", ja: "当たり：始点が円の中にあります" },
  startsOnRim: { en: "Hit: it starts on the rim", ja: "当たり：始点が円周上にあります" },
  passes: { en: "Miss: it passes by", ja: "外れ：通り過ぎます" },
  behind: { en: "Miss: the circle is behind", ja: "外れ：円は後ろにあります" },
  radius: { en: "Error: the radius is negative", ja: "エラー：半径が負です" },
  direction: { en: "Error: V has no direction", ja: "エラー：V に向きがありません" },
} as const satisfies Record<string, Localized>;

export const explanation: readonly Localized[] = [
  {
    en: "For a yes or no alone the distance from the centre to the ray would do. But where the beam ends, and where the sparks fly, is a question of the points, and the quadratic answers both at once.",
    ja: "当たるかどうかだけなら、円の中心とレイの距離を調べれば足ります。けれども、ビームをどこで止めるか、火花をどこに散らすかを決めるには衝突点が必要です。二次方程式は、その両方に一度に答えます。",
  },
  {
    en: "Twice as long a direction, half the $t$, the same points: switch the direction and watch the ticks. The library divides at the end, once: a direction need not have length 1.",
    ja: "方向ベクトルを 2 倍にすると $t$ は半分、点は同じです。方向ベクトルを切り替えて目盛りを見てください。ライブラリでは正規化は不要で、どの長さの $V$ でもかまいません。",
  },
  {
    en: "Goes back to the tutorial “その11 円とレイの衝突点” of ゲームつくろー!衝突判定編, 2D衝突編. Pictures, words and code are new; the name of its author is not on the page.",
    ja: "もとになった解説：「ゲームつくろー!衝突判定編」2D衝突編「その11 円とレイの衝突点」（ページに著者名の記載なし）。図、文章、コードは新しく作りました。",
  },
];
