import { describe, expect, it } from "vitest";
import { firstHitOnPolygon } from "../../../src/rays/first-hit-polygon.js";
import { firstHitOnCircle } from "../../../src/rays/ray-circle.js";
import { firstHit, type RayHit } from "../../../src/rays/ray-event.js";
import { rayShapeStays } from "../../../src/rays/ray-shape.js";
import { createStays } from "../../../src/rays/stay.js";
import type { Circle, Polygon, Ray, Shape } from "../../../src/shapes/kind.js";
import { ray } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { circle } from "../../../src/shapes/round.js";
import { uniformNumbers } from "../../generators/random.js";

const ROUNDS = 4000;

type Quick<S> = (cast: Ray, shape: S, out: RayHit | undefined) => RayHit | null | undefined;

/** JSON that tells −0 from 0. */
const told = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (Object.is(part, -0) ? "-0" : part));

const emptyHit = (): RayHit => ({ t: 7, point: { x: 7, y: 7 }, normal: { x: 7, y: 7 }, inside: false });

function slowHit(cast: Ray, shape: Shape): RayHit | null {
  const stays = createStays(true);
  rayShapeStays(cast, shape, stays);
  return firstHit(cast, stays);
}

/** Counts the answers of each sort, and those that are not, to the last bit, what the stays tell. */
function compare<S extends Shape>(
  quick: Quick<S>,
  makeShape: (random: () => number) => S,
  makeRay: (shape: S, random: () => number) => Ray,
): { hits: number; inside: number; misses: number; wrong: string[] } {
  const random = uniformNumbers(21);
  const counts = { hits: 0, inside: 0, misses: 0, wrong: [] as string[] };
  for (let round = 0; round < ROUNDS; round++) {
    const shape = makeShape(random);
    const cast = makeRay(shape, random);
    const out = emptyHit();
    const found = quick(cast, shape, out);
    const isLeftAsItWas = found === out || told(out) === told(emptyHit());
    const isRight = found === undefined || told(found) === told(slowHit(cast, shape));
    if (!(isRight && isLeftAsItWas)) counts.wrong.push(told({ cast, shape, found }));
    if (found === null) counts.misses += 1;
    else if (found?.inside === true) counts.inside += 1;
    else if (found !== undefined) counts.hits += 1;
  }
  return counts;
}

/** Past a shape of about that size at the origin, with limits of all sorts. */
function anyRay(size: number, random: () => number): Ray {
  const angle = 2 * Math.PI * random();
  const [dx, dy] = [(1 + random()) * Math.cos(angle), (1 + random()) * Math.sin(angle)];
  const aside = 2.5 * size * (random() - 0.5);
  const back = 3 * size * (random() - 0.3);
  const minT = random() < 0.2 ? Number.NEGATIVE_INFINITY : random() - 0.5;
  const maxT = random() < 0.5 ? Number.POSITIVE_INFINITY : 1 + 3 * random();
  return ray(-back * dx - aside * dy, -back * dy + aside * dx, dx, dy, maxT, minT);
}

/** The same ray, but its upper limit where it would meet the shape, or a last bit from there. */
function endingAtHit(cast: Ray, shape: Shape, random: () => number): Ray {
  const hit = slowHit({ ...cast, maxT: Number.POSITIVE_INFINITY }, shape);
  return hit === null
    ? cast
    : { ...cast, maxT: Math.max(hit.t * (1 + (Math.floor(3 * random()) - 1) * 2 ** -52), cast.minT) };
}

const someCircle = (random: () => number): Circle => circle(random() - 0.5, random() - 0.5, 2 * random());

/** Round the origin, convex or not. */
function somePolygon(random: () => number): Polygon {
  const count = 3 + Math.floor(6 * random());
  const isStar = random() < 0.3;
  return polygon(
    Array.from({ length: count }, (_, k) => {
      const angle = ((k + 0.7 * random()) * 2 * Math.PI) / count;
      const r = isStar ? 0.3 + 2 * random() : 2;
      return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
    }),
  );
}

describe("first hits that are told at once", () => {
  it("circle: as by its stay, to the last bit", () => {
    const { hits, inside, misses, wrong } = compare(firstHitOnCircle, someCircle, (_, random) =>
      anyRay(2, random),
    );
    expect(wrong).toEqual([]);
    expect(Math.min(hits, inside, misses)).toBeGreaterThan(ROUNDS / 20);
    expect(hits + inside + misses).toBeGreaterThan(ROUNDS - 20);
  });

  it("circle: tangents, and limits at the hit", () => {
    const { hits, misses, wrong } = compare(firstHitOnCircle, someCircle, (shape, random) => {
      const angle = 2 * Math.PI * random();
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const aside = shape.r * (1 + (random() - 0.5) * 2 ** (-50 * random()));
      const tangent = ray(shape.x - 3 * dx - aside * dy, shape.y - 3 * dy + aside * dx, dx, dy);
      return random() < 0.5 ? tangent : endingAtHit(anyRay(2, random), shape, random);
    });
    expect(wrong).toEqual([]);
    expect(Math.min(hits, misses)).toBeGreaterThan(ROUNDS / 20);
    expect(hits + misses).toBeLessThan(ROUNDS - 20);
  });

  it("polygon: as by its marks and stays, to the last bit", () => {
    const { hits, inside, misses, wrong } = compare(firstHitOnPolygon, somePolygon, (_, random) =>
      anyRay(2, random),
    );
    expect(wrong).toEqual([]);
    expect(Math.min(hits, inside, misses)).toBeGreaterThan(ROUNDS / 20);
    expect(hits + inside + misses).toBeGreaterThan(0.8 * ROUNDS);
  });

  it("polygon: through vertices, along edges, and limits at the hit", () => {
    const { hits, misses, wrong } = compare(firstHitOnPolygon, somePolygon, (shape, random) => {
      if (random() < 0.4) return endingAtHit(anyRay(2, random), shape, random);
      const { vertices } = shape;
      const at = 2 * Math.floor((vertices.length / 2) * random());
      const next = (at + 2) % vertices.length;
      const [x = 0, y = 0] = vertices.slice(at, at + 2);
      const [nextX = 0, nextY = 0] = vertices.slice(next, next + 2);
      const isAlong = random() < 0.3;
      const [dx, dy] = isAlong ? [nextX - x, nextY - y] : [random() - 0.5, random() - 0.5];
      const beside = random() < 0.5 ? 0 : (random() - 0.5) * 2 ** (-50 * random());
      return ray(x - 2 * dx + beside, y - 2 * dy, dx, dy);
    });
    expect(wrong).toEqual([]);
    expect(Math.min(hits, misses)).toBeGreaterThan(ROUNDS / 40);
    expect(hits + misses).toBeLessThan(0.9 * ROUNDS);
  });
});
