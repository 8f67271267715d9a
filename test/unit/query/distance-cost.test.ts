import {
  annularSector,
  capsule,
  circle,
  compound,
  distance,
  ellipse,
  moveTo,
  polygon,
  polyline,
  rect,
  segment,
} from "osculate";
import { expect, it } from "vitest";
import { countSteps } from "../../generators/count-steps.js";

/** A shore that is rough at every scale. */
const shore = Array.from({ length: 10_000 }, (_, i) => {
  const angle = (Math.PI * i) / 5000;
  const waves = [3, 7, 17, 41, 97, 229, 541, 1277];
  const r = waves.reduce((sum, wave) => sum + (20 * Math.sin(wave * angle + wave)) / wave, 80);
  return [r * Math.cos(angle), r * Math.sin(angle)] as const;
});

it.each([
  ["circle", circle(0, 0, 1)],
  ["rect", rect(0, 0, 2, 1.5, 0.4)],
  ["capsule", capsule(-1, 0, 1, 0.5, 0.5)],
  ["segment", segment(-1, 0, 1, 0.5)],
  [
    "polygon",
    polygon([
      [-1, -1],
      [1, -0.5],
      [0, 1],
    ]),
  ],
  ["ellipse", ellipse(0, 0, 1, 0.6, 0.3)],
  ["annular sector", annularSector(0, 0, 0.5, 1, 0.2, 3.1)],
  ["compound", compound([circle(0, 0, 0.5), rect(1, 0, 1, 0.5)])],
] as const)(
  "of a %s and an outline of many edges, the cost is that of the few that are nearest",
  (_, small) => {
    let worst = 0;
    for (const large of [polygon(shore), polyline(shore)]) {
      for (let i = 0; i < 10_000; i += 397) {
        const [x, y] = shore[i] ?? [0, 0];
        moveTo(small, 1.1 * x, 1.1 * y);
        worst = Math.max(
          worst,
          countSteps(() => distance(small, large), 1000),
        );
      }
    }
    expect(worst).toBeLessThanOrEqual(40);
  },
);
