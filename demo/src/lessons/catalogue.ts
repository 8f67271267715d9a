import type { Localized } from "../site/language.js";
import type { Lesson, Picture } from "./lesson.js";

export interface CatalogueEntry {
  readonly slug: string;
  readonly title: Localized;
  /** One line on the front page. */
  readonly summary: Localized;
}

/** The lessons in their order. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    slug: "point-ellipse",
    title: { en: "Point and ellipse", ja: "点と回転した楕円の衝突判定" },
    summary: {
      en: "Move, turn back, stretch: every ellipse is a circle in disguise.",
      ja: "動かして、回転を戻して、引き伸ばす。楕円はみな、姿を変えた円です。",
    },
  },
  {
    slug: "circle-rect",
    title: { en: "Circle and turned rectangle", ja: "円と回転した矩形の当たり判定" },
    summary: {
      en: "Turn the circle instead of the rectangle, then find the nearest point.",
      ja: "矩形ではなく円のほうを回して、いちばん近い点を探します。",
    },
  },
  {
    slug: "point-sector",
    title: { en: "Sector and point", ja: "扇形と点の当たり判定" },
    summary: {
      en: "A field of view is one dot product and one distance.",
      ja: "視野の判定に要るのは、内積一つと距離一つだけです。",
    },
  },
  {
    slug: "ellipse-ellipse",
    title: { en: "Ellipse and ellipse", ja: "楕円どうしの衝突判定（当たり判定）" },
    summary: {
      en: "The hard one, decided exactly: a gap of a billionth is still a gap.",
      ja: "いちばんの難問も厳密に。十億分の一のすき間も見逃しません。",
    },
  },
  {
    slug: "ray-circle",
    title: { en: "Ray and circle", ja: "円とレイの衝突点" },
    summary: {
      en: "Where it enters, where it leaves, and what happens when it only grazes.",
      ja: "どこで入り、どこで出るか。ちょうど接するときはどうなるか。",
    },
  },
  {
    slug: "bullet-wall",
    title: { en: "A bullet that cannot tunnel", ja: "すり抜けない弾の当たり判定" },
    summary: {
      en: "Not where it is in each frame, but when it first touches.",
      ja: "各フレームの位置ではなく、初めて触れる時刻を求めます。",
    },
  },
  {
    slug: "overlap-area",
    title: { en: "How much do they overlap?", ja: "重なりの面積はどれだけ？" },
    summary: {
      en: "Corners, arcs and one formula, instead of counting pixels.",
      ja: "ピクセルを数えずに、交点と弧と一つの式で求めます。",
    },
  },
  {
    slug: "guard-corners",
    title: { en: "A guard who sees around corners", ja: "障害物にさえぎられる視界" },
    summary: {
      en: "The whole field of view between walls and pillars, shadow by shadow.",
      ja: "壁や柱があっても見える範囲を、影の縁まで正確に求めます。",
    },
  },
  {
    slug: "walk-walls",
    title: { en: "Walk without sticking", ja: "引っかからずに歩く当たり判定" },
    summary: {
      en: "Along walls, over seams, up steps: one call, and never in anything.",
      ja: "壁に沿い、継ぎ目を越え、段差を上る。呼び出しは一つで、めり込みません。",
    },
  },
];

export async function loadLesson(slug: string): Promise<Lesson | undefined> {
  const lessons = import.meta.glob<{ readonly lesson: Lesson }>("./*/lesson.ts");
  return (await lessons[`./${slug}/lesson.ts`]?.())?.lesson;
}

export async function loadPicture(slug: string): Promise<Picture | undefined> {
  const pictures = import.meta.glob<{ readonly picture: Picture }>("./*/picture.ts");
  return (await pictures[`./${slug}/picture.ts`]?.())?.picture;
}
