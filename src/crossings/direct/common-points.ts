import type { Vec2 } from "../../math/vector.js";
import type { Shape } from "../../shapes/kind.js";
import { At, found, MOST_CROSSINGS, STRIDE } from "./crossing/crossing-list.js";
import { findCrossings } from "./find-crossings.js";

/** The crossings in the order of their points, each by where its numbers begin. */
const order = /* @__PURE__ */ new Int32Array(MOST_CROSSINGS);

/**
 * The points where the outlines of two shapes cross, and there certainly are no other common ones, in the
 * order of x, then y; null where doubles do not tell, or the shapes are not of the kinds looked at here.
 */
export function directCommonPoints(a: Shape, b: Shape): Vec2[] | null {
  if (!findCrossings(a, b)) return null;
  if (found.count === 2) return twoPoints();
  if (!setOrder()) return null;
  if (found.count === 4) return [pointAt(0), pointAt(1), pointAt(2), pointAt(3)];
  const points: Vec2[] = [];
  for (let i = 0; i < found.count; i += 1) points.push(pointAt(i));
  return points;
}

/** As for other numbers of them, without an array that grows and would be given room for many more. */
function twoPoints(): Vec2[] | null {
  const { numbers } = found;
  const awayX = (numbers[At.x] as number) - (numbers[STRIDE + At.x] as number);
  const away = awayX || (numbers[At.y] as number) - (numbers[STRIDE + At.y] as number);
  if (away === 0) return null;
  const first = Number(away > 0);
  order[0] = STRIDE * first;
  order[1] = STRIDE - STRIDE * first;
  return [pointAt(0), pointAt(1)];
}

/** False if crossings of different edges are the same point, as where a chain crosses itself. */
function setOrder(): boolean {
  const { count, numbers } = found;
  for (let i = 0; i < count; i += 1) {
    const at = STRIDE * i;
    const x = numbers[at + At.x] as number;
    const y = numbers[at + At.y] as number;
    let place = i;
    for (; place > 0; place -= 1) {
      const before = order[place - 1] as number;
      const away = x - (numbers[before + At.x] as number) || y - (numbers[before + At.y] as number);
      if (away === 0) return false;
      if (away > 0) break;
      order[place] = before;
    }
    order[place] = at;
  }
  return true;
}

function pointAt(place: number): Vec2 {
  const at = order[place] as number;
  const { numbers, unit } = found;
  return { x: (numbers[at + At.x] as number) * unit, y: (numbers[at + At.y] as number) * unit };
}
