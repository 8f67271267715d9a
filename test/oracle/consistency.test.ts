import { describe, expect, it } from "vitest";
import type { Shape } from "../../src/shapes/kind.js";
import { rect } from "../../src/shapes/rect.js";
import { circle, ellipse, point, sector } from "../../src/shapes/round.js";
import { relateSolidFigures, type SolidFigureShape } from "./figure-relate.js";
import { oracleDistance, oracleOverlaps } from "./index.js";
import { relateByStretches } from "./relate.js";

/** Small integers and short directions, so that contacts and equalities are common. */
class Lattice {
  #state = 1;

  below(count: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * count);
  }

  place(): number {
    return this.below(9) - 4;
  }

  direction(): { x: number; y: number } {
    const directions = [
      [1, 0],
      [0, 1],
      [3, 4],
      [-4, 3],
      [1, 1],
      [-5, 12],
      [1, 2],
      [-1, 0],
      [-3, -4],
      [0, -2],
    ];
    const [x = 1, y = 0] = directions[this.below(directions.length)] ?? [];
    return { x, y };
  }

  solid(kind: number): SolidFigureShape {
    const [x, y] = [this.place(), this.place()];
    if (kind === 0) return point(x, y);
    if (kind === 1) return circle(x, y, this.below(7));
    const make = kind === 2 ? ellipse : rect;
    return make(x, y, this.below(8), this.below(8), this.direction());
  }

  shape(kind: number): Shape {
    if (kind < 4) return this.solid(kind);
    return sector(this.place(), this.place(), this.below(9), this.direction(), this.direction());
  }
}

const names = ["point", "circle", "ellipse", "rect", "sector"];
const pairs = names.flatMap((a, i) =>
  names.slice(i).map((b, j): [string, string, number, number] => [a, b, i, i + j]),
);

describe("overlaps does not depend on the order, nor on the turn of a disc", () => {
  it.each(pairs)("%s, %s", (_a, _b, i, j) => {
    const lattice = new Lattice();
    const wrong: string[] = [];
    let yes = 0;
    const cases = 300;
    for (let step = 0; step < cases; step++) {
      const [a, b] = [lattice.shape(i), lattice.shape(j)];
      const answer = oracleOverlaps(a, b);
      if (answer) yes++;
      if (oracleOverlaps(b, a) !== answer) wrong.push(JSON.stringify([a, b]));
      if (a.kind === 1) {
        const disguised = ellipse(a.x, a.y, a.r, a.r, lattice.direction());
        if (oracleOverlaps(disguised, b) !== answer) wrong.push(JSON.stringify([disguised, b]));
      }
    }
    expect(wrong).toEqual([]);
    expect(yes).toBeGreaterThan(0);
    expect(yes).toBeLessThan(cases);
  });
});

describe("a sector and its complement cover the disc", () => {
  it.each(names.map((name, kind): [string, number] => [name, kind]))("%s", (_, kind) => {
    const lattice = new Lattice();
    const wrong: string[] = [];
    let split = 0;
    for (let step = 0; step < 400; step++) {
      const [x, y, r] = [lattice.place(), lattice.place(), lattice.below(9)];
      const [start, end] = [lattice.direction(), lattice.direction()];
      if (start.x * end.y === start.y * end.x && start.x * end.x + start.y * end.y > 0) continue;
      const shape = lattice.shape(kind);
      const [here, there] = [sector(x, y, r, start, end), sector(x, y, r, end, start)].map((part) =>
        oracleOverlaps(part, shape),
      );
      if ((here || there) !== oracleOverlaps(circle(x, y, r), shape))
        wrong.push(JSON.stringify([x, y, r, start, end, shape]));
      if (here !== there) split++;
    }
    expect(wrong).toEqual([]);
    expect(split).toBeGreaterThan(0);
  });
});

describe("relate, overlaps and distance agree", () => {
  const solids = pairs.filter(([, , , j]) => j < 4);
  it.each(solids)("%s, %s", (_a, _b, i, j) => {
    const lattice = new Lattice();
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 300; step++) {
      const [a, b] = [lattice.solid(i), lattice.solid(j)];
      const relation = relateSolidFigures(a, b);
      seen.add(relation);
      const meet = oracleOverlaps(a, b);
      if ((relation !== "apart") !== meet) wrong.push(JSON.stringify([a, b, relation]));
      if (i < 2 && (oracleDistance(a, b).sign() === 0) !== meet)
        wrong.push(JSON.stringify([a, b, "distance"]));
      const converse = relateSolidFigures(b, a);
      if (relateByStretches(a, b) !== relation) wrong.push(JSON.stringify([a, b, "by other mathematics"]));
      const expected = relation.startsWith("inside")
        ? relation.replace("inside", "contains")
        : relation.replace("contains", "inside");
      if (converse !== expected) wrong.push(JSON.stringify([a, b, relation, converse]));
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
  });
});
