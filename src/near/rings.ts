/** Rings of vertices, given by their ends, and the order of their edges. */

/** The ring of a vertex. */
export function ringOf(ringEnds: readonly number[], vertex: number): number {
  let least = 0;
  let most = ringEnds.length - 1;
  while (least < most) {
    const middle = (least + most) >> 1;
    if ((ringEnds[middle] as number) > vertex) most = middle;
    else least = middle + 1;
  }
  return least;
}

export function firstOfRing(ringEnds: readonly number[], ring: number): number {
  return ring === 0 ? 0 : (ringEnds[ring - 1] as number);
}

export function nextOnRing(ringEnds: readonly number[], ring: number, vertex: number): number {
  return vertex + 1 < (ringEnds[ring] as number) ? vertex + 1 : firstOfRing(ringEnds, ring);
}
