import type { Relation } from "osculate";
import type { Localized } from "../../site/language.js";
import type { Zone } from "./figures.js";

export const words = {
  lead: {
    en: "A turned rectangle is awkward; an upright one is easy. So turn the *circle* instead: back by the same angle, about the rectangle's centre.",
    ja: "回転した長方形は扱いにくく、傾いていない長方形なら簡単です。そこで長方形の中心のまわりに、*円のほうを*同じ角度だけ逆に回します。",
  },
  stage: {
    en: "A circle and a turned rectangle; in green the rectangle upright and the circle turned with it; in orange the line to the nearest point.",
    ja: "円と回転した長方形。緑は長方形をまっすぐに戻し円も回した計算用の図、オレンジは最も近い点への線。",
  },
  moveBox: { en: "Move the rectangle", ja: "長方形を動かす" },
  turnBox: { en: "Turn the rectangle", ja: "長方形を回す" },
  sizeBox: { en: "Resize the rectangle", ja: "長方形の大きさを変える" },
  moveBall: { en: "Move the circle", ja: "円を動かす" },
  sizeBall: { en: "Radius of the circle", ja: "円の半径" },
  angle: { en: "Angle of the rectangle", ja: "長方形の角度" },
  apply: { en: "Apply", ja: "適用" },
  calculation: { en: "Show the calculation", ja: "計算の図を表示" },
  presets: { en: "Try", ja: "試す" },
  meets: { en: "Circle at (1.2, 1.2)", ja: "円を (1.2, 1.2) に" },
  misses: { en: "Circle at (1.2, −1.2)", ja: "円を (1.2, −1.2) に" },
  touching: { en: "Exactly touching", ja: "ちょうど接する" },
  corner: { en: "Corner", ja: "角との距離" },
  figures: { en: "Seen from the rectangle's centre C", ja: "長方形の中心 C から見ると" },
} as const satisfies Record<string, Localized>;

export const zoneNames: Readonly<Record<"x" | "y", Readonly<Record<Zone, Localized>>>> = {
  x: {
    below: { en: "left", ja: "左" },
    within: { en: "between", ja: "あいだ" },
    above: { en: "right", ja: "右" },
  },
  y: {
    below: { en: "above", ja: "上" },
    within: { en: "between", ja: "あいだ" },
    above: { en: "below", ja: "下" },
  },
};

const overlap: Localized = { en: "Hit: they overlap", ja: "当たり：重なっています" };
const circleInside: Localized = { en: "Hit: the circle is inside", ja: "当たり：円は長方形の中です" };
const circleOutside: Localized = { en: "Hit: the rectangle is inside", ja: "当たり：長方形は円の中です" };

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
    en: "Distances do not change when everything turns together. So turn the whole scene about the rectangle's centre by $-\\theta$: the rectangle stands upright, and the circle lands on the [[frame:green circle]]. Nothing about their meeting has changed.",
    ja: "全体を一緒に回しても距離は変わりません。そこで長方形の中心のまわりに全体を $-\\theta$ だけ回します。長方形はまっすぐに立ち、円は[[frame:緑の円]]の位置に来ます。触れているかどうかは元のままです。",
  },
  {
    en: "Now x and y can be asked one at a time. Left of the rectangle, the nearest x is its left side; right of it, its right side; between them, the circle's own x. The same in y. The two answers together are the nearest point.",
    ja: "これで x と y を別々に考えられます。円の中心が長方形より左にあれば、最も近い x は左辺、右にあれば右辺、あいだにあれば中心の x そのものです。y も同じです。二つを合わせた点が、最も近い点です。",
  },
  {
    en: "From there to the centre runs the [[measure:orange line]], the hypotenuse of a right triangle. If it is no longer than the radius, they meet, and the shapes turn [[hit:blue]]. A line exactly as long as the radius counts: shapes contain their edges.",
    ja: "そこから円の中心までが[[measure:オレンジの線]]、直角三角形の斜辺です。半径以下なら当たりで、図形は[[hit:青]]になります。ちょうど半径と同じ長さでも当たりです。図形は縁を含むからです。",
  },
  {
    en: "Mind the direction of the turn. On a canvas y points down, so a positive angle turns clockwise; turning the circle the wrong way is the classic mistake, and goes unnoticed until the rectangle is neither upright nor symmetric to the circle. Try the first two presets, which differ only in the sign of y.",
    ja: "回す向きに注意してください。Canvas では y が下向きなので、正の角度は時計回りです。円を回す向きを取り違えるのはよくある間違いで、長方形がまっすぐなときや、円が対称な位置にあるときは気づきません。最初の二つの例は y の符号だけが違います。試してみてください。",
  },
];
