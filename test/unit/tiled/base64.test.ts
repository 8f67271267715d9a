import { expect, it } from "vitest";
import { bytesOfBase64 } from "../../../src/tiled/tiles.js";
import { seededRandom } from "../../generators/random.js";

it("gives the bytes that Node gives, with padding and without", () => {
  const random = seededRandom(64);
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, () => random.int(256));
    const text = Buffer.from(bytes).toString("base64");
    expect(bytesOfBase64(text, "data")).toEqual(bytes);
    expect(bytesOfBase64(`\n ${text.replace(/=+$/, "")}\n`, "data")).toEqual(bytes);
  }
});

it.each(["A", "AA-A", "A A=", "AAA=A", "あ=="])("refuses %s", (text) => {
  expect(() => bytesOfBase64(text, "data")).toThrow("data must be a text in base64");
});
