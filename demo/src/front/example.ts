import { circle, degrees, ellipse, overlaps, relate, sector } from "osculate";

const hero = ellipse(0, 0, 40, 24, 0.3); // x, y, rx, ry, angle
const view = sector(120, 40, 200, degrees(135), degrees(225));

export const seen = overlaps(hero, view); // true

// Turned by the angle of the 3-4-5 triangle: exactly tangent.
const lens = ellipse(0, 0, 2, 1, { x: 3, y: 4 });
export const kiss = relate(lens, circle(3, 4, 3)); // "touching"
