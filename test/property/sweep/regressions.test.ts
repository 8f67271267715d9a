import { describe, expect, it } from "vitest";
import { sweep } from "../../../src/index.js";
import { buildShape } from "../../generators/spec.js";
import type { Course } from "./course.js";
import { SWEEP_ERROR } from "./judge.js";
import { judgeDensely } from "./judge-densely.js";

const RING = { type: "annularSector", innerR: 29, outerR: 29 } as const;
const FAR_RING = {
  ...RING,
  x: -852,
  y: -355,
  startAngle: { x: 1, y: 0 },
  endAngle: { x: 20, y: -21 },
} as const;

/** Sweeps that once were missed or told too early, found by the long run. */
const COURSES: readonly (readonly [string, Course])[] = [
  [
    "a speck meets what is larger than all its roundings, at the very end",
    {
      a: {
        type: "polygon",
        vertices: [
          [-35956.07691746299, 26111.185562662544],
          [-35956.07691746132, 26111.185562664432],
          [-35956.076917461825, 26111.185562663864],
        ],
        holes: [],
      },
      b: {
        type: "polygon",
        vertices: [
          [-48459.38969368656, 7271345.139346601],
          [-48641.09525861976, 7268189.8061717795],
          [-46889.1697321729, 7270865.607931041],
          [-25022.982839402226, 7295737.129086008],
          [-47295.69019478077, 7271235.20435172],
        ],
        holes: [],
      },
      motionA: { x: 3, y: -1, turn: 0 },
      motionB: { x: 3, y: -7257191.183501536, turn: 0 },
    },
  ],
  [
    "equal rings without width, one of them twice",
    {
      a: { ...FAR_RING, x: 0, y: 0 },
      b: { type: "compound", shapes: [FAR_RING, FAR_RING] },
      motionA: { x: 3, y: -1, turn: 0 },
      motionB: { x: 855, y: 354, turn: 0 },
    },
  ],
  [
    "arcs of equal radii that all but follow each other",
    {
      a: {
        type: "sector",
        r: 3,
        x: 2.987845276150577,
        y: -11.254793569703638,
        startAngle: { x: -0.9585507828510085, y: 0.28492173784342756 },
        endAngle: { x: -4.688968344934317, y: -1.735965397179315 },
      },
      b: {
        type: "arc",
        r: 3,
        x: -49168.38764085772,
        y: -685.6507120299074,
        startAngle: { x: -0.9585507828510085, y: 0.28492173784342756 },
        endAngle: { x: -0.1282662282852023, y: -24.999670953328195 },
      },
      motionA: { x: 3, y: -1, turn: 0 },
      motionB: { x: 98297.7554646943, y: 1347.133574965953, turn: 0 },
    },
  ],
];

describe("sweeps that once went wrong", () => {
  it.each(COURSES)("%s", (_, course) => {
    const { a, b, motionA, motionB } = course;
    const hit = sweep(buildShape(a), motionA, buildShape(b), motionB);
    expect(hit).not.toBeNull();
    expect(judgeDensely(course, hit, SWEEP_ERROR, 256)).toBeUndefined();
  });
});
