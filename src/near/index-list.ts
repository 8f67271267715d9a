/** Numbers of vertices, edges or parts: a list that is filled anew for each question. */
export class IndexList {
  items = new Int32Array(16);
  count = 0;

  add(index: number): void {
    if (this.count === this.items.length) {
      const items = new Int32Array(2 * this.count);
      items.set(this.items);
      this.items = items;
    }
    this.items[this.count] = index;
    this.count += 1;
  }

  /** Adds one where it belongs to a list in ascending order, unless it is there. */
  insert(index: number): void {
    let place = this.count;
    while (place > 0 && (this.items[place - 1] as number) > index) place--;
    if (place > 0 && this.items[place - 1] === index) return;
    this.add(index);
    this.items.copyWithin(place + 1, place, this.count - 1);
    this.items[place] = index;
  }
}
