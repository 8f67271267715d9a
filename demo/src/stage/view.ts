import type { Vec2 } from "osculate";

/** A rectangle of the world, given by its centre, that a stage must show whole. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Canvas points its y axis down, paper points it up. */
export type YAxis = "down" | "up";

/** Where the world lies on a canvas of `width` by `height` CSS pixels: its centre shows (x, y). */
export interface View {
  readonly x: number;
  readonly y: number;
  /** CSS pixels a world unit. */
  readonly scale: number;
  /** 1 if the world's y axis points down, −1 if up. */
  readonly ySign: 1 | -1;
  readonly width: number;
  readonly height: number;
}

/** The largest view of the region that fits into the canvas. */
export function fitView(region: Region, width: number, height: number, yAxis: YAxis): View {
  return {
    x: region.x,
    y: region.y,
    scale: Math.min(width / region.width, height / region.height),
    ySign: yAxis === "down" ? 1 : -1,
    width,
    height,
  };
}

/**
 * The CSS pixel of a point of the world.
 *
 * The centre is subtracted first, so that a view a billion times enlarged is still drawn to a fraction of a pixel.
 */
export function toScreen(view: View, point: Readonly<Vec2>): Vec2 {
  return {
    x: view.width / 2 + (point.x - view.x) * view.scale,
    y: view.height / 2 + (point.y - view.y) * view.scale * view.ySign,
  };
}

export function toWorld(view: View, pixel: Readonly<Vec2>): Vec2 {
  return {
    x: view.x + (pixel.x - view.width / 2) / view.scale,
    y: view.y + ((pixel.y - view.height / 2) / view.scale) * view.ySign,
  };
}
