import { type Contact, contact } from "../../query/contact.js";
import type { Shape } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import type { BodyId } from "../bodies/body-id.js";
import { type Filter, requireFilter } from "../bodies/body-options.js";
import { findOverlapping } from "../overlap-search.js";
import { shapeOfMover, slotOfMover } from "./body-moves.js";
import { NO_BODY } from "./body-surroundings.js";

/**
 * The contact of a body or shape with a body.
 *
 * @example
 * const world = new World();
 * world.add(rect(3, 0, 4, 4));
 * const [found]: WorldContact[] = world.contactsOf(circle(0, 0, 2));
 * found?.contact.depth; // 1
 */
export interface WorldContact {
  readonly id: BodyId;
  /** Its normal points to the body. */
  readonly contact: Contact;
}

/** The contacts of a body, or of a shape, with all bodies that it overlaps, in order of ids. */
export function contactsIn(
  bodies: Bodies<unknown>,
  mover: BodyId | Shape,
  filter: Filter | undefined,
): WorldContact[] {
  const caller = "contactsOf";
  const wanted = requireFilter(filter, caller);
  const slot = slotOfMover(bodies, mover, caller);
  const isBody = slot !== NO_BODY;
  const shape = shapeOfMover(bodies, mover, slot);
  const found: WorldContact[] = [];
  for (const id of findOverlapping(bodies, shape, wanted)) {
    if (id === mover || !bodies.has(id)) continue;
    const other = bodies.requireSlot(id, caller);
    if (isBody && !bodies.filters.allowPair(slot, other)) continue;
    const touch = contact(shape, bodies.shapeAt(other));
    if (touch !== null) found.push({ id, contact: touch });
  }
  return found;
}
