import { expect, it } from "vitest";
import { circleMeetsRect } from "../../../demo/src/tutorials/circle-rect.js";
import {
  axisAlignedEllipseMeetsUnitCircle,
  ellipsesMeet,
} from "../../../demo/src/tutorials/ellipse-ellipse.js";
import { isPointInEllipse } from "../../../demo/src/tutorials/point-ellipse.js";
import { isPointInSector } from "../../../demo/src/tutorials/point-sector.js";
import { rayCircleHits } from "../../../demo/src/tutorials/ray-circle.js";
import { type Generator, seededRandom } from "../../generators/random.js";
import {
  drawCircleRect,
  drawEllipses,
  drawPointEllipse,
  drawPointSector,
  drawRayCircle,
  drawUpright,
} from "../../generators/tutorial-scenes.js";
import { pageSaysCircleMeetsRect } from "../../oracle/tutorials/circle-rect.js";
import {
  type PageAnswer,
  pageSaysEllipsesMeet,
  pageSaysUnitCircleMeets,
} from "../../oracle/tutorials/ellipse-ellipse.js";
import { pageSaysPointInEllipse } from "../../oracle/tutorials/point-ellipse.js";
import { pageSaysPointInSector } from "../../oracle/tutorials/point-sector.js";
import { pageSaysRayHits, type RayCircleHits } from "../../oracle/tutorials/ray-circle.js";
import { PROPERTY_TIMEOUT, RUNS, SEED } from "../for-all.js";

/** A million in a full run: each is a handful of roots and sines. */
const CASES = 200 * RUNS;

/** Every answer must come up in so many of the cases. */
const LEAST_SHARE = 0.002;

interface Comparison<T, A> {
  readonly draw: Generator<T>;
  readonly site: (scene: T) => A;
  readonly page: (scene: T) => A;
  readonly agree: (shown: A, expected: A) => boolean;
  /** An answer in a word or two, and all that there are. */
  readonly nameOf: (answer: A) => string;
  readonly answers: readonly string[];
}

/**
 * A function that a lesson shows as its tutorial's answers as the tutorial does: to the bit, since both follow the
 * listing's arithmetic in doubles. `test/oracle/tutorials/` was written from the pages alone.
 */
function answersAsThePage<T, A>(name: string, comparison: Comparison<T, A>): void {
  const { draw, site, page, agree, nameOf, answers } = comparison;
  it(
    name,
    () => {
      const random = seededRandom(SEED);
      const counts = new Map<string, number>();
      for (let i = 0; i < CASES; i++) {
        const scene = draw(random);
        const answer = site(scene);
        const expected = page(scene);
        if (!agree(answer, expected)) expect({ scene, answer }).toEqual({ scene, answer: expected });
        const name = nameOf(expected);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      expect([...counts.keys()].sort()).toEqual([...answers].sort());
      expect(Math.min(...counts.values())).toBeGreaterThan(LEAST_SHARE * CASES);
    },
    PROPERTY_TIMEOUT,
  );
}

const yesOrNo = {
  agree: (shown: boolean, expected: boolean) => shown === expected,
  nameOf: String,
  answers: ["true", "false"],
};

answersAsThePage("point and ellipse", {
  draw: drawPointEllipse,
  site: ({ point, ellipse }) => isPointInEllipse(point, ellipse),
  page: ({ point, ellipse }) => pageSaysPointInEllipse(point, ellipse),
  ...yesOrNo,
});

answersAsThePage("circle and rectangle", {
  draw: drawCircleRect,
  site: ({ circle, rect }) => circleMeetsRect(circle, rect),
  page: ({ circle, rect }) => pageSaysCircleMeetsRect(circle, rect),
  ...yesOrNo,
});

answersAsThePage("point and sector", {
  draw: drawPointSector,
  site: ({ point, sector }) => isPointInSector(point, sector),
  page: ({ point, sector }) => pageSaysPointInSector(point, sector),
  ...yesOrNo,
});

answersAsThePage("ray and circle", {
  draw: drawRayCircle,
  site: (scene) => rayCircleHits(...scene),
  page: (scene) => pageSaysRayHits(...scene),
  agree: sameHits,
  nameOf: (hits) => (hits === null ? "none" : "two points"),
  answers: ["none", "two points"],
});

function sameHits(shown: RayCircleHits | null, expected: RayCircleHits | null): boolean {
  if (shown === null || expected === null) return shown === expected;
  const { c1, c2 } = expected;
  return shown.c1.x === c1.x && shown.c1.y === c1.y && shown.c2.x === c2.x && shown.c2.y === c2.y;
}

const exits = {
  agree: (shown: PageAnswer, expected: PageAnswer) =>
    shown.hit === expected.hit && shown.exit === expected.exit,
  nameOf: ({ hit, exit }: PageAnswer) => `${exit}: ${hit ? "hit" : "apart"}`,
  answers: [
    "boxes: apart",
    "below: hit",
    "above: apart",
    "slope: apart",
    "inside: hit",
    "I: hit",
    "II: hit",
    "III: hit",
    "III missed: apart",
    "IV: hit",
    "IV: apart",
  ],
};

answersAsThePage("upright ellipse and unit circle", {
  draw: drawUpright,
  site: ({ e, a, b }): PageAnswer => axisAlignedEllipseMeetsUnitCircle(e, a, b),
  page: ({ e, a, b }) => pageSaysUnitCircleMeets(e, a, b),
  ...exits,
});

answersAsThePage("ellipse and ellipse", {
  draw: drawEllipses,
  site: ({ white, blue }): PageAnswer => ellipsesMeet(white, blue),
  page: ({ white, blue }) => pageSaysEllipsesMeet(white, blue),
  ...exits,
});
