import type { Relation } from "osculate";
import type { Localized } from "../../site/language.js";
import type { Zone } from "./figures.js";

export const words = {
  lead: {
    en: "A turned rectangle is awkward; an upright one is easy. So turn the *circle* instead: back by the same angle, about the rectangle's centre.",
    ja: "円と、角度のついた矩形（長方形）の衝突判定です。回転した矩形は扱いにくいので、矩形は 0° のままにして、*円のほうを*矩形の中心のまわりに回します。",
  },
  stage: {
    en: "A circle and a turned rectangle; in green the rectangle upright and the circle turned with it; in orange the line to the nearest point.",
    ja: "円と回転した矩形。緑は計算用の、角度 0° の矩形と回した円。オレンジは最も近い点への線。",
  },
  moveBox: { en: "Move the rectangle", ja: "矩形を動かす" },
  turnBox: { en: "Turn the rectangle", ja: "矩形を回す" },
  sizeBox: { en: "Resize the rectangle", ja: "矩形の大きさを変える" },
  moveBall: { en: "Move the circle", ja: "円を動かす" },
  sizeBall: { en: "Radius of the circle", ja: "円の半径" },
  angle: { en: "Angle of the rectangle θ, clockwise", ja: "矩形の角度 θ（時計回り）" },
  apply: { en: "Apply", ja: "適用" },
  given: { en: "Angle given to the function written by hand", ja: "自作の関数に渡す角度" },
  givenOwn: { en: "−θ, counter-clockwise, as it expects", ja: "−θ（反時計回りが正。関数の想定どおり）" },
  givenCanvas: { en: "θ, clockwise, as on a canvas", ja: "θ（時計回りが正。Canvas のまま）" },
  presets: { en: "Try", ja: "試す" },
  meets: { en: "Circle at (1.2, 1.2)", ja: "円を (1.2, 1.2) に" },
  misses: { en: "Circle at (1.2, −1.2)", ja: "円を (1.2, −1.2) に" },
  corner: { en: "Corner", ja: "頂点との距離" },
  figures: { en: "What is compared", ja: "比べる長さ" },
} as const satisfies Record<string, Localized>;

/** The steps of the idea. */
export const stepWords = {
  clockwise: { en: "clockwise", ja: "時計回り" },
  counterClockwise: { en: "counter-cl.", ja: "反時計" },
  upright: {
    heading: { en: "Leave the rectangle upright", ja: "矩形を 0° に戻して考える" },
    text: {
      en: "The corners of a turned rectangle take sines and cosines. Upright, with width $w$ and height $h$, they are $(x, y)$, $(x + w, y)$, $(x, y + h)$ and $(x + w, y + h)$.",
      ja: "回転した矩形の頂点を求めるのは面倒です。角度が 0° なら、横幅を $w$、縦幅を $h$ として、左上は $(x, y)$、右上は $(x + w, y)$、左下は $(x, y + h)$ と簡単に書けます。",
    },
  },
  turn: {
    heading: {
      en: "Turn the circle back about the rectangle's centre",
      ja: "円を、矩形の中心のまわりに回して戻す",
    },
    text: {
      en: "Distances stay when all turns together. The centre $c$ turns about $o$, the middle of the rectangle. The signs are those for an angle $\\varphi$ that grows counter-clockwise on the screen; in one that grows clockwise, $\\theta = -\\varphi$, both sines change theirs.",
      ja: "全体を一緒に回しても距離は変わりません。円の中心 $c$ を、矩形の中心 $o$ を軸に回します。式の符号は、画面で反時計回りを正とする角度 $\\varphi$ のものです。時計回りを正とする $\\theta = -\\varphi$ で書けば、二つの sin の符号が逆になります。",
    },
  },
  nearestX: {
    heading: { en: "The nearest x", ja: "最も近い x 座標" },
    text: {
      en: "Left of the rectangle it is the left side, right of it the right side, between them $c_x'$ itself. The nearest point lies [[measure:on this line]]; pale, the lines of the other two cases.",
      ja: "円の中心が左辺より左なら左辺の x、右辺より右なら右辺の x、間なら $c_x'$ 自身です。最も近い点は[[measure:この線の上]]にあります。薄い線は、残りの二つの場合です。",
    },
  },
  nearestY: {
    heading: { en: "The nearest y", ja: "最も近い y 座標" },
    text: {
      en: "The same with top and bottom. Where [[measure:this line]] meets the one before is the nearest point of the rectangle.",
      ja: "y も同じように、上辺・下辺と比べて求めます。先ほどの線と[[measure:この線]]の交点が、矩形上で最も近い点です。",
    },
  },
  measure: {
    heading: {
      en: "Pythagoras: the distance against the radius",
      ja: "ピタゴラスの定理で距離を求め、半径と比べる",
    },
    text: {
      en: "The nearest point and the centre span a right triangle. If its [[measure:hypotenuse]] is no longer than the radius, they meet, and both shapes turn [[hit:blue]].",
      ja: "最も近い点と円の中心は直角三角形をつくります。[[measure:斜辺]]の長さが半径以下なら衝突していて、図形は[[hit:青]]になります。",
    },
  },
} as const;

/** What the function written by hand answers, and why it is wrong. */
export const byHandWords = {
  says: { en: "The function written by hand answers", ja: "自作の関数の答え" },
  hit: { en: "hit", ja: "衝突している" },
  miss: { en: "miss", ja: "衝突していない" },
  right: { en: "It compares the distance c with the radius.", ja: "距離 c を半径と比べています。" },
  rim: {
    en: "c and r are equal: the shapes touch, and its < leaves that out.",
    ja: "c と r が等しく、接しています。不等号が < なので外れます。",
  },
  point: {
    en: "The circle is a point: c = 0 is not less than r = 0.",
    ja: "半径 0 の円（点）です。c = 0 は r = 0 より小さくないので、外れます。",
  },
  rounding: {
    en: "c and r differ by less than the rounding errors of the turn.",
    ja: "c と r の差が、回転の計算の丸め誤差より小さいためです。",
  },
  wrongWay: {
    en: "It was given θ, though its formula is for −θ: the circle turned the other way (dashed).",
    ja: "反時計回りの −θ を渡すべき式に θ を渡したため、円が逆向きに回りました（破線）。",
  },
  rimName: { en: "Exactly touching", ja: "ちょうど接する" },
  rimLong: {
    en: "The distance is the radius, bit for bit, and `distance < radius` answers no. `overlaps` counts the touch: shapes contain their edges.",
    ja: "距離と半径が完全に等しいので、`distance < radius` は「衝突していない」と答えます。`overlaps` では、図形は縁を含むので、接していれば当たりです。",
  },
  pointName: { en: "Radius 0", ja: "半径 0" },
  pointLong: {
    en: "A circle without radius is a point, here well inside the rectangle. Its distance is 0, and $0 < 0$ is false. `overlaps` treats it as the point it is.",
    ja: "半径 0 の円は点で、ここでは矩形の内側にあります。距離は 0 ですが、$0 < 0$ は成り立ちません。`overlaps` は点として正しく判定します。",
  },
  hairName: { en: "A hair apart", ja: "わずかに離れる" },
  hairLong: {
    en: "Between the circle and the right side is a gap of $2\\cdot10^{-16}$. Sine, cosine and sums round it away, and the function answers *hit*. `overlaps` sees the gap.",
    ja: "円と右辺のあいだに $2\\cdot10^{-16}$ のすき間があります。sin、cos と和の丸めでこの差が消え、自作の関数は*衝突*と答えます。`overlaps` はすき間を見逃しません。",
  },
  wrongWayName: { en: "Angle of a canvas", ja: "角度の向きの取り違え" },
  wrongWayLong: {
    en: "No mistake of the formula but of whoever calls it: `rotate` of a canvas turns clockwise, the formula counter-clockwise. Given the canvas's angle it turns the circle the wrong way, and nobody notices while the rectangle is upright or the circle symmetric to it. In Osculate angles grow from +x towards +y, as on a canvas.",
    ja: "式ではなく、呼び出す側の間違いです。Canvas の `rotate` は時計回り、式は反時計回りが正なので、Canvas の角度をそのまま渡すと円は逆に回ります。矩形が 0° のときや、円が対称な位置にあるときは気づきません。Osculate の角度は +x から +y への向き、つまり Canvas と同じです。",
  },
} as const satisfies Record<string, Localized>;

export const zoneNames: Readonly<Record<"x" | "y", Readonly<Record<Zone, Localized>>>> = {
  x: {
    below: { en: "left", ja: "左" },
    within: { en: "between", ja: "間" },
    above: { en: "right", ja: "右" },
  },
  y: {
    below: { en: "above", ja: "上" },
    within: { en: "between", ja: "間" },
    above: { en: "below", ja: "下" },
  },
};

const overlap: Localized = { en: "Hit: they overlap", ja: "当たり：重なっています" };
const circleInside: Localized = { en: "Hit: the circle is inside", ja: "当たり：円は矩形の中です" };
const circleOutside: Localized = { en: "Hit: the rectangle is inside", ja: "当たり：矩形は円の中です" };

/** What the relation of the circle to the rectangle is called. */
export const verdictWords: Readonly<Record<Relation, Localized>> = {
  apart: { en: "Miss: they are apart", ja: "外れ：離れています" },
  touching: { en: "Hit: they just touch", ja: "当たり：ちょうど接しています" },
  crossing: overlap,
  inside: circleInside,
  insideTouching: circleInside,
  contains: circleOutside,
  containsTouching: circleOutside,
  equal: overlap,
};

export const explanation: readonly Localized[] = [
  {
    en: "*Which sign is right?* Both, each in its convention. On a screen y points down. With angles that grow counter-clockwise there, a rectangle turned by $\\varphi$ comes upright by a turn of $\\varphi$ clockwise, which is $\\cos\\varphi\\,dx - \\sin\\varphi\\,dy$. With angles that grow clockwise, as on a canvas, it is $\\cos\\theta\\,dx + \\sin\\theta\\,dy$. Mix them, and one looks wrong: try the switch below the picture with the first two presets.",
    ja: "*どちらの符号が正しい？* それぞれの約束の中では、どちらも正しい式です。画面の y 軸は下向きです。反時計回りを正とすれば、$\\varphi$ 回転した矩形を戻すには時計回りに $\\varphi$ 回せばよく、$\\cos\\varphi\\,dx - \\sin\\varphi\\,dy$ となります。Canvas のように時計回りを正とすれば、$\\cos\\theta\\,dx + \\sin\\theta\\,dy$ です。混ぜて使うと、どちらかが間違っているように見えます。図の下の切り替えを、最初の二つの例で試してください。",
  },
  {
    en: "Goes back to the tutorial “円形と矩形(角度あり)の衝突判定”, a blog's page without an author's name. Pictures, words and code are new.",
    ja: "もとになった解説：ブログ記事「円形と矩形(角度あり)の衝突判定」（著者名の記載なし）。図、文章、コードは新しく作りました。",
  },
];
