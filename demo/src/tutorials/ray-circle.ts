interface Point {
  readonly x: number;
  readonly y: number;
}

// en: c1 is the near point, c2 the far one; where the ray only touches, they are the same.
// ja: c1 は近い方の衝突点、c2 は遠い方の衝突点。接するときは同じ点になる。
interface Hits {
  readonly c1: Point;
  readonly c2: Point;
}

// en: (ox, oy): the circle's centre. r: its radius. (ax, ay): the start of the ray. (vx, vy): its direction.
// ja: (ox, oy)：円の中心。r：半径。(ax, ay)：レイの始点。(vx, vy)：レイの方向ベクトル。
export function rayCircleHits(
  ox: number,
  oy: number,
  r: number,
  ax: number,
  ay: number,
  vx: number,
  vy: number,
): Hits | null {
  // en: No circle has a negative radius (0 is allowed), and no ray has no direction.
  // ja: 半径が負の円（0 はよい）と、方向のないレイは受け付けない。
  if (r < 0) return null;
  if (vx === 0 && vy === 0) return null;

  // en: Let the circle's centre be the origin, and the direction have length 1.
  // ja: 円の中心を原点とし、方向ベクトルの長さを 1 にする（正規化）。
  const x = ax - ox;
  const y = ay - oy;
  const length = Math.sqrt(vx * vx + vy * vy);
  const ux = vx / length;
  const uy = vy / length;

  // en: t² + 2(A·V)t + (A·A − r²) = 0, of which s is a quarter of the discriminant.
  // ja: t² + 2(A·V)t + (A·A − r²) = 0。s は判別式の 1/4。
  const dotAV = x * ux + y * uy;
  const dotAA = x * x + y * y;
  let s = dotAV * dotAV - dotAA + r * r;

  // en: Nearly 0 is taken for 0: the ray touches.
  // ja: ほとんど 0 なら 0、つまり接しているとみなす（誤差の補正）。
  if (Math.abs(s) < 0.000001) s = 0;

  // en: No real root: the line misses the circle.
  // ja: 実数解がない：円に当たらない。
  if (s < 0) return null;

  // en: A negative root lies behind the start, or the start is in the circle: both are refused.
  // ja: 解が負なら、円は後ろにあるか、始点が円の中にある。どちらも「当たらない」とする。
  const root = Math.sqrt(s);
  const t1 = -dotAV - root;
  const t2 = -dotAV + root;
  if (t1 < 0 || t2 < 0) return null;

  return {
    c1: { x: x + t1 * ux + ox, y: y + t1 * uy + oy },
    c2: { x: x + t2 * ux + ox, y: y + t2 * uy + oy },
  };
}
