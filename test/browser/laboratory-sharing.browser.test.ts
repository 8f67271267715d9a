import { expect, test } from "vitest";
import { fragmentOf } from "../../demo/src/laboratory/address.js";
import { benchOf } from "../../demo/src/laboratory/catalogue.js";
import { sourceCode } from "../../demo/src/laboratory/source-code.js";
import { words } from "../../demo/src/laboratory/words.js";
import { copyWords } from "../../demo/src/parts/copy-button.js";
import { put } from "./laboratory.js";
import { pressButton } from "./stage.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

test("copies code, JSON and the link", async () => {
  const visit = await site.visit({ slug: "laboratory" });
  await visit.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const bench = benchOf("sector", "roundedRect");
  await put(visit, bench);
  const copied = async (name: string) => {
    await pressButton(visit.page, name);
    await expect.poll(() => visit.page.locator(".copy-status").textContent()).toBe(copyWords.copied.en);
    return visit.page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied(words.copyCode.en)).toBe(sourceCode(bench));
  const shapes = JSON.parse(await copied(words.copyJSON.en));
  expect(Object.values<{ type: string }>(shapes).map(({ type }) => type)).toEqual(["sector", "roundedRect"]);
  const link = await copied(words.copyLink.en);
  expect(link).toContain("laboratory.html");
  expect(link.endsWith(fragmentOf(bench))).toBe(true);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("an address that cannot be read shows the first bench", async () => {
  const visit = await site.visit({ slug: "laboratory" });
  const source = () => visit.page.locator(".source").textContent();
  const first = await source();
  await put(visit, benchOf("arc", "capsule"));
  expect(await source()).not.toBe(first);
  await visit.page.evaluate(() => {
    location.hash = "#a=%7Bnonsense&b=[]";
  });
  await expect.poll(source).toBe(first);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("a link that is followed just as the bench writes its address still opens", async () => {
  const visit = await site.visit({ slug: "laboratory" });
  const followed = benchOf("arc", "polyline");
  await visit.page.evaluate((hash) => {
    const before = location.href;
    location.hash = hash;
    history.replaceState(null, "", before);
  }, fragmentOf(followed));
  await expect.poll(() => visit.page.locator(".source").textContent()).toBe(sourceCode(followed));
  expect(visit.problems).toEqual([]);
  await visit.close();
});
