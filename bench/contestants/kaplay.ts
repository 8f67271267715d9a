import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumArguments, ensureChromium } from "../../scripts/chromium.mjs";
import { type Contestant, cornersOf } from "../jobs.js";

/** A kaplay game on an empty page, which can be asked without drawing. */
export interface KaplayGame {
  readonly contestant: Contestant;
  close(): Promise<void>;
}

/** What the page uses of kaplay's context. */
interface Kaplay {
  vec2(x: number, y: number): Vec2;
  Circle: new (centre: Vec2, radius: number) => Shape;
  Ellipse: new (centre: Vec2, rx: number, ry: number, degrees: number) => Shape;
  Polygon: new (corners: Vec2[]) => Shape;
}
interface Vec2 {
  x: number;
  y: number;
}
interface Shape {
  contains(point: Vec2): boolean;
  collides(other: Shape): boolean;
  raycast(origin: Vec2, direction: Vec2): object | null;
}

declare global {
  interface Window {
    kaplay(options: object): Kaplay;
    game: Kaplay;
  }
}

/** Starts kaplay, which needs a page with a canvas, in Chromium. */
export async function startKaplay(): Promise<KaplayGame> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  const page = await browser.newPage();
  const entry = createRequire(import.meta.url).resolve("kaplay");
  await page.addScriptTag({ path: join(dirname(entry), "kaplay.js") });
  await page.evaluate(() => {
    window.game = window.kaplay({ global: false, width: 16, height: 16 });
  });
  return { contestant: contestantOn(page), close: () => closed(browser) };
}

async function closed(browser: Browser): Promise<void> {
  await browser.close();
}

function contestantOn(page: Page): Contestant {
  return {
    name: "kaplay",
    answers: {
      pointEllipse: (cases) =>
        page.evaluate(
          (list) =>
            list.map(({ px, py, x, y, rx, ry, angle }) => {
              const { vec2, Ellipse } = window.game;
              return new Ellipse(vec2(x, y), rx, ry, (angle * 180) / Math.PI).contains(vec2(px, py));
            }),
          [...cases],
        ),
      circleRect: (cases) =>
        page.evaluate(
          (list) =>
            list.map(({ cx, cy, r, corners }) => {
              const { vec2, Circle, Polygon } = window.game;
              const rect = new Polygon(corners.map(({ x, y }) => vec2(x, y)));
              return rect.collides(new Circle(vec2(cx, cy), r));
            }),
          cases.map((given) => ({ ...given, corners: cornersOf(given) })),
        ),
      ellipseEllipse: (cases) =>
        page.evaluate(
          (list) =>
            list.map((pair) => {
              const { vec2, Ellipse } = window.game;
              const [a, b] = [pair.a, pair.b].map(
                ({ x, y, rx, ry, angle }) => new Ellipse(vec2(x, y), rx, ry, (angle * 180) / Math.PI),
              );
              return a !== undefined && b !== undefined && a.collides(b);
            }),
          [...cases],
        ),
      rayCircle: (cases) =>
        page.evaluate(
          (list) =>
            list.map(({ x, y, dx, dy, cx, cy, r }) => {
              const { vec2, Circle } = window.game;
              return new Circle(vec2(cx, cy), r).raycast(vec2(x, y), vec2(dx, dy)) !== null;
            }),
          [...cases],
        ),
    },
  };
}
