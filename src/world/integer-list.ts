import { grown } from "./growth.js";

/** A list of 32-bit integers that keeps its memory when it is emptied. */
export class IntegerList {
  items = new Int32Array(0);
  count = 0;

  push(item: number): void {
    if (this.count === this.items.length) this.items = grown(this.items, this.count + 1);
    this.items[this.count] = item;
    this.count += 1;
  }
}
