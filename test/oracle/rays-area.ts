import { crossFrom, crossOf, dotWith, type FieldVector, inField, minus } from "./field-vector.js";
import { dot } from "./figure.js";
import type { Area } from "./primitive.js";
import type { RayLine } from "./rays-chord.js";
import { type Interval, type PartSide, unionOf } from "./rays-interval.js";
import { comparePlaces, type Place, quotientPlace } from "./rays-place.js";

/** What an edge has in common with the line: a point, or all of it from `low` to `high`. */
interface Touch {
  readonly low: Place;
  readonly high: Place;
  readonly side: PartSide;
  /** Whether it goes from the line or one side of it to the other side. */
  readonly crosses: boolean;
}

/** The t whose points lie on an edge, or are enclosed by the even-odd rule. */
export function areaChord(area: Area, line: RayLine): Interval[] {
  const touches = area.rings.flatMap((ring, ringIndex) =>
    ring.flatMap((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      const touch = touchOf({ form: "edge", from, to, ring: ringIndex, index }, line);
      return touch === undefined ? [] : [touch];
    }),
  );
  const onEdges = touches.map(({ low, high, side }) => ({
    low: { place: low, sides: [side] },
    high: { place: high, sides: [side] },
  }));
  return unionOf([...onEdges, ...enclosedGaps(touches)]);
}

type Edge = Extract<PartSide["side"], { form: "edge" }>;

function touchOf(edge: Edge, line: RayLine): Touch | undefined {
  const [from, to] = [edge.from, edge.to].map((end) =>
    crossFrom(line.direction, fromOrigin(end, line)).sign(),
  );
  if (from === undefined || to === undefined || (from === to && from !== 0)) return undefined;
  const side = { part: line.part, piece: line.piece, side: edge };
  if (from === 0 && to === 0) {
    const [first, second] = [placeOfPoint(edge.from, line), placeOfPoint(edge.to, line)];
    const ordered = comparePlaces(first, second) <= 0;
    return { low: ordered ? first : second, high: ordered ? second : first, side, crosses: false };
  }
  const place = crossing(edge, line);
  return { low: place, high: place, side, crosses: from > 0 !== to > 0 };
}

function fromOrigin(point: FieldVector, { field, origin }: RayLine): FieldVector {
  return minus(point, inField(field, origin));
}

/** The place of a point that lies on the line. */
function placeOfPoint(point: FieldVector, line: RayLine): Place {
  const { field, direction } = line;
  return quotientPlace(dotWith(fromOrigin(point, line), direction), field.whole(dot(direction, direction)));
}

/** (from − origin) × e over direction × e, e being the way along the edge. */
function crossing({ from, to }: Edge, line: RayLine): Place {
  const along = minus(to, from);
  return quotientPlace(crossOf(fromOrigin(from, line), along), crossFrom(line.direction, along));
}

/** The intervals between neighbouring touches that an odd number of edges beyond encloses. */
function enclosedGaps(touches: readonly Touch[]): Interval[] {
  const crossings = touches.filter(({ crosses }) => crosses).map(({ low }) => low);
  const sorted = crossings.toSorted(comparePlaces);
  const gaps: Interval[] = [];
  for (let index = 0; index + 1 < sorted.length; index += 2) {
    const [low, high] = [sorted[index], sorted[index + 1]];
    if (low === undefined || high === undefined) continue;
    gaps.push({ low: { place: low, sides: [] }, high: { place: high, sides: [] } });
  }
  return gaps;
}
