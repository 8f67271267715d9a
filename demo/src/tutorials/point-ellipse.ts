interface Point {
  readonly x: number;
  readonly y: number;
}

// en: (x, y) is the centre, rx and ry are the radii; the angle is in radians.
// ja: (x, y) は中心、rx と ry は半径。角度はラジアン。
interface Ellipse extends Point {
  readonly rx: number;
  readonly ry: number;
  readonly angle: number;
}

// en: Does to the point what would make the ellipse a circle about the origin.
// ja: 楕円を原点中心の円に戻す操作を、そのまま点に行う。
export function isPointInEllipse(point: Point, ellipse: Ellipse): boolean {
  const cos = Math.cos(ellipse.angle);
  const sin = Math.sin(ellipse.angle);

  // en: 1. Move: the centre goes to the origin.
  // ja: 1. 平行移動：楕円の中心を原点へ。
  const dx = point.x - ellipse.x;
  const dy = point.y - ellipse.y;

  // en: 2. Turn by −θ: only the signs of the sines change.
  // ja: 2. −θ の回転：sin の符号だけが変わる。
  const turnedX = dx * cos + dy * sin;
  const turnedY = -dx * sin + dy * cos;

  // en: 3. Stretch y by rx / ry, so that ry becomes rx.
  // ja: 3. 拡縮：y を rx / ry 倍して、y 半径を x 半径に揃える。
  const stretchedY = (ellipse.rx / ellipse.ry) * turnedY;

  // en: 4. A point and a circle: compare the squares, which saves the root.
  // ja: 4. あとは点と円。平方根を省くため、2 乗どうしを比べる。
  return turnedX * turnedX + stretchedY * stretchedY < ellipse.rx * ellipse.rx;
}
