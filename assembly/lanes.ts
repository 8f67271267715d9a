/*
 * Arithmetic of two pairs at a time: in each v128 one number of the one pair and the same number of the
 * other. So small that the compiler puts them in the place of their calls.
 */

/**
 * A constant that lies at an address of the memory. To load it is one instruction; a literal is made anew by
 * several on each turn of a loop.
 */
export function all(address: usize): v128 {
  return v128.load_splat<f64>(address);
}

/** The first numbers of two records' parts. */
export function firsts(one: v128, other: v128): v128 {
  return v128.shuffle<f64>(one, other, 0, 2);
}

/** The second numbers. */
export function seconds(one: v128, other: v128): v128 {
  return v128.shuffle<f64>(one, other, 1, 3);
}

/** The lanes in the other order. */
export function exchanged(lanes: v128): v128 {
  return v128.shuffle<f64>(lanes, lanes, 1, 0);
}

export function add(a: v128, b: v128): v128 {
  return f64x2.add(a, b);
}

export function sub(a: v128, b: v128): v128 {
  return f64x2.sub(a, b);
}

export function mul(a: v128, b: v128): v128 {
  return f64x2.mul(a, b);
}

export function square(a: v128): v128 {
  return f64x2.mul(a, a);
}

/** All bits of a number but its sign. */
export const MAGNITUDE = memory.data<u32>([0xffff_ffff, 0x7fff_ffff]);

/** Without their signs; `magnitude` is `all(MAGNITUDE)`, loaded once for many of these. */
export function abs(a: v128, magnitude: v128): v128 {
  return v128.and(a, magnitude);
}

/** The smaller ones; those of `a` where one is NaN. */
export function min(a: v128, b: v128): v128 {
  return f64x2.pmin(a, b);
}

/** The larger ones; those of `a` where one is NaN. */
export function max(a: v128, b: v128): v128 {
  return f64x2.pmax(a, b);
}

/** True as a lane is all ones, false all zeros: comparisons with NaN are false. */
export function gt(a: v128, b: v128): v128 {
  return f64x2.gt(a, b);
}

export function lt(a: v128, b: v128): v128 {
  return f64x2.lt(a, b);
}

export function ge(a: v128, b: v128): v128 {
  return f64x2.ge(a, b);
}

export function le(a: v128, b: v128): v128 {
  return f64x2.le(a, b);
}

export function eq(a: v128, b: v128): v128 {
  return f64x2.eq(a, b);
}

export function and(a: v128, b: v128): v128 {
  return v128.and(a, b);
}

export function or(a: v128, b: v128): v128 {
  return v128.or(a, b);
}

/** Those of `a` where a condition is all ones, of `b` where it is zeros. */
export function select(a: v128, b: v128, condition: v128): v128 {
  return v128.bitselect(a, b, condition);
}

/** Whether both lanes are true, or negative. */
export function both(lanes: v128): bool {
  return i64x2.bitmask(lanes) === 3;
}

/** Writes two answers, 1 where a lane is true or negative, else 0. */
export function storeSigns(out: usize, lanes: v128): void {
  store<u16>(out, (i64x2.bitmask(lanes) * 0x81) & 0x0101);
}
