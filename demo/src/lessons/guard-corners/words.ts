import type { Localized } from "../../site/language.js";

export const words = {
  lead: {
    en: "A field of view ends at walls, pillars and hedges. What is left of it is bounded by *stretches* of their outlines, straight or curved, and by the edges of their shadows. Can the guard see you?",
    ja: "視野は、壁や柱や生け垣でさえぎられます。残った見える範囲を囲むのは、障害物の輪郭の*一部*（直線のことも曲線のこともあります）と、影の縁です。見張りからあなたは見えるでしょうか。",
  },
  stage: {
    en: "A guard's field of view among a wall, a pillar and a hedge: in orange the lit region and the surfaces that are seen, in green the edges of the shadows.",
    ja: "壁と柱と生け垣にさえぎられた、見張りの視野。オレンジは見える範囲と見えている表面、緑は影の縁。",
  },
  moveGuard: { en: "Move the guard", ja: "見張りを動かす" },
  look: { en: "Turn the guard", ja: "見張りの向きを変える" },
  opening: { en: "Open the view", ja: "視野の角度を変える" },
  reach: { en: "How far the guard sees", ja: "見える距離を変える" },
  moveHero: { en: "Move the hero", ja: "主人公を動かす" },
  moveWall: { en: "Move the wall", ja: "壁を動かす" },
  turnWall: { en: "Turn the wall", ja: "壁を回す" },
  sizeWall: { en: "Resize the wall", ja: "壁の大きさを変える" },
  movePillar: { en: "Move the pillar", ja: "柱を動かす" },
  sizePillar: { en: "Radius of the pillar", ja: "柱の半径" },
  moveHedge: { en: "Move the hedge", ja: "生け垣を動かす" },
  turnHedge: { en: "Turn the hedge", ja: "生け垣を回す" },
  overlay: { en: "The stage shows", ja: "図に表示するもの" },
  exact: { en: "what the guard sees", ja: "見える範囲" },
  fan: { en: "rays and triangles", ja: "レイと三角形" },
  rays: { en: "Rays N", ja: "レイの数 N" },
  presets: { en: "Try", ja: "試す" },
  pole: { en: "A thin pole", ja: "細いポール" },
  graze: { en: "Grazing the pillar", ja: "柱をかすめる" },
  onWall: { en: "Leaning on the wall", ja: "壁にもたれる" },
  round: { en: "All round", ja: "全方位" },
  figures: { en: "The view, and you in it", ja: "視野と、その中のあなた" },
  view: { en: "the view", ja: "視野" },
  lit: { en: "what is lit", ja: "見える範囲" },
  guard: { en: "guard", ja: "見張り" },
  hero: { en: "you", ja: "あなた" },
  raysSay: { en: "Rays and triangles say", ja: "レイと三角形の答え" },
  raysSee: { en: "seen", ja: "見えている" },
  raysMiss: { en: "not seen", ja: "見えていない" },
} as const satisfies Record<string, Localized>;

export const verdictWords = {
  seen: { en: "Hit: the guard sees you", ja: "当たり：見つかっています" },
  hidden: { en: "Miss: something is in the way", ja: "外れ：物陰に隠れています" },
  outside: { en: "Miss: outside the view", ja: "外れ：視野の外です" },
} as const satisfies Record<string, Localized>;

/** Why rays and triangles answer as they do. */
export const fanReasons = {
  right: { en: "This time they agree with what is seen.", ja: "今回は、実際の見え方と一致しています。" },
  blind: {
    en: "The two rays beside you end before you; the triangle between them leaves you out.",
    ja: "あなたの両側のレイが手前で止まるため、その間の三角形にあなたが入りません。",
  },
  through: {
    en: "The two rays beside you get past; what stands between them is not noticed.",
    ja: "あなたの両側のレイがすり抜けるため、その間にある障害物に気づきません。",
  },
} as const satisfies Record<string, Localized>;

export const explanation: readonly Localized[] = [
  {
    en: "You, $P$, are seen by the guard, $O$, if you are in the field of view $S$ (lesson 3) and none of the things $K$ lies strictly between. That is one question with a yes or a no, `isVisible`. The whole [[measure:lit region]] $V$ answers it for every place at once.",
    ja: "見張り $O$ からあなた $P$ が見えるのは、あなたが視野 $S$ の中にいて（レッスン 3）、二人の間をさえぎる障害物 $K$ がないときです。「はい」か「いいえ」で答えられるこの問いには、`isVisible` が答えます。[[measure:見える範囲]] $V$ は、その答えをすべての場所についてまとめたものです。",
  },
  {
    en: "Let the guard's gaze sweep from one edge of the view to the other. Which thing is nearest changes only at a few directions: where the gaze runs along a [[frame:tangent]], reaches a corner, or where two outlines cross. Between two of these, what the guard sees is a [[measure:stretch]] of one outline: a piece of a wall, an arc of a pillar, an arc of an ellipse. At a tangent or a corner it jumps to what lies behind: that jump is the edge of a shadow, and it points at the guard.",
    ja: "見張りの視線を、視野の端から端まで動かしてみましょう。いちばん近いものが入れ替わるのは、限られた向きだけです。視線が[[frame:接線]]になるとき、角を通るとき、二つの輪郭の交点を通るときです。ある向きから次の向きまでの間に見えているのは、一つの輪郭の[[measure:ひと続きの区間]]です。壁の一部、柱の円弧、楕円の弧。接線や角のところで、視線の届く先は後ろのものへ飛びます。この段差が影の縁で、延長すると必ず見張りを通ります。",
  },
  {
    en: "*Where tutorials go wrong.* They send N rays and fill the triangles between their ends. A pole between two rays casts no shadow; corners are cut off; the light flickers as the guard turns. More rays shrink the mistakes and never end them: watch the area. Others aim rays at the corners, one a hair to the left and one a hair to the right. That is the right idea for polygons, but a pillar has no corners, and every hair is wide enough for somebody.",
    ja: "*よくある解説の落とし穴。*N 本のレイを飛ばし、その先どうしを結んだ三角形を塗る方法です。レイの間のポールは影を落とさず、角は切り落とされ、見張りが向きを変えると光がちらつきます。レイを増やせば誤りは小さくなりますが、なくなりはしません。面積を見てください。角をねらい、ほんのわずか左と右にずらしたレイを飛ばす解説もあります。多角形ならよい考えですが、柱に角はありません。それに、どんなに「わずか」なすき間にも、いつか誰かが入り込みます。",
  },
  {
    en: "The library's arcs stay arcs, so `visibleArea` is right to the last digits, and `traceVisibility` draws the region with the canvas's own curves. Whether you are seen is exact: a gaze that only grazes a pillar is stopped by it, because shapes contain their edges; a surface itself is seen; and a guard who leans on a wall sees away from it.",
    ja: "ライブラリでは弧は弧のままです。`visibleArea` は最後の桁まで正しく、`traceVisibility` は Canvas の曲線そのもので範囲を描きます。見えるかどうかの判定は厳密です。柱をかすめるだけの視線も、そこで止まります。図形には縁も含まれるからです。表面そのものは見えます。壁にもたれた見張りからは、壁と反対の側だけが見えます。",
  },
];
