import { writeFileSync } from "node:fs";
import { digestOfAnswers } from "./answers.js";
import { digestOfMoves } from "./moves.js";

/** Records the digests anew: when answers have been changed on purpose. The greater one takes about a minute. */
const counts = [5000, 20_000, 1_000_000];
const digests = Object.fromEntries(counts.map((count) => [count, digestOfAnswers(count)]));
const moves = Object.fromEntries([1_000, 10_000, 100_000].map((count) => [count, digestOfMoves(count)]));
for (const [file, values] of Object.entries({ "golden.json": digests, "golden-moves.json": moves })) {
  const text = `${JSON.stringify(values, null, 2)}\n`;
  writeFileSync(new URL(file, import.meta.url), text);
  console.log(text);
}
