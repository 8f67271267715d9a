import { describe, expect, it } from "vitest";
import { type Circle, circle, compound, contact, type HalfPlane, halfPlane } from "../../../src/index.js";
import { type Random, seededRandom } from "../../generators/random.js";

/** A disc in two half planes that leave a wedge of some angle free. */
interface Scene {
  readonly disc: Circle;
  readonly planes: readonly [HalfPlane, HalfPlane];
}

function draw(angle: number, random: Random): Scene {
  const place = (): number => 3 * random.next() - 1.5;
  const turn = 2 * Math.PI * random.next();
  const plane = (direction: number): HalfPlane =>
    halfPlane(place(), place(), Math.cos(direction), Math.sin(direction));
  return {
    disc: circle(place(), place(), 0.1 + random.next()),
    planes: [plane(turn - angle / 2), plane(turn + Math.PI + angle / 2)],
  };
}

/** How far the disc's centre is from where the disc is free of both: a wedge, of which the nearest place is its tip or on a side. */
function depthOf({ disc, planes: [p, q] }: Scene): number {
  const depthIn = (x: number, y: number, plane: HalfPlane): number =>
    disc.r - plane.nx * (x - plane.x) - plane.ny * (y - plane.y);
  const inP = depthIn(disc.x, disc.y, p);
  const inQ = depthIn(disc.x, disc.y, q);
  if (inP > 0 && depthIn(disc.x + inP * p.nx, disc.y + inP * p.ny, q) <= 0) return inP;
  if (inQ > 0 && depthIn(disc.x + inQ * q.nx, disc.y + inQ * q.ny, p) <= 0) return inQ;
  const cross = p.nx * q.ny - p.ny * q.nx;
  return Math.hypot((inP * q.ny - inQ * p.ny) / cross, (inQ * p.nx - inP * q.nx) / cross);
}

describe("a disc in two half planes leaves them by the wedge between them, however far its tip is", () => {
  it.each([1, 0.1, 1e-2, 1e-3, 1e-4, 1e-6, 1e-8])("of %d radians", (angle) => {
    const random = seededRandom(20261122);
    for (let n = 0; n < 200; n += 1) {
      const scene = draw(angle, random);
      const found = contact(scene.disc, compound([...scene.planes]));
      const depth = depthOf(scene);
      if (found === null) continue;
      expect(Math.abs(found.depth - depth)).toBeLessThanOrEqual((1e-14 * Math.max(1, depth)) / angle);
    }
  });
});
