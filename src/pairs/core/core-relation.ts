import { Containment, type Relation, relationFrom } from "../../exact/rcc8.js";
import type { Sign } from "../../math/exact.js";
import type { ConvexCore } from "./convex-core.js";
import { grownMeeting } from "./core-meeting.js";
import { placeIn } from "./core-place.js";
import { depthSign, slackSign } from "./core-reach.js";

/**
 * The relation of two convex shapes by their cores. Exact, with a radius only on a grid (see `setOnGrid`).
 */
export function coreRelation(a: ConvexCore, b: ConvexCore): Relation {
  const meeting = grownMeeting(a, b);
  if (meeting < 0) return "apart";
  if (meeting === 0 && hasArea(a) && hasArea(b)) return "touching";
  return relationFrom(meeting, containmentIn(b, a), containmentIn(a, b));
}

export function hasArea({ count, radius }: ConvexCore): boolean {
  return count > 2 || radius > 0;
}

/**
 * Whether a core with its radius lies in another with its own: with the lesser radius taken from both, since
 * convex sets that lie in each other do so too when both are grown or shrunk by the same disc. Where
 * boundaries meet, a vertex of the inner core tells.
 */
export function containmentIn(outer: ConvexCore, inner: ConvexCore): Containment {
  const room = outer.radius - inner.radius;
  if (room < 0) return outer.count < 3 ? Containment.none : containmentOf(depthSign(outer, inner));
  // A radius around what has no area leaves no room beside a core within.
  let least: Sign = room === 0 && outer.radius > 0 && outer.count < 3 ? 0 : 1;
  for (let k = 0; k < inner.count; k++) {
    const slack = room === 0 ? placeIn(outer, inner, k) : slackOf(outer, inner, k);
    if (slack < 0) return Containment.none;
    if (slack === 0) least = 0;
  }
  return containmentOf(least);
}

/** The same as `slackSign`, wherever the vertex lies. */
function slackOf(core: ConvexCore, other: ConvexCore, k: number): Sign {
  return core.count > 2 && placeIn(core, other, k) >= 0 ? 1 : slackSign(core, other, k);
}

function containmentOf(slack: Sign): Containment {
  return slack < 0 ? Containment.none : slack === 0 ? Containment.touching : Containment.strict;
}
