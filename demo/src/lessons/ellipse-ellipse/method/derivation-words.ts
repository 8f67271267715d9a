import type { Localized } from "../../../site/language.js";

export interface StepText {
  readonly heading: Localized;
  readonly text: Localized;
  readonly tex?: string;
}

/** First how both ellipses come to stand, with the three lemmas that this needs; White and Blue as on the page. */
export const mapTexts = {
  scaledAndTurned: {
    heading: {
      en: "(i) An ellipse is a circle, scaled and turned",
      ja: "(i) 楕円は、円を拡大縮小して回転したもの",
    },
    text: {
      en: "Scale the unit circle by $a$ along x and $b$ along y ($S$): $(\\cos t, \\sin t)$ goes to $(a\\cos t, b\\sin t)$, which satisfies $x^2/a^2 + y^2/b^2 = 1$, and every such point is reached. Turn it by $\\theta$ ($R$) and move it to $E$ ($T$): this gives every ellipse, and nothing else.",
      ja: "単位円を x 方向に $a$ 倍、y 方向に $b$ 倍すると（$S$）、点 $(\\cos t, \\sin t)$ は $(a\\cos t, b\\sin t)$ に移ります。これは $x^2/a^2 + y^2/b^2 = 1$ を満たし、逆にこの式を満たす点はすべてこの形に書けます。これを角 $\\theta$ だけ回転し（$R$）、中心 $E$ へ平行移動（$T$）すれば、どんな楕円も得られ、楕円以外にはなりません。",
    },
    tex: "M = TRS = \\begin{pmatrix} a\\cos\\theta & -b\\sin\\theta & E_x \\\\ a\\sin\\theta & b\\cos\\theta & E_y \\\\ 0 & 0 & 1 \\end{pmatrix}",
  },
  sharedPoint: {
    heading: {
      en: "(ii) A map does not change whether shapes meet",
      ja: "(ii) アフィン変換で衝突状態は変わらない",
    },
    text: {
      en: "If $\\boldsymbol p$ is in both shapes, $M\\boldsymbol p$ is in both images: who met, meets. Moves, turns and scalings by factors other than 0 can be undone, so $M^{-1}$ is such a map too. Applied to the images it gives the shapes back: who meets afterwards, met before.",
      ja: "点 $\\boldsymbol p$ が両方の図形にあれば、$M\\boldsymbol p$ は両方の像にあります。つまり衝突していたものは、変換後も衝突しています。平行移動・回転・倍率が 0 でない拡大縮小はどれも元に戻せるので、$M^{-1}$ も同じ種類の変換です。像に $M^{-1}$ を行えば元に戻るので、変換後に衝突しているものは、変換前も衝突しています。",
    },
    tex: "\\boldsymbol p \\in X \\cap Y \\iff M\\boldsymbol p \\in MX \\cap MY",
  },
  ellipseAgain: {
    heading: {
      en: "(iii) The image of an ellipse is an ellipse",
      ja: "(iii) 楕円のアフィン変換は、また楕円",
    },
    text: {
      en: "By (i) it is enough to map the unit circle; moves change no shape, so let $N$ be the linear part. $NN^T$ is symmetric, so it has perpendicular unit eigenvectors $\\boldsymbol u_1, \\boldsymbol u_2$, with eigenvalues $\\sigma_i^2 > 0$. Then $\\boldsymbol w_i = N^T\\boldsymbol u_i/\\sigma_i$ are perpendicular unit vectors as well, and $N\\boldsymbol w_i = \\sigma_i\\boldsymbol u_i$. The circle is $\\cos t\\,\\boldsymbol w_1 + \\sin t\\,\\boldsymbol w_2$, so its image is $\\sigma_1\\cos t\\,\\boldsymbol u_1 + \\sigma_2\\sin t\\,\\boldsymbol u_2$: an ellipse with half axes $\\sigma_1$ and $\\sigma_2$ along $\\boldsymbol u_1$ and $\\boldsymbol u_2$. That is $N = RSQ$, the singular value decomposition. The images of x and y (grey) are not its axes, and no longer perpendicular.",
      ja: "(i) より、単位円の像を調べれば十分です。平行移動で形は変わらないので、線形部分 $N$ だけを考えます。$NN^T$ は対称行列なので、直交する単位固有ベクトル $\\boldsymbol u_1, \\boldsymbol u_2$ と正の固有値 $\\sigma_1^2, \\sigma_2^2$ をもちます。$\\boldsymbol w_i = N^T\\boldsymbol u_i/\\sigma_i$ と置くと、これも直交する単位ベクトルで、$N\\boldsymbol w_i = \\sigma_i\\boldsymbol u_i$ です。円周は $\\cos t\\,\\boldsymbol w_1 + \\sin t\\,\\boldsymbol w_2$ と書けるので、その像 $\\sigma_1\\cos t\\,\\boldsymbol u_1 + \\sigma_2\\sin t\\,\\boldsymbol u_2$ は、$\\boldsymbol u_1$、$\\boldsymbol u_2$ の向きに長さ $\\sigma_1$、$\\sigma_2$ の半軸をもつ楕円です。これが特異値分解 $N = RSQ$ です。x 軸と y 軸の像（灰色）は楕円の軸とは一致せず、直交もしません。",
    },
    tex: "\\begin{gathered} NN^T\\boldsymbol u_i = \\sigma_i^2\\boldsymbol u_i \\\\ \\boldsymbol w_i\\cdot\\boldsymbol w_j = \\frac{\\boldsymbol u_i^T NN^T\\boldsymbol u_j}{\\sigma_i\\sigma_j} = \\delta_{ij} \\end{gathered}",
  },
  blueBecomesCircle: {
    heading: { en: "Blue becomes the unit circle", ja: "Blue を単位円に戻す" },
    text: {
      en: "Blue was made of the unit circle by $M_2$; $M_2^{-1}$ takes it back: move by $-E_2$, turn by $-\\theta_2$, divide by the radii. White, made by $M_1$, goes along. By (iii) it becomes another ellipse, and by (ii) nothing changes in the answer.",
      ja: "Blue は単位円に $M_2$ を行ったものなので、$M_2^{-1}$ で単位円に戻ります。$-E_2$ だけ動かし、$-\\theta_2$ だけ回転し、半径で割るのです。White（$M_1$ を行ったもの）にも同じ変換を行います。(iii) より White はまた楕円になり、(ii) より答えは変わりません。",
    },
    tex: "N = M_2^{-1}M_1",
  },
  alongItsAxes: {
    heading: { en: "Seen along White's axes", ja: "White の軸に沿った ij 座標系で見る" },
    text: {
      en: "The new White's axes i and j are the eigenvectors of $NN^T$ ($N$ now without its last row and column), its radii the roots of the eigenvalues. In these coordinates White stands along the axes and the circle's centre is $C$; moved by $-C$, the circle is at the origin and White at $-C$. If $f = 0$, *this divides by 0.*",
      ja: "移った White の軸 i、j は $NN^T$（$N$ の左上 2×2）の固有ベクトル、半径は固有値の平方根です。この座標系では White は軸に平行で、円の中心は $C$ にあります。全体を $-C$ だけ動かすと、円が原点に、White の中心が $-C$ に来ます。$f = 0$ のときは、*ここで 0 除算になります。*",
    },
    tex: "\\begin{gathered} NN^T = \\begin{pmatrix} e & f \\\\ f & g \\end{pmatrix} \\\\ G_{1,2} = \\tfrac12\\Bigl(e + g \\pm \\sqrt{(e - g)^2 + 4f^2}\\Bigr) \\\\ \\boldsymbol v = \\Bigl(1, \\frac{G_1 - e}{f}\\Bigr), \\quad \\boldsymbol u_1 = \\frac{\\boldsymbol v}{|\\boldsymbol v|}, \\quad r_i = \\sqrt{G_i} \\end{gathered}",
  },
  reflected: {
    heading: { en: "Into the second quadrant, and upright", ja: "第 2 象限へ移し、縦長にする" },
    text: {
      en: "The circle is symmetric in both axes and in $y = -x$. So White's centre may be reflected into the second quadrant, $E = (-|x|, |y|)$; and if White is wider than high, in $y = -x$, which exchanges $a$ and $b$ and keeps it in that quadrant. From here on: $E_x \\le 0 \\le E_y$ and $a \\le b$.",
      ja: "円は両方の座標軸に関しても、直線 $y = -x$ に関しても対称です。そこで White の中心を第 2 象限へ対称移動し（$E = (-|x|, |y|)$）、横長なら $y = -x$ に関して対称移動します。すると $a$ と $b$ が入れ替わって縦長になり、中心は第 2 象限のままです。以下では $E_x \\le 0 \\le E_y$、$a \\le b$ とします。",
    },
    tex: "(E_x, E_y), a, b \\;\\mapsto\\; (-E_y, -E_x), b, a",
  },
} as const satisfies Record<string, StepText>;

/** What the library does instead; A and B are matrices from here on. */
export const exactTexts = {
  matrices: {
    heading: { en: "The exact test: each ellipse as a matrix", ja: "厳密な判定：楕円を行列で表す" },
    text: {
      en: "Let $\\boldsymbol x = (x, y, 1)^T$. Undone by $M_1^{-1}$, White is the unit circle, so with $D = \\mathrm{diag}(-1, -1, 1)$ the matrix $A$ below is 0 on White's outline, positive inside, negative outside. $B$ is made of Blue's $M_2$ in the same way.",
      ja: "$\\boldsymbol x = (x, y, 1)^T$ とします。White は $M_1^{-1}$ で単位円に戻るので、$D = \\mathrm{diag}(-1, -1, 1)$ を使って行列 $A$ を下のように作ると、$\\boldsymbol x^TA\\boldsymbol x$ は White の周上で 0、内側で正、外側で負になります。Blue の $M_2$ からも、同じように $B$ を作ります。",
    },
    tex: "\\begin{gathered} A = (M_1^{-1})^T D\\,M_1^{-1} \\\\ \\boldsymbol x^TA\\boldsymbol x = 1 - \\frac{\\xi^2}{a^2} - \\frac{\\eta^2}{b^2} \\\\ \\xi = (x - E_x)\\cos\\theta + (y - E_y)\\sin\\theta \\\\ \\eta = (y - E_y)\\cos\\theta - (x - E_x)\\sin\\theta \\end{gathered}",
  },
  pencil: {
    heading: { en: "A mixture that parts them", ja: "二つを分ける λA + B" },
    text: {
      en: "In a common point both forms are at least 0, and so is $\\boldsymbol x^T(\\lambda A + B)\\boldsymbol x$ for $\\lambda > 0$: every curve of the *pencil* goes through the crossings. So if some $\\lambda A + B$ is negative everywhere, the ellipses are apart; by the S-lemma also the other way round. The upper left 2×2 part is always negative, so “negative everywhere” is one sign: $f(\\lambda) = \\det(\\lambda A + B) < 0$.",
      ja: "共通の点では $\\boldsymbol x^TA\\boldsymbol x$ も $\\boldsymbol x^TB\\boldsymbol x$ も 0 以上なので、$\\lambda > 0$ なら $\\boldsymbol x^T(\\lambda A + B)\\boldsymbol x$ も 0 以上です（*束*の曲線はみな交点を通ります）。ですから、どこでも負になる $\\lambda A + B$ があれば、楕円は離れています。逆も成り立ちます（S 補題）。左上の 2×2 はいつも負定値なので、「どこでも負」かどうかは $f(\\lambda) = \\det(\\lambda A + B) < 0$ という符号ひとつでわかります。",
    },
    tex: "\\begin{gathered} f(\\lambda) = a_3\\lambda^3 + a_2\\lambda^2 + a_1\\lambda + a_0 \\\\ a_3 = \\det A, \\quad a_2 = \\mathrm{tr}(\\mathrm{adj}(A)\\,B) \\\\ a_1 = \\mathrm{tr}(A\\,\\mathrm{adj}(B)), \\quad a_0 = \\det B \\end{gathered}",
  },
  signs: {
    heading: { en: "Does f dip below 0? Signs say", ja: "f が 0 より下がるかは、符号でわかる" },
    text: {
      en: "$a_0$ and $a_3$ are positive, so one root is negative, and $f$ is below 0 somewhere on $\\lambda > 0$ exactly if the other two are positive and different. Different real roots: the discriminant $\\Delta > 0$. Positive ones: then not all coefficients are positive (Descartes). No root is computed. $\\Delta = 0$ with $a_1 < 0$ or $a_2 < 0$: they touch. Times $(a b\\,a' b')^2$, where $\\boldsymbol d$ is the way from A to B, $\\varphi$ the angle between their axes, and a prime marks B's:",
      ja: "$a_0$ と $a_3$ は正なので、根のひとつは負です。$\\lambda > 0$ のどこかで $f < 0$ になるのは、残りの二つが異なる正の根のとき、そのときだけです。異なる実根をもつ条件は判別式 $\\Delta > 0$、それが正である条件は係数がすべて正ではないこと（デカルトの符号法則）です。根を計算する必要はありません。$\\Delta = 0$ で $a_1 < 0$ または $a_2 < 0$ なら、接しています。全体に $(a b\\,a' b')^2$ をかけ、A から B への中心のずれを $\\boldsymbol d$、軸のなす角を $\\varphi$、B のものには ′ をつけると、次の式になります。",
    },
    tex: "\\begin{gathered} a_3 = a'^2b'^2, \\quad a_0 = a^2b^2 \\\\ \\begin{aligned} m &= (a^2a'^2 + b^2b'^2)\\sin^2\\varphi \\\\ &+ (a^2b'^2 + b^2a'^2)\\cos^2\\varphi \\\\ a_1 &= a_0 + m - b^2d_\\xi^2 - a^2d_\\eta^2 \\\\ a_2 &= a_3 + m - b'^2d_{\\xi'}^2 - a'^2d_{\\eta'}^2 \\\\ \\Delta &= a_1a_2(18a_0a_3 + a_1a_2) \\\\ &- 4(a_2^3a_0 + a_1^3a_3) - 27a_0^2a_3^2 \\end{aligned} \\end{gathered}",
  },
} as const satisfies Record<string, StepText>;

/** Then the test of the upright ellipse beside the unit circle. */
export const testTexts = {
  tangents: {
    heading: { en: "Points and tangents", ja: "円周上の点と接線" },
    text: {
      en: "Only the ellipse's lower right and the circle's upper left can meet first. $L$ is given by $\\beta$ from $-\\pi/2$ to 0, $R$ by $\\alpha$ from $\\pi/2$ to $\\pi$; the circle's tangent is taken to the upper right, like the ellipse's. A slope $m$ gives the point back: $\\tan\\beta = -1/(mk)$, $\\cos\\beta = 1/\\sqrt{1 + \\tan^2\\beta} > 0$, $\\sin\\beta = \\tan\\beta\\cos\\beta$.",
      ja: "はじめにぶつかるのは、楕円の右下と円の左上です。楕円上の点 $L$ は $-\\pi/2 < \\beta < 0$、円周上の点 $R$ は $\\pi/2 \\le \\alpha < \\pi$ で表します。円の接線ベクトルは、楕円とそろうように右上を向くほうを使います。傾き $m$ から点を求めることもできます。$\\tan\\beta = -1/(mk)$、$\\cos\\beta = 1/\\sqrt{1 + \\tan^2\\beta} > 0$、$\\sin\\beta = \\tan\\beta\\cos\\beta$ です。",
    },
    tex: "\\begin{aligned} L &= (E_x + a\\cos\\beta,\\ E_y + b\\sin\\beta) \\\\ m_L &= \\frac{b\\cos\\beta}{-a\\sin\\beta} = -\\frac{1}{k\\tan\\beta}, \\quad k = \\frac ab \\\\ R &= (\\cos\\alpha,\\ \\sin\\alpha), \\quad m_R = \\frac{-\\cos\\alpha}{\\sin\\alpha} \\end{aligned}",
  },
  boxes: {
    heading: { en: "Boxes apart", ja: "自明な場合：囲む箱が離れている" },
    text: {
      en: "Wholly left of $x = -1$ or above $y = 1$, the ellipse is apart from the circle.",
      ja: "楕円の右端が直線 $x = -1$ より左にあるか、下端が直線 $y = 1$ より上にあれば、離れています。",
    },
    tex: "E_x + a < -1 \\;\\lor\\; E_y - b > 1",
  },
  pointOnLine: {
    heading: { en: "Centre left of x = −1: P on the line", ja: "中心が x = −1 より左：直線上の点 P" },
    text: {
      en: "The line $x = -1$ cuts the ellipse; $P$ is the lower point. $P_y \\le 0$: the upper one is at $2E_y - P_y \\ge 0$, so $(-1, 0)$ lies between them: *they meet*. $P_y \\ge 1$: right of the line the ellipse only rises from $P$ on: *apart*.",
      ja: "直線 $x = -1$ は楕円と交わります。下側の交点が $P$ です。$P_y \\le 0$ なら、上側の交点の高さは $2E_y - P_y \\ge 0$ なので、円周上の点 $(-1, 0)$ が二つの交点の間にあり、*衝突*しています。$P_y \\ge 1$ なら、直線より右では楕円の下側は $P$ から上がる一方なので、*離れて*います。",
    },
    tex: "\\begin{gathered} \\cos\\beta = \\frac{-1 - E_x}{a}, \\quad \\sin\\beta = -\\sqrt{1 - \\cos^2\\beta} \\\\ P = (-1,\\ E_y + b\\sin\\beta) \\end{gathered}",
  },
  lowestPoint: {
    heading: { en: "Centre right of x = −1: P is the lowest point", ja: "中心が x = −1 より右：下端の点 P" },
    text: {
      en: "Now $\\beta = -\\pi/2$. $|P| \\le 1$: $P$ itself is in the circle. $P_y \\le 0$: $(E_x, 0)$ lies between $P$ and the top, and in the circle, as $-1 \\le E_x \\le 0$. Either way *they meet*.",
      ja: "このとき $\\beta = -\\pi/2$ です。$|P| \\le 1$ なら $P$ が円の中にあります。$P_y \\le 0$ なら、点 $(E_x, 0)$ が楕円の下端と上端の間にあり、$-1 \\le E_x \\le 0$ なので円の中にもあります。どちらの場合も*衝突*しています。",
    },
    tex: "\\begin{gathered} P = (E_x,\\ E_y - b) \\\\ |P| \\le 1 \\;\\lor\\; P_y \\le 0 \\end{gathered}",
  },
  slopes: {
    heading: { en: "At the same height: slopes", ja: "同じ高さの点 P′ と傾きを比べる" },
    text: {
      en: "$P'$ is the circle's point at $P$'s height. From $P$ on, the ellipse bends upwards and lies above its tangent; the circle bends downwards from $P'$, which is further right, and lies below its own. If the ellipse is not the flatter one, its tangent stays above the circle's: *apart*.",
      ja: "$P$ と同じ高さにある円周上の点を $P'$ とします。$P$ から先の楕円は下に凸なので接線より上に、$P$ より右にある $P'$ から先の円は上に凸なので接線より下にあります。楕円の傾きのほうが大きいか等しければ、楕円の接線はいつも円の接線より上なので、*離れて*います。",
    },
    tex: "\\begin{gathered} \\sin\\alpha = P_y,\\quad \\cos\\alpha = -\\sqrt{1 - P_y^2} \\\\ \\frac{b\\cos\\beta}{-a\\sin\\beta} \\ge \\frac{-\\cos\\alpha}{\\sin\\alpha} \\end{gathered}",
  },
  equalSlopes: {
    heading: { en: "Q and Q′: where the slopes become equal", ja: "傾きがそろう点 Q と Q′" },
    text: {
      en: "From $P$ go forward on the ellipse, from $P'$ back on the circle, by the same angle $x$. The ellipse gets steeper, the circle flatter, so once the slopes are equal. With $A = \\tan\\alpha$, $B = \\tan\\beta$, $X = \\tan x$ and the addition theorem this is a quadratic in $X$. Nothing says why the *same* angle should lead to the place where both are closest. Usually it does, nearly.",
      ja: "楕円上を $P$ から角 $x$ だけ進み、円周上を $P'$ から同じ角 $x$ だけ戻ります。楕円の傾きは増え、円の傾きは減るので、どこかで等しくなります。$A = \\tan\\alpha$、$B = \\tan\\beta$、$X = \\tan x$ と置き、加法定理で展開して分母をはらうと、$X$ の 2 次方程式です。*同じ*角度だけ動かして、二つが最も近づく場所に着くという保証はありません。それでも、たいていはそのすぐそばに着きます。",
    },
    tex: "\\begin{gathered} \\tan(\\alpha - x) = k\\tan(\\beta + x) \\\\ \\frac{A - X}{1 + AX} = k\\,\\frac{B + X}{1 - BX} \\\\ (kA - B)X^2 + (k + 1)(AB + 1)X \\\\ {} + (kB - A) = 0 \\end{gathered}",
  },
  equalSlopesFromBelow: {
    heading: { en: "The same from the lowest point", ja: "下端の点から始める場合" },
    text: {
      en: "With $\\beta = -\\pi/2$, $B$ is infinite; divided by it, the quadratic is shorter. Then $\\theta = \\beta + x$ gives $Q$ on the ellipse, and $\\varphi = \\alpha - x$ gives $Q'$ on the circle: $\\cos\\theta > 0$, $\\cos\\varphi < 0$.",
      ja: "$\\beta = -\\pi/2$ のとき $B$ は無限大です。式を $B$ で割ると、2 次方程式は短くなります。どちらの場合も、$\\theta = \\beta + x$ から楕円上の点 $Q$、$\\varphi = \\alpha - x$ から円周上の点 $Q'$ が求められます（$\\cos\\theta > 0$、$\\cos\\varphi < 0$）。",
    },
    tex: "\\begin{gathered} X^2 - (A + kA)X - k = 0, \\quad \\tan\\theta = -\\frac 1X \\\\ Q = (E_x + a\\cos\\theta,\\ E_y + b\\sin\\theta) \\\\ Q' = (\\cos\\varphi,\\ \\sin\\varphi) \\end{gathered}",
  },
  caseI: {
    heading: { en: "Case I: Q is in the circle", ja: "場合 I：Q が円の中にある" },
    text: {
      en: "Then $Q$ is in both: *they meet*. Nearly all hits that were not obvious end here.",
      ja: "$Q$ は両方に含まれるので、*衝突*しています。自明でない衝突のほとんどは、ここで見つかります。",
    },
    tex: "|OQ| \\le 1",
  },
  caseII: {
    heading: { en: "Case II: Q′ is in the ellipse", ja: "場合 II：Q′ が楕円の中にある" },
    text: {
      en: "Seen from $E$, $Q'$ is $K$. Shrunk by $a/b$ in height, the ellipse is a circle with radius $a$. If $K$, shrunk too, is in it, $Q'$ is in both: *they meet*. The picture is enlarged: the two hardly overlap.",
      ja: "$E$ を原点とすると $Q'$ は $K$ です。縦に $a/b$ 倍すると楕円は半径 $a$ の円になるので、同じく縮めた $K$ がその中にあるかを調べます。あれば $Q'$ は両方に含まれ、*衝突*しています。図は拡大したもので、重なりはごくわずかです。",
    },
    tex: "\\begin{gathered} K = (\\cos\\varphi - E_x,\\ \\sin\\varphi - E_y) \\\\ K_x^2 + \\Bigl(\\frac ab K_y\\Bigr)^2 \\le a^2 \\end{gathered}",
  },
  caseIII: {
    heading: { en: "Case III: Q before the first crossing", ja: "場合 III：Q が交点 M の手前にある" },
    text: {
      en: "If $Q$ lies left of $Q'$: the tangent at $Q$ enters the circle in $R'$. If it misses the circle, the answer is “apart”. $R$ is the ellipse's point whose slope is the circle's at $R'$. In the circle, or 0.0002 beside it: “hit”. Otherwise case IV goes on.",
      ja: "$Q$ が $Q'$ より左にあるとき、$Q$ での接線が円に入る点を $R'$ とします。接線が円に届かなければ「離れている」です。$R'$ での円の傾きと同じ傾きをもつ楕円上の点が $R$ です。これが円の中、または 0.0002 以内なら「衝突」、そうでなければ場合 IV に進みます。",
    },
    tex: "\\begin{gathered} R' = Q + \\bigl(-t - \\sqrt{t^2 - |Q|^2 + 1}\\bigr)\\boldsymbol d \\\\ t = Q\\cdot\\boldsymbol d, \\quad \\boldsymbol d \\parallel (-a\\sin\\theta,\\ b\\cos\\theta) \\\\ \\tan\\gamma = -\\frac{1}{mk}, \\quad m = -\\frac{R'_x}{R'_y} \\end{gathered}",
  },
  caseIV: {
    heading: { en: "Case IV: what is left", ja: "場合 IV：それ以外" },
    text: {
      en: "$L$ is the ellipse's point with the x of $Q'$. $\\boldsymbol v_1$ is the unit tangent at $Q'$, $\\boldsymbol v_2$ that at $L$, $\\boldsymbol v_3$ the direction between them, and $S'$ the circle's point with the tangent $\\boldsymbol v_3$. If $S'$ is in the ellipse, 0.0002 allowed, “hit”; otherwise “apart”. Only here may the method be wrong both ways.",
      ja: "$Q'$ と x 座標が等しい楕円上の点を $L$、$Q'$ での単位接線ベクトルを $\\boldsymbol v_1$、$L$ での単位接線ベクトルを $\\boldsymbol v_2$、その中間の向きを $\\boldsymbol v_3$ とし、$\\boldsymbol v_3$ を接線にもつ円周上の点を $S'$ とします。$S'$ が楕円の中（0.0002 の余裕つき）なら「衝突」、そうでなければ「離れている」です。この場合だけは、見落としも、すき間を「衝突」とする誤りも起こります。",
    },
    tex: "\\begin{gathered} L_y = -b\\sqrt{1 - L_x^2/a^2} \\\\ \\boldsymbol v_2 \\parallel \\Bigl(-\\frac ab L_y,\\ \\frac ba L_x\\Bigr) \\\\ \\boldsymbol v_3 = \\frac{\\boldsymbol v_1 + \\boldsymbol v_2}{|\\boldsymbol v_1 + \\boldsymbol v_2|}, \\quad S' = (-v_{3y},\\ v_{3x}) \\end{gathered}",
  },
  shares: {
    heading: { en: "How often each case decides", ja: "それぞれの場合で決まる割合" },
    text: {
      en: "The page says that nearly 99 % of the hits that are not obvious end in case I, and that nobody knows why. Measured on ellipses as on a screen 8 by 6 units, with radii from 0.3 to 2.3: $94.8\\,\\%$; with the radii of the page's own two, $98.1\\,\\%$. Where White is far larger than Blue, most end in case II. Up to case II every answer has a reason given above; all wrong ones come from the last two.",
      ja: "解説記事には、自明でない衝突の 99 % 近くが場合 I で見つかるが、なぜそうなるのかはわからない、とあります。8×6 の画面に半径 0.3〜2.3 の楕円を置いて測ると $94.8\\,\\%$、解説記事の二つの楕円の大きさでは $98.1\\,\\%$ でした。White が Blue よりずっと大きければ、場合 II が最も多くなります。場合 II までの答えには上で示した理由があり、間違いはすべて最後の二つの場合で起こります。",
    },
  },
} as const satisfies Record<string, StepText>;
