import { describe, expect, it } from "vitest";
import { edgesMeetingWrongly, type RingEdge } from "../../../src/shapes/edge-sweep.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { meetWrongly, ringsOf } from "../../../src/shapes/simple-polygon.js";
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

function edgesOf(rings: readonly (readonly Vertex[])[]): readonly RingEdge[] {
  let length = 0;
  const ends = rings.map((ring) => {
    length += ring.length;
    return length;
  });
  return ringsOf(rings.flat(2), ends).flat();
}

function doSomeMeet(edges: readonly RingEdge[]): boolean {
  return edges.some((edge, i) => edges.slice(0, i).some((other) => meetWrongly(other, edge)));
}

describe("edgesMeetingWrongly", () => {
  it("finds two edges that meet where the comparison of all finds some", () => {
    const random = seededRandom(1);
    let [met, apart] = [0, 0];
    for (let i = 0; i < 3000; i++) {
      const rings = Array.from({ length: 1 + random.int(2) }, () => anyRing(random));
      if (rings.some((ring) => ring.length < 3)) continue;
      const edges = edgesOf(rings);
      if (edges.some(({ ax, ay, bx, by }) => ax === bx && ay === by)) continue;
      const found = edgesMeetingWrongly(edges, meetWrongly);
      const doMeet = doSomeMeet(edges);
      expect(found !== null, JSON.stringify(rings)).toBe(doMeet);
      if (doMeet) met++;
      else apart++;
    }
    expect(met).toBeGreaterThan(300);
    expect(apart).toBeGreaterThan(300);
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

  it("is refused for the two edges that come first along an axis", () => {
    const ring = spikes(1500);
    const swapped = [...ring];
    [swapped[700], swapped[702]] = [ring[702] as Vertex, ring[700] as Vertex];
    expect(() => polygon(swapped)).toThrow(
      "polygon: must be simple, but the edge from vertices[699] to vertices[700] and the edge from vertices[701] to vertices[702] cross or touch",
    );
  });
});
