import type { Direction, Vec2 } from "../math/vector.js";
import type { Capsule, RoundedRect } from "../shapes/kind.js";
import { cornersOf, pointAlong } from "./corners.js";
import { drawCircle, drawClosed } from "./outline-simple.js";
import type { Pen } from "./pen.js";

/** A half circle about each end, joined by the straight sides. */
export function drawCapsule(pen: Pen, { ax, ay, bx, by, r }: Capsule): void {
  if (ax === bx && ay === by) {
    drawCircle(pen, ax, ay, r, "forward");
    return;
  }
  const a = { x: ax, y: ay };
  const b = { x: bx, y: by };
  if (r === 0) {
    drawClosed(pen, [a, b]);
    return;
  }
  // Halves, so that no difference exceeds the largest double.
  const along = { x: bx / 2 - ax / 2, y: by / 2 - ay / 2 };
  const across = { x: -along.y, y: along.x };
  drawAround(pen, r, [
    { centre: b, from: backward(across), to: across, isWide: true },
    { centre: a, from: across, to: backward(across), isWide: true },
  ]);
}

/** A quarter circle at each corner, joined by the straight sides. */
export function drawRoundedRect(pen: Pen, rect: RoundedRect): void {
  const { halfWidth, halfHeight, r, ux, uy } = rect;
  if (r === 0) {
    drawClosed(pen, cornersOf(rect));
    return;
  }
  const core = { ...rect, halfWidth: halfWidth - r, halfHeight: halfHeight - r };
  const directions = [
    { x: -ux, y: -uy },
    { x: uy, y: -ux },
    { x: ux, y: uy },
    { x: -uy, y: ux },
  ];
  const corners = cornersOf(core).map((centre, i) => ({
    centre,
    from: directions[i] ?? rightwards,
    to: directions[(i + 1) % 4] ?? rightwards,
    isWide: false,
  }));
  drawAround(pen, r, corners);
}

const rightwards: Direction = { x: 1, y: 0 };

interface Turning {
  readonly centre: Vec2;
  readonly from: Direction;
  readonly to: Direction;
  readonly isWide: boolean;
}

/** The outline of all points within r of a convex polygon, given as its turns about the polygon's corners. */
function drawAround(pen: Pen, r: number, turnings: readonly Turning[]): void {
  turnings.forEach(({ centre, from, to, isWide }, i) => {
    const { x, y } = centre;
    const begin = pointAlong(x, y, r, from);
    if (i === 0) pen.moveTo(begin);
    else pen.lineTo(begin);
    pen.arc({ x, y, r, from, to, isWide, way: "forward" });
  });
  pen.close();
}

function backward({ x, y }: Direction): Direction {
  return { x: -x, y: -y };
}
