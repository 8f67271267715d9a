import { expect, it } from "vitest";
import { inLongLines } from "./declarations.js";

it("puts each paragraph of a comment in a line, and leaves lists, examples and code as they are", () => {
  const text = `/**
 * The first paragraph
 * and \`its\` end.
 *
 * Lists:
 * - one
 * - two
 *
 * \`\`\`ts
 * code();
 * more();
 * \`\`\`
 *
 * @example
 * first();
 * second();
 */
declare function f(): void;`;
  expect(inLongLines(text)).toBe(text.replace("paragraph\n * and", "paragraph and"));
});

it("puts a comment of one paragraph in one line", () => {
  expect(inLongLines("/**\n * One,\n * two.\n */\nexport {};")).toBe("/** One, two. */\nexport {};");
});
