export { rayCircle } from "./ray-circle";
export { rayPolygon } from "./ray-polygon";
export { rayRect } from "./ray-rect";

/** Where the constants of these kernels, which come after those of overlaps.ts, end, and lists may begin. */
export const listsBegin: usize = __heap_base;
