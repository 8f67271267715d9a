export { circleRect } from "./circle-rect";
export { ellipseEllipse } from "./ellipse-ellipse";
export { pointEllipse } from "./point-ellipse";
export { pointSector } from "./point-sector";
export { rayCircle } from "./ray-circle";

/** Where the constants of the kernels end, and lists may begin. */
export const listsBegin: usize = __heap_base;
