import type { Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import type { Circle } from "../shapes/kind.js";
import { Corners, LARGEST_SIZE, LEAST_SIZE, type StraightSided, setCorners } from "./corners.js";
import { FIRST_LOOK } from "./hit.js";
import type { Touch } from "./touch.js";

/** As for two shapes with straight sides. */
const TOLERANCE = 2 ** -44;
const MARGIN = 2 ** -47;

const corners = /* @__PURE__ */ new Corners();

/** Seen from the centre of the disc: the side that parts it last from the other shape, and when it is reached. */
const reached = { side: 0, t: 0.5, size: 0.5, radius: 0.5 };

/**
 * The first touch of a disc and a shape with straight sides that moves by `way`: 1 with the touch, −1 if there is none; 0
 * if neither is certain here.
 *
 * The centre reaches the line of a side, moved outward by the radius, last of all such lines that part them. If it is
 * beside that side then, the disc touches the side; else perhaps the corner that it is beyond. What is found is the first
 * touch as soon as it is the nearest point at that time: the distance along a straight way has no two minima.
 */
export function sweepDiscStraight(
  out: Touch,
  disc: Circle,
  other: StraightSided,
  way: Readonly<Vec2>,
): Verdict {
  if (disc.r === 0) return 0;
  setCorners(corners, other, disc);
  const size = disc.r + corners.size + Math.abs(way.x) + Math.abs(way.y);
  if (!(size > LEAST_SIZE && size < LARGEST_SIZE)) return 0;
  reached.size = size;
  reached.radius = disc.r;
  if (!passSides(way)) return -1;
  if (reached.side < 0) return 0;
  const { x, y } = corners;
  const { side, t } = reached;
  const startX = (x[side] as number) + t * way.x;
  const startY = (y[side] as number) + t * way.y;
  const alongX = (x[side + 1] as number) - (x[side] as number);
  const alongY = (y[side + 1] as number) - (y[side] as number);
  const place = -(alongX * startX + alongY * startY);
  if (place < 0) return sweepCorner(out, disc, side, way);
  const lengthSq = alongX * alongX + alongY * alongY;
  if (place > lengthSq) return sweepCorner(out, disc, side + 1, way);
  const length = Math.sqrt(lengthSq);
  out.t = t;
  out.normalX = 0 - alongY / length;
  out.normalY = alongX / length + 0;
  if (!overlapsSide(way)) return 0;
  setRimPoint(out, disc);
  return 1;
}

/** Finds the side that parts the disc last; false if one parts it all the way. */
function passSides(way: Readonly<Vec2>): boolean {
  const { x, y, count } = corners;
  const { size, radius } = reached;
  let last = -1;
  let t = 0;
  for (let i = 0; i < count; i += 1) {
    const startX = x[i] as number;
    const startY = y[i] as number;
    const nx = (y[i + 1] as number) - startY;
    const ny = startX - (x[i + 1] as number);
    const height = -(nx * startX + ny * startY);
    if (!(height > 0)) continue;
    const length = Math.sqrt(nx * nx + ny * ny);
    if (height <= (radius + TOLERANCE * size) * length) continue;
    const left = height - (radius + MARGIN * size) * length;
    const speed = nx * way.x + ny * way.y;
    if (left > speed) return false;
    if (left > t * speed) {
      t = left / speed;
      last = i;
    }
  }
  reached.side = last;
  reached.t = t;
  return true;
}

/** Whether a moment later the disc reaches over the side that it has reached. */
function overlapsSide(way: Readonly<Vec2>): boolean {
  const { x, y } = corners;
  const { side, t, size, radius } = reached;
  const later = t + FIRST_LOOK;
  const startX = (x[side] as number) + later * way.x;
  const startY = (y[side] as number) + later * way.y;
  const alongX = (x[side + 1] as number) - (x[side] as number);
  const alongY = (y[side + 1] as number) - (y[side] as number);
  const lengthSq = alongX * alongX + alongY * alongY;
  const place = -(alongX * startX + alongY * startY);
  const height = Math.abs(alongX * startY - alongY * startX);
  return place >= 0 && place <= lengthSq && height < (radius - MARGIN * size) * Math.sqrt(lengthSq);
}

/** The touch of the disc and a corner, if that is the nearest point of the shape then. */
function sweepCorner(out: Touch, disc: Circle, corner: number, way: Readonly<Vec2>): Verdict {
  const { size, radius } = reached;
  const { x, y, count } = corners;
  const cornerX = x[corner] as number;
  const cornerY = y[corner] as number;
  const speed = Math.sqrt(way.x * way.x + way.y * way.y);
  const near = radius + MARGIN * size;
  const along = -(cornerX * way.x + cornerY * way.y) / speed;
  const across = Math.abs(cornerX * way.y - cornerY * way.x) / speed;
  if (!(along > 0 && across < near)) return 0;
  const t = (along - Math.sqrt((near - across) * (near + across))) / speed;
  if (!(t >= 0 && t <= 1)) return 0;
  const thenX = cornerX + t * way.x;
  const thenY = cornerY + t * way.y;
  const at = corner === count ? 0 : corner;
  const before = (at === 0 ? count : at) - 1;
  // The centre is ahead of the side that ends at the corner, and behind the one that begins there.
  const isAhead =
    ((x[at] as number) - (x[before] as number)) * thenX +
      ((y[at] as number) - (y[before] as number)) * thenY <=
    0;
  const isBehind =
    ((x[at + 1] as number) - (x[at] as number)) * thenX +
      ((y[at + 1] as number) - (y[at] as number)) * thenY >=
    0;
  if (!isAhead || !isBehind) return 0;
  const laterX = thenX + FIRST_LOOK * way.x;
  const laterY = thenY + FIRST_LOOK * way.y;
  if (!(Math.sqrt(laterX * laterX + laterY * laterY) < radius - MARGIN * size)) return 0;
  const distance = Math.sqrt(thenX * thenX + thenY * thenY);
  out.t = t;
  out.normalX = thenX / distance + 0;
  out.normalY = thenY / distance + 0;
  setRimPoint(out, disc);
  return 1;
}

function setRimPoint(out: Touch, { x, y, r }: Circle): void {
  out.x = x + r * out.normalX;
  out.y = y + r * out.normalY;
}
