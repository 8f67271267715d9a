export type { PathContext } from "./path-context.js";
export { svgPath } from "./svg-path.js";
export { trace } from "./trace.js";
