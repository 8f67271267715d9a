/**
 * Lengths below which differences do not count, as parts of the largest size or coordinate involved.
 *
 * A world vertex is off by 2⁻⁵³ of its coordinate, and what is computed from several by a few times that. So there are
 * steps between flush tiles that are turned, and a shape that has been stopped is a rounding away from what stopped it.
 * Such steps are no corners, and such distances no gaps.
 */

/** How near a shape is brought to what stops it. */
export const GAP = 2 ** -46;

/** What a shape would pass if its path were shifted sideways by this does not block it. */
export const GRAZE = 2 ** -45;

/** A shape that is this near to another stands on it or leans against it. */
export const STANDING = 2 ** -44;

/** GRAZE for arcs and hollow shapes, whose touches are less accurate. */
export const HOLLOW_GRAZE = 2 ** -39;

/** If a path shifted away by one graze meets the body this many grazes later, the boundary bends towards the path. */
export const BENT = 2 ** 6;
