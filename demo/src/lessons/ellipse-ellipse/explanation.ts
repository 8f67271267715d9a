import type { Localized } from "../../site/language.js";

export const explanation: readonly Localized[] = [
  {
    en: "The library computes the signs of $a_1$, $a_2$ and $\\Delta$ first in ordinary doubles, with a proven bound on the rounding; what this cannot decide, it decides in exact integers. So a gap of $10^{-12}$ is still a gap, an overlap of $10^{-12}$ is an overlap, and touching counts as meeting. There is no EPS. The curve and the numbers shown here are rounded and only illustrate; the verdict is the library's.",
    ja: "ライブラリは $a_1$、$a_2$、$\\Delta$ の符号を、まず普通の倍精度で計算し、丸め誤差の上限も一緒に求めます（上限は証明してあります）。それで決まらないときだけ、誤差のない整数で計算し直します。ですから、$10^{-12}$ のすき間でもすき間、$10^{-12}$ の重なりでも重なりと答え、接していれば「衝突」です。EPS はありません。ここに示した曲線や数値は丸めたもので、説明のためのものです。判定はライブラリが行っています。",
  },
  {
    en: "Push the ellipses together and [[measure:the two roots]] come closer; when the ellipses touch, they are one; then they leave the number line as a complex pair. “A near-touch, enlarged” shows it down to $10^{-12}$: there the tutorial's method calls gaps up to about $10^{-4}$ a hit.",
    ja: "楕円を近づけると[[measure:二つの根]]も近づき、接した瞬間に一つに重なり、そのあとは共役な複素数になって数直線を離れます。「接する寸前（拡大）」では、$10^{-12}$ までその様子を見られます。そこでは、解説記事の方法は $10^{-4}$ 程度までのすき間を「衝突」と答えます。",
  },
  {
    en: "In the function written by hand the first ellipse (White, here A) becomes the upright ellipse and the second (Blue, here B) the unit circle. It computes in doubles, as JavaScript does; the page's computes in floats.",
    ja: "自作の関数では、一つ目の楕円（White、ここでは A）が縦長の楕円に、二つ目（Blue、ここでは B）が単位円になります。計算は JavaScript の倍精度で行います（解説記事のプログラムは単精度です）。",
  },
  {
    en: "The method is that of “衝突判定 (楕円 vs 楕円 ; β版)” in Redpoll's 60, 3Dプログラミング入門, appendix B-1, which calls itself a beta and asks not to be trusted too far; steps and letters are the page's, words, pictures and code are ours. The exact test is due to Wang, Wang and Kim (2001), its symmetric form to Perram and Wertheim (1985).",
    ja: "「解説記事の方法」は Redpoll's 60「3Dプログラミング入門」付録 B-1「衝突判定 (楕円 vs 楕円 ; β版)」によります。記事にもβ版とあり、過信してはいけないと書かれています。手順と記号は記事のもの、文章・図・コードはこのサイトのものです。厳密な判定法は Wang, Wang, Kim（2001）、対称な形は Perram と Wertheim（1985）によります。",
  },
];
