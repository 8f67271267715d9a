import { describe, expect, it } from "vitest";
import { raycastAll } from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { everydayRay, hardRay } from "../../generators/ray.js";
import { buildRay, buildShape, KIND_NAMES, type KindName } from "../../generators/spec.js";
import { CHEAP_RUNS, expectNoFault, forAll, LAW_RUNS, PROPERTY_TIMEOUT, RAY_RUNS } from "../for-all.js";
import { judgeRaycast } from "../judges/raycast.js";

describe("raycast and raycastAll answer as exact arithmetic does", () => {
  it.each(KIND_NAMES)(
    "%s",
    (kind) => {
      const seen = new Set<string>();
      let drawn = 0;
      forAll(
        hardRay(kind),
        (rayCase) => {
          // Exact arithmetic takes its time: a quick run asks it about an eighth of what it draws.
          if (IS_FULL || drawn++ % 8 === 0) expectNoFault(judgeRaycast(rayCase));
          const shape = buildShape(rayCase.shape);
          const events = raycastAll(buildRay(rayCase.ray), shape);
          seen.add(events.map((event) => event.kind).join(" "));
        },
        Math.max(RAY_RUNS, 4 * CHEAP_RUNS),
      );
      expect([...seen]).toEqual(expect.arrayContaining(possibleEvents(kind)));
    },
    PROPERTY_TIMEOUT,
  );

  it.each(KIND_NAMES)(
    "%s, as games have it",
    (kind) => forAll(everydayRay(kind), (rayCase) => expectNoFault(judgeRaycast(rayCase)), LAW_RUNS),
    PROPERTY_TIMEOUT,
  );
});

const SOLID = ["", "touch", "enter exit", "enter", "exit"];
const TWICE = [...SOLID, "enter exit enter exit", "exit enter exit"];

/** Sequences of events that must occur among the cases for them to be worth their while. */
function possibleEvents(kind: KindName): string[] {
  switch (kind) {
    case "point":
      return ["", "touch"];
    case "halfPlane":
      return ["", "enter", "exit"];
    case "arc":
      return ["", "touch", "touch touch"];
    case "sector":
    case "annularSector":
    case "polygon":
      return TWICE;
    case "polyline":
      return [...SOLID, "touch touch"];
    case "compound":
      return [...TWICE, "touch touch"];
    default:
      return SOLID;
  }
}
