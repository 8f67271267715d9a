import { describe, expect, it } from "vitest";
import { exactOverlap, exactRelation } from "../../../src/exact/meeting.js";
import type { FromJSON } from "../../../src/index.js";
import { rectEdgesOverlapExact } from "../../../src/pairs/boxes/rect-edges.js";
import { rectRectOverlapExact, rectRectRelation } from "../../../src/pairs/boxes/rect-rect.js";
import {
  circleRectOverlapExact,
  circleRectRelation,
  pointRectRelation,
} from "../../../src/pairs/boxes/round-rect.js";
import { ellipseCapsuleOverlap, ellipsePolygonOverlap } from "../../../src/pairs/ellipses/ellipse-chain.js";
import {
  ellipseEllipseOverlapExact,
  ellipseEllipseRelation,
} from "../../../src/pairs/ellipses/ellipse-ellipse.js";
import { ellipseRectOverlapExact, ellipseRectRelation } from "../../../src/pairs/ellipses/ellipse-rect.js";
import {
  circleEllipseOverlapExact,
  circleEllipseRelation,
  pointEllipseRelation,
} from "../../../src/pairs/ellipses/round-ellipse.js";
import { circleCircleOverlapExact, circleCircleRelation } from "../../../src/pairs/round-round.js";
import {
  ellipseSectorOverlapExact,
  rectSectorOverlapExact,
} from "../../../src/pairs/sectors/centred-sector.js";
import {
  circleSectorOverlapExact,
  sectorSectorOverlapExact,
} from "../../../src/pairs/sectors/round-sector.js";
import type { Shape } from "../../../src/shapes/kind.js";
import { latticeShape } from "../../generators/lattice.js";
import { legal } from "../../generators/legal.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape, type KindName, type SpecOf } from "../../generators/spec.js";

type Built<K extends KindName> = Shape & FromJSON<SpecOf<K>>;

const CASES = 150;

/** Where two functions differ on shapes of small whole numbers, which touch and coincide very often. */
function disagreements<A extends KindName, B extends KindName, Answer>(
  kindA: A,
  kindB: B,
  known: (a: Built<A>, b: Built<B>) => Answer,
  general: (a: Shape, b: Shape) => Answer,
): string[] {
  const random = seededRandom(kindA.length * 100 + kindB.length);
  return Array.from({ length: CASES }, () => {
    const specA = legal(latticeShape(kindA, random));
    const specB = legal(latticeShape(kindB, random));
    const a = buildShape(specA) as Built<A>;
    const b = buildShape(specB) as Built<B>;
    return known(a, b) === general(a, b) ? "" : JSON.stringify([specA, specB]);
  }).filter((text) => text !== "");
}

describe("the exact functions that pairs have of their own", () => {
  it("agree about relations", () => {
    expect([
      ...disagreements("circle", "circle", circleCircleRelation, exactRelation),
      ...disagreements("circle", "ellipse", circleEllipseRelation, exactRelation),
      ...disagreements("circle", "rect", circleRectRelation, exactRelation),
      ...disagreements("ellipse", "ellipse", ellipseEllipseRelation, exactRelation),
      ...disagreements("ellipse", "rect", ellipseRectRelation, exactRelation),
      ...disagreements("rect", "rect", rectRectRelation, exactRelation),
      ...disagreements("point", "ellipse", pointEllipseRelation, exactRelation),
      ...disagreements("point", "rect", pointRectRelation, exactRelation),
    ]).toEqual([]);
  });

  it("agree about overlap", () => {
    expect([
      ...disagreements("circle", "circle", circleCircleOverlapExact, exactOverlap),
      ...disagreements("circle", "ellipse", circleEllipseOverlapExact, exactOverlap),
      ...disagreements("circle", "rect", circleRectOverlapExact, exactOverlap),
      ...disagreements("circle", "sector", circleSectorOverlapExact, exactOverlap),
      ...disagreements("ellipse", "ellipse", ellipseEllipseOverlapExact, exactOverlap),
      ...disagreements("ellipse", "rect", ellipseRectOverlapExact, exactOverlap),
      ...disagreements("ellipse", "capsule", ellipseCapsuleOverlap, exactOverlap),
      ...disagreements("ellipse", "polygon", ellipsePolygonOverlap, exactOverlap),
      ...disagreements("ellipse", "sector", ellipseSectorOverlapExact, exactOverlap),
      ...disagreements("rect", "rect", rectRectOverlapExact, exactOverlap),
      ...disagreements("rect", "segment", rectEdgesOverlapExact, exactOverlap),
      ...disagreements("rect", "capsule", rectEdgesOverlapExact, exactOverlap),
      ...disagreements("rect", "polygon", rectEdgesOverlapExact, exactOverlap),
      ...disagreements("rect", "polyline", rectEdgesOverlapExact, exactOverlap),
      ...disagreements("rect", "sector", rectSectorOverlapExact, exactOverlap),
      ...disagreements("sector", "sector", sectorSectorOverlapExact, exactOverlap),
    ]).toEqual([]);
  });
});
