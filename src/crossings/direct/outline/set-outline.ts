import { Kind, type Shape } from "../../../shapes/kind.js";
import { type Conic, setConic } from "./conic.js";
import { setStoredEdges } from "./edge-list.js";
import type { Outline } from "./outline.js";
import { setBox, setCapsule } from "./rounded-outline.js";
import { setArc, setRingPart } from "./wedge-outline.js";

/**
 * Sets an outline to that of a shape; false for shapes without the interior that their kind has, with too many
 * edges, or of a size out of range; and for other kinds.
 */
export function setOutline(out: Outline, shape: Shape): boolean {
  out.edges.count = 0;
  out.roundCount = 0;
  switch (shape.kind) {
    case Kind.circle:
    case Kind.ellipse:
      out.roundCount = 1;
      return setConic(out.rounds[0] as Conic, shape);
    case Kind.segment:
    case Kind.polygon:
    case Kind.polyline:
      return setStoredEdges(out.edges, shape);
    case Kind.rect:
      return setBox(out, shape, 0);
    case Kind.roundedRect:
      return setBox(out, shape, shape.r);
    case Kind.capsule:
      return setCapsule(out, shape);
    case Kind.sector:
      return setRingPart(out, shape, 0, shape.r);
    case Kind.annularSector:
      return setRingPart(out, shape, shape.innerR, shape.outerR);
    case Kind.arc:
      return setArc(out, shape);
    default:
      return false;
  }
}
