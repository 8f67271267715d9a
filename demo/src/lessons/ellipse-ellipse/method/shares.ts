import { ellipse, overlaps } from "osculate";
import { type Exit, ellipsesMeet, type TurnedEllipse } from "../../../tutorials/ellipse-ellipse.js";

/** A way in which the tutorial's method ends, with its answer. */
export type Way = `${Exit} ${"hit" | "apart"}`;

/** The ways that occur, in the order of the method. */
export const ways = [
  "boxes apart",
  "below hit",
  "above apart",
  "slope apart",
  "inside hit",
  "I hit",
  "II hit",
  "III hit",
  "III missed apart",
  "IV hit",
  "IV apart",
] as const satisfies readonly Way[];

/** How many pairs ended in each way, and how many of these answers were wrong. */
export type Tally = Readonly<
  Record<(typeof ways)[number], { readonly count: number; readonly wrong: number }>
>;

export const noPairs: Tally = tally(() => ({ count: 0, wrong: 0 }));

function tally(of: (way: (typeof ways)[number]) => { count: number; wrong: number }): Tally {
  return Object.fromEntries(ways.map((way) => [way, of(way)])) as unknown as Tally;
}

/** Two ellipses as one sees them on a screen 8 by 6 units: anywhere, turned anyhow, with radii from 0.3 to 2.3. */
function drawPair(random: () => number): readonly [TurnedEllipse, TurnedEllipse] {
  const between = (low: number, high: number) => low + (high - low) * random();
  const draw = () => ({
    x: between(-4, 4),
    y: between(-3, 3),
    rx: between(0.3, 2.3),
    ry: between(0.3, 2.3),
    angle: between(-Math.PI, Math.PI),
  });
  return [draw(), draw()];
}

/** The tally with so many more random pairs; `random` gives numbers from 0 to 1. */
export function withPairs(before: Tally, pairs: number, random: () => number): Tally {
  const added = new Map<Way, { count: number; wrong: number }>();
  for (let i = 0; i < pairs; i++) {
    const [white, blue] = drawPair(random);
    const { hit, exit } = ellipsesMeet(white, blue);
    const way: Way = `${exit} ${hit ? "hit" : "apart"}`;
    const entry = added.get(way) ?? { count: 0, wrong: 0 };
    entry.count++;
    if (hit !== overlaps(shapeOf(white), shapeOf(blue))) entry.wrong++;
    added.set(way, entry);
  }
  return tally((way) => {
    const { count = 0, wrong = 0 } = added.get(way) ?? {};
    return { count: before[way].count + count, wrong: before[way].wrong + wrong };
  });
}

function shapeOf({ x, y, rx, ry, angle }: TurnedEllipse) {
  return ellipse(x, y, rx, ry, angle);
}

export function pairsOf(of: Tally): number {
  return ways.reduce((sum, way) => sum + of[way].count, 0);
}

/** The hits that no obvious case found: those of the four numbered cases. */
export const numberedHits = ["I hit", "II hit", "III hit", "IV hit"] as const satisfies readonly Way[];

export function numberedHitsOf(of: Tally): number {
  return numberedHits.reduce((sum, way) => sum + of[way].count, 0);
}

/** What a million pairs gave, drawn with the seed of the test that draws some of them again. */
export const recorded: Tally = {
  "boxes apart": { count: 646_193, wrong: 0 },
  "below hit": { count: 139_402, wrong: 0 },
  "above apart": { count: 12_556, wrong: 0 },
  "slope apart": { count: 14_947, wrong: 0 },
  "inside hit": { count: 144_200, wrong: 0 },
  "I hit": { count: 18_463, wrong: 0 },
  "II hit": { count: 538, wrong: 0 },
  "III hit": { count: 405, wrong: 13 },
  "III missed apart": { count: 21_379, wrong: 0 },
  "IV hit": { count: 75, wrong: 26 },
  "IV apart": { count: 1842, wrong: 19 },
};
