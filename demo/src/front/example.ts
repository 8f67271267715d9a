import { circle, degrees, ellipse, overlaps, relate, sector } from "osculate";

// en: x, y, the two radii, angle.
// ja: x, y, 2 つの半径、角度。
const hero = ellipse(0, 0, 40, 24, 0.3);
const view = sector(120, 40, 200, degrees(135), degrees(225));

export const seen = overlaps(hero, view); // true

// en: Turned by the angle of the 3-4-5 triangle: exactly tangent.
// ja: 3-4-5 の直角三角形の角だけ回転。ちょうど接する。
const lens = ellipse(0, 0, 2, 1, { x: 3, y: 4 });
export const kiss = relate(lens, circle(3, 4, 3)); // "touching"
