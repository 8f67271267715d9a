import { describe, expect, it } from "vitest";
import { containsPoint, point, tangents } from "../../../src/index.js";
import { atLeast } from "../../extent.js";
import { anyPair } from "../../generators/pair.js";
import { buildShape, isBounded, KIND_NAMES } from "../../generators/spec.js";
import { CHEAP_RUNS, expectNoFault, forAll, PROPERTY_TIMEOUT } from "../for-all.js";
import { judgeTangents } from "../judges/tangents.js";
import { isConvex, isModeratePair, sizeOf } from "../laws/tolerance.js";

const BOUNDED_KINDS = KIND_NAMES.filter((kind) => kind !== "halfPlane");

describe("tangents touch the shape and leave it on one side", () => {
  it.each(BOUNDED_KINDS)(
    "%s",
    (kind) => {
      const counts = { found: 0, inHull: 0, unsure: 0 };
      forAll(
        anyPair(kind, "point"),
        (pair) => {
          if (!isModeratePair(pair) || pair.b.type !== "point") return;
          const shape = buildShape(pair.a);
          const from = point(pair.b.x, pair.b.y);
          const found = tangents(from, shape);
          if (containsPoint(shape, from.x, from.y) || !isBounded(pair.a)) {
            expect(found).toBeNull();
            return;
          }
          // Outside of a convex shape is outside of its hull.
          if (isConvex(pair.a)) expect(found).not.toBeNull();
          const fault = judgeTangents(from, shape, found, sizeOf(pair));
          if (fault === "unsure") counts.unsure++;
          else expectNoFault(fault);
          counts[found === null ? "inHull" : "found"]++;
        },
        CHEAP_RUNS,
      );
      expect(counts.found).toBeGreaterThan(atLeast(1 / 8, CHEAP_RUNS));
      expect(counts.unsure).toBeLessThan(CHEAP_RUNS / 50);
      if (["arc", "polyline", "annularSector"].includes(kind)) expect(counts.inHull).toBeGreaterThan(0);
    },
    PROPERTY_TIMEOUT,
  );
});
