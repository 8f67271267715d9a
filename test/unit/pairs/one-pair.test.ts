import * as osculate from "osculate";
import { capsule, circle, ellipse, point, polygon, rect, type Shape, sector } from "osculate";
import { expect, it } from "vitest";

const functions = osculate as unknown as Readonly<Record<string, unknown>>;
const shapes: Readonly<Record<string, Shape>> = {
  point: point(0, 0),
  circle: circle(0, 0, 1),
  ellipse: ellipse(0, 0, 2, 1),
  rect: rect(0, 0, 2, 2),
  capsule: capsule(0, 0, 1, 0, 1),
  polygon: polygon([
    [0, 0],
    [1, 0],
    [0, 1],
  ]),
};
const stranger = sector(0, 0, 1, 0, 1);

const names = Object.keys(functions).filter((name) => /^[a-z]+[A-Z][a-z]+(?:Contact|Distance)$/.test(name));
const ofPairs = names.flatMap((name) => {
  const [, kindA = "", kindB = ""] = /^([a-z]+)([A-Z][a-z]+)/.exec(name) ?? [];
  const [a, b] = [shapes[kindA], shapes[kindB.toLowerCase()]];
  return a && b ? [[name, a, b] as const] : [];
});

it("there are 42 of them", () => {
  expect(ofPairs).toHaveLength(42);
});

it.each(ofPairs)("%s refuses what is of another kind, by its own name", (name, a, b) => {
  const ask = functions[name] as (a: unknown, b: unknown) => unknown;
  expect(() => ask(a, b)).not.toThrow();
  for (const other of [stranger, {}, undefined, null, 3, a.kind === b.kind ? [] : a]) {
    const message = (letter: string, { kind }: Shape, given: unknown) =>
      new TypeError(
        `${name}: the kind of ${letter} must be ${kind}, as in its name, got ${(given as Partial<Shape> | null | undefined)?.kind}`,
      );
    expect(() => ask(a, other)).toThrow(message("b", b, other));
    const instead = other === a ? b : other;
    expect(() => ask(instead, b)).toThrow(message("a", a, instead));
  }
});

const bent = polygon([
  [0, 0],
  [4, 0],
  [1, 1],
  [0, 4],
]);

it.each(ofPairs.filter(([name]) => /polygon/i.test(name)))(
  "%s refuses a bent polygon by its own name",
  (name, a, b) => {
    const ask = functions[name] as (a: unknown, b: unknown) => unknown;
    const message = `${name}: a polygon must be convex: \`contact\` and \`distance\` take any`;
    expect(() => ask(a, bent)).toThrow(message);
    if (a.kind === b.kind) expect(() => ask(bent, b)).toThrow(message);
  },
);
