import { anyUnit, type Measure, sizeOrZero, type Unit } from "./numbers.js";
import type { Random } from "./random.js";
import type { AnnularSectorSpec, ArcSpec, DirectionsSpec, SectorSpec } from "./spec.js";

/** On the arc, on a straight edge, at a corner or at the apex. */
export function sectorAtOrigin(measure: Measure, random: Random): SectorSpec {
  const r = sizeOrZero(measure, random);
  const along = r * random.pick([1, 0, 0.5, random.next()]);
  const below = mirrored(anyUnit(measure, random), -1);
  const above = mirrored(anyUnit(measure, random), 1);
  switch (random.int(9)) {
    case 0:
      return sectorOf(-r, 0, r, below, above);
    case 1:
      return sectorOf(-r, 0, r, { x: 1, y: 0 }, above);
    case 2:
      return sectorOf(-r, 0, r, below, { x: 1, y: 0 });
    case 3:
      // On the straight edge at the start: the sector lies on its side towards −x.
      return sectorOf(0, -along, r, { x: 0, y: 1 }, anyUnit(measure, random));
    case 4:
      return sectorOf(0, along, r, anyUnit(measure, random), { x: 0, y: -1 });
    case 5:
      // The apex of a sector of at most half a turn, opening towards −x.
      return sectorOf(0, 0, r, { x: -Math.abs(above.x), y: above.y }, { x: -Math.abs(below.x), y: below.y });
    case 6:
      // The apex of a wide sector, its notch open towards +x.
      return sectorOf(0, 0, r, { x: Math.abs(above.x), y: above.y }, { x: Math.abs(below.x), y: below.y });
    case 7:
      // Opening 0: a segment from its apex.
      return random.int(2) === 0
        ? sectorOf(-along * below.x, -along * below.y, r * below.length, below, below)
        : sectorOf(-r, 0, r, { x: 1, y: 0 }, { x: 1, y: 0 });
    default:
      return { ...sectorOf(-r, 0, r, below, above), opening: "whole" };
  }
}

function mirrored(unit: Unit, side: 1 | -1): Unit {
  return { x: unit.x, y: side * Math.abs(unit.y), length: unit.length };
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

function sectorOf(x: number, y: number, r: number, start: Vector, end: Vector): SectorSpec {
  return { type: "sector", r, ...between(x, y, start, end) };
}

/** On the outer arc, on the inner one, on a straight edge or at a corner. */
export function annularSectorAtOrigin(measure: Measure, random: Random): AnnularSectorSpec {
  const innerR = sizeOrZero(measure, random);
  const outerR = innerR + sizeOrZero(measure, random);
  const radii = { type: "annularSector", innerR, outerR } as const;
  const along = random.pick([outerR, innerR, (innerR + outerR) / 2]);
  switch (random.int(6)) {
    case 0:
    case 1:
      return { ...radii, x: -outerR, y: 0, ...aroundPlusX(measure, random) };
    case 2:
    case 3:
      return { ...radii, x: innerR, y: 0, ...aroundMinusX(measure, random) };
    case 4:
      return { ...radii, ...between(0, -along, { x: 0, y: 1 }, anyUnit(measure, random)) };
    default:
      return { ...radii, ...between(0, along, anyUnit(measure, random), { x: 0, y: -1 }) };
  }
}

/** On the outer side of the arc, on its inner side, or at an end. */
export function arcAtOrigin(measure: Measure, random: Random): ArcSpec {
  const r = sizeOrZero(measure, random);
  const arc = { type: "arc", r } as const;
  if (random.int(2) === 0) return { ...arc, x: -r, y: 0, ...aroundPlusX(measure, random) };
  return { ...arc, x: r, y: 0, ...aroundMinusX(measure, random) };
}

type TurnSpec = Pick<DirectionsSpec, "startAngle" | "endAngle" | "opening">;

/** Directions between which +x lies, or at which it is; now and then a whole turn. */
function aroundPlusX(measure: Measure, random: Random): TurnSpec {
  const below = vectorOf(mirrored(anyUnit(measure, random), -1));
  const above = vectorOf(mirrored(anyUnit(measure, random), 1));
  const axis = { x: 1, y: 0 };
  switch (random.int(5)) {
    case 0:
    case 1:
      return { startAngle: below, endAngle: above };
    case 2:
      return { startAngle: axis, endAngle: above };
    case 3:
      return { startAngle: below, endAngle: axis };
    default:
      return { startAngle: below, endAngle: above, opening: "whole" };
  }
}

/** The same about −x. */
function aroundMinusX(measure: Measure, random: Random): TurnSpec {
  const { startAngle, endAngle, ...rest } = aroundPlusX(measure, random);
  const opposite = ({ x, y }: Vector): Vector => ({ x: -x, y: -y });
  return { startAngle: opposite(startAngle), endAngle: opposite(endAngle), ...rest };
}

function between(x: number, y: number, start: Vector, end: Vector): DirectionsSpec {
  return { x, y, startAngle: vectorOf(start), endAngle: vectorOf(end) };
}

function vectorOf({ x, y }: Vector): Vector {
  return { x, y };
}
