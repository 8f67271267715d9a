/**
 * Coordinates and sizes above this go to exact arithmetic, so that the filters' values, which have no more than four such factors, lose at
 * most UNDERFLOW_ERROR to underflow.
 */
export const LARGEST_FILTERED_SIZE = 2 ** 100;
