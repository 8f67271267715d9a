/** Exponents of doubles: 0 for zero and subnormal sizes, 2047 for infinite ones. */
const EXPONENTS = 2048;

/** The exponents one class spans: boxes of a class differ in size by less than a factor of 8. */
const CLASS_SPAN = 3;

/**
 * Boxes divided by size, the longer side, in classes from small to large.
 *
 * The first class begins at the least size, the next at the least size that does not belong to it, and so on, so that
 * there are no more classes than needed: one if all boxes are of about the same size.
 */
export class SizeClasses {
  /** Where each class of the last division starts, and where the last one ends. */
  readonly starts = new Int32Array(EXPONENTS + 1);
  private readonly counts = new Int32Array(EXPONENTS);
  private readonly places = new Int32Array(EXPONENTS);
  private readonly size = new Float64Array(1);
  private readonly words = new Int32Array(this.size.buffer);

  /** Sets `order` to the indices of the first `count` boxes, class by class, and returns the number of classes. */
  divide(boxes: Float64Array, order: Int32Array, count: number): number {
    const { counts, places, starts } = this;
    if (this.areAlike(boxes, count)) {
      for (let i = 0; i < count; i++) order[i] = i;
      starts[0] = 0;
      starts[1] = count;
      return 1;
    }
    counts.fill(0);
    for (let i = 0; i < count; i++) {
      const exponent = this.exponentOf(boxes, i);
      counts[exponent] = (counts[exponent] as number) + 1;
    }
    let classes = 0;
    let place = 0;
    let classEnd = -1;
    for (let exponent = 0; exponent < EXPONENTS; exponent++) {
      const members = counts[exponent] as number;
      if (members === 0) continue;
      if (exponent >= classEnd) {
        starts[classes] = place;
        classes += 1;
        classEnd = exponent + CLASS_SPAN;
      }
      places[exponent] = classes - 1;
      place += members;
    }
    starts[classes] = count;
    counts.set(starts.subarray(0, classes));
    for (let i = 0; i < count; i++) {
      const member = places[this.exponentOf(boxes, i)] as number;
      const next = counts[member] as number;
      order[next] = i;
      counts[member] = next + 1;
    }
    return classes;
  }

  /** Whether there are boxes, and all are of one class, as in most worlds. */
  private areAlike(boxes: Float64Array, count: number): boolean {
    let least = Number.POSITIVE_INFINITY;
    let greatest = 0;
    for (let at = 0; at < 4 * count; at += 4) {
      const width = (boxes[at + 2] as number) - (boxes[at] as number);
      const height = (boxes[at + 3] as number) - (boxes[at + 1] as number);
      const size = width > height ? width : height;
      if (size < least) least = size;
      if (size > greatest) greatest = size;
    }
    return count > 0 && this.exponent(greatest) < this.exponent(least) + CLASS_SPAN;
  }

  private exponentOf(boxes: Float64Array, index: number): number {
    const at = 4 * index;
    const width = (boxes[at + 2] as number) - (boxes[at] as number);
    const height = (boxes[at + 3] as number) - (boxes[at + 1] as number);
    return this.exponent(width > height ? width : height);
  }

  private exponent(size: number): number {
    this.size[0] = size;
    // This word has the exponent, whatever the byte order.
    return ((this.words[HIGH_WORD] as number) >>> 20) & (EXPONENTS - 1);
  }
}

const HIGH_WORD = /* @__PURE__ */ highWord();

function highWord(): number {
  return new Int32Array(new Float64Array([1]).buffer)[0] === 0 ? 1 : 0;
}
