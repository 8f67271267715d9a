import type { Relation } from "osculate";
import type { Localized } from "../../site/language.js";

export const words = {
  lead: {
    en: "Two ellipses overlap: how large is what they share? No pixels to count, no polygons to cut. The outlines *meet in a few corners*, and between corners lie arcs whose area is known.",
    ja: "二つの楕円が重なっています。共通部分の面積はどれだけでしょう。ピクセルを数えることも、多角形で近似することもしません。必要なのは*輪郭どうしの数個の交点*と、その間をつなぐ弧だけ。弧がつくる面積なら、公式で求められます。",
  },
  stage: {
    en: "Two ellipses and the region they share: in green the polygon of its corners, in orange the caps between polygon and arcs.",
    ja: "二つの楕円とその共通部分。緑は交点を結んだ多角形、オレンジは多角形の辺と弧にはさまれた部分。",
  },
  moveA: { en: "Move A", ja: "A を動かす" },
  turnA: { en: "Turn A", ja: "A を回す" },
  firstA: { en: "Change the first radius of A", ja: "A の一つ目の半径を変える" },
  secondA: { en: "Change the second radius of A", ja: "A の二つ目の半径を変える" },
  moveB: { en: "Move B", ja: "B を動かす" },
  turnB: { en: "Turn B", ja: "B を回す" },
  firstB: { en: "Change the first radius of B", ja: "B の一つ目の半径を変える" },
  secondB: { en: "Change the second radius of B", ja: "B の二つ目の半径を変える" },
  overlay: { en: "The stage shows", ja: "図に表示するもの" },
  arcs: { en: "corners and arcs", ja: "交点と弧" },
  pixels: { en: "counted pixels", ja: "ピクセルを数える" },
  polygons: { en: "polygons", ja: "多角形で近似" },
  fineness: { en: "Fineness N", ja: "細かさ N" },
  presets: { en: "Try", ja: "試す" },
  lens: { en: "Two corners", ja: "交点が二つ" },
  nested: { en: "One inside the other", ja: "片方がもう片方の中" },
  touching: { en: "Only touching", ja: "接するだけ" },
  sliver: { en: "A sliver", ja: "ごく薄い重なり" },
  same: { en: "The same twice", ja: "まったく同じ二つ" },
  figures: { en: "By corners and arcs", ja: "交点と弧で求める" },
  estimates: { en: "Estimated, with N", ja: "細かさ N の近似" },
  plotTitle: { en: "Relative error of the estimates, by N", ja: "近似の相対誤差と細かさ N" },
} as const satisfies Record<string, Localized>;

/** By the relation of A to B. */
export const verdictWords: Readonly<Record<Relation, Localized>> = {
  apart: { en: "Miss: they share nothing", ja: "外れ：共通部分はありません" },
  touching: { en: "Hit: a point, but no area", ja: "当たり：一点で接するだけで、面積は 0" },
  crossing: { en: "Hit: they share a part", ja: "当たり：一部を共有しています" },
  contains: { en: "Hit: all of B is shared", ja: "当たり：B の全体が共通です" },
  containsTouching: { en: "Hit: all of B is shared", ja: "当たり：B の全体が共通です" },
  inside: { en: "Hit: all of A is shared", ja: "当たり：A の全体が共通です" },
  insideTouching: { en: "Hit: all of A is shared", ja: "当たり：A の全体が共通です" },
  equal: { en: "Hit: they are the same", ja: "当たり：まったく同じです" },
};

export const explanation: readonly Localized[] = [
  {
    en: "Walk around the [[hit:common region]]: you follow one ellipse to a corner, then the other, and so on until you are back. The corners are the points where the outlines cross, and `intersections` gives all of them: none, one, two, three or four. Of the arcs between them, those belong to the region whose middle lies in the other ellipse.",
    ja: "[[hit:共通部分]]のまわりを一周してみましょう。片方の楕円を角までたどり、次はもう片方、と続けて元に戻ります。角は輪郭どうしの交点で、`intersections` がすべて教えてくれます。数は 0 個から 4 個です。交点で区切られた弧のうち、中央の点がもう片方の楕円の中にあるものが、共通部分の輪郭になります。",
  },
  {
    en: "Straight lines between the corners make a [[frame:polygon]], whose area is the shoelace formula $\\tfrac12\\sum (x_iy_{i+1} - x_{i+1}y_i)$. Over each side sits a [[measure:cap]]. In a circle, a cap is a slice of pie less a triangle, $\\tfrac12 r^2(\\Delta\\varphi - \\sin\\Delta\\varphi)$. An ellipse is a circle that was stretched, and its caps with it: $\\tfrac12 r_xr_y(\\Delta\\varphi - \\sin\\Delta\\varphi)$. Polygon and caps together are the area. (This is Green's theorem, taken arc by arc.)",
    ja: "交点どうしを直線で結ぶと[[frame:多角形]]になり、面積は座標から $\\tfrac12\\sum (x_iy_{i+1} - x_{i+1}y_i)$ で求められます。その各辺の外側に、[[measure:弓形]]がついています。円の弓形なら、面積は扇形から三角形を引いた $\\tfrac12 r^2(\\Delta\\varphi - \\sin\\Delta\\varphi)$ です。楕円は円を引き伸ばしたもので、弓形も一緒に伸びますから、$\\tfrac12 r_xr_y(\\Delta\\varphi - \\sin\\Delta\\varphi)$。多角形と弓形を足せば、求める面積です（グリーンの定理を弧ごとに使ったことになります）。",
  },
  {
    en: "*Where tutorials go wrong.* They count pixels, or cut each ellipse into N corners and clip one polygon by the other. Watch the plot: ten times as many corners give two more digits, and for pixels two more digits cost some twenty times the N, which is four hundred times the work. A thin overlap falls between the pixels altogether, and polygons inside the ellipses may not even meet: try the sliver. It takes no N to see whether there is an overlap at all, only the exact `relate`.",
    ja: "*よくある解説の落とし穴。*多くの解説では、ピクセルを数えるか、それぞれの楕円を頂点が N 個の多角形に置き換えて、その共通部分を切り出します。グラフを見てください。多角形では、頂点を 10 倍にしてようやく、正しい桁が二桁増えます。ピクセルで二桁増やすには N を 20 倍ほどにしなければならず、手間は 400 倍です。薄い重なりはピクセルの間に隠れてしまい、楕円に内接する多角形どうしは触れさえしないことがあります。「ごく薄い重なり」を試してください。そもそも、重なっているかどうかを知るのに N は要りません。`relate` が厳密に答えます。",
  },
  {
    en: "The special cases are decided, not computed: shapes that only touch share an area of exactly 0, and if one lies in the other the answer is its own `area`, to the bit. So the *intersection over union*, the usual mark for how well a found box or ellipse fits the true one, is exactly 1 for the same shape twice. `overlapArea` knows all fourteen kinds of shape, holes and compounds included; the numbers of this page that are not its own are rounded, and only illustrate.",
    ja: "特別な場合は、計算ではなく判定で決まります。接するだけなら面積はちょうど 0、片方がもう片方の中にあれば、答えは内側の図形の `area` と 1 ビットも違いません。ですから IoU（*共通部分の面積 ÷ 和集合の面積*。検出した枠や楕円が正解にどれだけ合うかを測る、おなじみの指標です）は、まったく同じ図形ならちょうど 1 になります。`overlapArea` は、穴や複合図形も含めて 14 種類の図形すべてを扱えます。このページに出てくる途中の値は、説明のために普通の浮動小数点で計算したものです。",
  },
];
