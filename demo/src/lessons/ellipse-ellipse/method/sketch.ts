import type { Vec2 } from "osculate";
import type { Painter } from "../../../stage/painter.js";
import type { Role } from "../../../stage/palette.js";
import type { Region } from "../../../stage/view.js";

/** The picture of a step of the derivation: always the same, whatever is on the stage. */
export interface Sketch {
  readonly region: Region;
  paint(painter: Painter): void;
}

/** A region four to three, as the pictures of a derivation are. */
export function around(x: number, y: number, width: number): Region {
  return { x, y, width, height: 0.75 * width };
}

export const dashed = { width: 1.5, dash: [5, 5] } as const;

/** The image of the unit circle under the map with these columns: two half axes, not always perpendicular, and a centre. */
export interface Image {
  readonly first: Vec2;
  readonly second: Vec2;
  readonly centre: Vec2;
}

/** The point of the image that comes from the direction t of the circle. */
export function pointOf({ first, second, centre }: Image, t: number): Vec2 {
  return {
    x: centre.x + first.x * Math.cos(t) + second.x * Math.sin(t),
    y: centre.y + first.y * Math.cos(t) + second.y * Math.sin(t),
  };
}

export function paintImage(painter: Painter, image: Image, role: Role): void {
  const points = Array.from({ length: 97 }, (_, i) => pointOf(image, (2 * Math.PI * i) / 96));
  painter.polygon(points, role, 0.14);
  painter.polyline(points, role, { width: 2 });
}

/** Arrows from the centre along both half axes. */
export function paintHalfAxes(
  painter: Painter,
  image: Image,
  role: Role,
  names: readonly string[] = [],
): void {
  const { centre, first, second } = image;
  [first, second].forEach((axis, i) => {
    const end = { x: centre.x + axis.x, y: centre.y + axis.y };
    painter.arrow(centre, end, role, { width: 2.5 });
    const name = names[i];
    if (name) nameBeyond(painter, centre, end, name, role);
  });
}

/** A name at the end of an arrow, in its direction. */
export function nameBeyond(painter: Painter, from: Vec2, end: Vec2, name: string, role: Role): void {
  const [a, b] = [painter.pixel(from), painter.pixel(end)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(13 * (b.x - a.x)) / length, (13 * (b.y - a.y)) / length];
  painter.label(end, name, role, { dx, dy, align: "center", bold: true });
}

export function moved({ first, second, centre }: Image, by: Vec2): Image {
  return { first, second, centre: { x: centre.x + by.x, y: centre.y + by.y } };
}

/** An ellipse by its radii and its angle. */
export function turnedImage(centre: Vec2, rx: number, ry: number, angle: number): Image {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { centre, first: { x: rx * cos, y: rx * sin }, second: { x: -ry * sin, y: ry * cos } };
}
