import type { Localized } from "../../site/language.js";

export const words = {
  lead: {
    en: "A ray is a start and a direction; $t$ says how many directions you have walked. Where do you enter the circle, and where do you leave it?",
    ja: "レイは始点と、方向を表すベクトルです。$t$ は、そのベクトル何本ぶん進んだかを示します。どこで円に入り、どこで出るでしょうか。",
  },
  stage: {
    en: "A ray and a circle; in green the point of the line closest to the centre, in orange half the chord, with the near and the far point.",
    ja: "レイと円。緑は直線上で中心に最も近い点、オレンジは弦の半分と、手前と奥の交点。",
  },
  moveStart: { en: "Move the start", ja: "始点を動かす" },
  aim: { en: "Aim the ray", ja: "レイの向きを変える" },
  moveCircle: { en: "Move the circle", ja: "円を動かす" },
  radius: { en: "Radius of the circle", ja: "円の半径" },
  direction: { en: "Direction", ja: "方向ベクトル" },
  asDrawn: { en: "as long as drawn", ja: "描いた長さのまま" },
  unit: { en: "length 1", ja: "長さ 1" },
  presets: { en: "Try", ja: "試す" },
  tangent: { en: "Tangent", ja: "接線" },
  behind: { en: "Circle behind", ja: "円が後ろ" },
  inside: { en: "Start inside", ja: "始点が円の中" },
  noRadius: { en: "Radius 0", ja: "半径 0" },
  miss: { en: "Passing by", ja: "通り過ぎる" },
  near: { en: "near", ja: "手前" },
  far: { en: "far", ja: "奥" },
  double: { en: "double root", ja: "重解" },
  figures: { en: "From the start O to the centre C", ja: "始点 O から中心 C へ" },
  noRoots: { en: "no root", ja: "解なし" },
  oneRoot: { en: "one root", ja: "重解" },
  twoRoots: { en: "two roots", ja: "解が二つ" },
} as const satisfies Record<string, Localized>;

export const verdictWords = {
  through: { en: "Hit: in, and out again", ja: "当たり：入って、出ます" },
  grazes: { en: "Hit: it just grazes", ja: "当たり：ちょうど接します" },
  throughPoint: { en: "Hit: it runs through the point", ja: "当たり：点の上を通ります" },
  startsInside: { en: "Hit: it starts inside", ja: "当たり：円の中から始まります" },
  passes: { en: "Miss: it passes by", ja: "外れ：通り過ぎます" },
  behind: { en: "Miss: the circle is behind", ja: "外れ：円は後ろにあります" },
} as const satisfies Record<string, Localized>;

export const explanation: readonly Localized[] = [
  {
    en: "Walk along the line to the point [[frame:closest to the centre]]. That is at $t_0$, and $h$ away from the centre. If $h$ is greater than the radius, the line misses.",
    ja: "まず直線の上で[[frame:中心に最も近い点]]まで進みます。そこが $t_0$ で、中心からの距離は $h$ です。$h$ が半径より大きければ、直線は円に当たりません。",
  },
  {
    en: "Otherwise centre, foot and rim form a right triangle with the radius as hypotenuse. Its third side is [[measure:half the chord]]: go back by it and you are at the near point, forward and you are at the far one. These are the two roots of the quadratic equation.",
    ja: "当たるなら、中心、垂線の足、円周上の点は、半径を斜辺とする直角三角形になります。残る一辺が[[measure:弦の半分]]です。そのぶん戻れば手前の交点、進めば奥の交点。これが二次方程式の二つの解です。",
  },
  {
    en: "The unit of $t$ is the length of the direction. Twice as long a direction, half the $t$, the same points: switch and watch the ticks. With length 1, $t$ is the distance walked.",
    ja: "$t$ の単位は方向ベクトルの長さです。方向を二倍にすれば $t$ は半分、点は同じ。切り替えて目盛りを見てください。長さ 1 なら $t$ は進んだ距離です。",
  },
  {
    en: "When the line touches, both roots are one, and half the chord is 0: a double root. A negative $t$ lies behind the start, so a circle there is not hit. And a start inside has one root on each side: the ray is in the circle from $t = 0$ on.",
    ja: "接するときは二つの解が一つになり、弦の半分は 0 になります（重解）。$t$ が負の点は始点より後ろなので、そこにある円には当たりません。始点が円の中なら解は前後に一つずつ。レイは $t = 0$ からすでに円の中です。",
  },
];
