import { afterEach, describe, expect, it, vi } from "vitest";
import {
  BatchMemory,
  Kind,
  overlaps,
  overlapsMany,
  type RecordedShape,
  raycast,
  raycastMany,
} from "../../../src/index.js";
import { anotherLibrary, type Library } from "../../another-library.js";
import { hardPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape } from "../../generators/spec.js";
import { BATCH_PAIRS, hardCase, LONGEST_RECORD, RAYCAST_KINDS, recordsOf } from "./records-of.js";

/*
 * The same lists answered in each of the ways there are: where they are, copied to the kernels a chunk at a time, and one
 * after the other in plain code.
 */

type Lists = { kinds: [number, number]; a: Float64Array; b: Float64Array; expected: number[] };

/** Pairs that touch to within rounding come about as often as others, so that the kernels stop anywhere. */
function hardLists(
  kindA: (typeof BATCH_PAIRS)[number][0],
  kindB: (typeof BATCH_PAIRS)[number][1],
  count: number,
): Lists {
  const random = seededRandom(17);
  const pairs = Array.from({ length: count }, () => hardPair(kindA, kindB)(random));
  const a = pairs.map((pair) => buildShape(pair.a) as RecordedShape);
  const b = pairs.map((pair) => buildShape(pair.b) as RecordedShape);
  const expected = a.map((shape, index) => Number(overlaps(shape, b[index] as RecordedShape)));
  return { kinds: [Kind[kindA], Kind[kindB]], a: recordsOf(a), b: recordsOf(b), expected };
}

type Ask = (kindA: number, a: Float64Array, kindB: number, b: Float64Array, out: Uint8Array) => Uint8Array;
const askMany = overlapsMany as unknown as Ask;

/** The library as it is where WebAssembly is something else. */
async function libraryWith(webAssembly: unknown): Promise<Library> {
  vi.stubGlobal("WebAssembly", webAssembly);
  return anotherLibrary();
}

afterEach(() => vi.unstubAllGlobals());

/** As an engine without vectors, and a page whose policy allows no code of that sort, refuse the bytes. */
class Refusing {
  constructor() {
    throw new Error("refused");
  }
}

describe("overlapsMany in every way", () => {
  it.each(BATCH_PAIRS)("%s, %s: lists of every length, in place and copied", (kindA, kindB) => {
    const { kinds, a, b, expected } = hardLists(kindA, kindB, 80);
    const memory = new BatchMemory(2 * 8 * LONGEST_RECORD * 80 + 80 + 48);
    const [homeA, homeB] = [memory.float64Array(a.length), memory.float64Array(b.length)];
    const home = memory.uint8Array(80);
    homeA.set(a);
    homeB.set(b);
    for (let count = 0; count <= 80; count++) {
      const copied = new Uint8Array(80).fill(7);
      home.fill(7);
      askMany(kinds[0], a, kinds[1], b, copied.subarray(0, count));
      askMany(kinds[0], homeA, kinds[1], homeB, home.subarray(0, count));
      const untouched = Array<number>(80 - count).fill(7);
      expect([...copied]).toEqual([...expected.slice(0, count), ...untouched]);
      expect([...home]).toEqual([...copied]);
    }
  });

  it.each(BATCH_PAIRS)("%s, %s: more pairs than are copied at a time, and parts of lists", (kindA, kindB) => {
    const { kinds, a, b, expected } = hardLists(kindA, kindB, 100);
    const sizes = { point: 2, circle: 3, ellipse: 6, rect: 6, sector: 8 };
    const [sizeA, sizeB] = [sizes[kindA], sizes[kindB]];
    const repeated = (list: Float64Array, size: number) =>
      Float64Array.from({ length: 700 * size }, (_, i) => list[i % (100 * size)] as number);
    const [longA, longB] = [repeated(a, sizeA), repeated(b, sizeB)];
    const out = askMany(kinds[0], longA, kinds[1], longB, new Uint8Array(700));
    expect([...out]).toEqual(Array.from({ length: 700 }, (_, i) => expected[i % 100]));
    const part = askMany(
      kinds[0],
      longA.subarray(33 * sizeA),
      kinds[1],
      longB.subarray(33 * sizeB),
      new Uint8Array(300),
    );
    expect([...part]).toEqual([...out.subarray(33, 333)]);
  });

  it.each(BATCH_PAIRS)("%s, %s: one list in a memory and the others elsewhere", (kindA, kindB) => {
    const { kinds, a, b, expected } = hardLists(kindA, kindB, 50);
    const memory = new BatchMemory(8 * LONGEST_RECORD * 50);
    const home = memory.float64Array(b.length);
    home.set(b);
    expect([...askMany(kinds[0], a, kinds[1], home, new Uint8Array(50))]).toEqual(expected);
    const other = new BatchMemory(50);
    expect([...askMany(kinds[0], a, kinds[1], home, other.uint8Array(50))]).toEqual(expected);
  });

  it("takes one list for both, wherever it is", () => {
    const random = seededRandom(3);
    const numbers = Array.from({ length: 40 }, () => [random.next(), random.next(), 1, 2, 1, 0]).flat();
    const memory = new BatchMemory(40 * 49 + 16);
    const home = memory.float64Array(240);
    home.set(numbers);
    const data = Float64Array.from(numbers);
    const ones = Array<number>(40).fill(1);
    expect([...overlapsMany(Kind.ellipse, data, Kind.ellipse, data, new Uint8Array(40))]).toEqual(ones);
    expect([...overlapsMany(Kind.ellipse, home, Kind.ellipse, home, memory.uint8Array(40))]).toEqual(ones);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "a shape with the number %s anywhere overlaps nothing",
    (number) => {
      const records = {
        point: [0, 0],
        circle: [0, 0, 1],
        ellipse: [0, 0, 2, 1, 1, 0],
        rect: [0, 0, 2, 1, 1, 0],
        sector: [-1, 0, 3, 0.6, -0.8, 0.6, 0.8, 0],
      };
      for (const [kindA, kindB] of BATCH_PAIRS) {
        const whole = [...records[kindA], ...records[kindB]];
        const lists = whole.map((_, at) => whole.map((value, index) => (index === at ? number : value)));
        lists.push(whole);
        const a = Float64Array.from(lists.flatMap((list) => list.slice(0, records[kindA].length)));
        const b = Float64Array.from(lists.flatMap((list) => list.slice(records[kindA].length)));
        const memory = new BatchMemory(8 * (a.length + b.length) + lists.length + 48);
        const [homeA, homeB] = [memory.float64Array(a.length), memory.float64Array(b.length)];
        homeA.set(a);
        homeB.set(b);
        const expected = lists.map((_, index) => Number(index === whole.length));
        const out = new Uint8Array(lists.length);
        expect([...askMany(Kind[kindA], a, Kind[kindB], b, out)]).toEqual(expected);
        const home = memory.uint8Array(lists.length);
        expect([...askMany(Kind[kindA], homeA, Kind[kindB], homeB, home)]).toEqual(expected);
      }
    },
  );

  it.each([
    ["missing", undefined],
    ["refused", { Module: Refusing, Memory: Refusing, Instance: Refusing }],
  ])("the answers are the same where WebAssembly is %s", async (_, webAssembly) => {
    const lists = BATCH_PAIRS.map(([a, b]) => hardLists(a, b, 100));
    const plain = await libraryWith(webAssembly);
    const ask = plain.overlapsMany as unknown as Ask;
    const memory = new plain.BatchMemory(4 * 100);
    for (const { kinds, a, b, expected } of lists) {
      expect([...ask(kinds[0], a, kinds[1], b, new Uint8Array(100))]).toEqual(expected);
      expect([...ask(kinds[0], a, kinds[1], b, memory.uint8Array(96))]).toEqual(expected.slice(0, 96));
    }
  });
});

describe("raycastMany in every way", () => {
  it.each(
    RAYCAST_KINDS.flatMap((kind) => [
      { kind, way: "in place and copied", webAssembly: globalThis.WebAssembly },
      { kind, way: "without WebAssembly", webAssembly: undefined },
    ]),
  )("$kind: gives the t of raycast, bit for bit: $way", async ({ kind, webAssembly }) => {
    const random = seededRandom(23);
    const cases = Array.from({ length: 300 }, () => hardCase(kind, random));
    const expected = cases.map(([ray, shape]) => raycast(ray, shape)?.t ?? Number.POSITIVE_INFINITY);
    const [a, b] = [recordsOf(cases.map(([ray]) => ray)), recordsOf(cases.map(([, shape]) => shape))];
    const library = await libraryWith(webAssembly);
    const memory = new library.BatchMemory(8 * (2 * LONGEST_RECORD + 1) * 300 + 48);
    const [homeA, homeB] = [memory.float64Array(a.length), memory.float64Array(b.length)];
    homeA.set(a);
    homeB.set(b);
    const home = memory.float64Array(300);
    for (const count of [0, 1, 2, 31, 32, 33, 300]) {
      const copied = library.raycastMany(a, Kind[kind], b, new Float64Array(count));
      const part = library.raycastMany(homeA, Kind[kind], homeB, home.subarray(0, count));
      expect([...copied]).toEqual(expected.slice(0, count));
      expect([...part]).toEqual(expected.slice(0, count));
    }
  });

  it("never gives −0", () => {
    const memory = new BatchMemory(8 * 40 * 10 + 48);
    const rays = memory.float64Array(6 * 40);
    const circles = memory.float64Array(3 * 40);
    for (let i = 0; i < 40; i++) {
      rays.set([0, 0, 1, 0, -0, 1], 6 * i);
      circles.set([0.5, 0.25, 1], 3 * i);
    }
    const home = raycastMany(rays, Kind.circle, circles, memory.float64Array(40));
    const copied = raycastMany(rays.slice(), Kind.circle, circles.slice(), new Float64Array(40));
    expect([...home]).toEqual(Array<number>(40).fill(0));
    expect([...copied]).toEqual(Array<number>(40).fill(0));
  });
});
