import { grown } from "../growth.js";

/** Pairs of slots, in two columns that keep their memory when the list is emptied. */
export class SlotPairs {
  first = new Int32Array(0);
  second = new Int32Array(0);
  count = 0;

  push(a: number, b: number): void {
    const place = this.count;
    if (place === this.first.length) {
      this.first = grown(this.first, place + 1);
      this.second = grown(this.second, place + 1);
    }
    this.first[place] = a;
    this.second[place] = b;
    this.count = place + 1;
  }
}
