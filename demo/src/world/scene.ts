import type { Sector } from "osculate";
import type { Painter } from "../stage/painter.js";
import { type Beam, type Crowd, createCrowd, markPairs, markPierced, markSeen, move } from "./crowd.js";
import { coneShape, laserRay, newCone, newLaser, type Probe, poseCone, tip } from "./probe.js";

/** Whether the page is as narrow as on a phone. */
function isNarrow(): boolean {
  return matchMedia("(max-width: 700px)").matches;
}

/** Whether it is as small as a phone, upright or on its side. */
export function isSmall(): boolean {
  return isNarrow() || matchMedia("(max-height: 500px)").matches;
}

/** Everything on the stage that is not the crowd. */
export interface Scene {
  crowd: Crowd;
  cone: Probe;
  coneShape: Sector;
  laser: Probe;
}

export function newScene(count: number): Scene {
  const crowd = createCrowd(count, isNarrow() ? 1 : 2);
  const cone = newCone(crowd.extent);
  return { crowd, cone, coneShape: coneShape(cone), laser: newLaser(crowd.extent) };
}

/** What a frame found out. */
export interface Findings {
  pairs: number;
  seen: number;
  beam: Beam;
}

/** Moves everything on and asks the world; the milliseconds of its parts. */
export function advance(scene: Scene, seconds: number): { findings: Findings; milliseconds: number[] } {
  const { crowd } = scene;
  const start = performance.now();
  if (seconds > 0) move(crowd, seconds);
  const moved = performance.now();
  const pairs = markPairs(crowd);
  const paired = performance.now();
  poseCone(scene.coneShape, scene.cone);
  const seen = markSeen(crowd, scene.coneShape);
  const beam = markPierced(crowd, laserRay(scene.laser));
  const asked = performance.now();
  return { findings: { pairs, seen, beam }, milliseconds: [moved - start, paired - moved, asked - paired] };
}

export function paintOverlay(painter: Painter, { crowd, coneShape, laser }: Scene, { beam }: Findings): void {
  for (const shape of crowd.standing) painter.shape(shape, "guide", { fill: 0.25, width: 1.5 });
  painter.shape(coneShape, "frame", { fill: 0.1, width: 2 });
  const isStopped = Number.isFinite(beam.length);
  const end = tip({ ...laser, reach: isStopped ? beam.length : crowd.extent.width + crowd.extent.height });
  painter.line(laser, end, "measure", { width: 2.5 });
  if (isStopped) painter.dot(end, "measure", 5);
}

/** The part of the world that is shown: all of it, or what is about the cone. */
export function regionOf({ crowd, cone }: Scene, zoom: number) {
  const { width, height } = crowd.extent;
  const middle = zoom === 1 ? { x: width / 2, y: height / 2 } : tip({ ...cone, reach: cone.reach / 2 });
  return { x: middle.x, y: middle.y, width: width / zoom, height: height / zoom };
}
