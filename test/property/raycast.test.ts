import { describe, expect, it } from "vitest";
import { raycastAll } from "../../src/index.js";
import { hardRay } from "../generators/ray.js";
import { buildRay, buildShape, RAY_KIND_NAMES } from "../generators/spec.js";
import { forAll, PROPERTY_TIMEOUT } from "./for-all.js";
import { judgeRaycast } from "./judges/raycast.js";

describe("raycast and raycastAll answer as exact arithmetic does", () => {
  it.each(RAY_KIND_NAMES)(
    "%s",
    (kind) => {
      const seen = new Set<string>();
      forAll(hardRay(kind), (rayCase) => {
        expect(judgeRaycast(rayCase)).toBeUndefined();
        const events = raycastAll(buildRay(rayCase.ray), buildShape(rayCase.shape));
        seen.add(events.map((event) => event.kind).join(" "));
      });
      expect([...seen]).toEqual(expect.arrayContaining(possibleEvents(kind)));
    },
    PROPERTY_TIMEOUT,
  );
});

/** Sequences of events that must occur among the cases for them to be worth their while. */
function possibleEvents(kind: string): string[] {
  if (kind === "point") return ["", "touch"];
  const one = ["", "touch", "enter exit", "enter", "exit"];
  return kind === "sector" ? [...one, "enter exit enter exit", "exit enter exit", "touch enter exit"] : one;
}
