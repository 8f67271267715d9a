/** Things of which the least is at hand: each entry is no more than the two at twice its place and after. */
export class Heap<T> {
  private readonly entries: T[] = [];

  constructor(private readonly isLess: (p: T, q: T) => boolean) {}

  get least(): T | undefined {
    return this.entries[0];
  }

  add(added: T): void {
    const { entries, isLess } = this;
    let place = entries.length;
    entries.push(added);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = entries[above] as T;
      if (!isLess(added, other)) break;
      entries[place] = other;
      place = above;
    }
    entries[place] = added;
  }

  /** Removes and returns the least; undefined if there is none. */
  take(): T | undefined {
    const { entries, isLess, least } = this;
    const last = entries.pop();
    const { length } = entries;
    if (last === undefined || length === 0) return least;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= length) break;
      if (below + 1 < length && isLess(entries[below + 1] as T, entries[below] as T)) below++;
      const other = entries[below] as T;
      if (!isLess(other, last)) break;
      entries[place] = other;
      place = below;
    }
    entries[place] = last;
    return least;
  }
}
