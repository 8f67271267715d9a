import { describe, expect, it } from "vitest";
import {
  annularSector,
  circle,
  compound,
  contact,
  type Ellipse,
  ellipse,
  moveTo,
  overlaps,
  rect,
  type Shape,
} from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { contactOf } from "./contact-of.js";

interface Turn {
  readonly x: number;
  readonly y: number;
}

const UNTURNED: Turn = { x: 1, y: 0 };

const TURNS: readonly Turn[] = Array.from({ length: IS_FULL ? 24 : 8 }, (_, i) => ({
  x: Math.cos(0.1 + 0.7 * i),
  y: Math.sin(0.1 + 0.7 * i),
}));

const SECOND_PARTS = ["ellipse", "disc", "wall", "thin ellipse"] as const;

/** A lying ellipse and something that stands beside it. */
function lyingAnd(second: (typeof SECOND_PARTS)[number], turn: Turn, ratio: number, size = 1): Shape {
  const at = (x: number): [number, number] => [size * x * turn.x, size * x * turn.y];
  const lying = ellipse(0.3 * size * turn.y, -0.3 * size * turn.x, 0.6 * size, 0.3 * size, turn);
  if (second === "disc") return compound([lying, circle(...at(1.8), 0.6 * size)]);
  if (second === "wall") return compound([lying, rect(...at(1.5), 0.6 * size, 2 * size, turn)]);
  const rx = second === "ellipse" ? 0.3 * size : (0.5 * size) / ratio;
  const steep = { x: 0.96 * turn.x - 0.28 * turn.y, y: 0.28 * turn.x + 0.96 * turn.y };
  return compound([lying, ellipse(...at(1.2), rx, 0.7 * size, second === "ellipse" ? turn : steep)]);
}

/** A thin ellipse that lies over both. */
function needle({ x, y }: Turn, ratio: number, size = 1): Ellipse {
  return ellipse(size * (0.25 * x + 0.05 * y), size * (0.25 * y - 0.05 * x), size, size / ratio, { x, y });
}

/** Expects that shapes are all but apart when b has been moved by its contact with a. */
function expectToPart(a: Shape, b: Ellipse): void {
  const { depth, normalX, normalY } = contactOf(a, b);
  const way = depth * (1 + 1e-9) + 1e-12;
  const moved = moveTo(
    ellipse(b.x, b.y, b.rx, b.ry, { x: b.ux, y: b.uy }),
    b.x + way * normalX,
    b.y + way * normalY,
  );
  if (overlaps(a, moved)) expect(contactOf(a, moved).depth).toBeLessThan(1e-12);
}

describe("boundaryContact of thin ellipses that are turned", () => {
  it("goes to where the flat side of a thin ellipse touches two others", () => {
    const turn = { x: 3, y: 4 };
    const a = compound([ellipse(0.24, -0.18, 0.6, 0.3, turn), ellipse(0.9, 1.2, 0.3, 0.6, turn)]);
    const b = ellipse(0.19, 0.17, 1, 0.0001, turn);
    const better = Math.hypot(0.0500001, 0.050121);
    expect(contactOf(a, b).depth).toBeLessThan(better + 1e-9);
    expect(contactOf(b, a).depth).toBeLessThan(better + 1e-9);
    expectToPart(a, b);
  });

  it("goes to where the flat side of a thin ellipse touches another and its tip a wall", () => {
    const turn = { x: 0.6841092610796032, y: 0.7293795437939834 };
    const a = compound([
      ellipse(0.218813863138195, -0.20523277832388095, 0.6565155982971191, 0.3, turn),
      rect(1.026163891619405, 1.094069315690975, 0.6, 2, turn),
    ]);
    const b = ellipse(0.23190026714216133, 0.1481453769126185, 1, 0.001, turn);
    const better = Math.hypot(-0.09590287288496091, -0.001587628360896022);
    expect(contactOf(a, b).depth).toBeLessThan(better + 1e-9);
    expect(contactOf(b, a).depth).toBeLessThan(better + 1e-9);
    expectToPart(a, b);
  });

  for (const second of SECOND_PARTS) {
    it.each([1e1, 1e3, 1e4, 1e6, 1e9, 1e12])(
      `is the same at every turn, beside a second ${second}, of one of 1 : %d`,
      (ratio) => {
        // Where axes are along the coordinates, nothing is lost in normals that are.
        const unturned = contactOf(lyingAnd(second, UNTURNED, ratio), needle(UNTURNED, ratio));
        for (const turn of TURNS) {
          const a = lyingAnd(second, turn, ratio);
          const b = needle(turn, ratio);
          const found = contactOf(a, b);
          const { depth, normalX, normalY } = found;
          expect(Math.abs(depth - unturned.depth), `at ${turn.x}, ${turn.y}`).toBeLessThan(1e-12);
          expect(normalX).toBeCloseTo(unturned.normalX * turn.x - unturned.normalY * turn.y, 9);
          expect(normalY).toBeCloseTo(unturned.normalX * turn.y + unturned.normalY * turn.x, 9);
          expect(Math.abs(contactOf(b, a).depth - depth)).toBeLessThan(1e-12);
          expectToPart(a, b);
        }
      },
    );
  }

  it.each(TURNS)(
    "finds the place of two needles at right angles that is on the flat side of one, at %j",
    (turn) => {
      const thin = (x: number, y: number, rx: number, ry: number, angle: number): Ellipse => {
        const c = Math.cos(angle);
        const s = Math.sin(angle);
        const ux = c * turn.x - s * turn.y;
        const uy = c * turn.y + s * turn.x;
        return ellipse(x * turn.x - y * turn.y, x * turn.y + y * turn.x, rx, ry, { x: ux, y: uy });
      };
      const a = compound([
        thin(
          -0.47915402892977,
          -0.21165413549169898,
          1.1539711472112686,
          3.618068361654878e-8,
          2.4906188971970717,
        ),
        thin(
          -0.27465254650451243,
          0.44525010976940393,
          0.8524772305507213,
          1.0183683949988336e-7,
          3.439036750118248,
        ),
      ]);
      const b = thin(
        0.01255288370884955,
        -0.4361262407619506,
        1.1752344485837967,
        7.428752092644573e-8,
        0.9198225793784609,
      );
      expect(contactOf(a, b).depth).toBeCloseTo(0.62679985265, 9);
      expectToPart(a, b);
    },
  );

  it("turns round and changes nothing else if the shapes are exchanged", () => {
    for (const second of SECOND_PARTS) {
      for (const turn of TURNS) {
        const a = lyingAnd(second, turn, 1e4);
        const b = needle(turn, 1e4);
        const found = contact(a, b);
        const exchanged = contact(b, a);
        expect(exchanged?.depth).toBe(found?.depth);
        expect(exchanged?.normal.x).toBe(-(found?.normal.x ?? 0) + 0);
        expect(exchanged?.normal.y).toBe(-(found?.normal.y ?? 0) + 0);
        expect(exchanged?.points).toEqual(found?.points);
      }
    }
  });

  it("is as many times as large as the shapes are, to the bit, for powers of two", () => {
    for (const second of SECOND_PARTS) {
      for (const size of [2 ** -300, 2 ** -7, 2 ** 5, 2 ** 400]) {
        for (const turn of TURNS.slice(0, 6)) {
          const { depth, normalX, normalY } = contactOf(lyingAnd(second, turn, 1e4), needle(turn, 1e4));
          const scaled = contactOf(lyingAnd(second, turn, 1e4, size), needle(turn, 1e4, size));
          expect(scaled).toMatchObject({ depth: depth * size, normalX, normalY });
        }
      }
    }
  });
});

describe("boundaryContact in thin crescents between a hole and what is in it", () => {
  it.each([1e-5, 3e-6, 1e-6, 3e-7, 1e-7, 3e-8, 1e-8])("goes to the tip of one about %d wide", (d) => {
    // Where the normal of the disc is at the angle θ, an ellipse is too large for the room between disc and hole by
    // d cos θ - d / √2 + 0.002 (d / √2) sin² θ, but for terms in d²; the tip is where it fits.
    const cosine = (Math.SQRT2 - Math.sqrt(2 - 0.008 * (1 - 0.002))) / 0.004;
    const way = Math.hypot(0.9 * cosine - 1.3, 0.9 * Math.sqrt(1 - cosine * cosine));
    const holeAndDisc = [annularSector(0, 0, 1, 3, 0, 2 * Math.PI), circle(d, 0, 0.8 - d / Math.SQRT2)];
    const inside = ellipse(1.3, 0, 0.1, 0.1 + 1e-3 * (d / Math.SQRT2));
    const tolerance = d + 1e-14 / d;
    expect(Math.abs(contactOf(compound(holeAndDisc), inside).depth - way)).toBeLessThan(tolerance);
    expect(Math.abs(contactOf(inside, compound(holeAndDisc)).depth - way)).toBeLessThan(tolerance);
  });

  it("goes to the tip beside which a disc sticks out of the hole", () => {
    const a = compound([
      annularSector(0, 0, 1, 2, 0, 2 * Math.PI),
      circle(-0.33175191114853314, -0.00008905678836496761, 0.7317490923647727),
    ]);
    const b = ellipse(0.6959149005760382, -0.08463323400175247, 0.3, 0.2);
    expect(contactOf(a, b).depth).toBeCloseTo(0.01, 8);
    expect(contactOf(b, a).depth).toBeCloseTo(0.01, 8);
  });
});

describe("boundaryContact of ellipses that are all but round", () => {
  it.each([1e-3, 1e-5, 1e-6, 1e-8, 1e-12])(
    "finds one of the shortest ways, and soon, where both are so by %d about one centre",
    (excess) => {
      // The distance from the centre is all but stationary everywhere.
      const a = compound([ellipse(0, 0, 1, 1 + excess), circle(5, 0, 0.1)]);
      const { depth } = contactOf(a, ellipse(0, 0, 1 + excess, 1));
      expect(Math.abs(depth - (2 + excess))).toBeLessThan(1e-12);
    },
  );
});
