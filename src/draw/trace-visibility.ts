import { requireRegion, type Visibility, type VisibleStretch } from "../visibility/region.js";
import { type PathContext, requireContext, requireTurningEllipse } from "./path-context.js";

/**
 * Adds the outline of what an eye sees to a canvas context's current path: one closed subpath, or nothing if nothing is
 * seen. Curves are the context's own. `beginPath`, `fill` and `stroke` are the caller's.
 */
export function traceVisibility(context: PathContext, region: Visibility): void {
  requireContext(context, "traceVisibility: context");
  requireRegion(region, "traceVisibility: region");
  const { eye, stretches } = region;
  if (stretches.some(({ curve }) => curve === "ellipse")) {
    requireTurningEllipse(context, "traceVisibility: context");
  }
  stretches.forEach((stretch, i) => {
    const { from, fromEye } = stretch;
    if (i === 0) context.moveTo(fromEye ? eye.x : from.x, fromEye ? eye.y : from.y);
    else if (fromEye) context.lineTo(eye.x, eye.y);
    if (i > 0 || fromEye) context.lineTo(from.x, from.y);
    traceStretch(context, stretch);
  });
  if (stretches.length > 0) context.closePath();
}

function traceStretch(context: PathContext, stretch: VisibleStretch): void {
  if (stretch.curve === "line") {
    context.lineTo(stretch.to.x, stretch.to.y);
    return;
  }
  const { x, y, startAngle, endAngle } = stretch;
  const isBackward = endAngle < startAngle;
  if (stretch.curve === "circle") {
    context.arc(x, y, stretch.r, startAngle, endAngle, isBackward);
  } else {
    context.ellipse(x, y, stretch.rx, stretch.ry, stretch.rotation, startAngle, endAngle, isBackward);
  }
}
