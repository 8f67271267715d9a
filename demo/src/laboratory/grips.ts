import { bounds, type Vec2 } from "osculate";
import { snap } from "../parts/number-format.js";
import type { Localized } from "../site/language.js";
import type { Side } from "./catalogue.js";
import { type Pair, type Specimen, shapeOf } from "./specimen.js";
import {
  changed,
  degreesTo,
  localOf,
  numberOf,
  pointsOf,
  unit,
  wholeTurn,
  within,
  worldOf,
} from "./specimen-frame.js";
import { gripWords, partWords, vertexWords } from "./words.js";

/** One thing about a specimen that can be dragged: where it is, and the specimen after a drag. */
export interface Grip {
  readonly kind: "move" | "turn" | "size";
  readonly label: Localized;
  at(specimen: Specimen): Vec2;
  dragged(specimen: Specimen, to: Readonly<Vec2>): Specimen;
  /** Whether it lies outside the specimen, tied to its position by a line. */
  readonly standsOff?: boolean;
  /** Whether the inside of the specimen drags it, too. */
  readonly movesWhole?: boolean;
  /** The angle that it turns, in degrees, for those that turn one. */
  readonly turning?: Turning;
}

interface Turning {
  get(specimen: Specimen): number;
  set(specimen: Specimen, degrees: number): Specimen;
}

/**
 * The grips of a specimen on a side of the bench, its position first; they fit every specimen with the same kind and
 * as many points. The lever that turns it points away from the other side.
 */
export function gripsOf(specimen: Specimen, side: Side): readonly Grip[] {
  const grips = [move, ...ownGrips(specimen)];
  return "angle" in specimen ? [...grips, lever(side === "a" ? -1 : 1)] : grips;
}

function ownGrips(specimen: Specimen): readonly Grip[] {
  switch (specimen.kind) {
    case "point":
    case "halfPlane":
      return [];
    case "circle":
      return [length("r", gripWords.radius, () => [0.8, -0.6])];
    case "ellipse":
      return [length("rx", gripWords.radiusX, () => [1, 0]), length("ry", gripWords.radiusY, () => [0, 1])];
    case "rect":
      return [corner];
    case "roundedRect":
      return [corner, roundness];
    case "sector":
    case "arc":
      return [length("r", gripWords.radius, middle), edge("start", "r"), edge("end", "r")];
    case "annularSector":
      return [
        length("innerR", gripWords.innerRadius, middle),
        length("outerR", gripWords.outerRadius, middle),
        edge("start", "outerR"),
        edge("end", "outerR"),
      ];
    case "capsule":
      return [...pointGrips("points", specimen.points), capsuleRadius];
    case "segment":
    case "polyline":
      return pointGrips("points", specimen.points);
    case "polygon":
      return [...pointGrips("points", specimen.points), ...pointGrips("hole", specimen.hole)];
    case "compound":
      return specimen.parts.map((_, index) => partGrip(index));
  }
}

const move: Grip = {
  kind: "move",
  label: gripWords.move,
  at: ({ x, y }) => ({ x, y }),
  dragged: (specimen, to) => ({ ...specimen, x: snap(to.x), y: snap(to.y) }),
  movesWhole: true,
};

/** World units by which a lever reaches beyond its shape, and its length where the shape has no end. */
const leverOverhang = 28;
const leverWithoutEnd = 70;

/** The grip that turns a specimen, on the local x axis in a direction, outside all its other grips. */
function lever(towards: 1 | -1): Grip {
  const turning: Turning = {
    get: (specimen) => numberOf(specimen, "angle"),
    set: (specimen, degrees) => changed(specimen, { angle: wholeTurn(degrees) }),
  };
  return {
    kind: "turn",
    label: gripWords.turn,
    at: (specimen) => worldOf(specimen, [towards * leverLength(specimen, towards), 0]),
    dragged: (specimen, to) => turning.set(specimen, degreesTo(specimen, to) + (towards === 1 ? 0 : 180)),
    standsOff: true,
    turning,
  };
}

function leverLength(specimen: Specimen, towards: 1 | -1): number {
  const { minX, maxX } = bounds(
    shapeOf({ ...specimen, x: 0, y: 0, ...("angle" in specimen && { angle: 0 }) }),
  );
  const reach = Math.max(0, towards === 1 ? maxX : -minX);
  return Number.isFinite(reach) ? reach + leverOverhang : leverWithoutEnd;
}

const corner: Grip = {
  kind: "size",
  label: gripWords.size,
  at: (specimen) => worldOf(specimen, [numberOf(specimen, "width") / 2, numberOf(specimen, "height") / 2]),
  dragged(specimen, to) {
    const [x, y] = localOf(specimen, to);
    const size = { width: snap(Math.max(0, 2 * x)), height: snap(Math.max(0, 2 * y)) };
    if (specimen.kind !== "roundedRect") return changed(specimen, size);
    return changed(specimen, { ...size, r: Math.min(specimen.r, size.width / 2, size.height / 2) });
  },
};

const roundness: Grip = {
  kind: "size",
  label: gripWords.roundness,
  at: (specimen) => {
    const { width, height, r } = specimen as Specimen & { width: number; height: number; r: number };
    return worldOf(specimen, [width / 2 - r, -height / 2]);
  },
  dragged(specimen, to) {
    const [x] = localOf(specimen, to);
    const { width, height } = specimen as Specimen & { width: number; height: number };
    return changed(specimen, { r: within(width / 2 - x, Math.min(width, height) / 2) });
  },
};

const capsuleRadius: Grip = {
  kind: "size",
  label: gripWords.radius,
  at: (specimen) => worldOf(specimen, beside(specimen, numberOf(specimen, "r"))),
  dragged(specimen, to) {
    const [baseX, baseY] = beside(specimen, 0);
    const [x, y] = localOf(specimen, to);
    return changed(specimen, { r: snap(Math.hypot(x - baseX, y - baseY)) });
  },
};

/** The point beside the middle of a capsule, `distance` away from its core. */
function beside(specimen: Specimen, distance: number): Pair {
  const [a = [0, 0], b = [0, 0]] = pointsOf(specimen, "points");
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const size = Math.hypot(dx, dy) || 1;
  return [(a[0] + b[0]) / 2 + (dy / size) * distance, (a[1] + b[1]) / 2 - (dx / size) * distance];
}

/** A grip for a length along a local unit vector from the position. */
function length(field: string, label: Localized, along: (specimen: Specimen) => Pair): Grip {
  return {
    kind: "size",
    label,
    at(specimen) {
      const [x, y] = along(specimen);
      return worldOf(specimen, [x * numberOf(specimen, field), y * numberOf(specimen, field)]);
    },
    dragged(specimen, to) {
      const [x, y] = localOf(specimen, to);
      const [alongX, alongY] = along(specimen);
      // An axis is pulled along itself; a circle's rim wherever the pointer goes.
      const pulled = "rx" in specimen ? x * alongX + y * alongY : Math.hypot(x, y);
      return changed(specimen, {
        [field]: within(pulled, mostOf(specimen, field), leastOf(specimen, field)),
      });
    },
  };
}

function mostOf(specimen: Specimen, field: string): number {
  return field === "innerR" ? numberOf(specimen, "outerR") : Number.POSITIVE_INFINITY;
}

function leastOf(specimen: Specimen, field: string): number {
  return field === "outerR" ? numberOf(specimen, "innerR") : 0;
}

/** The local unit vector halfway from a specimen's start on to its end. */
function middle(specimen: Specimen): Pair {
  const start = numberOf(specimen, "start");
  const opening = (((numberOf(specimen, "end") - start) % 360) + 360) % 360;
  return unit(start + (opening || 360) / 2);
}

/** A grip for the direction of an edge, at the end of it. */
function edge(field: "start" | "end", radius: string): Grip {
  const turning: Turning = {
    get: (specimen) => numberOf(specimen, field),
    set: (specimen, degrees) => changed(specimen, { [field]: wholeTurn(degrees) }),
  };
  return {
    kind: "turn",
    label: gripWords[field],
    at(specimen) {
      const [x, y] = unit(numberOf(specimen, field));
      return worldOf(specimen, [x * numberOf(specimen, radius), y * numberOf(specimen, radius)]);
    },
    dragged: (specimen, to) => turning.set(specimen, degreesTo(specimen, to) - numberOf(specimen, "angle")),
    turning,
  };
}

function pointGrips(field: "points" | "hole", points: readonly Pair[]): readonly Grip[] {
  return points.map((_, index) => ({
    kind: "move",
    label: vertexWords(field, index + 1),
    at: (specimen) => worldOf(specimen, pointsOf(specimen, field)[index] ?? [0, 0]),
    dragged(specimen, to) {
      const [x, y] = localOf(specimen, to);
      return changed(specimen, { [field]: pointsOf(specimen, field).with(index, [snap(x), snap(y)]) });
    },
  }));
}

function partGrip(index: number): Grip {
  const partsOf = (specimen: Specimen) => (specimen.kind === "compound" ? specimen.parts : []);
  return {
    kind: "move",
    label: partWords(index + 1),
    at(specimen) {
      const part = partsOf(specimen)[index];
      return worldOf(specimen, part ? [part.x, part.y] : [0, 0]);
    },
    dragged(specimen, to) {
      const part = partsOf(specimen)[index];
      if (!part) return specimen;
      const [x, y] = localOf(specimen, to);
      return changed(specimen, { parts: partsOf(specimen).with(index, { ...part, x: snap(x), y: snap(y) }) });
    },
  };
}
