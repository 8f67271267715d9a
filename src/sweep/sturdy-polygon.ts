import { Kind, type Polygon, type SimpleShape } from "../shapes/kind.js";

/** A polygon that counts as convex only if it stays so in a frame, however it is placed there. */
export function asPlaceable(shape: SimpleShape): SimpleShape {
  return shape.kind === Kind.polygon && shape.convex && !isSturdy(shape)
    ? { ...shape, convex: false }
    : shape;
}

/** Edges that are no shorter than this part of the polygon's size are long. */
const LONG = 2 ** -4;

/** More than eight times what vertices in a frame are off by: as they are read 2⁻⁵⁵, as they are placed 2⁻⁵⁰. */
const ROUNDING = 2 ** -47;

/**
 * Whether no edge of a convex polygon shows a gap that is none, when its vertices are rounded: as the shortest edge of a
 * needle may, which points anywhere then.
 *
 * Vertices that are off by δ turn an edge of length ℓ by 2δ/ℓ, so that a vertex at a distance d from it seems to be deeper
 * than it is by no more than d times that. For a long edge this is below 2⁻⁵⁰, as it is read. For others the vertex is as
 * much deeper, if the polygon turns by more than that at both ends: the sine of the turn is cross / (ℓ · other length).
 */
function isSturdy({ vertices, orientation, minX, minY, maxX, maxY }: Polygon): boolean {
  const long = LONG * (maxX - minX + (maxY - minY));
  const { length } = vertices;
  const coordinate = (index: number) => vertices[index % length] ?? 0;
  for (let i = 0; i < length; i += 2) {
    const beforeX = coordinate(i + 2) - coordinate(i);
    const beforeY = coordinate(i + 3) - coordinate(i + 1);
    const afterX = coordinate(i + 4) - coordinate(i + 2);
    const afterY = coordinate(i + 5) - coordinate(i + 3);
    const before = Math.abs(beforeX) + Math.abs(beforeY);
    const after = Math.abs(afterX) + Math.abs(afterY);
    if (Math.min(before, after) >= long) continue;
    const cross = orientation * (beforeX * afterY - beforeY * afterX);
    if (!(cross >= ROUNDING * Math.max(before, after))) return false;
  }
  return true;
}
