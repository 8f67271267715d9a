/**
 * The name of a body in its world: a safe integer ≥ 0 that the world never gives twice.
 *
 * As long as few bodies have been removed, ids are small integers, which engines store and pass without allocating.
 *
 * @example
 * const world = new World();
 * const bodies = new Map<BodyId, string>([[world.add(circle(0, 0, 1)), "coin"]]);
 * world.queryPoint(0, 0).map((id) => bodies.get(id)); // [ 'coin' ]
 */
export type BodyId = number;

/** The most bodies that a world can hold: the low 20 bits of an id are its slot, the rest counts the earlier uses of the slot. */
export const MOST_BODIES = 2 ** 20;

/** The uses of a slot after which ids would no longer be safe integers; the slot is then given up. */
export const MOST_USES = 2 ** 32;

/** The slot of an id. Any other number gives some slot, too: only the id stored there shows whether it is an id. */
export function slotOf(id: BodyId): number {
  return id & (MOST_BODIES - 1);
}

/** How often the slot of an id had been used before. */
export function usesBefore(id: BodyId): number {
  return Math.floor(id / MOST_BODIES);
}
