import type { Vec2 } from "../math/vector.js";
import type { Polygon } from "../shapes/kind.js";
import { areaSign } from "../shapes/winding.js";
import { drawClosed } from "./outline-simple.js";
import type { Pen } from "./pen.js";

/** The outer ring forward and the holes backward, whichever way round they were given. */
export function drawRings(pen: Pen, { vertices, ringEnds }: Polygon): void {
  let begin = 0;
  ringEnds.forEach((end, ring) => {
    const corners: Vec2[] = [];
    for (let i = begin; i < end; i += 1) {
      corners.push({ x: vertices[2 * i] ?? 0, y: vertices[2 * i + 1] ?? 0 });
    }
    const isForward = areaSign(vertices, begin, end) > 0;
    drawClosed(pen, isForward === (ring === 0) ? corners : corners.reverse());
    begin = end;
  });
}
