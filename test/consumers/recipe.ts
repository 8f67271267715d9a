import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { ensureInstalled } from "../../scripts/setup.mjs";
import { createProject } from "./project.js";

/** A recipe in a project of its own, with what its lock file asks for and the packed package. */
export function projectOfRecipe(tarball: string, name: string): string {
  const recipe = fileURLToPath(new URL(`../../recipes/${name}`, import.meta.url));
  const { dependencies } = JSON.parse(readFileSync(join(recipe, "package.json"), "utf8"));
  if (dependencies) ensureInstalled(recipe, false);
  const modules = join(recipe, "node_modules");
  mkdirSync(modules, { recursive: true });
  const project = createProject(tarball, {}, modules);
  cpSync(recipe, project, { recursive: true, filter: (path) => !path.includes("node_modules") });
  return project;
}

/** The folder of a recipe's pages, built by Vite, or as they stand; `replaced` changes a word of its script. */
export async function pagesOfRecipe(
  tarball: string,
  name: string,
  { html = "index.html", isBuilt = true, replaced = ["", ""] }: RecipeOptions = {},
): Promise<string> {
  const project = projectOfRecipe(tarball, name);
  if (!isBuilt) return project;
  const script = join(project, "main.js");
  if (replaced[0]) writeFileSync(script, readFileSync(script, "utf8").replace(...replaced));
  const outDir = join(project, "dist");
  const input = join(project, html);
  await build({
    root: project,
    base: "./",
    configFile: false,
    logLevel: "error",
    build: { outDir, target: "esnext", chunkSizeWarningLimit: 9e3, rolldownOptions: { input } },
  });
  return outDir;
}

export interface RecipeOptions {
  readonly html?: string;
  readonly isBuilt?: boolean;
  readonly replaced?: readonly [string, string];
}

/** One of these pages in a browser with a touch screen. */
export async function openRecipe(browser: Browser, folder: string, html = "index.html"): Promise<OpenRecipe> {
  const { address, close } = await serve(folder);
  const context = await browser.newContext({ viewport: { width: 820, height: 620 }, hasTouch: true });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => {
    const isOfDriver = message.text().includes("GPU stall due to ReadPixels");
    if (["error", "warning"].includes(message.type()) && !isOfDriver) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(address + html);
  return {
    page,
    problems,
    said: async () => (await page.locator("output").textContent()) ?? "",
    close: async () => {
      const pictures = process.env.OSCULATE_RECIPE_PICTURES;
      if (pictures) await page.screenshot({ path: join(pictures, `${await page.title()}.png`) });
      await context.close();
      close();
    },
  };
}

export interface OpenRecipe {
  readonly page: Page;
  /** Errors and warnings of the console, and what was not found. */
  readonly problems: readonly string[];
  /** What the page's output says. */
  said(): Promise<string>;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

async function serve(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = join(folder, path);
    const isIcon = path === "/favicon.ico";
    response.statusCode = existsSync(file) ? 200 : isIcon ? 204 : 404;
    response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
    response.end(existsSync(file) ? readFileSync(file) : "");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    address: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
