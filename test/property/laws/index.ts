import { AGREEMENT } from "./agreement.js";
import { ANY_PART, GUISE_LAWS } from "./disguise.js";
import { EXCHANGE } from "./exchange.js";
import type { Law } from "./law.js";
import { QUARTER_TURN, RIGID_MOTION, TRANSLATION } from "./motion.js";
import { CLOSEST_POINTS, CONTACT_POINTS } from "./points.js";
import { OUT, PURITY } from "./purity.js";
import { SCALING } from "./scaling.js";
import { SEPARATION, shortestWayOut } from "./separation.js";

/** Every law of pairs, in the order of the report; a shorter way out is sought in so many directions a case. */
export const lawsOfPairs = (directions: number): readonly Law[] => [
  EXCHANGE,
  SCALING,
  AGREEMENT,
  PURITY,
  OUT,
  RIGID_MOTION,
  QUARTER_TURN,
  TRANSLATION,
  CLOSEST_POINTS,
  CONTACT_POINTS,
  SEPARATION,
  shortestWayOut(directions),
  ANY_PART,
  ...GUISE_LAWS,
];
