import { degrees, type Ray, ray, type Sector, sector, setPose, type Vec2 } from "osculate";
import { normalize } from "osculate/vec2";
import type { Extent } from "./crowd.js";

/** What the reader drags: a place and a direction in degrees, and how far the handle that turns it is away. */
export interface Probe {
  x: number;
  y: number;
  angle: number;
  readonly reach: number;
}

const coneOpening = 50;

export function newCone({ width, height }: Extent): Probe {
  return { x: 0.3 * width, y: 0.62 * height, angle: -20, reach: 0.36 * height };
}

export function newLaser({ width, height }: Extent): Probe {
  return { x: 0.72 * width, y: 0.1 * height, angle: 66, reach: 0.12 * height };
}

export function coneShape({ reach }: Probe): Sector {
  return sector(0, 0, reach, degrees(-coneOpening / 2), degrees(coneOpening / 2));
}

export function poseCone(shape: Sector, { x, y, angle }: Probe): void {
  setPose(shape, x, y, degrees(angle));
}

/** One unit of t is one unit of length, within rounding. */
export function laserRay(probe: Probe): Ray {
  const { x, y } = directionOf(probe);
  return ray(probe.x, probe.y, x, y);
}

function directionOf({ angle }: Probe): Vec2 {
  return normalize(degrees(angle));
}

/** Where the handle that turns a probe is. */
export function tip(probe: Probe): Vec2 {
  const { x, y } = directionOf(probe);
  return { x: probe.x + probe.reach * x, y: probe.y + probe.reach * y };
}

/** The probe's direction in whole degrees, (−180, 180], from its place to a point. */
export function turnTowards(probe: Probe, { x, y }: Readonly<Vec2>): void {
  if (x === probe.x && y === probe.y) return;
  setAngle(probe, (Math.atan2(y - probe.y, x - probe.x) * 180) / Math.PI);
}

export function setAngle(probe: Probe, degreesNow: number): void {
  const turns = Math.round(degreesNow) % 360;
  probe.angle = turns > 180 ? turns - 360 : turns <= -180 ? turns + 360 : turns;
}
