import { describe, expect, it } from "vitest";
import { setPose, toJSON } from "../../../src/index.js";
import { everydayPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape, KIND_NAMES } from "../../generators/spec.js";

/** All that a shape holds, what is computed included. */
function contentOf(shape: object): unknown {
  return JSON.parse(
    JSON.stringify(shape, (_key, value) => (ArrayBuffer.isView(value) ? Array.from(value as never) : value)),
  );
}

/** All that may be frozen: typed arrays may not. */
function freezeDeeply(value: unknown): void {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  for (const part of Object.values(value)) freezeDeeply(part);
  Object.freeze(value);
}

function freezeLists(shape: object): void {
  for (const part of Object.values(shape)) freezeDeeply(part);
}

describe.each([
  ["a frozen shape", Object.freeze],
  ["a shape frozen with all that it holds", freezeDeeply],
] as const)("%s that is to be moved throws, and nothing of it has moved", (_, freeze) => {
  it.each(KIND_NAMES)("%s", (kind) => {
    const shape = structuredClone(buildShape(everydayPair(kind, "circle")(seededRandom(5)).a));
    const [json, content] = [toJSON(shape), contentOf(shape)];
    freeze(shape);
    expect(() => setPose(shape, shape.x + 5, shape.y + 6, 1)).toThrow(TypeError);
    expect(toJSON(shape)).toEqual(json);
    expect(contentOf(shape)).toEqual(content);
  });
});

describe("a shape whose lists alone are frozen throws when it is moved, and nothing of it has moved", () => {
  it.each(["polygon", "polyline"] as const)("%s", (kind) => {
    const shape = structuredClone(buildShape(everydayPair(kind, "circle")(seededRandom(5)).a));
    const content = contentOf(shape);
    freezeLists(shape);
    expect(() => setPose(shape, shape.x + 5, shape.y + 6, 1)).toThrow(TypeError);
    expect(contentOf(shape)).toEqual(content);
  });
});
