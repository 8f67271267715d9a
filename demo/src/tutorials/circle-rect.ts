interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

// en: (x, y) is the top left corner before turning. It turns about its centre, counter-clockwise on the
// ja: (x, y) は回転前の左上の頂点。中心のまわりに回転し、y 軸が下向きの画面で
// en: screen, whose y axis points down; the angle is in radians.
// ja: 反時計回りを正とする。角度はラジアン。
interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

export function circleMeetsRect(circle: Circle, rect: Rect): boolean {
  const originX = rect.x + rect.width / 2;
  const originY = rect.y + rect.height / 2;
  const cos = Math.cos(rect.angle);
  const sin = Math.sin(rect.angle);

  // en: Leave the rectangle upright, and turn the circle back about the rectangle's centre.
  // ja: 矩形は 0° のままにして、円の中心を矩形の中心のまわりに回して戻す。
  const cx = cos * (circle.x - originX) - sin * (circle.y - originY) + originX;
  const cy = sin * (circle.x - originX) + cos * (circle.y - originY) + originY;

  // en: The nearest x: the left side, the right side, or cx itself.
  // ja: 最も近い x：左辺、右辺、または cx 自身。
  let nearestX = cx;
  if (cx < rect.x) nearestX = rect.x;
  else if (cx > rect.x + rect.width) nearestX = rect.x + rect.width;

  // en: The nearest y: the top, the bottom, or cy itself.
  // ja: 最も近い y：上辺、下辺、または cy 自身。
  let nearestY = cy;
  if (cy < rect.y) nearestY = rect.y;
  else if (cy > rect.y + rect.height) nearestY = rect.y + rect.height;

  return distanceBetween(cx, cy, nearestX, nearestY) < circle.radius;
}

// en: The theorem of Pythagoras: a² + b² = c².
// ja: ピタゴラスの定理（三平方の定理）：a² + b² = c²。
function distanceBetween(x1: number, y1: number, x2: number, y2: number): number {
  const a = Math.abs(x1 - x2);
  const b = Math.abs(y1 - y2);
  return Math.sqrt(a * a + b * b);
}
