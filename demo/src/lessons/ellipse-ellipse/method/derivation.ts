import { type Derivation, derivation } from "../../../parts/derivation.js";
import type { Painter } from "../../../stage/painter.js";
import { exactTexts, mapTexts, testTexts } from "./derivation-words.js";
import * as exact from "./exact-sketches.js";
import * as maps from "./map-sketches.js";
import { numberedHits, numberedHitsOf } from "./shares.js";
import { type SharesTable, sharesTable } from "./shares-table.js";
import { around } from "./sketch.js";
import * as tests from "./test-sketches.js";
import { wayWords } from "./words.js";

/** The page's method from its lemmas to its last case, a picture a step, and how often each case decides. */
export function methodDerivation(): Derivation {
  const shares = sharesTable(() => made.update());
  const made = derivation({
    region: () => sharesRegion,
    yAxis: "up",
    steps: [
      { ...mapTexts.scaledAndTurned, ...maps.scaledAndTurned },
      { ...mapTexts.sharedPoint, ...maps.sharedPoint },
      { ...mapTexts.ellipseAgain, ...maps.ellipseAgain },
      { ...mapTexts.blueBecomesCircle, ...maps.blueBecomesCircle },
      { ...mapTexts.alongItsAxes, ...maps.alongItsAxes },
      { ...mapTexts.reflected, ...maps.reflected },
      { ...testTexts.tangents, ...tests.tangents },
      { ...testTexts.boxes, ...tests.boxes },
      { ...testTexts.pointOnLine, ...tests.pointOnLine },
      { ...testTexts.lowestPoint, ...tests.lowestPoint },
      { ...testTexts.slopes, ...tests.slopes },
      { ...testTexts.equalSlopes, ...tests.equalSlopes },
      { ...testTexts.equalSlopesFromBelow, ...tests.equalSlopesFromBelow },
      { ...testTexts.caseI, ...tests.caseI },
      { ...testTexts.caseII, ...tests.caseII },
      { ...testTexts.caseIII, ...tests.caseIII },
      { ...testTexts.caseIV, ...tests.caseIV },
      { ...testTexts.shares, paint: (painter) => paintShares(painter, shares), extra: shares.element },
      { ...exactTexts.matrices, ...exact.matrices },
      { ...exactTexts.pencil, ...exact.pencil },
      { ...exactTexts.signs, ...exact.signs },
    ],
  });
  return made;
}

const sharesRegion = around(0.58, -0.2, 1.5);

/** A bar for each of the four cases, as long as its share of the hits that were not obvious. */
function paintShares(painter: Painter, shares: SharesTable): void {
  const tally = shares.tally();
  const all = numberedHitsOf(tally);
  numberedHits.forEach((way, index) => {
    const y = -0.25 * (index - 0.7);
    const share = all === 0 ? 0 : tally[way].count / all;
    painter.line({ x: 0, y }, { x: share, y }, "frame", { width: 18 });
    painter.label({ x: 0, y }, wayWords[way].en.replace(/,.*/, ""), "ink", {
      dx: -18,
      align: "right",
      bold: true,
    });
    painter.label({ x: share, y }, `${(100 * share).toFixed(1)} %`, "ink", {
      dx: share > 0.5 ? -14 : 16,
      dy: share > 0.5 ? -22 : 0,
      align: share > 0.5 ? "right" : "left",
    });
  });
}
