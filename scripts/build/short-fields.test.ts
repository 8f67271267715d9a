import { expect, it } from "vitest";
import { withShortFields } from "./short-fields.js";

const program = `
export class Body {
  innermost = 1;
  visible = 2;
  asked = 3;
  read(name = "asked") { return this[name] + this.innermost + Math.abs(this.visible); }
}
export const innermostOf = ({ innermost }) => innermost;
`;

it("shortens fields that nothing outside can name, and no others", async () => {
  const shorten = await withShortFields({ stdin: { contents: program } }, ["visible"]);
  const { code, map } = await shorten(program);
  expect(code).not.toMatch(/this\.innermost|\{ innermost/);
  expect(code).toMatch(/this\.visible/);
  expect(code).toMatch(/asked = 3/);
  expect(code).toMatch(/Math\.abs/);
  expect(JSON.parse(map).mappings).not.toBe("");
  const { Body, innermostOf } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(new Body().read()).toBe(6);
  expect(innermostOf(new Body())).toBe(1);
});

it("gives a field the same name in all modules, whatever they are asked for first", async () => {
  const shorten = await withShortFields({ stdin: { contents: program } }, ["visible"]);
  const [, name] = /this\.(\w+) \+ Math/.exec((await shorten(program)).code) ?? [];
  expect(name).toBeDefined();
  expect((await shorten("const other = (body) => body.innermost;")).code).toContain(`body.${name}`);
});
