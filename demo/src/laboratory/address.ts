import { type Beam, isBeam } from "./beam.js";
import { type Bench, benchOf, originals, specimenOf } from "./catalogue.js";
import { type Pair, type Specimen, shapeOf } from "./specimen.js";

const firstBench: Bench = benchOf("ellipse", "annularSector");

/** What is on the bench as the fragment of an address, such as `#a=…&b=…`. */
export function fragmentOf({ a, b, way, beam }: Bench): string {
  const parameters = new URLSearchParams({ a: JSON.stringify(a), b: JSON.stringify(b) });
  if (way) parameters.set("way", JSON.stringify(way));
  if (beam) parameters.set("ray", JSON.stringify([beam.from, beam.through]));
  return `#${parameters}`;
}

/** The bench that a fragment describes; what cannot be read is as on a first visit. */
export function benchOfFragment(fragment: string): Bench {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ""));
  const way = readPart(parameters.get("way"), checkedPair);
  const beam = readPart(parameters.get("ray"), checkedBeam);
  return {
    a: readPart(parameters.get("a"), checkedSpecimen) ?? firstBench.a,
    b: readPart(parameters.get("b"), checkedSpecimen) ?? firstBench.b,
    ...(way && { way }),
    ...(beam && { beam }),
  };
}

/** A part of the address that passes its check; undefined if it is missing, is no JSON or does not pass. */
function readPart<Part>(text: string | null, check: (data: unknown) => Part): Part | undefined {
  try {
    return check(JSON.parse(text ?? ""));
  } catch {
    return undefined;
  }
}

/** Takes from foreign data the fields that a specimen of its kind has, if they are of the right sort. */
function checkedSpecimen(data: unknown): Specimen {
  if (!isRecord(data) || typeof data.kind !== "string" || !Object.hasOwn(originals, data.kind)) {
    throw new TypeError("no such kind");
  }
  const pattern = specimenOf(data.kind as Specimen["kind"], "a");
  const fields = Object.entries(pattern).map(([name, example]) => [name, checkedField(example, data[name])]);
  const specimen = Object.fromEntries(fields) as Specimen;
  // Throws for what makes no shape.
  shapeOf(specimen);
  return specimen;
}

const mostEntries = 24;

function checkedField(example: unknown, value: unknown): unknown {
  if (typeof example === "string") return example;
  if (typeof example === "number" && typeof value === "number" && Number.isFinite(value)) return value;
  if (Array.isArray(example) && Array.isArray(value) && value.length <= mostEntries) {
    return value.map((entry) => (isRecord(example[0]) ? checkedSpecimen(entry) : checkedPair(entry)));
  }
  throw new TypeError("a field of the wrong sort");
}

function checkedPair(value: unknown): Pair {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isFinite)) {
    throw new TypeError("no point");
  }
  return [value[0], value[1]];
}

function checkedBeam(value: unknown): Beam {
  if (!Array.isArray(value) || value.length !== 2) throw new TypeError("no ray");
  const beam = { from: checkedPair(value[0]), through: checkedPair(value[1]) };
  if (!isBeam(beam)) throw new TypeError("a ray without a direction");
  return beam;
}

/** An object that is no list. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
