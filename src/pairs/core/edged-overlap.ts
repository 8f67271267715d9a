import { createChain, type EdgedShape } from "../edges/edge-chain.js";
import { setChain } from "../edges/set-chain.js";
import { areCoresKnown, createCore, setCore } from "./convex-core.js";
import { grownMeeting } from "./core-meeting.js";

const chain = /* @__PURE__ */ createChain();
const otherChain = /* @__PURE__ */ createChain();
const core = /* @__PURE__ */ createCore();
const otherCore = /* @__PURE__ */ createCore();

/**
 * Whether two shapes made of straight edges and a radius have a common point, if both are convex, their corners are
 * doubles and, with a radius, their numbers are on a grid; undefined otherwise. Exact.
 */
export function convexEdgedOverlap(a: EdgedShape, b: EdgedShape): boolean | undefined {
  setChain(chain, a);
  setChain(otherChain, b);
  if (!setCore(core, chain) || !setCore(otherCore, otherChain)) return undefined;
  return areCoresKnown(core, otherCore) ? grownMeeting(core, otherCore) >= 0 : undefined;
}
