import type { Localized } from "../site/language.js";
import type { Recorded } from "./recorded.js";

export const words = {
  title: { en: "Benchmarks", ja: "ベンチマーク" },
  lead: {
    en: "How long does it take to move every body and report *all* overlapping pairs? This page runs Osculate and other libraries on the same moving circles, here, in your browser. Nothing is sent anywhere.",
    ja: "すべての物体を動かし、重なっている組を*すべて*見つけるのに、どれだけ時間がかかるでしょうか。このページでは、Osculate とほかのライブラリに同じ動く円を与え、あなたのブラウザーの中で速さを比べます。データはどこにも送信しません。",
  },
  run: { en: "Run the comparison", ja: "比較を始める" },
  again: { en: "Run it again", ja: "もう一度" },
  stop: { en: "Stop", ja: "中止" },
  long: { en: "Up to 100,000 bodies (a minute or two)", ja: "10 万個まで（1〜2 分）" },
  progress: { en: "Progress of the comparison", ja: "比較の進みぐあい" },
  notYet: {
    en: "The short run takes about twenty seconds.",
    ja: "通常の比較は 20 秒ほどで終わります。",
  },
  yours: {
    en: "Measured just now, in your browser.",
    ja: "いま、あなたのブラウザーで計測した結果です。",
  },
  done: { en: "Done.", ja: "終わりました。" },
  stopped: { en: "Stopped.", ja: "中止しました。" },
  failed: { en: "The comparison failed:", ja: "比較に失敗しました：" },
  plot: { en: "Milliseconds a frame, by the number of bodies", ja: "物体の数と 1 フレームの時間（ミリ秒）" },
  plotHint: {
    en: "Both axes are logarithmic; lower is faster.",
    ja: "両軸とも対数目盛です。下にあるほど速いことを示します。",
  },
  bodies: { en: "bodies", ja: "個" },
  library: { en: "Library", ja: "ライブラリ" },
  frames: {
    en: "Milliseconds a frame, and how many times Osculate's",
    ja: "1 フレームの時間（ミリ秒）と、Osculate の何倍か",
  },
  queries: { en: "Microseconds for one question", ja: "問い合わせ 1 回の時間（マイクロ秒）" },
  ray: { en: "a ray", ja: "レイ" },
  nearest: { en: "the 8 nearest", ja: "最も近い 8 個" },
  agree: {
    en: "All of them found the same number of pairs.",
    ja: "どのライブラリも、見つけた組の数は同じでした。",
  },
  differ: {
    en: "They did not all find the same number of pairs: some compute in single precision.",
    ja: "見つけた組の数が異なるライブラリがありました（単精度で計算するものがあるためです）。",
  },
  tooSlow: { en: "left out", ja: "省略" },
  note: {
    en: "The medians of a few dozen frames, the libraries taking turns. “plain grid” is a hand-written grid that knows nothing but circles: about the least a frame can cost in JavaScript. A library is left out where one of its frames would take longer than 0.4 s. Figures of a quiet machine with more libraries are in docs/performance.md.",
    ja: "値は数十フレームの中央値で、ライブラリは交互に計測しています。「plain grid」は円しか扱わない自作のグリッドで、JavaScript で 1 フレームにかかる時間のほぼ下限です。1 フレームに 0.4 秒以上かかりそうなライブラリは省きます。ほかの負荷がないマシンで、さらに多くのライブラリと比べた結果は docs/performance.md にあります。",
  },
  growth: {
    en: "Milliseconds a question, by the number of vertices",
    ja: "頂点の数と問い合わせ 1 回の時間（ミリ秒）",
  },
  growthHint: {
    en: "Recorded figures of rough islands of 1,000 to 100,000 vertices: a point in one, a ray at one, the contact of a small disc at the rim, the distance of two, the area that two have in common, and making one. What is small is answered in about the same time however large the island is. Both axes are logarithmic; all of it is in docs/measurements/growth.md.",
    ja: "頂点が 1,000 から 100,000 個ある、海岸線の入り組んだ島で記録した結果です。点の内外判定、レイ、縁にある小さな円との接触、2 つの島の距離、2 つの島が重なる面積、そして多角形の作成にかかる時間を示します。小さな図形との問い合わせは、島がどれだけ大きくても、ほぼ同じ時間で答えが出ます。両軸とも対数目盛です。すべての値は docs/measurements/growth.md にあります。",
  },
} as const satisfies Record<string, Localized>;

/** Where and when the results were measured that the page shows at first. */
export function recordedWords({ date, machine }: Pick<Recorded, "date" | "machine">): Localized {
  const { cores, processor, browser } = machine;
  const [year, month, day] = date.split("-").map(Number);
  const inEnglish = new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return {
    en: `A recorded run: ${browser} on a machine with ${cores} cores (${processor}), ${inEnglish}. Your own results will take its place.`,
    ja: `記録済みの結果です（${year} 年 ${month} 月 ${day} 日、${cores} コア（${processor}）のマシン、${browser}）。比較を実行すると、あなたの結果に置き換わります。`,
  };
}
