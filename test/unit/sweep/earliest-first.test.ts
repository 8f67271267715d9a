import { expect, it } from "vitest";
import { Heap } from "../../../src/math/collections.js";
import { comesBefore } from "../../../src/sweep/first-touch.js";
import { seededRandom } from "../../generators/random.js";

it("gives what was added in the order of time, and what is of the same time as it was added", () => {
  const random = seededRandom(7);
  const candidates = new Heap<{ readonly t: number; readonly number: number }>(comesBefore);
  let waiting: { readonly t: number; readonly number: number }[] = [];
  for (let number = 0; number < 2000; number += 1) {
    const added = { t: random.int(20), number };
    candidates.add(added);
    waiting.push(added);
    if (random.int(3) > 0) continue;
    const earliest = waiting.reduce((best, item) => (item.t < best.t ? item : best));
    expect(candidates.take()).toBe(earliest);
    waiting = waiting.filter((item) => item !== earliest);
  }
  const rest = [...waiting].sort((a, b) => a.t - b.t || a.number - b.number);
  expect(rest.map(() => candidates.take())).toEqual(rest);
  expect(candidates.take()).toBeUndefined();
});
