import type { HalfPlane, SimpleShape } from "../../src/shapes/kind.js";
import { bodiesOf, type Core } from "./body.js";
import { arcEnds, spans } from "./core-distance.js";
import { reachAlong } from "./ellipse-normals.js";
import { axisOf } from "./figure.js";
import { kindNumbers, positionIn, type Scale } from "./primitive.js";
import type { Real } from "./real.js";
import { dotReal, lesserReal, opposite, type RealVector, realVector, subtract, unit } from "./real-vector.js";

/**
 * How far a shape is beyond a half plane: the least of n·(p − c) over its points, n being the unit normal; negative
 * where they overlap. For two half planes that of their boundaries, which means something if the normals are opposite.
 * The other shape may be moved by an offset of its own scale.
 */
export function halfPlaneGap(
  half: HalfPlane,
  other: SimpleShape,
  scale: Scale,
  otherScale: Scale = scale,
): Real {
  const normal = unit(realVector(axisOf(half.nx, half.ny)));
  const origin = realVector(positionIn(half.x, half.y, scale));
  const beyond = (p: RealVector) => dotReal(normal, subtract(p, origin));
  if (other.kind === kindNumbers.halfPlane) {
    return beyond(realVector(positionIn(other.x, other.y, otherScale)));
  }
  return bodiesOf(other, otherScale)
    .map(({ core, margin }) => leastBeyond(core, normal, beyond).minus(margin))
    .reduce(lesserReal);
}

function leastBeyond(core: Core, normal: RealVector, beyond: (p: RealVector) => Real): Real {
  switch (core.form) {
    case "edge":
      return lesserReal(beyond(core.a), beyond(core.b));
    case "oval":
      return beyond(core.centre).minus(reachAlong(core, normal));
    case "arc": {
      const candidates = arcEnds(core).map(beyond);
      if (spans(core.span, opposite(normal))) candidates.push(beyond(core.centre).minus(core.radius));
      return candidates.reduce(lesserReal);
    }
  }
}
