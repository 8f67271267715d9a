export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TurnedEllipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly angle: number;
}

/**
 * The tutorial 点と楕円の衝突, step by step: the ellipse back to the origin, back to its axes, stretched to the circle of
 * radius rx. The rim does not count.
 */
export function pageSaysPointInEllipse(point: Point, ellipse: TurnedEllipse): boolean {
  const sine = Math.sin(ellipse.angle);
  const cosine = Math.cos(ellipse.angle);
  const moved = { x: point.x - ellipse.x, y: point.y - ellipse.y };
  const turned = { x: moved.x * cosine + moved.y * sine, y: -moved.x * sine + moved.y * cosine };
  const stretched = { x: turned.x, y: (ellipse.rx / ellipse.ry) * turned.y };
  return stretched.x * stretched.x + stretched.y * stretched.y < ellipse.rx * ellipse.rx;
}
