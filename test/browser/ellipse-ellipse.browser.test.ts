import { describe, expect, test } from "vitest";
import { keys, keysOf } from "../../demo/src/lessons/ellipse-ellipse/commands.js";
import { type Ending, walkSteps } from "../../demo/src/lessons/ellipse-ellipse/method/walk.js";
import {
  endingWords,
  words as methodWords,
  sharesWords,
  stepWords,
} from "../../demo/src/lessons/ellipse-ellipse/method/words.js";
import { endings, failures, pairs } from "../../demo/src/lessons/ellipse-ellipse/presets.js";
import { relationWords, words } from "../../demo/src/lessons/ellipse-ellipse/words.js";
import { methodMarks } from "../../demo/src/parts/method-card.js";
import { nextPaint, readers } from "./harness.js";
import {
  dragFrom,
  dragHandle,
  handleCentre,
  pictureOf,
  pixelsOf,
  pressButton,
  pressOn,
  setSlider,
  shownFigures,
  shownVerdict,
  touchDrag,
} from "./stage.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();

describe.each(readers)("ellipse and ellipse, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "ellipse-ellipse", language, screen, reducedMotion: true });

  async function expectVerdict(name: keyof typeof relationWords): Promise<void> {
    const hit = name !== "apart";
    expect(await shownVerdict(visit.page)).toEqual({
      hit,
      words: relationWords[name][language],
      call: `overlaps(a, b) → ${hit}`,
    });
    // The shapes have the colour, too, not only the verdict.
    const blue = await pixelsOf(visit.page, "hit");
    const grey = await pixelsOf(visit.page, "idle");
    if (hit) expect(blue).toBeGreaterThan(150);
    else expect({ blue, greyEnough: grey > 150 }).toEqual({ blue: 0, greyEnough: true });
  }

  async function expectMethod(ending: Ending, right: boolean): Promise<void> {
    await nextPaint(visit.page);
    const card = visit.page.locator(".method-card");
    expect(await card.getAttribute("data-ending")).toBe(ending);
    expect(await card.locator(".method-reason").textContent()).toBe(endingWords[ending][language]);
    expect(await card.locator(".method-mark").textContent()).toBe(
      methodMarks[right ? "right" : "wrong"][language],
    );
  }

  async function choose(name: { readonly en: string; readonly ja: string }): Promise<void> {
    await visit.page.getByRole("radio", { name: name[language], exact: true }).check();
    await nextPaint(visit.page);
  }

  async function press(key: string, times = 1): Promise<void> {
    for (let count = 0; count < times; count++) await visit.page.keyboard.press(key);
    await nextPaint(visit.page);
  }

  const keyName = (letter: string, shift: boolean) => (shift ? `Shift+${letter.toUpperCase()}` : letter);
  const plotCaption = () => visit.page.locator(".plot-caption").first().textContent();

  test("begins with the tutorial's pair, apart, and two positive roots", async () => {
    await expectVerdict("apart");
    await expectMethod("boxes", true);
    expect(await plotCaption()).toBe(words.plotApart[language]);
    expect((await shownFigures(visit.page)).slice(0, 6)).toEqual([
      "8.2840",
      "-72.9983",
      "-110.78",
      "7.6314",
      "7.62082 ± 7.5220",
      "1.31 · 10⁸",
    ]);
  });

  test("every key does something, and with Shift undoes it", async () => {
    const start = await pictureOf(visit.page);
    const undo = { h: "l", l: "h", j: "k", k: "j" } as const;
    for (const { letter, shift } of keys.filter(({ command }) => command !== "switch")) {
      await press(keyName(letter, shift));
      expect(await pictureOf(visit.page), keyName(letter, shift)).not.toBe(start);
      const back = letter in undo ? undo[letter as keyof typeof undo] : keyName(letter, !shift);
      await press(back);
      expect(await pictureOf(visit.page), back).toBe(start);
    }
  });

  test("Shift+A gives the keys to the other ellipse", async () => {
    const first = visit.page.getByRole("radio", { name: words.nameA[language], exact: true });
    expect(await first.isChecked()).toBe(false);
    await press("Shift+A");
    expect(await first.isChecked()).toBe(true);
    const rightEnd = visit.page.getByRole("slider", { name: `${words.firstRadius.en} A` });
    const japanese = visit.page.getByRole("slider", { name: `A ${words.firstRadius.ja}` });
    const radius = language === "en" ? rightEnd : japanese;
    await press("s", 3);
    expect(await radius.getAttribute("aria-valuenow")).toBe("2.49");
    await choose(words.nameB);
    await press("s");
    expect(await radius.getAttribute("aria-valuenow")).toBe("2.49");
  });

  test("keys drive B into A: the colour, the words and the roots change", async () => {
    await press("h", 60);
    await expectVerdict("crossing");
    expect(await plotCaption()).toBe(words.plotOverlapping[language]);
    expect((await shownFigures(visit.page))[4]).toContain("i");
    await press("Control+l");
    await expectVerdict("crossing");
    await press("l", 60);
    await expectVerdict("apart");
  });

  test("every key has a button", async () => {
    expect(await visit.page.locator("[data-command]").count()).toBe(keys.length);
    for (const { command } of keys) {
      const before = await pictureOf(visit.page);
      await visit.page.locator(`[data-command="${command}"]`).click();
      expect(await pictureOf(visit.page), command).not.toBe(before);
    }
  });

  test("arrow keys reach every handle of both ellipses", async () => {
    const label = (action: { en: string; ja: string }, name: string) =>
      language === "en" ? `${action.en} ${name}` : `${name} ${action.ja}`;
    for (const name of ["A", "B"]) {
      for (const action of [words.move, words.turn, words.firstRadius, words.secondRadius]) {
        const before = await pictureOf(visit.page);
        await pressOn(visit.page, label(action, name), "ArrowUp");
        expect(await pictureOf(visit.page), label(action, name)).not.toBe(before);
      }
    }
    await pressOn(visit.page, label(words.move, "B"), "ArrowLeft", 30);
    await expectVerdict("crossing");
  });

  test("the unit circle stays; the ellipse beside it moves, and keys that do nothing are not shown", async () => {
    await choose(words.settingCircle);
    await expectVerdict("apart");
    await expectMethod("boxes", true);
    expect(await visit.page.locator(".handle:visible").count()).toBe(3);
    expect(await visit.page.locator("[data-command]:visible").count()).toBe(keysOf("circle").length);
    await press("l", 22);
    await press("j", 12);
    await expectVerdict("crossing");
    const still = await pictureOf(visit.page);
    await press("Shift+A");
    await press("r");
    expect(await pictureOf(visit.page)).toBe(still);
    await press("h", 30);
    await expectVerdict("apart");
    await choose(words.settingPair);
    expect(await visit.page.locator(".handle:visible").count()).toBe(8);
  });

  test("presets of pairs", async () => {
    await pressButton(visit.page, pairs.touching.name[language]);
    await expectVerdict("touching");
    expect(await plotCaption()).toBe(words.plotTouching[language]);
    expect(await visit.page.locator(".root-lens").isVisible()).toBe(false);
    await pressButton(visit.page, pairs.nested.name[language]);
    await expectVerdict("contains");
    await visit.page.locator("#reset").click();
    await expectVerdict("apart");
  });

  test("a preset for every ending of the tutorial's method, and for every failure", async () => {
    const pictures = new Set<string>();
    for (const { name } of Object.values(endings)) {
      await pressButton(visit.page, name[language]);
      expect(await visit.page.locator(".method-mark").first().textContent()).toBe(
        methodMarks.right[language],
      );
      pictures.add(await pictureOf(visit.page));
    }
    expect(pictures.size).toBe(Object.keys(endings).length);
    for (const [key, ending] of [
      ["axes", "0/0"],
      ["circle", "0/0"],
      ["overlap", "IV"],
      ["gap", "IV"],
    ] as const) {
      await pressButton(visit.page, failures[key].name[language]);
      await expectMethod(ending, false);
      await expectVerdict(key === "gap" ? "apart" : "crossing");
    }
    // Below the code each stands again, with both answers and a button of its own.
    const listed = visit.page.locator(".mistakes > li");
    const [meet, apart] = [methodWords.meet[language], methodWords.apart[language]];
    expect(
      (await listed.locator("dd").allTextContents()).map((answer) => answer.replace(/ [✓✗].*$/u, "")),
    ).toEqual([apart, meet, apart, meet, apart, meet, meet, apart]);
    await visit.page.locator("#reset").click();
    await listed.first().getByRole("button").click();
    await expectMethod("0/0", false);
  });

  test("the walk through the tutorial's method, of the pair and beside the unit circle", async () => {
    const forward = { en: "Step forward", ja: "一つ進む" }[language];
    const walk = visit.page.locator(".timeline:visible");
    const caption = walk.locator(".timeline-caption");
    await pressButton(visit.page, endings.IVHit.name[language]);
    const slider = walk.getByRole("slider", { name: methodWords.steps[language] });
    await slider.fill("0");
    const pictures = new Set<string>();
    for (const [index, step] of walkSteps.slice(4).entries()) {
      expect(await caption.textContent()).toBe(`${index + 1}. ${stepWords[step][language]}`);
      pictures.add(await pictureOf(visit.page));
      await walk.getByRole("button", { name: forward }).click();
      await nextPaint(visit.page);
    }
    pictures.add(await pictureOf(visit.page));
    // The ellipse already stands in the second quadrant: the first two steps move nothing.
    expect(pictures.size).toBeGreaterThanOrEqual(9);
    await expectMethod("IV", true);
    expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(150);
    expect(await pixelsOf(visit.page, "frame")).toBeGreaterThan(80);
    const numbers = (await shownFigures(visit.page)).slice(6);
    expect(numbers.slice(8).map(Number).filter(Number.isNaN)).toEqual([]);

    await pressButton(visit.page, failures.axes.name[language]);
    await expectMethod("0/0", false);
    expect((await shownFigures(visit.page)).slice(6, 10)).toEqual(["NaN", "NaN", "0.66667", "2.00000"]);
    await slider.fill("2.5");
    expect(await caption.textContent()).toBe(`3. ${stepWords.stretch[language]}`);
  });

  test("a derivation with a picture a step, and shares that the reader can measure anew", async () => {
    const steps = visit.page.locator(".derivation > li");
    expect(await steps.count()).toBe(21);
    expect(await steps.locator("canvas").count()).toBe(21);
    const caption = visit.page.locator(".shares caption");
    expect(await caption.textContent()).toBe(sharesWords.recorded[language].replace("{pairs}", "1,000,000"));
    await pressButton(visit.page, sharesWords.measure[language]);
    await expect
      .poll(() => caption.textContent(), { timeout: 30_000 })
      .toBe(sharesWords.measured[language].replace("{pairs}", "20,000"));
  });

  test("a near-touch, enlarged until the gap is visible: the library tells; the method calls small gaps a hit", async () => {
    await choose(words.viewNear);
    expect(await visit.page.locator(".handle:visible").count()).toBe(0);
    for (const exponent of [3, 6, 9, 12]) {
      await setSlider(visit.page, words.gap[language], exponent);
      await setSlider(visit.page, words.zoom[language], 1);
      await choose(words.sideApart);
      await expectVerdict("apart");
      expect(await visit.page.locator(".method-mark").first().textContent()).toBe(
        methodMarks[exponent > 3 ? "wrong" : "right"][language],
      );
      expect((await shownFigures(visit.page))[4]).not.toContain("i");
      expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(100);
      await choose(words.sideOverlap);
      await expectVerdict("crossing");
      expect((await shownFigures(visit.page))[4]).toContain("i");
      expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(100);
    }
    const lens = visit.page.locator(".root-lens");
    expect(await lens.isVisible()).toBe(true);
    expect(await lens.locator("circle").count()).toBe(2);
    const close = await pictureOf(visit.page);
    await setSlider(visit.page, words.zoom[language], 0);
    expect(await pictureOf(visit.page)).not.toBe(close);
    // Moving and growing keep the gap.
    await press("j", 4);
    await press("t", 4);
    await expectVerdict("crossing");
    await choose(words.sideApart);
    await expectVerdict("apart");
    await choose(words.viewPair);
    await expectVerdict("apart");
    expect(await visit.page.locator(".handle:visible").count()).toBe(8);
  });

  if (screen === "desktop") {
    test("both ellipses are dragged with the mouse, by handles and by their inside", async () => {
      const { page } = visit;
      const label = (action: { en: string; ja: string }, name: string) =>
        language === "en" ? `${action.en} ${name}` : `${name} ${action.ja}`;
      await dragHandle(page, label(words.move, "B"), -220, 0);
      await expectVerdict("crossing");
      await page.locator("#reset").click();
      await dragHandle(page, label(words.firstRadius, "A"), 150, -70);
      await expectVerdict("apart");
      await dragHandle(page, label(words.turn, "A"), 20, 150);
      await expectVerdict("crossing");
      await dragHandle(page, label(words.secondRadius, "B"), 40, 90);
      await expectVerdict("apart");
      await page.locator("#reset").click();
      const centre = await handleCentre(page, label(words.move, "A"));
      await dragFrom(page, { x: centre.x - 50, y: centre.y + 25 }, 260, 30);
      await expectVerdict("crossing");
      const active = page.getByRole("radio", { name: words.nameA[language], exact: true });
      expect(await active.isChecked()).toBe(true);
    });

    test("the zoom plays, for those who like movement", async () => {
      const moving = await site.visit({ slug: "ellipse-ellipse", language, screen });
      await moving.page.getByRole("radio", { name: words.viewNear[language], exact: true }).check();
      const zoom = moving.page.getByRole("slider", { name: words.zoom[language], exact: true });
      const beyond = async (value: number) => {
        await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(value);
        return Number(await zoom.inputValue());
      };
      const early = await beyond(0);
      expect(early).toBeLessThan(1);
      await beyond(early);
      expect(moving.problems).toEqual([]);
      await moving.close();
    });

    test("a button held down repeats", async () => {
      const button = visit.page.locator('[data-command="left"]');
      await button.scrollIntoViewIfNeeded();
      const box = await button.boundingBox();
      expect(box).not.toBeNull();
      await visit.page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      await visit.page.mouse.down();
      await visit.page.waitForFunction(
        () => document.querySelector<HTMLElement>(".verdict")?.dataset.verdict === "hit",
        undefined,
        { timeout: 20_000 },
      );
      await visit.page.mouse.up();
      await expectVerdict("crossing");
    });
  } else {
    test("a finger drags an ellipse", async () => {
      const from = await handleCentre(visit.page, language === "en" ? "Move B" : "B を動かす");
      await touchDrag(visit.page, from, -100, 0);
      await expectVerdict("crossing");
    });
  }
});
