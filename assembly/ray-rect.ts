import {
  COORDINATE_ACCURACY,
  LARGEST_FILTERED_SIZE,
  LARGEST_MODERATE,
  LEAST_MODERATE,
  RAY_RECT_CLEARANCE,
  RAY_RECT_ERROR,
  UNDERFLOW_ERROR,
  WAY_ACCURACY,
} from "../src/batch/error-bounds";
import {
  abs,
  add,
  all,
  and,
  both,
  eq,
  exchanged,
  firsts,
  gt,
  le,
  lt,
  MAGNITUDE,
  max,
  min,
  mul,
  or,
  select,
  square,
  sub,
} from "./lanes";
import { RAY, RECT } from "./records";

const ERROR = memory.data<f64>([RAY_RECT_ERROR]);
const UNDERFLOW = memory.data<f64>([UNDERFLOW_ERROR]);
const WAY = memory.data<f64>([WAY_ACCURACY]);
const COORDINATE = memory.data<f64>([COORDINATE_ACCURACY]);
const LEAST = memory.data<f64>([LEAST_MODERATE]);
const MOST = memory.data<f64>([LARGEST_MODERATE]);
const FARTHEST = memory.data<f64>([LARGEST_FILTERED_SIZE]);
const ONE = memory.data<f64>([1]);
const CLEAR = memory.data<f64>([RAY_RECT_CLEARANCE]);
const NO_HIT = memory.data<f64>([Infinity]);
const SIGN = memory.data<u64>([0x8000_0000_0000_0000]);

/** Bytes of an answer. */
const T: usize = 8;

/**
 * As `rayRectFilter` of src/rays/rounded-box-filter.ts, with the same numbers and no smaller bounds: so `raycast` is certain of what is
 * certain here, and t differs in no bit. One ray at a time: the slab along the rectangle's direction in the first lane,
 * the one across it in the second.
 */
export function rayRect(rays: usize, rects: usize, out: usize, first: usize, count: usize): usize {
  let a = rays + first * RAY;
  let b = rects + first * RECT;
  let o = out + first * T;
  for (const end = out + count * T; o < end; o += T, a += RAY, b += RECT) {
    const m = sub(v128.load(a), v128.load(b));
    const d = v128.load(a, 16);
    const halves = v128.load(b, 16);
    const ux = v128.load_splat<f64>(b, 32);
    const uy = v128.load_splat<f64>(b, 40);
    const dTurned = turned(d);
    const magnitude = all(MAGNITUDE);
    const underflow = all(UNDERFLOW);
    const relative = all(ERROR);
    const w = add(square(ux), square(uy));
    const length = f64x2.sqrt(w);
    const half = mul(halves, length);
    const position = add(mul(ux, m), mul(uy, turned(m)));
    const speed = add(mul(ux, d), mul(uy, dTurned));
    const direction = abs(d, magnitude);
    const step = add(direction, exchanged(direction));
    const sizes = add(abs(m, magnitude), halves);
    const positionError = add(mul(relative, mul(length, add(sizes, exchanged(sizes)))), underflow);
    const speedError = mul(relative, mul(length, step));
    const room = sub(abs(speed, magnitude), speedError);
    // Against the speed, so that the lower end comes first.
    const sign = all(SIGN);
    const near = v128.xor(half, v128.andnot(sign, speed));
    const quotient = f64x2.div(sub(near, position), speed);
    const otherQuotient = f64x2.div(sub(v128.xor(near, sign), position), speed);
    const lowerSize = abs(quotient, magnitude);
    const upperSize = abs(otherQuotient, magnitude);
    const perRoom = f64x2.div(all(ONE), room);
    const lowerShift = mul(add(positionError, mul(lowerSize, speedError)), perRoom);
    const upperShift = mul(add(positionError, mul(upperSize, speedError)), perRoom);
    const quotientError = add(lowerShift, mul(relative, lowerSize));
    const otherQuotientError = add(upperShift, mul(relative, upperSize));
    // A line along a slab is in it all the way, or not at all.
    const zero = f64x2.splat(0);
    const isParallel = and(or(eq(ux, zero), eq(d, zero)), or(eq(uy, zero), eq(dTurned, zero)));
    const clear = all(CLEAR);
    const slack = sub(half, abs(position, magnitude));
    const isOutside = and(isParallel, lt(slack, zero));
    const isSlabKnown = select(
      gt(abs(slack, magnitude), mul(clear, positionError)),
      gt(room, mul(clear, speedError)),
      isParallel,
    );
    const endless = all(NO_HIT);
    const lower = select(v128.xor(endless, sign), quotient, isParallel);
    const upper = select(endless, otherQuotient, isParallel);
    const lowerError = v128.andnot(quotientError, isParallel);
    const upperError = v128.andnot(otherQuotientError, isParallel);
    const lowerOther = exchanged(lower);
    const upperOther = exchanged(upper);
    const lowerErrorOther = exchanged(lowerError);
    const upperErrorOther = exchanged(upperError);
    const isLowerKnown = gt(
      abs(sub(lower, lowerOther), magnitude),
      mul(clear, add(lowerError, lowerErrorOther)),
    );
    const isUpperKnown = gt(
      abs(sub(upper, upperOther), magnitude),
      mul(clear, add(upperError, upperErrorOther)),
    );
    const enter = max(lower, lowerOther);
    const exit = min(upper, upperOther);
    // From here on, where the ray enters in the first lane, where it leaves in the second.
    const enterError = select(lowerError, lowerErrorOther, gt(lower, lowerOther));
    const exitError = select(upperError, upperErrorOther, lt(upper, upperOther));
    const ends = firsts(enter, exit);
    const endErrors = firsts(enterError, exitError);
    const size = abs(ends, magnitude);
    const distance = abs(m, magnitude);
    const reach = add(
      add(add(distance, exchanged(distance)), v128.load_splat<f64>(b, 16)),
      v128.load_splat<f64>(b, 24),
    );
    const accuracy = add(mul(mul(all(WAY), size), step), mul(all(COORDINATE), reach));
    const isAccurate = le(mul(endErrors, step), accuracy);
    const isLengthKnown = gt(
      abs(sub(ends, exchanged(ends)), magnitude),
      add(endErrors, exchanged(endErrors)),
    );
    const minT = v128.load_splat<f64>(a, 32);
    const maxT = v128.load_splat<f64>(a, 40);
    const isClearOfMin = gt(abs(sub(ends, minT), magnitude), endErrors);
    const isClearOfMax = gt(abs(sub(ends, maxT), magnitude), endErrors);
    const squares = square(d);
    const lengths = firsts(w, add(squares, exchanged(squares)));
    const isModerate = and(and(gt(lengths, all(LEAST)), lt(lengths, all(MOST))), lt(reach, all(FARTHEST)));
    const areKnown = and(isModerate, and(isSlabKnown, and(isLowerKnown, isUpperKnown)));
    if (!both(and(areKnown, and(and(isAccurate, isLengthKnown), and(isClearOfMin, isClearOfMax))))) break;
    // All ones, which is NaN, where the stay is not on the ray, else 0. NaN is not smaller than Infinity.
    const isMiss = or(or(isOutside, exchanged(isOutside)), lt(exit, enter));
    const isOff = or(isMiss, or(gt(enter, maxT), lt(exit, minT)));
    store<f64>(o, f64x2.extract_lane(min(all(NO_HIT), add(max(enter, minT), isOff)), 0));
  }
  return (o - out) / T;
}

/** (y, −x) for (x, y). */
function turned(vector: v128): v128 {
  return v128.xor(exchanged(vector), v128.shuffle<f64>(f64x2.splat(0), all(SIGN), 0, 2));
}
