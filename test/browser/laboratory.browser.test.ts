import { type Ray, ray, raycastAll, sweep } from "osculate";
import { describe, expect, test } from "vitest";
import { benchOfFragment, fragmentOf } from "../../demo/src/laboratory/address.js";
import { questionNames } from "../../demo/src/laboratory/answers.js";
import { type Bench, benchOf, kindNames } from "../../demo/src/laboratory/catalogue.js";
import { sourceCode } from "../../demo/src/laboratory/source-code.js";
import { shapeOf } from "../../demo/src/laboratory/specimen.js";
import {
  contactWays,
  eventWords,
  gripWords,
  kindWords,
  relationWords,
  vertexWords,
  words,
} from "../../demo/src/laboratory/words.js";
import type { Localized } from "../../demo/src/site/language.js";
import { nextPaint, readers } from "./harness.js";
import { numbersIn, put, reading, rounded } from "./laboratory.js";
import {
  dragHandle,
  handleCentre,
  pictureOf,
  pixelsOf,
  pressButton,
  pressOn,
  setSlider,
  shownVerdict,
} from "./stage.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();

describe.each(readers)("laboratory, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "laboratory", language, screen });

  test("picks kinds, exchanges them, and begins again", async () => {
    const { page } = visit;
    await page.locator("#kind-a").selectOption("capsule");
    await page.locator("#kind-b").selectOption("arc");
    await expect.poll(() => page.url()).toContain("capsule");
    await page.locator("#swap").click();
    expect(await page.locator("#kind-a").inputValue()).toBe("arc");
    expect(await page.locator("#kind-b").inputValue()).toBe("capsule");
    const before = await page.locator(".source").textContent();
    await pressOn(page, grip("A", "radius"), "ArrowRight", 3);
    expect(await page.locator(".source").textContent()).not.toBe(before);
    await page.locator("#reset").click();
    await nextPaint(page);
    expect(await page.locator(".source").textContent()).toBe(sourceCode(benchOf("arc", "capsule")));
    const name = await page.locator("#kind-a option:checked").textContent();
    expect(name).toBe(kindWords.arc[language]);
  });

  test("lets B move until it touches A", async () => {
    const { page } = visit;
    const bench = { ...benchOf("ellipse", "polygon"), way: [-140, 30] } as const;
    const apart = { ...bench, b: { ...bench.b, x: bench.b.x + 90 } };
    await put(visit, apart);
    const touch = sweep(shapeOf(apart.a), { x: 0, y: 0 }, shapeOf(apart.b), { x: -140, y: 30 });
    expect(touch).not.toBeNull();
    expect(await numbersIn(visit, "sweep")).toEqual([rounded(touch?.t ?? -1, 3)]);
    expect(await page.getByRole("checkbox", { name: words.sweep[language] }).isChecked()).toBe(true);
    const before = await pictureOf(page);
    await setSlider(page, words.time[language], 0.9);
    expect(await pictureOf(page)).not.toBe(before);
    await pressOn(page, gripLabel("B", words.way), "ArrowLeft", 4);
    await expect.poll(() => benchOfFragment(new URL(page.url()).hash).way).toEqual([-148, 30]);
    const time = page.getByRole("slider", { name: words.time[language] });
    expect(await time.isEnabled()).toBe(true);
    await page.getByRole("checkbox", { name: words.sweep[language] }).uncheck();
    await expect.poll(() => reading(visit, "sweep")).toBe("–");
    expect(await time.isEnabled()).toBe(false);
  });

  test("shoots a ray, and tells where it goes in and out", async () => {
    const { page } = visit;
    const beam = { from: [-120, -6], through: [-60, 0] } as const;
    const bench: Bench = { ...benchOf("ellipse", "compound"), beam };
    await put(visit, bench);
    const expectEvents = async (bench: Bench, shot: Ray) => {
      for (const side of ["a", "b"] as const) {
        const events = raycastAll(shot, shapeOf(bench[side]));
        const text = events
          .map(({ kind, t }) => `${eventWords[kind][language]}\u00a0${t.toFixed(3)}`)
          .join(", ");
        expect(await reading(visit, `ray${side.toUpperCase()}`)).toBe(text || words.missed[language]);
      }
    };
    await expectEvents(bench, ray(-120, -6, 60, 6));
    expect(raycastAll(ray(-120, -6, 60, 6), shapeOf(bench.a)).length).toBeGreaterThan(0);
    const before = await pictureOf(page);
    await pressOn(page, words.beamStart[language], "ArrowUp", 3);
    const moved = { ...bench, beam: { from: [-120, -12], through: [-60, 0] } } as const;
    expect(await page.locator(".source").textContent()).toBe(sourceCode(moved));
    await expectEvents(moved, ray(-120, -12, 60, 12));
    expect(await pictureOf(page)).not.toBe(before);
    const box = page.getByRole("checkbox", { name: words.beam[language] });
    expect(await box.isChecked()).toBe(true);
    await box.uncheck();
    await expect.poll(() => reading(visit, "rayA")).toBe("–");
    await box.check();
    await expect.poll(() => reading(visit, "rayA")).not.toBe("–");
  });

  test("drags a shape apart from the other and tells its distance", async () => {
    await put(visit, benchOf("circle", "rect"));
    expect((await shownVerdict(visit.page)).hit).toBe(true);
    await dragHandle(visit.page, grip("A", "move"), -70, -60);
    const apart = await shownVerdict(visit.page);
    expect([apart.hit, apart.words]).toEqual([false, relationWords.apart[language]]);
    const [distance = 0] = await numbersIn(visit, "distance");
    expect(distance).toBeGreaterThan(5);
    expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(40);
    expect(await pixelsOf(visit.page, "hit")).toBe(0);
  });

  test("refuses a polygon that would cross itself: the last legal one stays", async () => {
    const { page } = visit;
    const square: Bench["a"] = {
      kind: "polygon",
      x: 0,
      y: 0,
      points: [
        [-40, -40],
        [40, -40],
        [40, 40],
        [-40, 40],
      ],
      hole: [],
      angle: 0,
    };
    const legal: Bench = { a: square, b: { kind: "point", x: 90, y: 0 } };
    await put(visit, legal);
    const vertex = gripLabel("A", vertexWords("points", 1));
    const pulled = (x: number) => ({ ...legal, a: { ...square, points: square.points.with(0, [x, -40]) } });
    // To the right until the vertex meets the next one; beyond that the sides would cross.
    const xs = Array.from({ length: 60 }, (_, index) => -40 + 2 * index);
    const last =
      xs.findLast((x) => x < 60 && benchOfFragment(fragmentOf(pulled(x))).a.kind === "polygon") ?? 0;
    expect(last).toBeLessThan(45);
    await pressOn(page, vertex, "ArrowRight", 10);
    const halfway = await handleCentre(page, vertex);
    expect(await page.locator(".source").textContent()).toBe(sourceCode(pulled(-20)));
    await pressOn(page, vertex, "ArrowRight", xs.length);
    expect(await page.locator(".source").textContent()).toBe(sourceCode(pulled(last)));
    const stopped = await handleCentre(page, vertex);
    expect(stopped.x).toBeGreaterThan(halfway.x);
    expect(await numbersIn(visit, "distance")).toEqual([50]);
    await pressOn(page, vertex, "ArrowRight", 5);
    expect(await handleCentre(page, vertex)).toEqual(stopped);
    // And it goes back from there.
    await pressOn(page, vertex, "ArrowLeft", 4);
    expect(await page.locator(".source").textContent()).toBe(sourceCode(pulled(last - 8)));
  });

  test("brings two shapes into touch, from outside and from within", async () => {
    const { page } = visit;
    const apart: Bench = {
      a: { kind: "circle", x: 0, y: 0, r: 20 },
      b: { kind: "rect", x: 70, y: 0, width: 60, height: 40, angle: 0 },
    };
    const touched = { ...apart, b: { ...apart.b, x: 50 } };
    await put(visit, apart);
    expect(await numbersIn(visit, "distance")).toEqual([20]);
    await pressButton(page, words.touch[language]);
    expect((await shownVerdict(page)).words).toBe(relationWords.touching[language]);
    expect(await page.locator(".source").textContent()).toBe(sourceCode(touched));
    await put(visit, { ...apart, b: { ...apart.b, x: 44 } });
    expect(await numbersIn(visit, "depth")).toEqual([6]);
    await pressButton(page, words.touch[language]);
    expect(await page.locator(".source").textContent()).toBe(sourceCode(touched));
  });

  test("surprises with a pair whose kinds it names", async () => {
    const { page } = visit;
    const chosen = new Set<string>();
    for (let i = 0; i < 6; i++) {
      await pressButton(page, words.surprise[language]);
      const a = await page.locator("#kind-a").inputValue();
      const b = await page.locator("#kind-b").inputValue();
      chosen.add(`${a} ${b}`);
      expect(await page.locator(".matrix [aria-current]").getAttribute("data-pair")).toBe(`${a} ${b}`);
    }
    expect(chosen.size).toBeGreaterThan(1);
  });

  test("turns a shape by the keyboard, by a degree or a tenth", async () => {
    const { page } = visit;
    const bench: Bench = {
      a: { kind: "rect", x: 0, y: 0, width: 60, height: 20, angle: 0 },
      b: { kind: "point", x: 0, y: 30 },
    };
    await put(visit, bench);
    await pressOn(page, grip("A", "turn"), "ArrowRight", 3);
    await pressOn(page, grip("A", "turn"), "Shift+ArrowUp", 5);
    const turned = { ...bench, a: { ...bench.a, angle: 2.5 } };
    expect(await page.locator(".source").textContent()).toBe(sourceCode(turned));
    expect(await page.getByRole("slider", { name: grip("A", "turn") }).getAttribute("aria-valuenow")).toBe(
      "2.5",
    );
  });

  test("measures the time of a call", async () => {
    for (const question of questionNames) {
      await expect.poll(() => reading(visit, `time-${question}`)).toMatch(/^[\d.]+ [nµm]s$/);
    }
  });

  test("says who decided", async () => {
    await put(visit, { a: { kind: "circle", x: 0, y: 0, r: 50 }, b: { kind: "circle", x: 10, y: 0, r: 5 } });
    expect(await reading(visit, "decidedBy")).toBe(words.byFilter[language]);
    await put(visit, {
      a: { kind: "ellipse", x: 0, y: 0, rx: 30, ry: 20, angle: 0 },
      b: { kind: "ellipse", x: 70, y: 0, rx: 40, ry: 20, angle: 0 },
    });
    expect((await shownVerdict(visit.page)).words).toBe(relationWords.touching[language]);
    expect(await reading(visit, "decidedBy")).toBe(words.byExact[language]);
    expect(await reading(visit, "contactBy")).toBe(contactWays.search[language]);
  });

  test("the matrix opens a pair above", async () => {
    const { page } = visit;
    expect(await page.locator(".matrix a").count()).toBe(kindNames.length ** 2);
    await page.locator(".matrix").scrollIntoViewIfNeeded();
    await expect
      .poll(() => page.locator(".matrix svg").count(), { timeout: 20_000 })
      .toBe(kindNames.length ** 2);
    const empty = await page
      .locator(".matrix svg")
      .evaluateAll((pictures) => pictures.filter(({ children }) => children.length < 3).length);
    expect(empty).toBe(0);
    await page.locator('[data-pair="halfPlane polyline"]').click();
    await expect
      .poll(() => page.locator(".source").textContent())
      .toBe(sourceCode(benchOf("halfPlane", "polyline")));
    expect(await page.locator("#kind-a").inputValue()).toBe("halfPlane");
    expect(await page.locator("#kind-b").inputValue()).toBe("polyline");
    expect(await page.locator(".matrix [aria-current]").getAttribute("data-pair")).toBe("halfPlane polyline");
  });

  function grip(side: "A" | "B", name: keyof typeof gripWords): string {
    return gripLabel(side, gripWords[name]);
  }

  function gripLabel(side: "A" | "B", label: Localized): string {
    return `${side}${language === "en" ? ": " : "："}${label[language]}`;
  }
});
