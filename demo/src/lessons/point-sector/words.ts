import type { Localized } from "../../site/language.js";

export const words = {
  lead: {
    en: "Can the guard see you? Two questions: are you near enough, and are you close enough to where the guard looks?",
    ja: "扇形（円弧）と点の当たり判定ができれば、ゲームのキャラクターの視野を表せます。調べることは二つ。中心からの距離は半径以内か、そして、向きは扇の範囲に入っているか。",
  },
  stage: {
    en: "A field of view, with its middle direction in green and the vector between the point and the guard in orange.",
    ja: "視野の扇形。緑は扇を二等分する方向ベクトル、オレンジは点と中心を結ぶベクトル。",
  },
  movePoint: { en: "Move the point", ja: "点を動かす" },
  moveApex: { en: "Move the guard", ja: "扇の中心を動かす" },
  radius: { en: "Radius", ja: "半径" },
  start: { en: "Start angle", ja: "開始角度" },
  end: { en: "End angle", ja: "終了角度" },
  look: { en: "Turn the guard", ja: "扇の向きを変える" },
  presets: { en: "Try", ja: "試す" },
  halfDisc: { en: "Half", ja: "半円" },
  wide: { en: "Wide: 270°", ja: "広い視野（270°）" },
  whole: { en: "All round", ja: "全方位" },
  figures: { en: "What is compared", ja: "比べる値" },
} as const satisfies Record<string, Localized>;

/** The steps of the idea. */
export const stepWords = {
  asMiddle: { en: "✓ as m", ja: "✓ m の向き" },
  backwards: { en: "✗ not m", ja: "✗ 別の向き" },
  same: { en: "✓ same", ja: "✓ 一致" },
  differs: { en: "✗ differs", ja: "✗ 不一致" },
  vector: {
    heading: { en: "The vector from the point to the centre", ja: "点から扇の中心へのベクトル" },
    text: {
      en: "$O$ is the centre of the sector, where the guard stands, and $P$ the point, which follows the mouse. Only the direction matters for the angle: divide $\\boldsymbol v$ by its length.",
      ja: "$O$ は扇の中心、$P$ は判定する点で、マウスについて動きます。角度の判定に要るのは向きだけなので、$\\boldsymbol v$ を長さで割って正規化します。",
    },
  },
  middle: {
    heading: { en: "The direction that halves the sector", ja: "扇を二等分する方向ベクトル" },
    text: {
      en: "[[frame:The middle direction]] $\\boldsymbol m$ is where the guard looks. The mean of both angles gives it only while the end is not less than the start; half the opening, added to the start, always does.",
      ja: "[[frame:方向ベクトル]] $\\boldsymbol m$ は視線の向きです。開始角度と終了角度の平均で求まるのは、終了が開始より大きいときだけです。開始角度に開きの半分を足せば、0° をまたいでも正しく求まります。",
    },
  },
  dot: {
    heading: { en: "The dot product", ja: "内積" },
    text: {
      en: "The dot product of two unit vectors is the cosine of the angle between them. As $\\boldsymbol v$ runs back to the guard, it is $-1$ straight ahead. In the picture it is turned round: [[measure:the foot]] of the perpendicular lies at $-\\hat{\\boldsymbol v}\\cdot\\boldsymbol m$ on the axis.",
      ja: "単位ベクトルどうしの内積は、なす角のコサインです。$\\boldsymbol v$ は中心へ向かうので、真正面の点で $-1$ になります。図では向きを反対にして、軸に下ろした垂線の[[measure:足]]を $-\\hat{\\boldsymbol v}\\cdot\\boldsymbol m$ の位置に描いています。",
    },
  },
  limit: {
    heading: { en: "The cosine of half the opening", ja: "扇の範囲の cos" },
    text: {
      en: "The sector opens by $\\alpha$ to either side. Both vectors point opposite ways, hence half a turn, $\\pi$, more: $\\cos(\\alpha + \\pi)$. The fraction is that as long as the angles do not wrap. In the picture, [[frame:the chord]] crosses the axis at $\\cos\\alpha$.",
      ja: "扇は $\\boldsymbol m$ の両側に $\\alpha$ ずつ開きます。$\\boldsymbol v$ が逆向きなので、半回転の $\\pi$ を足して $\\cos(\\alpha + \\pi)$ とします。分数の式がこれと等しいのは、角度が 0° をまたがないときです。図では[[frame:弦]]が軸と $\\cos\\alpha$ で交わります。",
    },
  },
  judge: {
    heading: { en: "Both conditions", ja: "判定：二つの条件" },
    text: {
      en: "Within the angle: the dot product is no greater than the limit, so the foot does not lie short of the chord. Within the radius: the distance is no greater than $r$. If both hold, the point is seen.",
      ja: "角度：内積が範囲の cos 以下。図では、垂線の足が弦の手前に来ないことです。距離：$|\\boldsymbol v|$ が半径以下。両方が成り立てば、点は扇形に当たっています。",
    },
  },
} as const;

/** What the function written by hand answers, and why it is wrong. */
export const byHandWords = {
  says: { en: "The function written by hand answers", ja: "自作の関数の答え" },
  hit: { en: "hit", ja: "当たり" },
  miss: { en: "miss", ja: "外れ" },
  right: { en: "It compares the dot product and the distance.", ja: "内積と距離を比べています。" },
  wrapping: {
    en: "The mean of the angles points elsewhere (grey), and the limit is that of the wrong opening.",
    ja: "角度の平均は別の向き（灰色）を指し、範囲の cos も違う開きのものになります。",
  },
  turns: {
    en: "More than a whole turn: the cosine of half of it is no limit.",
    ja: "開きが 360° を超えるので、半分の角の cos は範囲を表しません。",
  },
  apex: {
    en: "At the centre it divides 0 by 0: NaN < … is false.",
    ja: "中心では 0 ÷ 0 になり、NaN < … は偽です。",
  },
  edge: {
    en: "On the edge both sides are equal, but for rounding, and its < leaves that out.",
    ja: "縁の上では両辺が（丸めを除いて）等しく、不等号が < なので外れます。",
  },
  seam: {
    en: "−cos α is 1 and so is the dot product, straight behind m: < fails at the seam.",
    ja: "範囲の cos も内積も 1 になる方向があり、そこでは < が成り立ちません。",
  },
  closed: {
    en: "−cos α is −1, and nothing is less.",
    ja: "範囲の cos は −1 で、それより小さい内積はありません。",
  },
  rounding: {
    en: "The two sides differ by less than the rounding errors.",
    ja: "両辺の差が丸め誤差より小さいためです。",
  },
  wrappingName: { en: "350° to 10°", ja: "350° → 10°" },
  wrappingLong: {
    en: "The mean of 350° and 10° is 180°: the guard looks backwards, and the limit belongs to −340°. Every answer inside the radius is turned round. `sector` takes the opening from the start on towards the end, whatever the numbers.",
    ja: "350° と 10° の平均は 180° なので真後ろを向き、範囲も −340° のものになります。半径の内側では答えがすべて逆です。`sector` は、数値によらず、開始角度から終了角度へ向かって開きます。",
  },
  apexName: { en: "Point on the guard", ja: "点が扇の中心" },
  apexLong: {
    en: "There $\\boldsymbol v$ has no direction: dividing by its length gives $0/0$, which is NaN, and every comparison with that is false. `containsPoint` does not divide. The apex belongs to the sector.",
    ja: "$\\boldsymbol v$ に向きがなく、正規化は $0/0$、つまり NaN になります。NaN との比較はすべて偽です。`containsPoint` は割り算をしません。中心も扇形に含まれます。",
  },
  edgeName: { en: "On the edge", ja: "縁の上" },
  edgeLong: {
    en: "The point lies on the edge of a half disc. `dot < cos` leaves it out, though `<=` lets in the arc. `containsPoint` counts edges, arc and apex in, exactly.",
    ja: "点は半円の縁の上にあります。弧は `<=` で含むのに、縁は `dot < cos` なので外れます。`containsPoint` は縁も弧も中心も含み、しかも厳密です。",
  },
  seamName: { en: "The seam at 360°", ja: "全方位の継ぎ目" },
  seamLong: {
    en: "From 0° to 360° every direction is in view. But the limit is $\\cos 2\\pi = 1$, and at 0° the dot product is 1, too: just there, the function is blind. `sector` with 360° is the whole disc.",
    ja: "0° から 360° なら全方位が見えるはずです。ところが範囲の cos は $\\cos 2\\pi = 1$、0° の方向の内積も 1 で、そこだけ見えません。開き 360° の `sector` は円全体です。",
  },
  closedName: { en: "Opening 0°", ja: "開き 0°" },
  closedLong: {
    en: "A sector without opening is a line from the centre to the arc, and the point lies on it. No dot product is less than $-1$. `containsPoint` still finds the point on the line.",
    ja: "開き 0° の扇形は、中心から弧までの線分です。点はその上にありますが、内積が $-1$ より小さくなることはありません。`containsPoint` は線分の上の点として判定します。",
  },
} as const satisfies Record<string, Localized>;

/** The verdict, by the two conditions. */
export function verdictWords(nearEnough: boolean, withinAngle: boolean): Localized {
  if (nearEnough && withinAngle) return { en: "Hit: in view", ja: "当たり：視野の中です" };
  if (nearEnough) return { en: "Miss: outside the angle", ja: "外れ：角度の範囲外です" };
  if (withinAngle) return { en: "Miss: too far away", ja: "外れ：遠すぎます" };
  return { en: "Miss: outside, and too far", ja: "外れ：角度も距離も範囲外です" };
}

export const explanation: readonly Localized[] = [
  {
    en: "No angle is computed, only cosines, which fall as angles grow. That works past 180° too: the cosine turns negative, the chord moves behind the guard, and the comparison stays the same.",
    ja: "角度そのものは計算しません。コサインは角が大きいほど小さくなるので、コサインどうしを比べれば足ります。180° を超えても同じです。コサインが負になって弦が後ろへ移るだけで、比べ方は変わりません。",
  },
  {
    en: "*Small helpers* a page of your own may need: degrees to radians is `angle * Math.PI / 180`, back is `angle * 180 / Math.PI`; cutting off after n digits is `Math.floor(value * 10 ** n) / 10 ** n`; a random number between two is `min + Math.random() * (max - min)`. Osculate takes `degrees(350)` as it is. On a canvas, `trace` of `osculate/draw` draws a sector.",
    ja: "*あると便利な関数。*度からラジアンへは `angle * Math.PI / 180`、逆は `angle * 180 / Math.PI`。小数第 n 位までの切り捨ては `Math.floor(value * 10 ** n) / 10 ** n`。範囲を指定した乱数は `min + Math.random() * (max - min)`。Osculate には `degrees(350)` のように度のまま渡せます。Canvas に扇形を描くには `osculate/draw` の `trace` があります。",
  },
  {
    en: "Goes back to the tutorial “[JavaScript] 扇形(円弧)と点の当たり判定”, a page without an author's name. Pictures, words and code are new.",
    ja: "もとになった解説：「[JavaScript] 扇形(円弧)と点の当たり判定」（著者名の記載なし）。図、文章、コードは新しく作りました。",
  },
];
