import { type Measure, sizeOrZero } from "./numbers.js";
import type { Random } from "./random.js";
import type { CapsuleSpec, RectSpec, RoundedRectSpec } from "./spec.js";

/** On an edge or at a corner. */
export function rectAtOrigin(measure: Measure, random: Random): RectSpec {
  const halfWidth = sizeOrZero(measure, random);
  const halfHeight = sizeOrZero(measure, random);
  const width = 2 * halfWidth;
  const height = 2 * halfHeight;
  if (random.int(2) === 0) {
    // Along an edge: its middle, one end, or some point between.
    const along = halfHeight * random.pick([0, 1, -1, 2 * random.next() - 1, 0.5]);
    if (random.int(2) === 0) {
      return {
        type: "rect",
        x: -halfWidth,
        y: along,
        width,
        height,
        angle: { x: random.pick([1, -1]), y: 0 },
      };
    }
    const angle = { x: 0, y: random.pick([1, -1]) };
    return { type: "rect", x: -halfWidth, y: along, width: height, height: width, angle };
  }
  const { x, y, length } = measure.quadrant(random);
  return {
    type: "rect",
    x: -(halfWidth * x + halfHeight * y),
    y: -(halfHeight * x - halfWidth * y),
    width: width * length,
    height: height * length,
    angle: { x, y: -y },
  };
}

/** On a straight side, on the round of a corner, or where the two meet. */
export function roundedRectAtOrigin(measure: Measure, random: Random): RoundedRectSpec {
  const r = sizeOrZero(measure, random);
  const innerHalfWidth = sizeOrZero(measure, random);
  const innerHalfHeight = sizeOrZero(measure, random);
  const corner = measure.quadrant(random);
  if (random.int(2) === 0) {
    const along = innerHalfHeight * random.pick([0, 1, -1, 0.5, 2 * random.next() - 1]);
    const [width, height] = [2 * (innerHalfWidth + r), 2 * (innerHalfHeight + r)];
    const upright = random.int(2) === 0;
    return {
      type: "roundedRect",
      x: -innerHalfWidth - r,
      y: along,
      width: upright ? width : height,
      height: upright ? height : width,
      r,
      angle: upright ? { x: random.pick([1, -1]), y: 0 } : { x: 0, y: random.pick([1, -1]) },
    };
  }
  const { x, y, length } = corner;
  return {
    type: "roundedRect",
    x: -(innerHalfWidth * x + innerHalfHeight * y) - r,
    y: -(innerHalfHeight * x - innerHalfWidth * y),
    width: 2 * (innerHalfWidth * length + r),
    height: 2 * (innerHalfHeight * length + r),
    r,
    angle: { x, y: -y },
  };
}

/** On a cap, on a side, or where the two meet. */
export function capsuleAtOrigin(measure: Measure, random: Random): CapsuleSpec {
  const r = sizeOrZero(measure, random);
  const { x, y } = measure.quadrant(random);
  const k = sizeOrZero(measure, random);
  const capsule = { type: "capsule", r } as const;
  switch (random.int(3)) {
    case 0:
      // The far end lies behind the near one, whose cap touches.
      return exchanged(
        { ...capsule, ax: -r, ay: 0, bx: -r - k * x, by: k * y * random.pick([1, -1]) },
        random,
      );
    case 1:
      return exchanged({ ...capsule, ax: -r, ay: -measure.size(random), bx: -r, by: k }, random);
    default:
      return exchanged({ ...capsule, ax: -r, ay: 0, bx: -r, by: k }, random);
  }
}

function exchanged(capsule: CapsuleSpec, random: Random): CapsuleSpec {
  const { ax, ay, bx, by } = capsule;
  return random.int(2) === 0 ? capsule : { ...capsule, ax: bx, ay: by, bx: ax, by: ay };
}
