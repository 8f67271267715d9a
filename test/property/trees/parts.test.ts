import { expect, it } from "vitest";
import { arc, circle, compound, contact, distance, rect, type Shape, segment } from "../../../src/index.js";
import { type Random, seededRandom } from "../../generators/random.js";

/** Parts apart from each other, of which only those near a place matter there. */
function scattered(random: Random, count: number): readonly Shape[] {
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [10 * (i % 6), 10 * Math.floor(i / 6)];
    const angle = 6 * random.next();
    return random.pick<() => Shape>([
      () => circle(x, y, 1 + random.next()),
      () => rect(x, y, 4, 2, angle),
      () => arc(x, y, 3, angle, angle + 2),
      () => segment(x, y, x + 3, y + 1),
    ])();
  });
}

it("a compound of many parts answers as its nearest part does", () => {
  const random = seededRandom(5);
  for (let i = 0; i < 60; i++) {
    const parts = scattered(random, 36);
    const other = circle(60 * random.next(), 60 * random.next(), 0.3 + random.next());
    const whole = compound(parts);
    const gaps = parts.map((part) => distance(part, other));
    expect(distance(whole, other)).toBeCloseTo(Math.min(...gaps), 10);
    // Of one part that is met, no other is in the way.
    const met = parts.filter((_, k) => gaps[k] === 0);
    const depth = met[0] === undefined ? undefined : contact(met[0], other)?.depth;
    if (met.length < 2) expect(contact(whole, other)?.depth ?? 0).toBeCloseTo(depth ?? 0, 10);
  }
});
