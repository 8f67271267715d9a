/**
 * The name of a body in its world: a safe integer ≥ 0 that the world never gives twice.
 *
 * Small integers as long as few bodies have been removed, which engines store and pass without allocating.
 */
export type BodyId = number;

/**
 * Bodies that a world can hold at a time: an id's low 20 bits are its slot, the rest counts the slot's uses.
 */
export const MOST_BODIES = 2 ** 20;

/** Uses of one slot after which ids would no longer be safe integers; the slot is then given up. */
export const MOST_USES = 2 ** 32;

/** The slot of an id. Of any other number it is some slot: whose body it is, the stored id tells. */
export function slotOf(id: BodyId): number {
  return id & (MOST_BODIES - 1);
}

/** How often the slot of an id had been used before. */
export function usesBefore(id: BodyId): number {
  return Math.floor(id / MOST_BODIES);
}
