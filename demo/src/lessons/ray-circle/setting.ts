import { type Circle, circle, point, type Ray, ray, relate } from "osculate";
import type { Region } from "../../stage/view.js";
import { beam, target } from "./code.js";

/** What the reader can change. */
export interface Setting {
  readonly x: number;
  readonly y: number;
  /** The direction as drawn. */
  readonly dx: number;
  readonly dy: number;
  /** Whether the ray takes it at length 1. */
  readonly unit: boolean;
  readonly centreX: number;
  readonly centreY: number;
  readonly r: number;
  /** How many times smaller than usual a world the stage shows. */
  readonly zoom: number;
}

export const initial: Setting = {
  x: beam.x,
  y: beam.y,
  dx: beam.dx,
  dy: beam.dy,
  unit: false,
  centreX: target.x,
  centreY: target.y,
  r: target.r,
  zoom: 1,
};

export const presets = {
  tangent: { ...initial, x: -4.5, y: -2, dx: 1.5, dy: 0, centreY: 0 },
  behind: { ...initial, x: 3.4, y: 0.9, dx: 0.9, dy: -0.05, centreX: -0.8 },
  miss: { ...initial, dy: 0.25 },
  noRadius: { ...initial, x: -4.5, y: 1.5, dx: 1.5, dy: -0.5, centreX: 1.5, centreY: -0.5, r: 0 },
  negativeRadius: { ...initial, r: -1 },
  noDirection: { ...initial, dx: 0, dy: 0 },
} as const satisfies Record<string, Setting>;

/** Throws if there is no direction. */
export function beamOf({ x, y, dx, dy, unit }: Setting): Ray {
  const length = (unit && Math.hypot(dx, dy)) || 1;
  return ray(x, y, dx / length, dy / length);
}

/** Throws if the radius is negative. */
export function targetOf({ centreX, centreY, r }: Setting): Circle {
  return circle(centreX, centreY, r);
}

export function startsOnRim(setting: Setting): boolean {
  return relate(point(setting.x, setting.y), targetOf(setting)) === "insideTouching";
}

/** A call that the library refuses, and why. */
export interface Refusal {
  readonly cause: "radius" | "direction";
  readonly call: string;
  readonly message: string;
}

export function refusalOf(setting: Setting): Refusal | undefined {
  const { x, y, dx, dy, centreX, centreY, r } = setting;
  const ofCircle = messageOf(() => targetOf(setting));
  if (ofCircle) return { cause: "radius", call: `circle(${centreX}, ${centreY}, ${r})`, message: ofCircle };
  const ofRay = messageOf(() => beamOf(setting));
  return ofRay ? { cause: "direction", call: `ray(${x}, ${y}, ${dx}, ${dy})`, message: ofRay } : undefined;
}

function messageOf(make: () => unknown): string | undefined {
  try {
    make();
  } catch (error) {
    if (error instanceof RangeError) return String(error);
    throw error;
  }
  return undefined;
}

/** What the stage and the pictures of the steps show of the world. */
export function regionOf({ zoom }: Setting): Region {
  return { x: 0, y: 0, width: 11.5 / zoom, height: 8.6 / zoom };
}
