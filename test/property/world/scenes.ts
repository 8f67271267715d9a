import { wild } from "../../generators/disturb.js";
import { latticeShape } from "../../generators/lattice.js";
import { legal } from "../../generators/legal.js";
import { logUniform, signed } from "../../generators/numbers.js";
import { ordinaryShape } from "../../generators/ordinary.js";
import { oneIn, type Random } from "../../generators/random.js";
import { KIND_NAMES, type ShapeSpec } from "../../generators/spec.js";
import { centreOf, enlarge, shift } from "../../generators/transform.js";

/** Where the bodies of a world are, and how large. */
export interface Scene {
  readonly name: string;
  /** As many bodies as the model can compare with one another in reasonable time. */
  readonly crowd: number;
  /** Whether some bodies are static. */
  readonly hasStatic: boolean;
  place(random: Random): { x: number; y: number };
  shape(random: Random): ShapeSpec;
}

type Coordinate = (random: Random) => number;

const wholeWithin =
  (reach: number): Coordinate =>
  (random) =>
    random.int(2 * reach + 1) - reach;

function anyKind(random: Random): ShapeSpec {
  return ordinaryShape(random.pick(KIND_NAMES), random);
}

function onLattice(random: Random): ShapeSpec {
  return latticeShape(random.pick(KIND_NAMES), random);
}

/** Mostly without half planes, which are everywhere. */
function bounded(shape: (random: Random) => ShapeSpec): (random: Random) => ShapeSpec {
  return (random) => {
    const drawn = shape(random);
    return drawn.type === "halfPlane" && !oneIn(random, 4) ? shape(random) : drawn;
  };
}

function scene(
  name: string,
  x: Coordinate,
  y: Coordinate,
  shape: (random: Random) => ShapeSpec = onLattice,
): Scene {
  return {
    name,
    crowd: name === "in one spot" ? 100 : 250,
    hasStatic: true,
    place: (random) => ({ x: x(random), y: y(random) }),
    shape(random) {
      const drawn = bounded(shape)(random);
      const centre = centreOf(drawn);
      return legal(shift(drawn, x(random) - centre.x, y(random) - centre.y));
    },
  };
}

const zero: Coordinate = () => 0;

/** Bodies of one class of sizes, all moving: a grid of cells is all that they are found by. */
function alike(name: string, shape: (random: Random, x: number, y: number) => ShapeSpec): Scene {
  const place = (random: Random) => ({ x: 20 * signed(random), y: 20 * signed(random) });
  return {
    name,
    crowd: 250,
    hasStatic: false,
    place,
    shape(random) {
      const { x, y } = place(random);
      return legal(shape(random, x, y));
    },
  };
}

/** A map of as many edges as have a tree: a rough island, or a room of that form. */
function someMap(random: Random): ShapeSpec {
  const count = 64 + random.int(40);
  const ring = Array.from({ length: count }, (_, i): [number, number] => {
    const [r, angle] = [6 + 5 * random.next(), (2 * Math.PI * i) / count];
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
  const walls: [number, number][] = [
    [-13, -13],
    [13, -13],
    [13, 13],
    [-13, 13],
  ];
  if (oneIn(random, 2)) return { type: "polygon", vertices: ring, holes: [] };
  return { type: "polygon", vertices: walls, holes: [ring] };
}

const likeSize: Coordinate = (random) => 1 + 0.5 * random.next();

function likeRect(random: Random, x: number, y: number): ShapeSpec {
  const angle = { x: signed(random), y: 1 };
  return { type: "rect", x, y, width: likeSize(random), height: likeSize(random), angle };
}

export const SCENES: readonly Scene[] = [
  scene(
    "anywhere",
    (random) => 12 * signed(random),
    (random) => 12 * signed(random),
    anyKind,
  ),
  scene("on a lattice", wholeWithin(12), wholeWithin(12)),
  scene("in one spot", zero, zero),
  scene("on a line", wholeWithin(80), zero),
  scene("on a slope", wholeWithin(40), (random) => 1e-9 * signed(random), anyKind),
  scene(
    "at 1e9",
    (random) => 1e9 + wholeWithin(10)(random),
    (random) => -1e9 + wholeWithin(10)(random),
  ),
  scene(
    "ten million units apart",
    (random) => 1e7 * wholeWithin(2)(random),
    (random) => 1e7 * wholeWithin(2)(random),
  ),
  scene("with huge among small ones", wholeWithin(30), wholeWithin(30), (random) => {
    const size = oneIn(random, 10) ? logUniform(random, 1, 6) : logUniform(random, -3, 0.5);
    return legal(enlarge(anyKind(random), size));
  }),
  scene(
    "about maps",
    (random) => 12 * signed(random),
    (random) => 12 * signed(random),
    (random) => (oneIn(random, 12) ? someMap(random) : anyKind(random)),
  ),
  alike("circles alike, all moving", (random, x, y) => ({ type: "circle", x, y, r: 0.5 * likeSize(random) })),
  alike("rectangles alike, all moving", likeRect),
  {
    name: "of any magnitude",
    crowd: 40,
    hasStatic: true,
    place: (random) => ({ x: signed(random) * logUniform(random, -300, 300), y: 0 }),
    shape: (random) => legal(wild(onLattice(random), random)),
  },
];
