import { circle, Kind, overlapsMany, overlapsWithMany, RECORD_SIZE, rect, storeRecord } from "osculate";

const count = 1000;
const circles = new Float64Array(count * RECORD_SIZE[Kind.circle]);
const rects = new Float64Array(count * RECORD_SIZE[Kind.rect]);
for (let i = 0; i < count; i += 1) {
  storeRecord(circles, i, circle(i, 0, 2));
  storeRecord(rects, i, rect(0, 0, 20, 1, i));
}

// The i-th circle and the i-th rect, for all i: 1 where they overlap. Write new numbers into the lists to ask again.
const answers = overlapsMany(Kind.circle, circles, Kind.rect, rects, new Uint8Array(count));
console.log(answers.reduce((sum, answer) => sum + answer)); // 5

const near = overlapsWithMany(rect(500, 0, 10, 1), Kind.circle, circles, new Uint8Array(count));
console.log(near.indexOf(1), near.lastIndexOf(1)); // 493 507
