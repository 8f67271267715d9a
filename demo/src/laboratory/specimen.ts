import {
  annularSector,
  arc,
  capsule,
  circle,
  compound,
  degrees,
  ellipse,
  halfPlane,
  type Kind,
  point,
  polygon,
  polyline,
  rect,
  rotateTo,
  roundedRect,
  type Shape,
  sector,
  segment,
  setPose,
} from "osculate";

/** x and y, as the constructors take them. */
export type Pair = readonly [number, number];

interface Placed {
  readonly x: number;
  readonly y: number;
}

interface Turned extends Placed {
  /** In degrees, from +x towards +y. */
  readonly angle: number;
}

interface Opened extends Turned {
  /** In degrees. */
  readonly start: number;
  readonly end: number;
}

interface Sized extends Turned {
  readonly width: number;
  readonly height: number;
}

interface Dotted extends Turned {
  readonly points: readonly Pair[];
}

/** What a reader can change of each kind of shape; a shape of the library is made of it for every question. */
export interface Fields {
  point: Placed;
  circle: Placed & { readonly r: number };
  ellipse: Turned & { readonly rx: number; readonly ry: number };
  rect: Sized;
  sector: Opened & { readonly r: number };
  segment: Dotted;
  capsule: Dotted & { readonly r: number };
  roundedRect: Sized & { readonly r: number };
  polygon: Dotted & { readonly hole: readonly Pair[] };
  halfPlane: Turned;
  annularSector: Opened & { readonly innerR: number; readonly outerR: number };
  arc: Opened & { readonly r: number };
  polyline: Dotted;
  compound: Turned & { readonly parts: readonly Specimen[] };
}

/** The kinds of the library; one that has no fields above does not compile. */
export type KindName = keyof typeof Kind;

/** A shape on the bench. */
export type Specimen = { [Name in KindName]: Fields[Name] & { readonly kind: Name } }[KindName];

export type SpecimenOf<Name extends KindName> = Extract<Specimen, { readonly kind: Name }>;

/** The shape a specimen stands for. Throws as the constructors do where the numbers make none. */
export function shapeOf(specimen: Specimen): Shape {
  switch (specimen.kind) {
    case "point":
      return point(specimen.x, specimen.y);
    case "circle":
      return circle(specimen.x, specimen.y, specimen.r);
    case "ellipse":
      return ellipse(specimen.x, specimen.y, specimen.rx, specimen.ry, degrees(specimen.angle));
    case "rect":
      return rect(specimen.x, specimen.y, specimen.width, specimen.height, degrees(specimen.angle));
    case "roundedRect": {
      const { x, y, width, height, r, angle } = specimen;
      return roundedRect(x, y, width, height, r, degrees(angle));
    }
    case "halfPlane":
      return rotateTo(halfPlane(specimen.x, specimen.y, 0, -1), degrees(specimen.angle));
    case "sector":
    case "arc": {
      const make = specimen.kind === "sector" ? sector : arc;
      const { x, y, r, start, end, angle } = specimen;
      return rotateTo(make(x, y, r, degrees(start), degrees(end)), degrees(angle));
    }
    case "annularSector": {
      const { x, y, innerR, outerR, start, end, angle } = specimen;
      return rotateTo(annularSector(x, y, innerR, outerR, degrees(start), degrees(end)), degrees(angle));
    }
    default:
      return setPose(unposed(specimen), specimen.x, specimen.y, degrees(specimen.angle));
  }
}

function unposed(specimen: SpecimenOf<"segment" | "capsule" | "polygon" | "polyline" | "compound">): Shape {
  switch (specimen.kind) {
    case "segment":
      return segment(...endsOf(specimen.points));
    case "capsule":
      return capsule(...endsOf(specimen.points), specimen.r);
    case "polygon":
      return polygon(specimen.points, { holes: specimen.hole.length > 0 ? [specimen.hole] : [] });
    case "polyline":
      return polyline(specimen.points);
    case "compound":
      return compound(specimen.parts.map(shapeOf));
  }
}

/** The four numbers of the two ends of a segment. */
export function endsOf(points: readonly Pair[]): [number, number, number, number] {
  const [a = [0, 0], b = [0, 0]] = points;
  return [a[0], a[1], b[0], b[1]];
}
