/** Where the numbers of a pair are measured from, and the power of two they are multiplied by. */
export interface Frame {
  /** The origin, times `shrink`. */
  originX: number;
  originY: number;
  /** At most 1: multiplies coordinates before the origin is subtracted, so that differences stay finite. */
  shrink: number;
  /** At least 1: multiplies differences. */
  grow: number;
}

export function inX(frame: Frame, x: number): number {
  return (x * frame.shrink - frame.originX) * frame.grow;
}

export function inY(frame: Frame, y: number): number {
  return (y * frame.shrink - frame.originY) * frame.grow;
}
