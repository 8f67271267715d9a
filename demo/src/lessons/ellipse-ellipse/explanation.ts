import type { Localized } from "../../site/language.js";

export const explanation: readonly Localized[] = [
  {
    en: "Write each ellipse as a matrix, so that $x^T A\\,x = 0$ is its outline. Mixing the two, $\\lambda A + B$, gives a whole *pencil* of curves through their common points. Some of them collapse; they are found where $f(\\lambda) = \\det(\\lambda A + B) = a_3\\lambda^3 + a_2\\lambda^2 + a_1\\lambda + a_0$ is zero.",
    ja: "楕円を行列で、輪郭が $x^T A\\,x = 0$ となるように書きます。二つを混ぜた $\\lambda A + B$ は、共通の点を通る曲線の族（*束*、英語では pencil）です。その中には、つぶれてしまう曲線があります。$f(\\lambda) = \\det(\\lambda A + B) = a_3\\lambda^3 + a_2\\lambda^2 + a_1\\lambda + a_0$ が 0 になるところです。",
  },
  {
    en: "One root is always negative. The other two tell everything: the ellipses are apart exactly if both are positive and different. Push the ellipses together and [[measure:the two roots]] come closer; when the ellipses touch, they meet; then they leave the number line as a complex pair. Whether roots have met is the sign of the [[frame:discriminant]] $\\Delta = a_1a_2(18a_0a_3 + a_1a_2) - 4(a_2^3a_0 + a_1^3a_3) - 27a_0^2a_3^2$, a polynomial in the ellipses' own numbers. No root has to be found, no angle, no point.",
    ja: "根のひとつはいつも負です。残りの二つがすべてを語ります。楕円が離れているのは、二つがどちらも正で、しかも異なるときだけです。楕円を近づけると[[measure:二つの根]]も近づき、接した瞬間に重なり、そのあとは複素数の組になって数直線を離れます。根が重なったかどうかは[[frame:判別式]] $\\Delta = a_1a_2(18a_0a_3 + a_1a_2) - 4(a_2^3a_0 + a_1^3a_3) - 27a_0^2a_3^2$ の符号でわかります。これは楕円を表す数値だけでできた多項式です。根も、角度も、点も求める必要はありません。",
  },
  {
    en: "The library computes that sign first in ordinary doubles, with a proven bound on the rounding; what this cannot decide, it decides in exact integers. So a gap of $10^{-12}$ is still a gap. The curve and the numbers shown here are rounded and only illustrate; the verdict is the library's.",
    ja: "ライブラリはまず普通の倍精度で、丸め誤差の限界を証明したうえで符号を計算します。それで決まらないときは、誤差のない整数で決めます。ですから $10^{-12}$ のすき間も、すき間です。ここに描いた曲線や数は丸めた値による説明で、判定はライブラリのものです。",
  },
  {
    en: "*The tutorial's method* goes another way. An affine step makes A the unit circle and B an upright ellipse in the second quadrant: this changes lengths, but not whether the shapes meet. The nearest point of the ellipse is where its tangent has the slope of the circle's, and finding it takes an equation of the fourth degree. So the method guesses. $P'$ lies on the line of centres. If [[measure:its distance]] is at most 1, they meet (case I). If the tangent at $P'$ passes the circle by, they are apart (case II). Otherwise $Q$, where the circle's tangent has the slope of that at $P'$, points to the other side of the nearest point; a quadratic gives $Q'$ (case III). Between both, $R$ and $S'$ decide (case IV).",
    ja: "*解説記事の方法*は別の道を行きます。アフィン変換で A を単位円に、B を第二象限にまっすぐ立つ楕円にします。長さは変わりますが、ぶつかっているかどうかは変わりません。楕円のいちばん近い点は、接線の傾きが円の接線と同じになる点ですが、求めるには四次方程式が要ります。そこで見当をつけます。$P'$ は中心を結ぶ線の上にあります。[[measure:原点からの距離]]が 1 以下なら、ぶつかっています（場合 I）。$P'$ での接線が円に当たらなければ、離れています（場合 II）。どちらでもなければ、円の接線が $P'$ と同じ傾きになる点 $Q$ は、いちばん近い点をはさんで反対側を指します。二次方程式から $Q'$ を求めます（場合 III）。最後は、間にある $R$ と $S'$ で決めます（場合 IV）。",
  },
  {
    en: "This is usually right, but its author warns not to trust it too far. $S'$ is near the nearest point, not on it: a shallow overlap is missed. And the turn that stands B upright divides by a length that is zero for axis-aligned pairs and when A is a circle: 0/0, or what rounding makes of it. Try the presets.",
    ja: "たいていは正しいのですが、作者自身が過信しないようにと書いています。$S'$ はいちばん近い点のそばにあるだけなので、わずかな重なりを見落とします。また、B をまっすぐ立てる回転では、どちらも回転していないときや A が円のとき、長さ 0 で割ることになります（0/0、あるいは丸め誤差どうしの割り算）。「試す」のボタンで確かめてください。",
  },
  {
    en: "The method is rebuilt from the idea of “衝突判定 (楕円 vs 楕円)” in Redpoll's 60, with its letters; the details are ours. The pencil's test is due to Wang, Wang and Kim (2001), its symmetric form to Perram and Wertheim (1985).",
    ja: "方法は Redpoll's 60「衝突判定（楕円 vs 楕円）」の考え方と文字をもとに組み立て直したもので、細部はこのサイトによります。束による判定は Wang, Wang, Kim（2001）、対称な形は Perram と Wertheim（1985）によります。",
  },
];
