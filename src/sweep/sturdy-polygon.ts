import { Kind, type Polygon, type SimpleShape } from "../shapes/kind.js";

/** A polygon that counts as convex only if it stays so in a frame, however it is placed there. */
export function asPlaceable(shape: SimpleShape): SimpleShape {
  return shape.kind === Kind.polygon && shape.convex && !isSturdy(shape)
    ? { ...shape, convex: false }
    : shape;
}

/** More than eight times what vertices in a frame are off by: as they are read 2⁻⁵⁵, as they are placed 2⁻⁵⁰. */
const ROUNDING = 2 ** -47;

/**
 * Whether a convex polygon turns the same way at each of its vertices, and its edges point where they do, when the vertices
 * are rounded: as a needle may not, nor a speck beside something as large as the frame. Then an edge may show a gap that
 * is none.
 *
 * Vertices that are off by δ turn an edge of length ℓ by 2δ/ℓ. What the polygon turns by at a vertex, the sine of which is
 * cross / (ℓ · other length), has to be more than that of both edges.
 */
function isSturdy({ vertices, orientation }: Polygon): boolean {
  const { length } = vertices;
  const coordinate = (index: number) => vertices[index % length] ?? 0;
  for (let i = 0; i < length; i += 2) {
    const beforeX = coordinate(i + 2) - coordinate(i);
    const beforeY = coordinate(i + 3) - coordinate(i + 1);
    const afterX = coordinate(i + 4) - coordinate(i + 2);
    const afterY = coordinate(i + 5) - coordinate(i + 3);
    const before = Math.abs(beforeX) + Math.abs(beforeY);
    const after = Math.abs(afterX) + Math.abs(afterY);
    const cross = orientation * (beforeX * afterY - beforeY * afterX);
    if (!(cross >= ROUNDING * Math.max(before, after))) return false;
  }
  return true;
}
