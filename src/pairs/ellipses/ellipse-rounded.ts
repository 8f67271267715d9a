import { convexOverlapFilter } from "../../convex/pair.js";
import { createChain, setVertex } from "../../forms/edge-chain.js";
import { setChain } from "../../forms/set-chain.js";
import type { Verdict } from "../../math/verdict.js";
import type { Capsule, Ellipse, RoundedRect } from "../../shapes/kind.js";
import { chainsVerdict } from "../edges/chain-chain.js";

const disc = /* @__PURE__ */ createChain();
const rounded = /* @__PURE__ */ createChain();

/**
 * Whether a solid ellipse, at any angle, meets a capsule or a rounded rectangle: by the discs around it and within it,
 * then by the separation of convex shapes.
 */
export function ellipseRoundedFilter(a: Ellipse, b: Capsule | RoundedRect): Verdict {
  setChain(rounded, b);
  setVertex(disc, a);
  disc.radius = Math.max(a.rx, a.ry);
  if (chainsVerdict(disc, rounded) < 0) return -1;
  disc.radius = Math.min(a.rx, a.ry);
  if (chainsVerdict(disc, rounded) > 0) return 1;
  return convexOverlapFilter(a, b);
}
