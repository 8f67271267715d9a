import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  createCrowd,
  letMeet,
  markPairs,
  markPierced,
  markSeen,
  move,
  overlapping,
} from "../../demo/src/world/crowd.js";
import { categoryOf, memberOf, members } from "../../demo/src/world/members.js";
import { coneShape, laserRay, newCone, newLaser, poseCone, setAngle } from "../../demo/src/world/probe.js";
import { groupWords, words } from "../../demo/src/world/words.js";
import { nextPaint, readers, type Visit } from "./harness.js";
import { pressButton, pressOn, setSlider } from "./stage.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

/** The numbers of the frame: pairs, bodies in the cone, bodies in the laser. */
async function shownTally({ page }: Visit): Promise<number[]> {
  await nextPaint(page);
  const texts = await page.locator(".tally .reading-value").allTextContents();
  return texts.slice(0, 3).map((text) => Number(text.replaceAll(",", "")));
}

/** The same, asked of the library. */
function countedTally(
  count: number,
  aspect: number,
  change: (crowd: ReturnType<typeof createCrowd>) => void,
) {
  const crowd = createCrowd(count, aspect);
  change(crowd);
  const cone = newCone(crowd.extent);
  const view = coneShape(cone);
  poseCone(view, cone);
  return [
    markPairs(crowd),
    markSeen(crowd, view),
    markPierced(crowd, laserRay(newLaser(crowd.extent))).pierced,
  ];
}

/** How many pixels of the crowd have a colour at all: read in the frame in which they are drawn. */
async function drawnPixels({ page }: Visit): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() => {
          const canvas = document.querySelector(".world-stage canvas");
          if (!(canvas instanceof HTMLCanvasElement)) return done(0);
          const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
          context?.drawImage(canvas, 0, 0);
          const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
          let count = 0;
          for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 0) count++;
          done(count);
        });
      }),
  );
}

describe.each(readers)("world at rest, $language, $screen", ({ language, screen }) => {
  const [count, aspect] = screen === "phone" ? [2000, 1] : [5000, 2];
  let visit: Visit;
  beforeEach(async () => {
    // Whoever asks for less motion gets a crowd that waits to be started.
    visit = await site.visit({ slug: "world", language, screen, reducedMotion: true });
  });
  afterEach(async () => {
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test("shows what the library finds", async () => {
    expect(await shownTally(visit)).toEqual(countedTally(count, aspect, () => undefined));
  });

  test("leaves out the groups that the masks leave out", async () => {
    await visit.page.getByLabel(groupWords.curves[language], { exact: true }).uncheck();
    await visit.page.getByLabel(groupWords.fans[language], { exact: true }).uncheck();
    const counted = countedTally(count, aspect, (crowd) => letMeet(crowd, new Set(["round", "straight"])));
    expect((await shownTally(visit))[0]).toBe(counted[0]);
    expect(counted[0]).toBeLessThan(countedTally(count, aspect, () => undefined)[0] ?? 0);
  });

  test("turns the cone by the keyboard", async () => {
    await pressOn(visit.page, words.turnCone[language], "ArrowRight", 5);
    const crowd = createCrowd(count, aspect);
    const cone = newCone(crowd.extent);
    setAngle(cone, cone.angle + 15);
    const view = coneShape(cone);
    poseCone(view, cone);
    expect((await shownTally(visit))[1]).toBe(markSeen(crowd, view));
  });

  test("changes the number of bodies", async () => {
    await setSlider(visit.page, words.count[language], 0);
    expect(await shownTally(visit)).toEqual(countedTally(1000, aspect, () => undefined));
  });
});

test("a crowd in motion is drawn, and keeps finding pairs", async () => {
  const visit = await site.visit({ slug: "world" });
  const first = await shownTally(visit);
  await expect.poll(async () => (await shownTally(visit))[0] !== first[0]).toBe(true);
  await expect.poll(() => drawnPixels(visit)).toBeGreaterThan(20_000);
  await expect
    .poll(() => visit.page.locator(".frame-graph .reading-value").last().textContent())
    .toMatch(/\d ms/);
  await pressButton(visit.page, words.pause.en);
  const paused = await shownTally(visit);
  await visit.page.waitForTimeout(100);
  expect(await shownTally(visit)).toEqual(paused);
  await pressButton(visit.page, words.fourTimes.en);
  await pressButton(visit.page, words.goOn.en);
  await expect.poll(() => drawnPixels(visit)).toBeGreaterThan(20_000);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("100,000 bodies are counted right", { timeout: 120_000 }, async () => {
  const visit = await site.visit({ slug: "world", reducedMotion: true });
  await setSlider(visit.page, words.count.en, 6);
  const counted = countedTally(100_000, 2, () => undefined);
  await expect.poll(() => shownTally(visit), { timeout: 90_000 }).toEqual(counted);
  await visit.close();
});

test("the crowd stays in its world, and has every group in it", () => {
  const crowd = createCrowd(500, 2);
  const before = markPairs(crowd);
  for (let frame = 0; frame < 600; frame++) move(crowd, 0.05);
  const { width, height } = crowd.extent;
  expect(crowd.x.every((x) => x > -2 && x < width + 2)).toBe(true);
  expect(crowd.y.every((y) => y > -2 && y < height + 2)).toBe(true);
  expect(markPairs(crowd)).toBeGreaterThan(before / 3);
  expect(crowd.state.filter((state) => state === overlapping).length).toBeGreaterThan(100);
  const categories = new Set(members.map((_, index) => categoryOf[memberOf(index).group]));
  expect([...categories].sort((a, b) => a - b)).toEqual([1, 2, 4, 8]);
});
