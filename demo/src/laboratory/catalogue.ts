import type { Beam } from "./beam.js";
import type { KindName, Pair, Specimen, SpecimenOf } from "./specimen.js";

type Originals = { readonly [Name in KindName]: SpecimenOf<Name> };

/** One specimen of each kind, about the origin, in the order of the library's kinds. */
export const originals: Originals = {
  point: { kind: "point", x: 0, y: 0 },
  circle: { kind: "circle", x: 0, y: 0, r: 55 },
  ellipse: { kind: "ellipse", x: 0, y: 0, rx: 80, ry: 42, angle: 25 },
  rect: { kind: "rect", x: 0, y: 0, width: 120, height: 76, angle: 20 },
  sector: { kind: "sector", x: 0, y: 0, r: 95, start: -40, end: 50, angle: 0 },
  segment: {
    kind: "segment",
    x: 0,
    y: 0,
    points: [
      [-70, 0],
      [70, 0],
    ],
    angle: 30,
  },
  capsule: {
    kind: "capsule",
    x: 0,
    y: 0,
    points: [
      [-48, 0],
      [48, 0],
    ],
    r: 26,
    angle: -25,
  },
  roundedRect: { kind: "roundedRect", x: 0, y: 0, width: 124, height: 84, r: 24, angle: 15 },
  polygon: {
    kind: "polygon",
    x: 0,
    y: 0,
    points: [
      [-62, -46],
      [14, -58],
      [18, -16],
      [66, -2],
      [40, 54],
      [-52, 42],
    ],
    hole: [
      [-36, -24],
      [-22, 16],
      [8, 24],
    ],
    angle: 0,
  },
  halfPlane: { kind: "halfPlane", x: 0, y: 0, angle: 12 },
  annularSector: {
    kind: "annularSector",
    x: 0,
    y: 0,
    innerR: 48,
    outerR: 84,
    start: -80,
    end: 170,
    angle: 0,
  },
  arc: { kind: "arc", x: 0, y: 0, r: 70, start: -150, end: 60, angle: 0 },
  polyline: {
    kind: "polyline",
    x: 0,
    y: 0,
    points: [
      [-78, 22],
      [-30, -38],
      [12, 34],
      [76, -26],
    ],
    angle: 0,
  },
  compound: {
    kind: "compound",
    x: 0,
    y: 0,
    parts: [
      { kind: "rect", x: 0, y: 16, width: 118, height: 30, angle: 0 },
      { kind: "circle", x: -38, y: -18, r: 32 },
      { kind: "ellipse", x: 40, y: -14, rx: 22, ry: 40, angle: 20 },
    ],
    angle: 0,
  },
};

export const kindNames = Object.keys(originals) as readonly KindName[];

/** Where the two specimens of a fresh pair lie: near enough for most pairs to overlap. */
const places = {
  a: { x: -46, y: -14 },
  b: { x: 42, y: 20 },
} as const;

export type Side = keyof typeof places;

export const sides: readonly Side[] = ["a", "b"];

/** A fresh specimen on one side of the bench. */
export function specimenOf(kind: KindName, side: Side): Specimen {
  const own = side === "a" ? ownOfA[kind] : ownOfB[kind];
  // All three are of the one kind, which the types of the spread parts no longer tell.
  return { ...originals[kind], ...places[side], ...own } as Specimen;
}

type Own = { readonly [Name in KindName]?: Partial<SpecimenOf<Name>> };

/** What is different on the first side: a half plane fills the lower part, so that the other shape is in sight. */
const ownOfA: Own = { halfPlane: { x: 0, y: 34 } };

/** What is different on the second side: a sector looks at the first one, and no shape is parallel to its like. */
const ownOfB: Own = {
  ellipse: { angle: -35 },
  rect: { angle: -15 },
  sector: { angle: 170 },
  segment: { angle: -40 },
  capsule: { angle: 50 },
  roundedRect: { angle: -20 },
  halfPlane: { x: 0, y: 26, angle: -14 },
  arc: { angle: 150 },
};

/** The two specimens on the bench. */
export interface Bench extends Readonly<Record<Side, Specimen>> {
  /** How far B moves over t from 0 to 1, if it does. */
  readonly way?: Pair;
  readonly beam?: Beam;
}

/** A fresh pair: two specimens where they lie by themselves, or a situation that this pair tells best. */
export function benchOf(kindA: KindName, kindB: KindName): Bench {
  const told = situations[`${kindA} ${kindB}`];
  if (told) return told;
  const exchanged = situations[`${kindB} ${kindA}`];
  if (exchanged) return { a: exchanged.b, b: exchanged.a };
  return { a: specimenOf(kindA, "a"), b: specimenOf(kindB, "b") };
}

/** Some pairs touch exactly, hold one another, or are apart though one surrounds the other. */
const situations: { readonly [pair: string]: Bench | undefined } = {
  "point circle": { a: { kind: "point", x: 9, y: -24 }, b: { ...originals.circle, x: 42, y: 20 } },
  "point ellipse": { a: { kind: "point", x: 12, y: 4 }, b: { ...originals.ellipse, x: 28, y: 12 } },
  "point sector": { a: { kind: "point", x: -14, y: 8 }, b: specimenOf("sector", "b") },
  "point roundedRect": {
    a: { kind: "point", x: -52, y: -42 },
    b: { ...originals.roundedRect, x: 16, y: 12 },
  },
  "point polygon": { a: { kind: "point", x: -12, y: 3 }, b: { ...originals.polygon, x: 4, y: 2 } },
  "point annularSector": { a: { kind: "point", x: 18, y: 6 }, b: { ...originals.annularSector, x: 4, y: 6 } },
  "circle circle": {
    a: { ...originals.circle, x: -44, y: -33 },
    b: { ...originals.circle, x: 44, y: 33 },
  },
  "circle ellipse": { a: { ...originals.circle, x: 12, y: -4, r: 28 }, b: originals.ellipse },
  "circle halfPlane": {
    a: { ...originals.circle, x: 0, y: -25 },
    b: { ...originals.halfPlane, x: 0, y: 30, angle: 0 },
  },
  "circle annularSector": {
    a: { ...originals.circle, x: 4, y: 6, r: 36 },
    b: { ...originals.annularSector, x: 4, y: 6 },
  },
  "rect roundedRect": {
    a: { ...originals.rect, x: -6, y: 4, width: 76, height: 40 },
    b: { ...originals.roundedRect, width: 150, height: 104 },
  },
  "rect polyline": {
    a: { ...originals.rect, x: -70, y: 20, angle: 70 },
    b: { ...originals.polyline, x: 60, y: 6, angle: 12 },
  },
  "segment arc": {
    a: { ...originals.segment, x: 0, y: 10, angle: -62 },
    b: { ...originals.arc, x: -2, y: 16 },
  },
  "segment polyline": {
    a: { ...originals.segment, x: -26, y: 0, angle: -24 },
    b: { ...originals.polyline, x: 10, y: 8 },
  },
  "annularSector compound": {
    a: { ...originals.annularSector, x: -64, y: 4, angle: 100 },
    b: { ...originals.compound, x: 74, y: 10 },
  },
};
