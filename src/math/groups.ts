/** Numbers below some count, in groups that can be joined; each is alone at first. */
export class Groups {
  /** For each number, one of its group that comes before it, or itself. */
  private readonly earlier: Int32Array;

  constructor(count: number) {
    this.earlier = new Int32Array(count);
    for (let i = 0; i < count; i++) this.earlier[i] = i;
  }

  join(i: number, j: number): void {
    const [first, second] = [this.firstOf(i), this.firstOf(j)];
    this.earlier[Math.max(first, second)] = Math.min(first, second);
  }

  areJoined(i: number, j: number): boolean {
    return this.firstOf(i) === this.firstOf(j);
  }

  /** The first number of a group. */
  firstOf(i: number): number {
    const { earlier } = this;
    let first = i;
    while (earlier[first] !== first) {
      const before = earlier[earlier[first] as number] as number;
      earlier[first] = before;
      first = before;
    }
    return first;
  }

  /** For each number, the first of its group, in the list in which groups are kept. */
  firsts(): Int32Array {
    const { earlier } = this;
    // By the time a number is looked at, what comes before it has its first.
    for (let i = 0; i < earlier.length; i += 1) earlier[i] = earlier[earlier[i] as number] as number;
    return earlier;
  }
}
