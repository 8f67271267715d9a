/*
 * The error bounds of the batch kernels: most exist twice, in TypeScript next to this file, and, for two pairs at a
 * time, in AssemblyScript (assembly/). Both compilers read this file; the decimal points make floating-point numbers for
 * the second. A kernel answers only what is certain by these bounds, and leaves all else to `overlaps` or `raycast`: so
 * the two need not be certain of the same pairs.
 */

/** Largest relative error of one rounding to nearest. */
export const UNIT_ROUNDOFF = 2.0 ** -53.0;

/** See `UNDERFLOW_ERROR` of src/math/verdict.ts. */
export const UNDERFLOW_ERROR = 2.0 ** -660.0;

/** See `UNIT_TOLERANCE` of src/math/vector.ts: a squared length is within 10 roundings of 1. */
export const UNIT_TOLERANCE = 2.0 ** -50.0;

/**
 * Point and ellipse: rx² d² − (rx² − ry²)(û·d)² − (rx ry)², in units of (rx ry)² + (rx² + ry²) d². d²:
 * differences doubled by the square 2, square and sum 2, its product with rx² 2: 6. (û·d)²: difference,
 * product and sum 3, doubled by the square, which adds 1: 7; its product with rx² − ry² 3: 10. Their
 * difference 1. (rx ry)² has 3; taking it away 1; the direction taken for a unit vector 10; the bound's own
 * roundings 1: in all 6 + 10 + 1 + 1 + 10 + 1 at most.
 *
 * Underflow: each product loses at most 2⁻¹⁰⁷⁵; UNDERFLOW_ERROR is added to d² in the bound for what is
 * multiplied by large radii afterwards, and once more for all else. What is too large overflows in the bound,
 * too.
 */
export const POINT_ELLIPSE_ERROR = 29.0 * UNIT_ROUNDOFF;

/**
 * Circle and rect: û·d less a half size, in units of |dx| + |dy| and both half sizes: difference, product and
 * sum 3, the direction taken for a unit vector 5, the difference 1.
 */
export const EXCESS_ERROR = 10.0 * UNIT_ROUNDOFF;

/** The squares 1 each, their sum 1, their difference 1; the bound itself takes 6, all of its terms positive. */
export const CIRCLE_RECT_ERROR = 4.0 * UNIT_ROUNDOFF;

/** The effect of the errors of both excesses on their squares, 2 each, and the bound's own roundings. */
export const SHIFT = 2.1;

/**
 * Point and sector: r² − d² in units of r² + d²: d² as above 4, r² 1; their difference 1.
 *
 * The square of u × v = p − q in units of p² + q²: a difference, two products and their sum make it wrong by
 * 3 (|p| + |q|), whose square is at most 18u² (p² + q²). The same bound is far more than enough, and spares a
 * constant. It also covers underflow without another: squares below 2⁻¹⁰²⁰ come from p and q below 2⁻⁵¹⁰,
 * which are wrong by less than 2⁻⁵⁵⁹, and a square is not 0 unless its root is above 2⁻⁵³⁸.
 */
export const POINT_SECTOR_ERROR = 6.0 * UNIT_ROUNDOFF;

/**
 * Two ellipses: the range of squared radii in which no product of sixteen lengths, such as the discriminant, leaves the
 * range of normal numbers.
 */
export const LEAST_RADIUS_SQ = 2.0 ** -100.0;
export const LARGEST_SIZE_SQ = 2.0 ** 120.0;

/**
 * A coefficient of the pencil (see src/pairs/ellipses/ellipse-ellipse-filter.ts) in units of (rxA ryA)² + (rxA² +
 * ryA²)(rxB² + ryB² + d²). With S = rx² + ry², D = rx² − ry² and c = û·v̂, the mixed term is ½ SA SB + DA DB
 * (½ − c²): the halved product 3; of the other each D 2 and their product 1, halved: 3, c² 5 and for
 * directions taken for unit vectors 20, the difference 1; their sum 1: 33. The squared distance, weighted: as
 * for a point, 27. The product of the radii 3. The sums 2, the bound's own roundings 1.
 */
export const COEFFICIENT_ERROR = 36.0 * UNIT_ROUNDOFF;

/** Four coefficients per term: 4·36; at most 8 further roundings, and the bound's own. */
export const DISCRIMINANT_ERROR = 180.0 * UNIT_ROUNDOFF;

/**
 * Ray and circle; src/batch/raycast-many.ts explains these bounds. Within them no filter of `raycast` gives up for magnitude:
 * d² and all distances are below the largest, and a Δ above the least makes d² larger than 2⁻²⁰⁰.
 */
export const LARGEST_REACH = 2.0 ** 60.0;
export const LEAST_DELTA = 2.0 ** -78.0;

/** The least Δ, and distance of the ends from the limits, in units of reach² d². */
export const CLEARANCE = 2.0 ** -28.0;

/** The accuracy of an end: 96 (|m·d| − √Δ) + 2 (|m·d| + √Δ). */
export const OUTER_WEIGHT = 98.0;
export const INNER_WEIGHT = 94.0;

/**
 * Ray and polygon: the bounds of src/rays (chain-walk.ts and chain-marks.ts), so that the kernel is never certain if
 * `raycast` is not.
 */
export const SIDE_ERROR = 4.0 * UNIT_ROUNDOFF;
export const CHAIN_ERROR = 5.0 * UNIT_ROUNDOFF;
export const CROSSING_WAY_ACCURACY = 2.0 ** -42.0;
export const CROSSING_COORDINATE_ACCURACY = 2.0 ** -48.0;

/** Ray and rect: likewise. In src/rays/rounded-box-filter.ts errors are at most 12 u of the same sizes; the rest is for roundings. */
export const RAY_RECT_ERROR = 16.0 * UNIT_ROUNDOFF;

/**
 * Where the ends of its stays in both slabs differ by four times their errors, that filter finds the point at the end t
 * within the side there. With R for the sizes and s = |dx| + |dy|, it allows 20 u R + 16 u s |t| besides the error of t.
 * Across the side, the difference is above 64 u (R + s |t'|), t' being the end in the other slab, and if t' is below
 * t / 2, also above t / 2 times the speed, which is above 64 u s: half of each makes up for it.
 */
export const RAY_RECT_CLEARANCE = 4.0;
export const WAY_ACCURACY = 2.0 ** -41.0;
export const COORDINATE_ACCURACY = 2.0 ** -46.0;
export const LEAST_MODERATE = 2.0 ** -200.0;
export const LARGEST_MODERATE = 2.0 ** 200.0;
export const LARGEST_FILTERED_SIZE = 2.0 ** 100.0;
