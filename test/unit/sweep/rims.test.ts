import { annularSector, arc, circle, degrees, distance, moveTo, point, type Shape, sweep } from "osculate";
import { describe, expect, it } from "vitest";
import { IS_FULL } from "../../extent.js";
import { seededRandom } from "../../generators/random.js";

const ROUNDS = IS_FULL ? 3000 : 300;

const still = { x: 0, y: 0 };

describe("a disc that fits its hole closely", () => {
  const clearances = Array.from({ length: 13 }, (_, k) => 10 ** -k);

  it.each(clearances)("moves until it is no longer %f away from the wall", (clearance) => {
    const random = seededRandom(20261122);
    // Where all of the wall is about as far away as rounding, a sweep takes long.
    const rounds = clearance < 2e-12 ? 12 : 60;
    for (let round = 0; round < rounds; round++) {
      const angle = round < 8 ? (Math.PI / 4) * round : 2 * Math.PI * random.next();
      const disc = circle(0, 0, 20 - clearance);
      const ring = annularSector(0, 0, 20, 30, 0, 2 * Math.PI);
      const speed = 4 * clearance;
      const hit = sweep(disc, { x: speed * Math.cos(angle), y: speed * Math.sin(angle) }, ring, still);
      expect(Math.abs((hit?.t ?? Number.NaN) - 0.25) * speed).toBeLessThan(1e-10);
      // Where all of the wall is hardly farther away than rounding, any of it is touched.
      if (clearance < 5e-8) continue;
      expect(hit?.normal.x).toBeCloseTo(Math.cos(angle), 9);
      expect(hit?.normal.y).toBeCloseTo(Math.sin(angle), 9);
      expect(hit?.point.x).toBeCloseTo(20 * Math.cos(angle), 8);
      expect(hit?.point.y).toBeCloseTo(20 * Math.sin(angle), 8);
      // What moves as slowly as it may is not deep a moment later.
      if (clearance > 1e-6) expect(hit?.isCertain).toBe(true);
    }
  });

  it("moves away from the wall it touches, to the one across", () => {
    const hit = sweep(circle(-1, 0, 19), { x: 8, y: 0 }, annularSector(0, 0, 20, 30, 0, 2 * Math.PI), still);
    expect(hit?.t).toBeCloseTo(0.25, 11);
    expect(hit).toMatchObject({ isCertain: true, normal: { x: 1, y: 0 } });
  });
});

describe("round things that touch and part along the tangent are let go", () => {
  const openings = Array.from({ length: 17 }, (_, k) => -160 + 10 * k).flatMap((start) =>
    [30, 100, 170].map((end) => [start, end] as const),
  );

  it.each(openings)("a ring from %i to %i degrees beside a disc", (start, end) => {
    for (const speed of [7, -7, 0.5]) {
      const ring = annularSector(-4, 0, 1, 2, degrees(start), degrees(end));
      const isTouching = start <= 0 && end >= 0;
      expect(isTouching && sweep(ring, { x: 0, y: speed }, circle(0, 0, 2), still)).toBe(
        isTouching ? null : false,
      );
    }
  });

  it("an arc beside a point", () => {
    const bow = arc(-3, 3, 2, { x: 5, y: -12 }, { x: 2, y: 1 });
    expect(sweep(bow, { x: 0, y: 7 }, point(-1, 3), still)).toBeNull();
  });
});

describe("the first touch of arcs, discs and points", () => {
  it("is never late, nor early, nor missed", () => {
    const random = seededRandom(20261123);
    const length = () => 0.1 + 3 * random.next() ** 2;
    const place = () => 8 * random.next() - 4;
    const draw: (() => Shape)[] = [
      () => arc(place(), place(), length(), 7 * random.next(), 7 * random.next()),
      () => circle(place(), place(), length()),
      () => point(place(), place()),
    ];
    let hits = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const a = draw[0]?.() as Shape;
      const b = draw[random.int(3)]?.() as Shape;
      if (distance(a, b) < 1e-3) continue;
      const way = { x: 16 * random.next() - 8, y: 16 * random.next() - 8 };
      const hit = sweep(a, still, b, way);
      const { x, y } = b;
      const gapAt = (t: number) => {
        moveTo(b, x + t * way.x, y + t * way.y);
        return distance(a, b);
      };
      const end = hit?.t ?? 1;
      for (let k = 1; k < 40; k++) expect(gapAt((end * k) / 40)).toBeGreaterThan(0);
      if (hit === null) continue;
      hits++;
      expect(gapAt(hit.t)).toBeLessThan(1e-11);
      expect(distance(b, point(hit.point.x, hit.point.y))).toBeLessThan(1e-11);
      expect(distance(a, point(hit.point.x, hit.point.y))).toBeLessThan(1e-11);
    }
    expect(hits).toBeGreaterThan(ROUNDS / 10);
  });
});
