import { expect, it } from "vitest";
import {
  axisAlignedEllipseMeetsUnitCircle,
  ellipsesMeet,
} from "../../../demo/src/tutorials/ellipse-ellipse.js";
import { type Generator, type Random, seededRandom } from "../../generators/random.js";
import { pageMakesUpright } from "../../oracle/tutorials/ellipse-ellipse.js";
import { SEED } from "../for-all.js";

/**
 * Which of its four cases finds the hits that the ellipses' tutorial does not find at once. It says that nearly all, some
 * 99 %, are found by case I when ellipses of like sizes are moved on a screen, and that it may be another at random.
 *
 * Of 3 million pairs, in hundredths of those hits:
 *
 *                                                               I      II     III     IV
 *   its first program's ellipses, anywhere and however turned   98.07   0.14   1.49   0.30
 *   its second program's ellipse, anywhere                      98.48   0.26   0.99   0.27
 *   both of any radii from 0.5 to 2.5                           96.09   1.68   1.93   0.31
 *   the ellipse five to twenty times the circle                  0.01  95.96   0.00   4.03
 *   the ellipse a fiftieth to a fifth of it                     84.62   0.00  15.38   0.00
 *
 * Of all hits on its screens 90 to 93 % are found before, by P.
 */

const CASES = 100_000;

const between = (random: Random, low: number, high: number) => low + (high - low) * random.next();

const white = { rx: 2.34, ry: 1.23 };
const blue = { rx: 1.25, ry: 2.21 };
const onScreen = (random: Random, radii: { rx: number; ry: number }) => ({
  x: between(random, -6.4, 6.4),
  y: between(random, -3.6, 3.6),
  angle: between(random, -Math.PI, Math.PI),
  ...radii,
});

/** Where the boxes meet. */
const upright = (low: number, high: number) => (random: Random) => {
  const [rx, ry] = [between(random, low, high), between(random, low, high)];
  const centre = { x: between(random, -1 - rx, 1 + rx), y: between(random, -1 - ry, 1 + ry) };
  const { e, a, b } = pageMakesUpright(centre, rx, ry);
  return axisAlignedEllipseMeetsUnitCircle(e, a, b);
};

const scenes: readonly {
  readonly name: string;
  readonly draw: Generator<{ readonly hit: boolean; readonly exit: string }>;
  /** In hundredths, to within 4. */
  readonly share: Readonly<Record<"I" | "II" | "III" | "IV", number>>;
  /** Of all hits, those that P finds. */
  readonly before: number;
}[] = [
  {
    name: "ellipses of the tutorial's sizes",
    draw: (random) => ellipsesMeet(onScreen(random, white), onScreen(random, blue)),
    share: { I: 98.07, II: 0.14, III: 1.49, IV: 0.3 },
    before: 92.95,
  },
  {
    name: "a large ellipse",
    draw: upright(5, 20),
    share: { I: 0.01, II: 95.96, III: 0, IV: 4.03 },
    before: 96.34,
  },
  {
    name: "a small ellipse",
    draw: upright(0.02, 0.2),
    share: { I: 84.62, II: 0, III: 15.38, IV: 0 },
    before: 96.17,
  },
];

it.each(scenes)("$name", ({ draw, share, before }) => {
  const random = seededRandom(SEED);
  const hits = Array.from({ length: CASES }, () => draw(random)).filter(({ hit }) => hit);
  const late = hits.filter(({ exit }) => exit in share);
  expect(late.length).toBeGreaterThan(1000);
  expect(Math.abs(100 - (100 * late.length) / hits.length - before)).toBeLessThan(4);
  for (const [name, percent] of Object.entries(share)) {
    const found = late.filter(({ exit }) => exit === name).length;
    expect(Math.abs((100 * found) / late.length - percent)).toBeLessThan(4);
  }
});
