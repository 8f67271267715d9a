/** What comes at some time. */
interface Timed {
  readonly t: number;
}

/** Things to be taken in the order of their times; those of the same time in the order in which they were added. */
export class EarliestFirst<Item extends Timed> {
  /** A binary heap: no item comes before the one at half of its place. */
  readonly #items: Numbered<Item>[] = [];
  #added = 0;

  add(item: Item): void {
    const items = this.#items;
    const added = { item, number: this.#added };
    this.#added += 1;
    let place = items.length;
    items.push(added);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = items[above];
      if (parent === undefined || !comesBefore(added, parent)) break;
      items[place] = parent;
      place = above;
    }
    items[place] = added;
  }

  /** The earliest item, which is no longer there then; undefined if there is none. */
  take(): Item | undefined {
    const items = this.#items;
    const earliest = items[0];
    const last = items.pop();
    if (last !== undefined && items.length > 0) this.#sink(last);
    return earliest?.item;
  }

  /** Puts an item in the place of the first. */
  #sink(sinking: Numbered<Item>): void {
    const items = this.#items;
    let place = 0;
    for (;;) {
      const left = items[2 * place + 1];
      const right = items[2 * place + 2];
      if (left === undefined) break;
      const isRight = right !== undefined && comesBefore(right, left);
      const child = isRight ? right : left;
      if (!comesBefore(child, sinking)) break;
      items[place] = child;
      place = 2 * place + (isRight ? 2 : 1);
    }
    items[place] = sinking;
  }
}

interface Numbered<Item> {
  readonly item: Item;
  readonly number: number;
}

function comesBefore(a: Numbered<Timed>, b: Numbered<Timed>): boolean {
  return a.item.t < b.item.t || (a.item.t === b.item.t && a.number < b.number);
}
