import type { Localized } from "../../site/language.js";

export const words = {
  lead: {
    en: "Can the guard see you? Two questions: are you near enough, and are you close enough to where the guard looks?",
    ja: "見張りからあなたは見えるでしょうか。確かめることは二つだけです。十分に近いか、そして視線の向きから外れていないか。",
  },
  stage: {
    en: "A field of view, with its middle direction in green and the line to the point in orange.",
    ja: "視野の扇形。緑は中央の向き、オレンジは点への線。",
  },
  movePoint: { en: "Move the point", ja: "点を動かす" },
  moveApex: { en: "Move the guard", ja: "見張りを動かす" },
  radius: { en: "Radius", ja: "半径" },
  start: { en: "Start angle", ja: "開始角" },
  end: { en: "End angle", ja: "終了角" },
  look: { en: "Turn the guard", ja: "見張りの向きを変える" },
  presets: { en: "Try", ja: "試す" },
  wrapping: { en: "350° to 10°", ja: "350° から 10°" },
  halfDisc: { en: "Half", ja: "半円" },
  wide: { en: "Wide", ja: "広い視野" },
  whole: { en: "All round", ja: "全方位" },
  closed: { en: "Only a line", ja: "線だけ" },
  atApex: { en: "Point on the guard", ja: "点を見張りの位置に" },
  angleFigures: { en: "The direction", ja: "向き" },
  distanceFigures: { en: "The distance", ja: "距離" },
} as const satisfies Record<string, Localized>;

/** The verdict, by the two conditions. */
export function verdictWords(nearEnough: boolean, withinAngle: boolean): Localized {
  if (nearEnough && withinAngle) return { en: "Hit: in view", ja: "当たり：見えています" };
  if (nearEnough) return { en: "Miss: outside the angle", ja: "外れ：角度の外です" };
  if (withinAngle) return { en: "Miss: too far away", ja: "外れ：遠すぎます" };
  return { en: "Miss: outside, and too far", ja: "外れ：角度の外で、遠すぎます" };
}

export const explanation: readonly Localized[] = [
  {
    en: "The [[frame:middle direction]] $\\boldsymbol m$ is where the guard looks; the view opens by $\\alpha$ to either side. The point is within the angle if its direction $\\hat{\\boldsymbol v}$ is no further than $\\alpha$ from $\\boldsymbol m$.",
    ja: "[[frame:中央の向き]] $\\boldsymbol m$ が見張りの視線で、視野は左右に $\\alpha$ ずつ開きます。点の向き $\\hat{\\boldsymbol v}$ が $\\boldsymbol m$ から $\\alpha$ 以内なら、視野の角度に入っています。",
  },
  {
    en: "No angle need be computed. The dot product $\\hat{\\boldsymbol v}\\cdot\\boldsymbol m$ is the cosine of the angle between two unit vectors, and cosines fall as angles grow. In the picture: drop a perpendicular from the rim onto the green axis. Its [[measure:foot]] must not lie short of the [[frame:chord]], which crosses the axis at $\\cos\\alpha$.",
    ja: "角度を計算する必要はありません。単位ベクトルどうしの内積 $\\hat{\\boldsymbol v}\\cdot\\boldsymbol m$ はなす角のコサインで、角が大きいほどコサインは小さくなります。図では、円周から緑の軸へ垂線を下ろします。その[[measure:足]]が、$\\cos\\alpha$ で軸と交わる[[frame:弦]]の手前に来なければよいのです。",
  },
  {
    en: "That works past 180° too: the cosine turns negative, the chord moves behind the guard, and the same comparison holds. It also works when the angles wrap, because 350° to 10° has its middle at 0°, not at 180°. Comparing the angles themselves fails there.",
    ja: "180° を超えても同じです。コサインは負になり、弦は見張りの後ろへ移りますが、比べ方は変わりません。角度が 0° をまたいでも平気です。350° から 10° の中央は 180° ではなく 0° だからです。角度そのものを比べると、ここで間違えます。",
  },
  {
    en: "And on the guard itself? There $\\boldsymbol v$ has no direction, and dividing by its length gives 0/0. The library compares without dividing: the apex belongs to the sector, as do its edges and its arc.",
    ja: "では、点が見張りと同じ位置にあるときは？ $\\boldsymbol v$ に向きがなく、長さで割ると 0/0 になります。ライブラリは割り算をせずに比べます。頂点も、縁も、弧も、扇形に含まれます。",
  },
];
