// en: Two ellipses, after "衝突判定 (楕円 vs 楕円 ; β版)" by Redpoll's 60, in its steps and with its letters.
// ja: Redpoll's 60「衝突判定 (楕円 vs 楕円 ; β版)」の手順と文字に沿った、楕円どうしの衝突判定です。

export interface Point {
  readonly x: number;
  readonly y: number;
}

// en: Centre, the two radii, and the angle of the first of them in radians.
// ja: 中心、二つの半径、一つ目の半径の向き（ラジアン）。
export interface TurnedEllipse extends Point {
  readonly rx: number;
  readonly ry: number;
  readonly angle: number;
}

// en: Where the method ended: an obvious case, or one of the four numbered ones.
// ja: どこで答えが出たか。自明な場合か、I〜IV の場合。
export type Exit =
  | "boxes"
  | "below"
  | "above"
  | "slope"
  | "inside"
  | "I"
  | "II"
  | "III"
  | "III missed"
  | "IV";

// en: What was computed on the way, for drawing; P' is written P1, and so on.
// ja: 途中で求めた点と数（作図用）。P′ は P1 のように書きます。
export interface Construction {
  P?: Point;
  P1?: Point;
  slopes?: { readonly ellipse: number; readonly circle: number };
  quadratic?: { readonly s: number; readonly t: number; readonly u: number; readonly x: number };
  Q?: Point;
  Q1?: Point;
  R1?: Point;
  R?: Point;
  L?: Point;
  S1?: Point;
  S?: Point;
}

export interface UnitCircleTest {
  readonly hit: boolean;
  readonly exit: Exit;
  readonly found: Construction;
}

const EPS = 0.0002;

const dot = (v: Point, w: Point) => v.x * w.x + v.y * w.y;
const magnitude = (v: Point) => Math.sqrt(dot(v, v));
const normalized = (v: Point) => ({ x: v.x / magnitude(v), y: v.y / magnitude(v) });

// en: An ellipse with its axes along x and y, a ≤ b, its centre E in the second quadrant, and the unit circle.
// ja: 中心 E が第 2 象限にあり、軸に平行で縦長（a ≤ b）の楕円と、原点中心の単位円との判定。
export function axisAlignedEllipseMeetsUnitCircle(E: Point, a: number, b: number): UnitCircleTest {
  const found: Construction = {};
  const end = (exit: Exit, hit: boolean): UnitCircleTest => ({ hit, exit, found });

  // en: The boxes around the two are apart.
  // ja: それぞれを囲む箱が離れている。
  if (E.x + a < -1 || E.y - b > 1) return end("boxes", false);

  const k = a / b;
  const inverseA = 1 / a;
  let tanTheta: number;
  if (E.x < -1) {
    // en: P is where the ellipse's lower right part crosses the line x = -1.
    // ja: 楕円の右下の部分が直線 x = -1 と交わる点が P。
    const d = -1 - E.x;
    const cosBeta = d * inverseA;
    const sinBeta = -Math.sqrt(1 - cosBeta * cosBeta);
    const P = { x: E.x + d, y: E.y + b * sinBeta };
    found.P = P;
    if (P.y <= 0) return end("below", true);
    if (P.y >= 1) return end("above", false);

    // en: P' is the circle's point at the same height. The ellipse must not be the steeper one there.
    // ja: P' は P と同じ高さにある円周上の点。ここで楕円のほうが急なら離れている。
    const sinAlpha = P.y;
    const cosAlpha = -Math.sqrt(1 - sinAlpha * sinAlpha);
    found.P1 = { x: cosAlpha, y: sinAlpha };
    const slopes = { ellipse: -(b * cosBeta) / (a * sinBeta), circle: -cosAlpha / sinAlpha };
    found.slopes = slopes;
    if (slopes.ellipse >= slopes.circle) return end("slope", false);

    // en: Turned by the same angle, one forwards, one back, both tangents get the same slope: s X² + t X + u = 0.
    // ja: 一方は進め、他方は戻して、同じ角度だけ動かすと接線の傾きがそろう。s X² + t X + u = 0 を解く。
    const A = sinAlpha / cosAlpha;
    const B = sinBeta / cosBeta;
    const s = k * A - B;
    const t = (k + 1) * (A * B + 1);
    const u = k * B - A;
    const x = (-t + Math.sqrt(t * t - 4 * s * u)) / (2 * s);
    found.quadratic = { s, t, u, x };
    tanTheta = (B + x) / (1 - B * x);
  } else {
    // en: P is the ellipse's lowest point; β is -90°, and the quadratic gets shorter.
    // ja: P は楕円の下端。β は -90° なので、2 次方程式は短くなる。
    const P = { x: E.x, y: E.y - b };
    found.P = P;
    if (dot(P, P) <= 1) return end("inside", true);
    if (P.y <= 0) return end("below", true);

    const sinAlpha = P.y;
    const cosAlpha = -Math.sqrt(1 - sinAlpha * sinAlpha);
    found.P1 = { x: cosAlpha, y: sinAlpha };
    const A = sinAlpha / cosAlpha;
    const t = -(A + k * A);
    const u = -k;
    const x = (-t + Math.sqrt(t * t - 4 * u)) * 0.5;
    found.quadratic = { s: 1, t, u, x };
    tanTheta = -1 / x;
  }

  // en: Case I: Q, the ellipse's point with the common slope, is in the circle.
  // ja: 場合 I：傾きがそろう楕円上の点 Q が、円の中にある。
  const cosTheta = Math.sqrt(1 / (1 + tanTheta * tanTheta));
  const sinTheta = tanTheta * cosTheta;
  const Q = { x: E.x + a * cosTheta, y: E.y + b * sinTheta };
  found.Q = Q;
  if (dot(Q, Q) <= 1) return end("I", true);

  // en: Case II: Q', the circle's point with that slope, is in the ellipse, scaled to a circle with radius a.
  // ja: 場合 II：同じ傾きをもつ円周上の点 Q' が楕円の中にある（楕円を半径 a の円に縮めて調べる）。
  const tanPhi = k * tanTheta;
  const cosPhi = -Math.sqrt(1 / (1 + tanPhi * tanPhi));
  const Q1 = { x: cosPhi, y: tanPhi * cosPhi };
  found.Q1 = Q1;
  const K = { x: Q1.x - E.x, y: (Q1.y - E.y) * k };
  if (dot(K, K) <= a * a) return end("II", true);

  // en: Case III: the tangent at Q enters the circle in R'; R is the ellipse's point with the slope there.
  // ja: 場合 III：Q での接線が円に入る点が R'。そこと同じ傾きをもつ楕円上の点が R。
  if (Q.x < Q1.x) {
    const direction = normalized({ x: -a * sinTheta, y: b * cosTheta });
    const t = dot(Q, direction);
    const D = t * t - (dot(Q, Q) - 1);
    const far = -t - Math.sqrt(D);
    if (D < 0 || far < 0) return end("III missed", false);

    const R1 = { x: Q.x + far * direction.x, y: Q.y + far * direction.y };
    found.R1 = R1;
    const slope = -R1.x / R1.y;
    const tanGamma = -1 / (k * slope);
    const cosGamma = Math.sqrt(1 / (1 + tanGamma * tanGamma));
    const R = { x: E.x + a * cosGamma, y: E.y + b * (tanGamma * cosGamma) };
    found.R = R;
    if (magnitude(R) <= 1 + EPS) return end("III", true);
  }

  // en: Case IV: L is the ellipse's point above or below Q'; S' has the direction half way between both tangents.
  // ja: 場合 IV：L は Q' と x 座標が等しい楕円上の点。二つの接線の中間の向きをもつ円周上の点が S'。
  const x = K.x;
  const y = -b * Math.sqrt(1 - (x * x) / (a * a));
  found.L = { x: E.x + x, y: E.y + y };
  const v1 = { x: Q1.y, y: -Q1.x };
  const v2 = normalized({ x: -y * k, y: x * b * inverseA });
  const v3 = normalized({ x: v1.x + v2.x, y: v1.y + v2.y });
  const S1 = { x: -v3.y, y: v3.x };
  found.S1 = S1;
  const S = { x: S1.x - E.x, y: (S1.y - E.y) * k };
  found.S = S;
  return end("IV", magnitude(S) * inverseA <= 1 + EPS);
}

// en: White becomes an ellipse along the axes, Blue the unit circle.
// ja: White は軸に平行な楕円に、Blue は単位円になる。
export interface UnitCircleFrame {
  // en: Centre in the second quadrant, radii with a ≤ b.
  // ja: 第 2 象限にある中心と、a ≤ b にそろえた半径。
  readonly E: Point;
  readonly a: number;
  readonly b: number;
  // en: Where the columns of A = (M of Blue)⁻¹ (M of White) go: White's half axes and its centre.
  // ja: A = (Blue の M)⁻¹ (White の M) の列。White の二つの半軸と中心の行き先。
  readonly columns: readonly [Point, Point, Point];
  // en: Unit eigenvectors of A Aᵀ, and the square roots of its eigenvalues.
  // ja: A Aᵀ の固有ベクトル（単位）と、固有値の平方根。
  readonly axes: readonly [Point, Point];
  readonly radii: readonly [number, number];
  // en: White's centre along those axes, before the reflections; and whether the axes were exchanged.
  // ja: その軸で測った White の中心（対称移動の前）と、軸を入れ替えたかどうか。
  readonly centre: Point;
  readonly exchanged: boolean;
}

export function toUnitCircle(white: TurnedEllipse, blue: TurnedEllipse): UnitCircleFrame {
  // en: The columns of White's matrix: half axes and centre.
  // ja: White の行列の列：二つの半軸と中心。
  const lx = { x: Math.cos(white.angle), y: Math.sin(white.angle) };
  const first = { x: white.rx * lx.x, y: white.rx * lx.y };
  const second = { x: white.ry * -lx.y, y: white.ry * lx.x };

  // en: The inverse of Blue's matrix: move back, turn back, divide by the radii.
  // ja: Blue の行列の逆行列：平行移動を戻し、回転を戻し、半径で割る。
  const c = Math.cos(blue.angle);
  const s = Math.sin(blue.angle);
  const perRx = 1 / blue.rx;
  const perRy = 1 / blue.ry;
  const apply = (v: Point) => ({
    x: c * perRx * v.x + s * perRx * v.y,
    y: -s * perRy * v.x + c * perRy * v.y,
  });
  const moved = apply(white);
  const shift = {
    x: -(c * blue.x + s * blue.y) * perRx,
    y: -(-s * blue.x + c * blue.y) * perRy,
  };
  const columns = [apply(first), apply(second), { x: moved.x + shift.x, y: moved.y + shift.y }] as const;

  // en: A Aᵀ = (e f; f g): its eigenvectors are the axes of the new ellipse. Without f this divides by 0.
  // ja: A Aᵀ = (e f; f g) の固有ベクトルが、移った楕円の軸になる。f が 0 なら 0 で割ってしまう。
  const [p, q, w] = columns;
  const e = p.x * p.x + q.x * q.x;
  const f = p.x * p.y + q.x * q.y;
  const g = p.y * p.y + q.y * q.y;
  const sum = e + g;
  const root = Math.sqrt((e - g) * (e - g) + 4 * f * f);
  const larger = (sum + root) * 0.5;
  const smaller = (sum - root) * 0.5;
  const u1 = normalized({ x: 1, y: (larger - e) / f });
  const u2 = { x: -u1.y, y: u1.x };
  const radii = [Math.sqrt(larger), Math.sqrt(smaller)] as const;

  // en: Reflect into the second quadrant; then, where the ellipse lies, reflect in y = -x, so that it stands.
  // ja: 第 2 象限へ対称移動し、横長なら直線 y = -x に関して対称移動して縦長にする。
  const centre = { x: dot(w, u1), y: dot(w, u2) };
  const E = { x: -Math.abs(centre.x), y: Math.abs(centre.y) };
  const exchanged = radii[0] > radii[1];
  const [a, b] = exchanged ? [radii[1], radii[0]] : radii;
  return {
    E: exchanged ? { x: -E.y, y: -E.x } : E,
    a,
    b,
    columns,
    axes: [u1, u2],
    radii,
    centre,
    exchanged,
  };
}

export interface EllipseTest extends UnitCircleTest {
  readonly frame: UnitCircleFrame;
}

// en: Whether two turned ellipses meet.
// ja: 回転した二つの楕円がぶつかっているか。
export function ellipsesMeet(white: TurnedEllipse, blue: TurnedEllipse): EllipseTest {
  const frame = toUnitCircle(white, blue);
  return { ...axisAlignedEllipseMeetsUnitCircle(frame.E, frame.a, frame.b), frame };
}
