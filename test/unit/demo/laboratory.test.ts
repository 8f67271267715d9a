import * as osculate from "osculate";
import { describe, expect, it } from "vitest";
import { benchOfFragment, fragmentOf } from "../../../demo/src/laboratory/address.js";
import { type Bench, benchOf, kindNames, specimenOf } from "../../../demo/src/laboratory/catalogue.js";
import { gripsOf } from "../../../demo/src/laboratory/grips.js";
import { sourceCode } from "../../../demo/src/laboratory/source-code.js";
import { shapeOf } from "../../../demo/src/laboratory/specimen.js";

describe.each(kindNames)("%s on the bench", (kind) => {
  it("is a shape of its kind", () => {
    expect(shapeOf(specimenOf(kind, "a")).kind).toBe(osculate.Kind[kind]);
  });

  it("comes back from the address", () => {
    const bench = benchOf(kind, "circle");
    expect(benchOfFragment(fragmentOf(bench))).toEqual(bench);
  });

  it("comes back from the address with B's way", () => {
    const bench: Bench = { ...benchOf("arc", kind), way: [-120.5, 40] };
    expect(benchOfFragment(fragmentOf(bench))).toEqual(bench);
  });

  it("comes back from the address with a ray", () => {
    const bench: Bench = { ...benchOf(kind, "arc"), beam: { from: [-130, -80.5], through: [-65, 12] } };
    expect(benchOfFragment(fragmentOf(bench))).toEqual(bench);
  });

  it("comes back from its source code", () => {
    const bench = benchOf(kind, "compound");
    expect(run(sourceCode(bench))).toEqual({ a: shapeOf(bench.a), b: shapeOf(bench.b) });
    const shot = sourceCode({ ...bench, beam: { from: [-9, 4], through: [0.1, 4.3] } });
    expect(shot).toContain("const beam = ray(-9, 4, 9.1, 0.3);");
    expect(shot).toContain("raycastAll(beam, b);");
    expect(sourceCode({ ...bench, way: [-9, 4] })).toContain("sweep(a, { x: 0, y: 0 }, b, { x: -9, y: 4 });");
  });

  it("has grips that stay where they are let go", () => {
    const specimen = specimenOf(kind, "b");
    const grips = gripsOf(specimen, "b");
    for (const grip of grips) {
      const at = grip.at(specimen);
      const after = grip.at(grip.dragged(specimen, at));
      expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeLessThan(1.2);
    }
    expect(grips.length).toBeGreaterThan(0);
  });

  it("changes by every grip", () => {
    const specimen = specimenOf(kind, "a");
    const same = gripsOf(specimen, "a").filter((grip) => {
      const { x, y } = grip.at(specimen);
      const drags = [
        { x: x + 19, y: y + 5 },
        { x: x - 7, y: y + 17 },
      ];
      return drags.every((to) => JSON.stringify(grip.dragged(specimen, to)) === JSON.stringify(specimen));
    });
    expect(same).toEqual([]);
  });
});

describe("an address that is no bench", () => {
  const first = benchOfFragment("");
  const broken: Record<string, string> = {
    "no JSON": "#a=%7B&b=nonsense",
    "no such kind": fragmentWith({ kind: "dodecahedron", x: 0, y: 0 }),
    "a kind of the prototype": fragmentWith({ kind: "constructor", x: 0, y: 0 }),
    "a missing number": fragmentWith({ kind: "circle", x: 0, y: 0 }),
    "a number that is none": fragmentWith({ kind: "circle", x: 0, y: 0, r: "9" }),
    "a negative radius": fragmentWith({ kind: "circle", x: 0, y: 0, r: -1 }),
    "a polygon that crosses itself": fragmentWith({
      ...specimenOf("polygon", "a"),
      points: [
        [0, 0],
        [9, 9],
        [9, 0],
        [0, 9],
      ],
    }),
    "points that are none": fragmentWith({ ...specimenOf("polyline", "a"), points: [[1], "x"] }),
    "too many points": fragmentWith({ ...specimenOf("polyline", "a"), points: Array(1000).fill([0, 0]) }),
  };

  it.each(Object.keys(broken))("%s: the first bench", (name) => {
    expect(benchOfFragment(broken[name] ?? "").a).toEqual(first.a);
  });

  it.each(["[[0,0],[0,0]]", "[[0,0]]", "[0,1]", "nonsense"])("a ray that is none, %s: no ray", (text) => {
    expect(benchOfFragment(`#ray=${encodeURIComponent(text)}`)).toEqual(first);
  });

  it("keeps what can be read", () => {
    const bench = benchOf("capsule", "arc");
    const fragment = fragmentOf(bench).replace(/&b=.*/, "&b=nonsense");
    expect(benchOfFragment(fragment)).toEqual({ a: bench.a, b: first.b });
  });
});

describe("turning by the keyboard", () => {
  const turned = kindNames.flatMap((kind) =>
    gripsOf(specimenOf(kind, "a"), "a").flatMap(({ turning, label }) =>
      turning ? [{ kind, turning, name: label.en }] : [],
    ),
  );

  it.each(turned)("$kind, $name: a tenth of a degree, and round to where it was", ({ kind, turning }) => {
    const specimen = specimenOf(kind, "a");
    const before = turning.get(specimen);
    expect(turning.get(turning.set(specimen, before + 0.1))).toBeCloseTo(before + 0.1, 9);
    expect(turning.get(turning.set(specimen, before + 360))).toBe(before);
    expect(turning.get(turning.set(specimen, 181))).toBe(-179);
  });

  it("turns every kind that has an angle", () => {
    const kinds = kindNames.filter((kind) => "angle" in specimenOf(kind, "a"));
    expect([...new Set(turned.map(({ kind }) => kind))]).toEqual(kinds);
  });
});

describe("the pairs of the matrix", () => {
  const pairs = kindNames.flatMap((a) => kindNames.map((b) => ({ a, b, bench: benchOf(a, b) })));
  const relations = pairs.map(({ bench }) => osculate.relate(shapeOf(bench.a), shapeOf(bench.b)));

  it("are made of the kinds they are named by", () => {
    expect(pairs.map(({ bench }) => [bench.a.kind, bench.b.kind])).toEqual(pairs.map(({ a, b }) => [a, b]));
  });

  it("mostly overlap, and some are apart, touch exactly, or hold one another", () => {
    const count = (...wanted: readonly osculate.Relation[]) =>
      relations.filter((relation) => wanted.includes(relation)).length;
    expect(count("crossing")).toBeGreaterThan(pairs.length / 2);
    expect(count("apart")).toBeGreaterThan(20);
    expect(count("touching", "insideTouching", "containsTouching")).toBeGreaterThan(4);
    expect(count("contains", "inside")).toBeGreaterThan(4);
  });

  it("stay in the picture", () => {
    const outside = pairs.filter(({ bench }) =>
      [bench.a, bench.b].some((specimen) => {
        if (specimen.kind === "halfPlane") return false;
        const { minX, minY, maxX, maxY } = osculate.bounds(shapeOf(specimen));
        return minX < -150 || maxX > 150 || minY < -105 || maxY > 105;
      }),
    );
    expect(outside.map(({ a, b }) => `${a} ${b}`)).toEqual([]);
  });
});

function fragmentWith(a: unknown): string {
  return `#${new URLSearchParams({ a: JSON.stringify(a) })}`;
}

/** Runs a program that imports from the library, and returns its two shapes. */
function run(program: string): Bench {
  const body = program.replace(/^import (\{.*\}) from "osculate";/, "const $1 = osculate;");
  return new Function("osculate", `${body}; return { a, b };`)(osculate);
}
