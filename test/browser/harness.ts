import { rmSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { build } from "vite";
import type { Language } from "../../demo/src/site/language.js";
import type { Theme } from "../../demo/src/site/theme.js";
import { chromiumArguments, findChromium } from "../../scripts/chromium.mjs";

const demo = fileURLToPath(new URL("../../demo", import.meta.url));

/** The built site on a loopback port, and a browser to visit it with. */
export interface Site {
  visit(options: VisitOptions): Promise<Visit>;
  close(): Promise<void>;
}

export interface VisitOptions {
  /** The page: "index" or a lesson. */
  readonly slug: string;
  readonly language?: Language;
  readonly theme?: Theme;
  /** A narrow screen with a finger, or a wide one with a mouse. */
  readonly screen?: Screen;
  readonly reducedMotion?: boolean;
  /** The browser's own language; the address then asks for none. */
  readonly browserLanguage?: string;
}

export type Screen = "phone" | "desktop";

const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1366, height: 900 }, deviceScaleFactor: 1 },
} as const;

/** Who visits every lesson: both languages, both screens. */
export const readers: readonly { readonly language: Language; readonly screen: Screen }[] = [
  { language: "en", screen: "desktop" },
  { language: "ja", screen: "phone" },
];

/** One open page. `problems` collects console errors and warnings, page errors and failed requests. */
export interface Visit {
  readonly page: Page;
  readonly language: Language;
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** Builds the site into a folder of its own, unless OSCULATE_BUILT_SITE is one that has it, and serves it. */
export async function openSite(): Promise<Site> {
  const folder = process.env.OSCULATE_BUILT_SITE ?? (await builtSite());
  const server = await serve(folder);
  const address = addressOf(server);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, onePageProcess],
  });
  const known = new Map<string, Promise<Reader>>();
  return {
    async visit(options) {
      const settings = contextOptions(options);
      const key = JSON.stringify(settings);
      const arriving = known.get(key) ?? newReader(browser, settings, address);
      known.set(key, arriving);
      const reader = await arriving;
      await forget(reader);
      const page = reader.left.pop() ?? (await newPage(reader));
      await page.setViewportSize(settings.viewport);
      return visit(page, address, options, () => leave(page, reader));
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function builtSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "osculate-site-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await build({
    root: demo,
    configFile: join(demo, "vite.config.ts"),
    logLevel: "error",
    build: { outDir: folder },
  });
  return folder;
}

/** What Chromium begins for every page else takes longer than most of what a test then does there. */
const onePageProcess = "--process-per-site";

/** Somebody with one browser and screen, and what is kept between visits. */
interface Reader {
  readonly context: BrowserContext;
  /** What stays open, and with it the process of all pages, which has the scripts and fonts: a picture, which does nothing. */
  readonly idle: Page;
  /** Pages of visits that are over, for those to come: to begin one costs as much as most of what a test does there. */
  readonly left: Page[];
}

async function newReader(
  browser: Browser,
  settings: BrowserContextOptions,
  address: string,
): Promise<Reader> {
  const context = await browser.newContext(settings);
  const idle = await context.newPage();
  await idle.goto(`${address}/icon.svg`);
  return { context, idle, left: [] };
}

async function newPage({ context }: Reader): Promise<Page> {
  const page = await context.newPage();
  const locator = page.locator.bind(page);
  // The site has no shadow trees; Playwright would look into every element for one, each time that it looks for anything.
  page.locator = (css, options) => locator(`css:light=${css}`, options);
  return page;
}

/** Makes the reader one who has never been there, who has chosen nothing and has permitted nothing. */
async function forget({ context, idle }: Reader): Promise<void> {
  await context.clearPermissions();
  await idle.evaluate(() => localStorage.clear());
}

/** Leaves a page as it was before its visit, but for the window's size. */
async function leave(page: Page, reader: Reader): Promise<void> {
  for (const complaint of complaints) page.removeAllListeners(complaint);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
  // Here, where nothing has to be laid out again.
  await page.emulateMedia({ media: null });
  // Where a mouse has stopped, something of the next page would be under it.
  await page.mouse.move(-1, -1);
  reader.left.push(page);
}

function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error("no Chromium found: install it, or set OSCULATE_CHROMIUM to its path");
  return path;
}

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/**
 * Serves the folder under /site/, so that an address that is not relative shows up as a failed request. As servers of
 * static files do, it shows 404.html where there is nothing.
 */
async function serve(folder: string): Promise<Server> {
  const missing = await readFile(join(folder, "404.html"));
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const inSite = path.startsWith("/site/");
    const content = inSite && (await readFile(join(folder, path.slice("/site/".length))).catch(() => false));
    response.statusCode = content ? 200 : 404;
    const type = content ? contentTypes[extname(path)] : "text/html";
    response.setHeader("content-type", type ?? "application/octet-stream");
    if (content) response.setHeader("cache-control", "max-age=3600");
    response.end(content || (inSite ? missing : ""));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return `http://127.0.0.1:${address.port}/site`;
}

function contextOptions({ screen, reducedMotion, browserLanguage }: VisitOptions) {
  return {
    ...screens[screen ?? "desktop"],
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    locale: browserLanguage ?? "en-GB",
  } satisfies BrowserContextOptions;
}

/** What tells that something is wrong with a page. */
const complaints = ["console", "pageerror", "requestfailed", "response"] as const;

/** All that a page complains of from now on. */
function problemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || isSoftwareWebGL(message.text())) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`page: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "unknown";
    if (reason === abandoned) return;
    problems.push(`request failed: ${request.url()} (${reason})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

async function visit(
  page: Page,
  address: string,
  options: VisitOptions,
  leave: () => Promise<void>,
): Promise<Visit> {
  const problems = problemsOf(page);
  const query = new URLSearchParams();
  if (!options.browserLanguage) query.set("lang", options.language ?? "en");
  if (options.theme) query.set("theme", options.theme);
  await page.goto(`${address}/${options.slug}.html?${query}`);
  await page.locator("main").waitFor();
  await page.evaluate(() => document.fonts.ready);
  await nextPaint(page);
  let left: Promise<void> | undefined;
  const close = () => {
    left ??= leave();
    return left;
  };
  return { page, language: options.language ?? "en", problems, close };
}

/** What Chromium says of a request that was still under way when the page was left or loaded anew. */
const abandoned = "net::ERR_ABORTED";

/** Without a graphics card, Chromium reads WebGL's pictures back for the screen, and warns that this is slow. */
function isSoftwareWebGL(message: string): boolean {
  return message.includes("GPU stall due to ReadPixels");
}

/** Waits until what has just been changed is painted. */
export async function nextPaint(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}
