import { expect, it } from "vitest";
import { EarliestFirst } from "../../../src/sweep/first-touch.js";
import { seededRandom } from "../../generators/random.js";

it("gives what was added in the order of time, and what is of the same time as it was added", () => {
  const random = seededRandom(7);
  const candidates = new EarliestFirst<{ readonly t: number; readonly id: number }>();
  let waiting: { readonly t: number; readonly id: number }[] = [];
  for (let id = 0; id < 2000; id += 1) {
    const added = { t: random.int(20), id };
    candidates.add(added);
    waiting.push(added);
    if (random.int(3) > 0) continue;
    const earliest = waiting.reduce((best, item) => (item.t < best.t ? item : best));
    expect(candidates.take()).toBe(earliest);
    waiting = waiting.filter((item) => item !== earliest);
  }
  const rest = [...waiting].sort((a, b) => a.t - b.t || a.id - b.id);
  expect(rest.map(() => candidates.take())).toEqual(rest);
  expect(candidates.take()).toBeUndefined();
});
