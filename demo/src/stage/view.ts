import type { Vec2 } from "osculate";

/** A rectangle of the world, given by its centre, that a stage must show whole. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A canvas on which it would be larger that way shows it turned by a quarter, its x axis pointing up. */
  readonly turns?: boolean;
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
  /** Whether the world is turned by a quarter: its x axis points up, and its y axis to the right (or left). */
  readonly turned: boolean;
  readonly width: number;
  readonly height: number;
}

/** The largest view of the region that fits into the canvas. */
export function fitView(region: Region, width: number, height: number, yAxis: YAxis): View {
  const level = Math.min(width / region.width, height / region.height);
  const upright = Math.min(width / region.height, height / region.width);
  const turned = region.turns === true && upright > level;
  return {
    x: region.x,
    y: region.y,
    scale: turned ? upright : level,
    ySign: yAxis === "down" ? 1 : -1,
    turned,
    width,
    height,
  };
}

/** The same view of a world whose origin lies at a point of this one. */
export function viewFrom(view: View, { x, y }: Readonly<Vec2>): View {
  return { ...view, x: view.x - x, y: view.y - y };
}

/**
 * The CSS pixel of a point of the world.
 *
 * The centre is subtracted first, so that a view a billion times enlarged is still drawn to a fraction of a pixel.
 */
export function toScreen(view: View, point: Readonly<Vec2>): Vec2 {
  const x = (point.x - view.x) * view.scale;
  const y = (point.y - view.y) * view.scale * view.ySign;
  return { x: view.width / 2 + (view.turned ? y : x), y: view.height / 2 + (view.turned ? -x : y) };
}

export function toWorld(view: View, pixel: Readonly<Vec2>): Vec2 {
  const { x, y } = worldDirection(view, { x: pixel.x - view.width / 2, y: pixel.y - view.height / 2 });
  return { x: view.x + x / view.scale, y: view.y + y / view.scale };
}

/** Where a direction of the screen points in the world; as long as it is. */
export function worldDirection({ turned, ySign }: View, { x, y }: Readonly<Vec2>): Vec2 {
  return turned ? { x: -y, y: x * ySign } : { x, y: y * ySign };
}
