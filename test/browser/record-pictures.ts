// Takes the picture of the README (docs/images/site.png) and the one that chats show beside a link
// (demo/public/sharing.png): `npm run pictures`.

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { nextPaint, openSite, type VisitOptions } from "./harness.js";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Twice as large as in the picture. */
const windowSize = { width: 1068, height: 908 };

const site = await openSite();
try {
  await writeFile(fromRoot("docs/images/site.png"), await sitePicture());
  await writeFile(fromRoot("demo/public/sharing.png"), await sharingPicture());
} finally {
  await site.close();
}

/** Four windows and a telephone. */
async function sitePicture(): Promise<Buffer> {
  const windows = [
    await picture({ slug: "laboratory", language: "en", theme: "light" }, async (page) => {
      await page.getByRole("checkbox", { name: "Shoot a ray" }).check();
      await page.evaluate(() => scrollTo(0, 0));
      // The times are measured.
      await page.waitForTimeout(1500);
    }),
    await picture({ slug: "guard-corners", language: "ja", theme: "light" }),
    await picture({ slug: "overlap-area", language: "ja", theme: "dark" }),
    await picture({ slug: "world", language: "en", theme: "dark" }, (page) => page.waitForTimeout(4000)),
  ];
  const telephone = await picture({ slug: "index", language: "ja", screen: "phone" }, playGame);
  const images = windows.map((window) => `<img class="window" src="${window}">`).join("");
  return compose(
    { width: 1600, height: 1000 },
    `<style>
      body { background: #e8e5de; padding: 32px; display: grid; gap: 28px; align-items: center;
        grid: 454px 454px / 534px 534px 1fr; }
      img { display: block; width: 100%; border-radius: 12px; box-shadow: 0 3px 18px rgb(40 30 10 / 14%); }
      .telephone { grid-area: 1 / 3 / 3 / 4; border-radius: 26px; border: 7px solid #23262d; }
    </style>
    ${images}<img class="telephone" src="${telephone}">`,
  );
}

/** The name, what it is, and two shapes of the laboratory. */
async function sharingPicture(): Promise<Buffer> {
  const visit = await site.visit({ slug: "laboratory", theme: "light", screen: "phone" });
  await visit.page.setViewportSize({ width: 620, height: 900 });
  const shapes = imageAddress(await visit.page.locator(".stage").screenshot());
  await visit.close();
  const icon = await readFile(fromRoot("demo/public/icon.svg"), "utf8");
  return compose(
    { width: 1200, height: 630 },
    `<style>
      body { background: white; color: #23262d; font-family: "Segoe UI", Roboto, Arial, "Noto Sans CJK JP", sans-serif;
        display: grid; grid: 1fr / 560px 640px; align-items: center; }
      div { padding-left: 72px; }
      svg { width: 92px; }
      h1 { margin: 12px 0 20px; font-size: 84px; letter-spacing: -0.02em; line-height: 1; }
      p { margin: 0 0 14px; font-size: 35px; line-height: 1.3; }
      .ja { font-size: 27px; color: #5d636e; }
      img { width: 640px; clip-path: inset(4px); }
    </style>
    <div>${icon}<h1>Osculate</h1>
      <p>2D collision in which<br>curves stay curves</p>
      <p class="ja">曲線を曲線のまま扱う<br>2D 当たり判定ライブラリ</p>
    </div>
    <img src="${shapes}">`,
  );
}

/** What a visitor sees after a while, as the address of an image. */
async function picture(options: VisitOptions, act?: (page: Page) => Promise<void>): Promise<string> {
  const visit = await site.visit(options);
  if (options.screen !== "phone") await visit.page.setViewportSize(windowSize);
  await act?.(visit.page);
  await nextPaint(visit.page);
  const png = await visit.page.screenshot();
  await visit.close();
  return imageAddress(png);
}

function imageAddress(png: Buffer): string {
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** The hero on his way, drawn by a thumb. */
async function playGame(page: Page): Promise<void> {
  await page.locator(".game-button").tap();
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", y: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: 250, y }] });
  await touch("touchStart", 560);
  await touch("touchMove", 525);
  await page.waitForTimeout(900);
}

/** A page of pictures as one picture. */
async function compose(size: { width: number; height: number }, html: string): Promise<Buffer> {
  const { page, close } = await site.visit({ slug: "benchmarks" });
  await page.setViewportSize(size);
  await page.setContent(
    `<style>* { margin: 0; box-sizing: border-box } body { height: 100vh }</style>${html}`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const png = await page.screenshot();
  await close();
  return png;
}
