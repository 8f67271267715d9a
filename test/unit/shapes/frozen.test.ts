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

describe("a frozen shape that is to be moved throws, and nothing of it has moved", () => {
  it.each(KIND_NAMES)("%s", (kind) => {
    const shape = structuredClone(buildShape(everydayPair(kind, "circle")(seededRandom(5)).a));
    const [json, content] = [toJSON(shape), contentOf(shape)];
    Object.freeze(shape);
    expect(() => setPose(shape, shape.x + 5, shape.y + 6, 1)).toThrow(TypeError);
    expect(toJSON(shape)).toEqual(json);
    expect(contentOf(shape)).toEqual(content);
  });
});
