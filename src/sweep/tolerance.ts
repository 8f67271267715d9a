/**
 * What is this near counts as touching, in units of the sizes and the way together: four times or more what a distance may
 * be off by. Shapes are moved to within it, but not so near that they may touch already.
 */
export const TOLERANCE = 2 ** -44;

/** Sizes and ways together between these have products and squares far within the range of doubles. */
export const LEAST_SIZE = 2 ** -200;
export const LARGEST_SIZE = 2 ** 200;
