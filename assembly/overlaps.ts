export { circleRect } from "./circle-rect";
export { ellipseEllipse } from "./ellipse-ellipse";
export { pointEllipse } from "./point-ellipse";
export { pointSector } from "./point-sector";

/** Where the constants of these kernels end. */
export const listsBegin: usize = __heap_base;
