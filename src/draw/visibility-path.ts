import type { Vec2 } from "../math/vector.js";
import type { Visibility, VisibleArc, VisibleEllipticArc, VisibleStretch } from "../visibility/region.js";

/**
 * The outline of what an eye sees as the `d` of an SVG path: "M … Z"; empty if nothing is seen. Curves are elliptic
 * arcs, numbers as short as they can be without loss.
 */
export function visibilityPath({ eye, stretches }: Visibility): string {
  const commands = stretches.flatMap((stretch, i) => {
    const ends = stretch.fromEye ? [eye, stretch.from] : [stretch.from];
    return [...ends.map((point, j) => `${i + j === 0 ? "M" : "L"} ${coordinates(point)}`), ...drawn(stretch)];
  });
  return commands.length === 0 ? "" : [...commands, "Z"].join(" ");
}

function drawn(stretch: VisibleStretch): string[] {
  if (stretch.curve === "line") return [`L ${coordinates(stretch.to)}`];
  const swept = stretch.endAngle - stretch.startAngle;
  const isForward = swept > 0;
  // In two arcs where it is half a turn or more: an arc whose ends nearly coincide would be drawn as nothing.
  if (Math.abs(swept) < Math.PI) return [arcTo(stretch, isForward, stretch.to)];
  const middle = pointAt(stretch, stretch.startAngle + swept / 2);
  return [arcTo(stretch, isForward, middle), arcTo(stretch, isForward, stretch.to)];
}

/** An arc of at most half a turn. */
function arcTo(stretch: VisibleArc | VisibleEllipticArc, isForward: boolean, end: Vec2): string {
  const { rx, ry, rotation } = radiiOf(stretch);
  return `A ${rx} ${ry} ${(rotation * 180) / Math.PI} 0 ${isForward ? 1 : 0} ${coordinates(end)}`;
}

function pointAt(stretch: VisibleArc | VisibleEllipticArc, angle: number): Vec2 {
  const { rx, ry, rotation } = radiiOf(stretch);
  const along = rx * Math.cos(angle);
  const across = ry * Math.sin(angle);
  const ux = Math.cos(rotation);
  const uy = Math.sin(rotation);
  return { x: stretch.x + along * ux - across * uy, y: stretch.y + along * uy + across * ux };
}

function radiiOf(stretch: VisibleArc | VisibleEllipticArc): { rx: number; ry: number; rotation: number } {
  return stretch.curve === "circle" ? { rx: stretch.r, ry: stretch.r, rotation: 0 } : stretch;
}

function coordinates({ x, y }: Readonly<Vec2>): string {
  return `${x} ${y}`;
}
