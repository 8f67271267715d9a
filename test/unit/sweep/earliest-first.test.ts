import { expect, it } from "vitest";
import { Heap } from "../../../src/math/collections.js";
import { comesBefore } from "../../../src/sweep/first-touch.js";
import { seededRandom } from "../../generators/random.js";

it("gives what was added in the order of time, and what is of the same time in that of the pieces, halves of arcs last", () => {
  const random = seededRandom(7);
  const pair = (halves: number) => ({
    t: random.int(20),
    number: random.int(2) * halves,
    first: { number: random.int(30) },
    second: { number: halves },
  });
  type Pair = ReturnType<typeof pair>;
  const inOrder = (a: Pair, b: Pair) =>
    a.t - b.t || a.number - b.number || a.first.number - b.first.number || a.second.number - b.second.number;
  const candidates = new Heap<Pair>(comesBefore);
  let waiting: Pair[] = [];
  for (let added = 0; added < 2000; added += 1) {
    waiting.push(pair(added));
    candidates.add(waiting.at(-1) as Pair);
    if (random.int(3) > 0) continue;
    const earliest = waiting.reduce((best, item) => (inOrder(item, best) < 0 ? item : best));
    expect(candidates.take()).toBe(earliest);
    waiting = waiting.filter((item) => item !== earliest);
  }
  const rest = [...waiting].sort(inOrder);
  expect(rest.map(() => candidates.take())).toEqual(rest);
  expect(candidates.take()).toBeUndefined();
});
