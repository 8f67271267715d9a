import { degrees, type Ellipse, ellipse } from "osculate";

/** What a reader changes of an ellipse by its handles. */
export type EllipseChange = Partial<Record<"x" | "y" | "rx" | "ry" | "degrees", number>>;

/** The ellipse with some numbers changed; its direction stays bit for bit unless degrees are given. */
export function changedEllipse(shape: Ellipse, change: EllipseChange): Ellipse {
  const { x, y, rx, ry, ux, uy } = { ...shape, ...change };
  return ellipse(x, y, rx, ry, change.degrees === undefined ? { x: ux, y: uy } : degrees(change.degrees));
}
