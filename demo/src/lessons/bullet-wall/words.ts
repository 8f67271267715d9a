import { decimal } from "../../parts/number-format.js";
import type { Localized } from "../../site/language.js";
import type { Mover } from "./run.js";

export const words = {
  lead: {
    en: "A game looks at its world frame by frame, and a fast bullet is through the wall between two looks. So do not ask where it *is*. Ask when it first *touches*.",
    ja: "ゲームの当たり判定は 1 フレームごとに行われます。弾が速いと、フレームとフレームの間に壁の向こうへすり抜けてしまいます。そこで、弾が*どこにあるか*ではなく、*いつ初めて壁に触れるか*を求めます。",
  },
  stage: {
    en: "A thin wall and a bullet on its way: pale in every frame, blue at the first touch, with the normal in orange.",
    ja: "薄い壁と、飛んでいく弾。各フレームの弾は淡い色、初めて触れた瞬間の弾は青、法線はオレンジ。",
  },
  mover: { en: "What moves", ja: "動くもの" },
  moveStart: { en: "Move the start", ja: "出発点を動かす" },
  moveEnd: { en: "Move the end", ja: "到着点を動かす" },
  radius: { en: "Size of the bullet", ja: "弾の大きさ" },
  movePivot: { en: "Move the pivot", ja: "回転の中心を動かす" },
  rodStart: { en: "The rod at the start", ja: "最初の棒の向き" },
  rodEnd: { en: "The rod at the end", ja: "最後の棒の向き" },
  moveWall: { en: "Move the wall", ja: "壁を動かす" },
  turnWall: { en: "Turn the wall", ja: "壁を回す" },
  sizeWall: { en: "Resize the wall", ja: "壁の大きさを変える" },
  frames: { en: "Frames n", ja: "フレーム数 n" },
  time: { en: "Time t", ja: "時刻 t" },
  flight: {
    en: "t runs from 0, where the motion begins, to 1, where it ends.",
    ja: "時刻 t は、動き始めが 0、動き終わりが 1 です。",
  },
  presets: { en: "Try", ja: "試す" },
  subSteps: { en: "Four times the frames", ja: "フレーム数を 4 倍に" },
  smaller: { en: "…and a smaller bullet", ja: "…さらに弾を小さく" },
  corner: { en: "Clips the corner", ja: "角をかすめる" },
  graze: { en: "Touches exactly", ja: "ちょうど触れる" },
  past: { en: "Passes by", ja: "通り過ぎる" },
  startsIn: { en: "Starts in the wall", ja: "初めから壁の中" },
  figures: { en: "The touch, and the time for it", ja: "触れる瞬間と、触れている時間" },
  rayNote: { en: "centre's ray", ja: "中心のレイ" },
  framesSay: { en: "Looking frame by frame says", ja: "フレームごとに判定すると" },
  framesHit: { en: "a hit", ja: "当たり" },
  framesMiss: { en: "no hit", ja: "外れ" },
  stripTitle: { en: "The same on the time axis", ja: "時間軸で見ると" },
} as const satisfies Record<string, Localized>;

export const moverNames: Readonly<Record<Mover, Localized>> = {
  circle: { en: "a ball", ja: "丸い弾" },
  capsule: { en: "a capsule", ja: "カプセル" },
  ellipse: { en: "an ellipse", ja: "楕円" },
  rod: { en: "a spinning rod", ja: "回る棒" },
};

export const verdictWords = {
  touches: { en: "Hit: it touches the wall", ja: "当たり：壁に触れます" },
  grazes: { en: "Hit: too close to call a miss", ja: "当たり：外れとは言い切れません" },
  begins: { en: "Hit: it starts in the wall", ja: "当たり：初めから壁の中です" },
  misses: { en: "Miss: it never touches", ja: "外れ：一度も触れません" },
} as const satisfies Record<string, Localized>;

/** Why the frames answer as they do. */
export const frameReasons = {
  sees: (frame: number, depth: number): Localized => ({
    en: `Frame ${frame} sees it, but already ${decimal(depth)} deep in the wall.`,
    ja: `フレーム ${frame} で壁と重なりますが、すでに ${decimal(depth)} だけめり込んでいます。`,
  }),
  begins: {
    en: "Frame 0 overlaps the wall.",
    ja: "フレーム 0 で、もう壁と重なっています。",
  },
  leaves: {
    en: "Frame 0 touches the wall, but moves away from it.",
    ja: "フレーム 0 で壁に触れていますが、そこから離れていきます。",
  },
  tunnels: (before: number): Localized => ({
    en: `Frame ${before} is before the wall, frame ${before + 1} beyond it; neither overlaps.`,
    ja: `フレーム ${before} では壁の手前、フレーム ${before + 1} ではもう壁の向こう側。どちらも壁とは重なりません。`,
  }),
  misses: { en: "No frame overlaps the wall.", ja: "どのフレームでも壁と重なりません。" },
} as const;

/** What the strip of time shows. */
export const stripWords = {
  none: { en: "There is no time at which they touch.", ja: "触れる時刻はありません。" },
  between: {
    en: "They touch during the blue time only, and no frame falls into it.",
    ja: "触れているのは青い帯の間だけで、そこに入るフレームはありません。",
  },
  lucky: {
    en: "A frame falls into the blue time by luck: frames are further apart than it is long.",
    ja: "青い帯にフレームが入ったのは偶然です。帯の長さよりフレームの間隔のほうが長いからです。",
  },
  bound: {
    en: "Frames are so close together that one must fall into the blue time.",
    ja: "フレームの間隔が青い帯より短いので、必ずどれかのフレームが帯に入ります。",
  },
} as const satisfies Record<string, Localized>;

export const explanation: readonly Localized[] = [
  {
    en: "The pale outlines are what a game sees: the bullet in each of its frames. It overlaps the wall only for the [[hit:short time]] $\\Delta t$, and whether a frame falls into that time is luck as long as frames are further apart: $1/n > \\Delta t$. A bullet that comes out on the other side is said to *tunnel*.",
    ja: "淡い輪郭は、ゲームが見る各フレームの弾です。壁と重なるのは[[hit:わずかな時間]] $\\Delta t$ だけで、フレームの間隔がそれより長いうちは（$1/n > \\Delta t$）、そこにフレームが入るかどうかは運しだいです。弾が壁の向こう側に出てしまうことを、トンネリング（*すり抜け*）といいます。",
  },
  {
    en: "*Where tutorials go wrong.* They look more often: sub-steps. That moves the limit, it does not remove it. Four times the frames cost four times the tests, and with a smaller bullet or a clipped corner it fails again: try the presets. Even a frame that does hit comes too late; the bullet is already in the wall, and nobody knows where it touched. Shooting a ray from centre to centre misses no wall, but a bullet is wider than a ray: “Clips the corner” gets past it.",
    ja: "*よくある解説の落とし穴。*多くの解説では、もっと細かく調べます（サブステップ）。それでも、限界がずれるだけで、なくなりはしません。フレーム数を 4 倍にすれば判定の回数も 4 倍になり、そのうえ弾が小さくなったり角をかすめたりすると、また見逃します。「試す」のボタンで確かめてください。運よくどこかのフレームで壁と重なっても、もう手遅れです。弾はすでに壁にめり込んでいて、どこで触れたのかはわかりません。中心から中心へレイを飛ばせば壁は見逃しませんが、弾には太さがあります。「角をかすめる」ではレイが外れます。",
  },
  {
    en: "*Ask for the time instead.* Take the distance between bullet and wall, and the speed at which it shrinks along the line between their nearest points. For a straight flight of convex shapes it never shrinks faster later on, so one may go forward by distance ÷ speed without passing the touch. Do it again from there: three or four steps arrive, and each of them is on the safe side. That is `sweep`.",
    ja: "*時刻のほうを求める。*弾と壁の距離と、その距離が最も近い点どうしを結ぶ向きに縮む速さを考えます。凸な図形がまっすぐ飛ぶとき、この先それより速く縮むことはありません。ですから「距離 ÷ 速さ」だけ時間を進めても、触れる瞬間を飛び越えません。そこからまた同じことをします。三、四回もくり返せば触れる瞬間に届きますし、どの一歩も行き過ぎることはありません。これが `sweep` です。",
  },
  {
    en: "The answer is the time $t$, the [[measure:point]] and the [[measure:normal]]: all that is needed to stop there, or to bounce and go on for the rest, $1 - t$. Touching counts. A bullet that starts in the wall has $t = 0$. A pass so close that doubles cannot tell it from a touch is reported, with `isCertain: false`; it is never dropped.",
    ja: "答えは時刻 $t$ と[[measure:点]]と[[measure:法線]]です。そこで止めるにも、跳ね返して残りの $1 - t$ を進めるにも、これだけあれば足ります。触れるだけでも当たりです。初めから壁の中なら $t = 0$ です。倍精度では接触と区別できないほど際どく通り過ぎるときは、`isCertain: false` をつけて当たりとして報告します。黙って見逃すことはありません。",
  },
  {
    en: "Things that turn tunnel without going anywhere: choose the spinning rod. Its tip is fast, its pivot stands still, and the distance may shrink faster later on. `sweepTurning` therefore bounds how much the turn can add, and takes shorter steps; it still never steps past a touch. The end of the [[hit:blue time]] comes from the same function: run the film backwards and ask for its first touch.",
    ja: "その場で回るだけのものも、すり抜けます。「回る棒」を選んでください。先端は速く、回転の中心は止まっているので、距離の縮み方があとで速くなることもあります。そこで `sweepTurning` は、回転によって速くなる分の上限を見積もり、その分だけ歩幅を短くします。それでも触れる瞬間を飛び越えることはありません。[[hit:青い帯]]の終わりも、同じ関数で求めています。動きを逆再生して、初めて触れる時刻を求めればよいのです。",
  },
];
