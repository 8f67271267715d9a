import { sincos } from "../math/sincos.js";
import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { AnnularSector, Arc, Ellipse } from "../shapes/kind.js";
import { createChain, type EdgeChain } from "./edge-chain.js";
import { createWedge, measureToWedge, setWedge, type WedgePoint } from "./wedge.js";
import { chainMeetsWedge } from "./wedge-chain.js";

const wedge = /* @__PURE__ */ createWedge();

/** From the apex. */
const centre: WedgePoint = { distance: 0.5, x: 0.5, y: 0.5 };

/** Points round the unit circle, and a chain for the polygon that they make of an ellipse. */
interface Sampling {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
  readonly chain: EdgeChain;
}

const coarse = /* @__PURE__ */ createSampling(16);
const fine = /* @__PURE__ */ createSampling(128);

function createSampling(count: number): Sampling {
  const cosines = new Float64Array(count);
  const sines = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const { x, y } = sincos((2 * Math.PI * k) / count);
    cosines[k] = x;
    sines[k] = y;
  }
  const chain = createChain();
  chain.points = new Float64Array(2 * count);
  chain.ringEnds = Int32Array.of(count);
  chain.closed = true;
  chain.solid = true;
  chain.radius = 0;
  return { cosines, sines, chain };
}

/**
 * Whether a solid ellipse, turned as it may be, meets an annular sector or an arc.
 *
 * A polygon within the ellipse that meets the wedge says yes, one around it that does not says no. Circles about
 * the centre come first.
 */
export function ellipseWedgeFilter(a: Ellipse, b: AnnularSector | Arc): Verdict {
  const turnSq = a.ux * a.ux + a.uy * a.uy;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const larger = Math.max(a.rx, a.ry);
  setWedge(wedge, b);
  const size = Math.abs(dx) + Math.abs(dy) + larger + wedge.outer;
  if (!isModerate(turnSq) || !isModerate(size)) return 0;
  centre.x = dx;
  centre.y = dy;
  measureToWedge(centre, wedge);
  const gap = centre.distance;
  const margin = DISTANCE_ERROR * size;
  if (gap > larger + margin) return -1;
  if (gap < Math.min(a.rx, a.ry) - margin) return 1;
  wedge.x = 0;
  wedge.y = 0;
  const verdict = sampledVerdict(a, coarse);
  return verdict !== 0 ? verdict : sampledVerdict(a, fine);
}

/** The offset 1, a unit vector 3, products, sums and a length 6, and the comparison. */
const DISTANCE_ERROR = 16 * UNIT_ROUNDOFF;

/**
 * A corner: û 5 units, the point of the unit circle 1, products and sums 4, the offset and the last sum 2; the
 * larger polygon's scale 2.
 */
const CORNER_ERROR = 20 * UNIT_ROUNDOFF;

function sampledVerdict(a: Ellipse, sampling: Sampling): Verdict {
  setPolygon(a, sampling, 1);
  if (chainMeetsWedge(sampling.chain, wedge) > 0) return 1;
  // Its edges touch the ellipse at the middle: 1/cos(π/count), from the cosine of twice that.
  const tangent = Math.sqrt(2 / (1 + (sampling.cosines[1] as number)));
  setPolygon(a, sampling, tangent);
  return chainMeetsWedge(sampling.chain, wedge) < 0 ? -1 : 0;
}

/** The polygon of the ellipse's points, `scale` times as large. */
function setPolygon(a: Ellipse, { cosines, sines, chain }: Sampling, scale: number): void {
  const { x, y } = centre;
  const turn = scale / Math.sqrt(a.ux * a.ux + a.uy * a.uy);
  const alongX = a.rx * a.ux * turn;
  const alongY = a.rx * a.uy * turn;
  const acrossX = -a.ry * a.uy * turn;
  const acrossY = a.ry * a.ux * turn;
  for (let k = 0; k < cosines.length; k++) {
    const cos = cosines[k] as number;
    const sin = sines[k] as number;
    chain.points[2 * k] = x + (cos * alongX + sin * acrossX);
    chain.points[2 * k + 1] = y + (cos * alongY + sin * acrossY);
  }
  const reachX = Math.abs(alongX) + Math.abs(acrossX);
  const reachY = Math.abs(alongY) + Math.abs(acrossY);
  chain.minX = x - reachX;
  chain.maxX = x + reachX;
  chain.minY = y - reachY;
  chain.maxY = y + reachY;
  chain.error = CORNER_ERROR * (Math.abs(x) + Math.abs(y) + reachX + reachY);
}
