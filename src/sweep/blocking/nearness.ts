/**
 * The lengths below which nothing is told apart, as parts of the largest size or coordinate that takes part.
 *
 * A world vertex is off by 2⁻⁵³ of its coordinate, and what is computed of some by a few times that. So flush tiles that are
 * turned have steps between them, and a shape that has been stopped is a rounding away from what stopped it: these are
 * no corners, and no gaps.
 */

/** How near to what stops it a shape is brought. */
export const GAP = 2 ** -46;

/** What would be passed if the way were shifted aside by this does not block. */
export const GRAZE = 2 ** -45;

/** What is so near is stood on, or leaned against. */
export const STANDING = 2 ** -44;

/** The same as GRAZE, for arcs and what is hollow, whose touches are told less finely. */
export const HOLLOW_GRAZE = 2 ** -39;
