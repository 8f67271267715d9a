import { scientific } from "../../parts/scientific.js";
import type { Localized } from "../../site/language.js";
import type { SceneName } from "./levels.js";
import type { Kind } from "./setting.js";
import type { Fault, Method } from "./walk.js";

export const words = {
  lead: {
    en: "A hero who walks wants no answer but a *move*: along walls, over seams, up steps, never in anything. Here one walk is made three times, by two usual ways and by `moveAndSlide`, and what goes wrong is [[measure:marked and counted]].",
    ja: "歩くキャラクターに必要なのは、当たったかどうかよりも*移動先*です。壁に沿い、床の継ぎ目を越え、段差を上り、何にもめり込まない。同じ歩きを、よくある 2 つの方法と `moveAndSlide` の 3 通りで行い、失敗を[[measure:印と回数]]で示します。",
  },
  stage: {
    en: "The same walk three times, one below the other: by push-out, by sweep and clip, and by moveAndSlide. Orange dots mark what goes wrong; a hero who is in something is blue.",
    ja: "同じ歩きが上から順に 3 つ。押し出し、スイープとクリップ、moveAndSlide。失敗した場所はオレンジの点。めり込んだ主人公は青。",
  },
  moveStart: { en: "Move the start", ja: "出発点を動かす" },
  turnWay: { en: "Turn the way", ja: "進む向きを変える" },
  hero: { en: "Who walks", ja: "歩くもの" },
  speed: { en: "Speed, tiles a frame", ja: "速さ（マス / フレーム）" },
  gravity: { en: "Gravity, tiles a frame²", ja: "重力（マス / フレーム²）" },
  time: { en: "Frame", ja: "フレーム" },
  figures: { en: "moveAndSlide in this frame", ja: "このフレームの moveAndSlide" },
  wish: { en: "wished for", ja: "行きたい" },
  travelled: { en: "travelled", ja: "進んだ" },
  remaining: { en: "left over", ja: "残り" },
  normal: { en: "of the hit", ja: "法線" },
  scenes: { en: "Try", ja: "試す" },
} as const satisfies Record<string, Localized>;

export const frameName = (frame: number): Localized => ({ en: `Frame ${frame}`, ja: `フレーム ${frame}` });

export const methodNames: Readonly<Record<Method, Localized>> = {
  pushOut: { en: "Push-out", ja: "押し出し" },
  sweepAndClip: { en: "Sweep and clip", ja: "スイープとクリップ" },
  moveAndSlide: { en: "moveAndSlide", ja: "moveAndSlide" },
};

export const faultNames: Readonly<Record<Fault, Localized>> = {
  stuck: { en: "stuck", ja: "引っかかり" },
  sunk: { en: "sunk", ja: "めり込み" },
  through: { en: "through", ja: "すり抜け" },
  jitter: { en: "jitter", ja: "ふるえ" },
  slips: { en: "slips", ja: "ずり落ち" },
};

export const kindNames: Readonly<Record<Kind, Localized>> = {
  box: { en: "a box", ja: "ボックス" },
  capsule: { en: "a capsule", ja: "カプセル" },
  circle: { en: "a ball", ja: "ボール" },
  ellipse: { en: "an ellipse", ja: "楕円" },
};

export const sceneNamesInWords: Readonly<Record<SceneName, Localized>> = {
  seam: { en: "Seams", ja: "床の継ぎ目" },
  wedge: { en: "Wedge", ja: "くさび" },
  corridor: { en: "Tight corridor", ja: "ぴったりの通路" },
  slope: { en: "Slope", ja: "坂道" },
  step: { en: "Steps", ja: "段差" },
  oneWay: { en: "One-way platforms", ja: "すり抜け床" },
  fast: { en: "High speed", ja: "高速" },
};

/** Why each scene is hard. */
export const sceneReasons: Readonly<Record<SceneName, Localized>> = {
  seam: {
    en: "Flush tiles make one floor, but each method that looks at them one by one finds their corners. Push-out leaves the next tile by its nearer side, which is the left one as long as he sinks deeper than he walks. A usual sweep meets the same corner at $t = 0$, again and again; that of Osculate lets go along each other what is in contact to begin with.",
    ja: "すき間なく並んだタイルは 1 枚の床です。ところが 1 枚ずつ調べる方法は、その角を見つけてしまいます。押し出しは、次のタイルから近い側へ出ます。1 フレームに歩く幅より深く沈むと、近いのは左側、つまり逆戻りです。ふつうのスイープは同じ角に、何度でも $t = 0$ で当たります。Osculate の `sweep` は、初めから触れ合っているものを止めずに滑らせます。",
  },
  wedge: {
    en: "Out of one wall is into the other. Each round of pushing halves the trouble at best, so after four of them he is still in a wall.",
    ja: "一方の壁から出ると、もう一方の壁に入ります。くり返しても少しずつしか抜けないので、4 回では壁にめり込んだままです。",
  },
  corridor: {
    en: "The corridor is exactly as high as he is, and he presses on its floor. There is a free way through it, of a height of one double.",
    ja: "通路の高さは、主人公の高さとちょうど同じ。そのうえ床を押しながら歩きます。通れる高さは、倍精度の数ひとつ分だけあります。",
  },
  slope: {
    en: "He stops halfway down. Gravity goes on: pushed out across the slope, or clipped along it, it becomes a motion downhill.",
    ja: "下り坂の途中で立ち止まります。それでも重力は働き続けます。坂に垂直に押し出しても、坂に沿うように成分を除いても、残るのは下へ向かう動きです。",
  },
  step: {
    en: "A step of a quarter of a tile is a wall to whoever does not try to go over it: up, on, and down again.",
    ja: "4 分の 1 マスの段差も、乗り越えようとしない方法には壁と同じです。上がって、進んで、下りる。それを試す必要があります。",
  },
  oneWay: {
    en: "A platform is to be there for who comes down on it. “Look at it only while falling” is the usual rule, and the leap that ends within the platform is where it fails.",
    ja: "すり抜け床は、上から降りてくるときだけ床になります。よくあるのは「落ちている間だけ判定する」というルールですが、ジャンプの頂点が床の中だと失敗します。",
  },
  fast: {
    en: "Nearly three tiles a frame, and walls an eighth of a tile thick. What moves first and looks then never sees them; a sweep does.",
    ja: "1 フレームに 3 マス近く進み、壁の厚さは 8 分の 1 マス。動いてから調べるのでは、壁に気づきません。スイープなら気づきます。",
  },
};

export const verdictWords = {
  walks: { en: "Walks on the floor", ja: "床の上を歩きます" },
  free: { en: "Goes all of the way", ja: "行きたいところまで進みます" },
  slides: { en: "Slides along what it meets", ja: "ぶつかったものに沿って進みます" },
  stands: { en: "Stands on the floor", ja: "床の上に立っています" },
  rests: { en: "Rests: there is no way on", ja: "これより先へは進めません" },
} as const satisfies Record<string, Localized>;

export const cardWords = {
  right: { en: "nothing wrong", ja: "問題なし" },
  rightReason: { en: "In this scene it does what it should.", ja: "この場面では正しく動きます。" },
  rightSoFar: { en: "Nothing has gone wrong so far.", ja: "ここまでは正しく動いています。" },
} as const satisfies Record<string, Localized>;

/** Why the first fault came, of those that are told. */
export const faultReasons: Readonly<Record<Fault, (frame: number, deepest: number) => Localized>> = {
  stuck: (frame) => ({
    en: `From frame ${frame} on it stands, though there is a way on.`,
    ja: `フレーム ${frame} から、先へ進めるのに止まっています。`,
  }),
  sunk: (frame, deepest) => ({
    en: `In frame ${frame} it ends in something solid, ${deepest > 0 ? `${scientific(deepest, 2)} tiles deep at most` : "less deep than can be measured"}.`,
    ja: `フレーム ${frame} で壁や床にめり込みます。深さは${deepest > 0 ? `最大 ${scientific(deepest, 2)} マス` : "測れないほどわずか"}。`,
  }),
  through: (frame) => ({
    en: `In frame ${frame} its middle passes through something solid.`,
    ja: `フレーム ${frame} で、中心が壁を通り抜けます。`,
  }),
  jitter: (frame) => ({
    en: `In frame ${frame} it goes back, against what is wished.`,
    ja: `フレーム ${frame} で、行きたい向きと逆に動きます。`,
  }),
  slips: (frame) => ({
    en: `From frame ${frame} on it wants to stand, and slips downhill.`,
    ja: `フレーム ${frame} から、立ち止まりたいのに坂をずり落ちます。`,
  }),
};

export const byHandHead: Localized = {
  en: "Both usual ways, on Osculate's contact and sweep",
  ja: "よくある 2 つの方法（contact と sweep を使用）",
};

export const explanation: readonly Localized[] = [
  {
    en: "*The two usual ways.* Push-out moves first and asks `contact` how to get out. Sweep and clip asks `sweep` for the first touch, goes there, takes from the rest of the motion what leads into the wall, $\\boldsymbol v - (\\boldsymbol v\\cdot\\boldsymbol n)\\,\\boldsymbol n$, and goes on. Both look at one body at a time, and both forget that it is the *union* of the bodies that is walked on.",
    ja: "*よくある 2 つの方法。*「押し出し」は、まず動かしてから、`contact` で出る向きと深さを求めて押し戻します。「スイープとクリップ」は、`sweep` で最初に触れるところを求めてそこまで進み、残りの移動から壁に食い込む成分を除いて（$\\boldsymbol v - (\\boldsymbol v\\cdot\\boldsymbol n)\\,\\boldsymbol n$）、また進みます。どちらも図形を一つずつ調べるので、歩く相手が図形の*和集合*だということを忘れています。",
  },
  {
    en: "*What blocks is getting into something.* Two sets penetrate each other if the inside of one meets the other, and whether they do is an exact question here. A seam, a corner that is only grazed, and a floor that is only touched let nothing in, and so they do not block. No skin width has to be tuned: the hero stands on the floor, not a hundredth of a tile above it.",
    ja: "*じゃまになるのは、めり込む動きだけ。*一方の内部がもう一方と交わるとき、二つの図形はめり込んでいます。ここでは、それを誤差なく判定できます。継ぎ目も、かすめただけの角も、触れているだけの床も、めり込みにはならないので、じゃまになりません。調整の要る「余白」（スキン幅）もありません。主人公は床から 100 分の 1 マス浮くのではなく、床の上に立っています。",
  },
  {
    en: "*Along the cone.* Where several bodies are touched at once, they leave a cone of free directions. The next piece of the way goes along the motion if that lies in the cone, along that edge of it that keeps most of the motion if that goes forward, $\\boldsymbol d\\cdot\\boldsymbol v > 0$, and else nowhere. So a wedge is where the hero rests, and not where he is thrown from wall to wall: he never moves against the motion.",
    ja: "*進める向きは錐になる。*いくつかの図形に同時に触れているとき、進める向き全体は錐（すい）になります。移動の向きがその中にあれば、まっすぐ進みます。なければ、移動の成分が最も多く残る縁に沿って進みます。ただし、前に進む（$\\boldsymbol d\\cdot\\boldsymbol v > 0$）ときだけで、そうでなければ止まります。だから、くさびの奥では壁から壁へはね返されずに静止します。移動の向きに逆らって動くことはありません。",
  },
  {
    en: "*Floors.* With `up`, what is not too steep is a floor. On it the part of the motion that leads down is dropped, so that the hero stands still on slopes; `stepHeight` lets him climb, `snapToFloor` keeps him on the ground downhill. A body with `oneWay` blocks only what comes against that direction, and never who is in it already.",
    ja: "*床。*`up` を渡すと、急すぎない面は「床」になります。床の上では下向きの成分を捨てるので、坂でも立ち止まれます。`stepHeight` があれば段差を上り、`snapToFloor` があれば下り坂で地面から浮きません。`oneWay` を持つ物体は、その向きに逆らって来るものだけを止めます。すでに中にいるものは止めません。",
  },
  {
    en: "*How it is judged.* Sunk is what `penetrates` says, so that an error of the last bit counts. Stuck is whoever stands where `moveAndSlide`, asked from the same place, finds a way. Try other heroes, speeds and directions: the usual ways are right often, and often enough by luck. Round feet glide over seams, and a fast walker passes where a slow one sticks.",
    ja: "*失敗の数え方。*「めり込み」は `penetrates` が決めるので、最後の 1 ビットの誤差も数えます。「引っかかり」は、同じ場所から `moveAndSlide` なら進めるのに止まっているフレームです。歩くもの、速さ、向きを変えてみてください。よくある方法でもうまくいくことは多いのですが、それはしばしば運のおかげです。足もとが丸ければ継ぎ目を越え、遅いと引っかかる場所も速ければ通れます。",
  },
];
