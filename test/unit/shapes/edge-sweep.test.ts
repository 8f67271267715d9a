import { describe, expect, it } from "vitest";
import { RingEdges, sweepEdges } from "../../../src/shapes/edge-sweep.js";
import { meetWrongly, polygon } from "../../../src/shapes/polygon.js";
import { type Random, seededRandom } from "../../generators/random.js";
import type { Vertex } from "../../generators/spec.js";

/** A ring of few points of a small lattice: it meets itself in every way there is, and sometimes not. */
function anyRing(random: Random): Vertex[] {
  const side = 2 + random.int(6);
  const ring: Vertex[] = [];
  while (ring.length < 3 + random.int(8)) {
    const [x, y]: Vertex = [random.int(side), random.int(side)];
    const isNew = ring.every(([px, py]) => px !== x || py !== y);
    if (isNew || random.int(4) === 0) ring.push([x, y]);
    if (ring.length > side * side - 2) break;
  }
  return ring;
}

function edgesOf(rings: readonly (readonly Vertex[])[]): RingEdges {
  let length = 0;
  const ends = rings.map((ring) => {
    length += ring.length;
    return length;
  });
  return new RingEdges(rings.flat(2), ends);
}

function doSomeMeet(edges: RingEdges): boolean {
  const numbers = edges.next.map((_, i) => i);
  return numbers.some((i) => numbers.slice(0, i).some((j) => meetWrongly(edges, j, i)));
}

describe("sweepEdges", () => {
  it("finds two edges that meet where the comparison of all finds some", () => {
    const random = seededRandom(1);
    let [met, apart] = [0, 0];
    for (let i = 0; i < 3000; i++) {
      const rings = Array.from({ length: 1 + random.int(2) }, () => anyRing(random));
      if (rings.some((ring) => ring.length < 3)) continue;
      const edges = edgesOf(rings);
      const isPoint = (i: number, next: number) =>
        edges.x(i) === edges.x(next) && edges.y(i) === edges.y(next);
      if (edges.next.some((next, i) => isPoint(i, next))) continue;
      const found = sweepEdges(edges, meetWrongly).met;
      const doMeet = doSomeMeet(edges);
      expect(found !== null, JSON.stringify(rings)).toBe(doMeet);
      if (doMeet) met++;
      else apart++;
    }
    expect(met).toBeGreaterThan(300);
    expect(apart).toBeGreaterThan(300);
  });
});

/** Whether the first vertex of a ring is inside another one that does not meet it. */
function isWithin([vertex]: readonly Vertex[], ring: readonly Vertex[]): boolean {
  const [x, y] = vertex as Vertex;
  const passed = ring.filter(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] as Vertex;
    return ay > y !== by > y && ax + ((y - ay) * (bx - ax)) / (by - ay) > x;
  });
  return passed.length % 2 === 1;
}

describe("sweepEdges, of rings that do not meet", () => {
  it("finds a hole that is in another one or not in the outer ring where a test of all finds some", () => {
    const random = seededRandom(2);
    const counts = { misplaced: 0, placed: 0 };
    const box = (size: number): Vertex[] => {
      const [x, y, width, height] = [
        random.int(16),
        random.int(16),
        1 + random.int(size),
        1 + random.int(size),
      ];
      const ring: Vertex[] = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ];
      return random.int(2) === 0 ? ring : ring.reverse();
    };
    for (let i = 0; i < 6000; i++) {
      const [outer, ...holes] = [
        box(16),
        ...Array.from({ length: 1 + random.int(3) }, () => box(6)),
      ] as const;
      const { met, misplaced } = sweepEdges(edgesOf([outer, ...holes]), meetWrongly);
      if (met !== null) continue;
      const isMisplaced = holes.some(
        (hole) => !isWithin(hole, outer) || holes.some((other) => other !== hole && isWithin(hole, other)),
      );
      expect(misplaced !== null, JSON.stringify([outer, ...holes])).toBe(isMisplaced);
      if (misplaced !== null && misplaced.around > 0) {
        const [hole, other] = [holes[misplaced.ring - 1], holes[misplaced.around - 1]] as const;
        expect(isWithin(hole as Vertex[], other as Vertex[])).toBe(true);
      }
      counts[isMisplaced ? "misplaced" : "placed"]++;
    }
    expect(Math.min(counts.misplaced, counts.placed)).toBeGreaterThan(50);
  });
});

/** Long thin triangles round a disc: each edge lies above a part of the others. */
function spikes(count: number): Vertex[] {
  return Array.from({ length: count }, (_, i) => {
    const r = i % 2 === 0 ? 100 : 5;
    return [r * Math.cos((2 * Math.PI * i) / count), r * Math.sin((2 * Math.PI * i) / count)];
  });
}

describe("a polygon of many long edges", () => {
  it("is made, and moved by a vertex to where it meets an edge, refused", () => {
    const ring = spikes(3000);
    expect(polygon(ring).vertices).toHaveLength(6000);
    const moved = ring.map((vertex, i): Vertex => (i === 1000 ? [-30, -30] : vertex));
    expect(() => polygon(moved)).toThrow("polygon: must be simple, but the edge from vertices[");
  });

  it("is refused for two edges that meet", () => {
    const ring = spikes(1500);
    const swapped = [...ring];
    [swapped[700], swapped[702]] = [ring[702] as Vertex, ring[700] as Vertex];
    expect(() => polygon(swapped)).toThrow(
      "polygon: must be simple, but the edge from vertices[699] to vertices[700] and the edge from vertices[702] to vertices[703] cross or touch",
    );
  });
});

/** What priorities were told from before there was anything random in them. */
function formerPriority(edge: number): number {
  let hash = edge + 1;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

it("takes n log n steps for edges that were chosen to be in the order of their numbers' hashes", () => {
  const count = 2000;
  const holes = Array.from({ length: count }, (_, i) => i).sort(
    (i, j) =>
      Math.max(formerPriority(4 + 3 * i), formerPriority(5 + 3 * i)) -
      Math.max(formerPriority(4 + 3 * j), formerPriority(5 + 3 * j)),
  );
  const rings = [
    [-10, -10, 1010, -10, 1010, 10 * count, -10, 10 * count],
    ...holes.map((_, i) => {
      const rank = holes.indexOf(i);
      const [x, y] = [(count - rank) / 100, 5 * rank];
      return [x, y, 1000, y, x, y + 1];
    }),
  ];
  const ends = rings.map((_, i) => 4 + 3 * i);
  let reads = 0;
  const vertices = new Proxy(rings.flat(), {
    get(numbers, place) {
      reads++;
      return Reflect.get(numbers, place);
    },
  });
  const edges = new RingEdges(vertices, ends);
  expect(sweepEdges(edges, meetWrongly)).toEqual({ met: null, misplaced: null });
  expect(reads).toBeLessThan(400 * edges.count);
});
