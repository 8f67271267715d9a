import { expect, it } from "vitest";
import { isVisible } from "../../../src/index.js";
import { atLeast } from "../../extent.js";
import type { Generator } from "../../generators/random.js";
import {
  buildView,
  everydayView,
  latticeView,
  leaningView,
  type ViewCaseSpec,
} from "../../generators/view.js";
import { oracleBlocks, oracleContainsPoint } from "../../oracle/index.js";
import { forAll, PROPERTY_TIMEOUT, RAY_LAW_RUNS } from "../for-all.js";

/** A place that is looked at, relative to the eye. */
interface Target {
  readonly viewCase: ViewCaseSpec;
  readonly dx: number;
  readonly dy: number;
}

const OFFSETS = [1, 0, 2, -1, 0.5, -2, 3, -0.5, 1.5, 4, -3, 6];

function wholeTarget(draw: Generator<ViewCaseSpec>): Generator<Target> {
  return (random) => ({ viewCase: draw(random), dx: random.pick(OFFSETS), dy: random.pick(OFFSETS) });
}

/** The eye and its target on a lattice that is so fine that nothing else is on it, so that their difference is exact. */
function everydayTarget(random: Parameters<Generator<Target>>[0]): Target {
  const { view, shapes } = everydayView(random);
  const [x, y] = [Math.round(view.x * 512) / 512, Math.round(view.y * 512) / 512];
  const offset = () => (random.int(8192) - 4096) / 512;
  return { viewCase: { view: { ...view, x, y }, shapes }, dx: offset(), dy: offset() };
}

it.each([
  ["the point looked at on boundaries and corners", wholeTarget(latticeView)],
  ["the eye on boundaries", wholeTarget(leaningView)],
  ["scenes as games have them", everydayTarget],
])(
  "isVisible is exact: %s",
  (_name, draw) => {
    const answers = { true: 0, false: 0 };
    forAll(
      draw,
      ({ viewCase, dx, dy }) => {
        const { view, shapes } = buildView(viewCase);
        const [x, y] = [view.x + dx, view.y + dy];
        const isAtEye = dx === 0 && dy === 0;
        const isFree = isAtEye || !shapes.some((shape) => oracleBlocks(shape, view.x, view.y, dx, dy));
        const truth = oracleContainsPoint(view, x, y) && isFree;
        expect(isVisible(view, shapes, x, y)).toBe(truth);
        answers[`${truth}`]++;
      },
      RAY_LAW_RUNS,
    );
    expect(answers.true).toBeGreaterThan(atLeast(1 / 50, RAY_LAW_RUNS));
    expect(answers.false).toBeGreaterThan(atLeast(1 / 50, RAY_LAW_RUNS));
  },
  PROPERTY_TIMEOUT,
);
