import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { indexPage, indexTitle } from "../reference/index-page.js";
import { llmsFull } from "../reference/llms.js";
import { topicPage } from "../reference/page.js";
import { type Reference, readReference } from "../reference/reference.js";
import { addressOfTopic, type Topic, topics } from "../reference/topics.js";
import type { Localized } from "../src/site/language.js";
import { coloured } from "./highlight.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const indexAddress = "reference.html";

/**
 * The pages of the reference, made of the sources' docstrings and of docs/semantics.md while the site is built: nothing of them
 * stands in a file that could be out of date.
 */
export function reference(): Plugin {
  const pages = new Map<string, string>();
  let texts: Readonly<Record<string, string>> = {};
  return {
    name: "osculate-reference",
    async config(_, { command, isPreview }) {
      if (command !== "build" || isPreview) return undefined;
      const all = readReference();
      pages.set(root + indexAddress, pageOfIndex(all));
      texts = textsOf(all);
      for (const topic of topics) pages.set(root + addressOfTopic(topic), await pageOfTopic(topic, all));
      return { build: { rolldownOptions: { input: [...pages.keys()] } } };
    },
    resolveId: (id) => (pages.has(id) ? id : undefined),
    load: (id) => pages.get(id),
    generateBundle() {
      for (const [fileName, source] of Object.entries(texts))
        this.emitFile({ type: "asset", fileName, source });
    },
    configureServer({ middlewares, transformIndexHtml }) {
      middlewares.use(async (request, response, next) => {
        const address = new URL(request.url ?? "/", "http://localhost").pathname.slice(1);
        const topic = topics.find((it) => addressOfTopic(it) === address);
        const isText = textNames.includes(address);
        if (!topic && !isText && address !== indexAddress) return next();
        const all = readReference();
        if (isText) {
          response.setHeader("content-type", "text/plain; charset=utf-8");
          response.end(textsOf(all)[address]);
          return;
        }
        const html = topic ? await pageOfTopic(topic, all) : pageOfIndex(all);
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(await transformIndexHtml(`/${address}`, html));
      });
    },
  };
}

/** What coding agents read, and the norm whole, of which the pages show parts. */
const textNames: readonly string[] = ["llms.txt", "llms-full.txt", "semantics.txt"];

function textsOf(all: Reference): Readonly<Record<string, string>> {
  return {
    "llms.txt": readFileSync(`${root}../llms.txt`, "utf8"),
    "llms-full.txt": llmsFull(all),
    "semantics.txt": readFileSync(`${root}../docs/semantics.md`, "utf8"),
  };
}

function pageOfIndex(all: Reference): string {
  const description =
    "Every function, class and type of Osculate, by the question that it answers. / 当たり判定ライブラリ Osculate の全関数・型の一覧。";
  return page("reference", indexTitle, description, indexPage(all));
}

async function pageOfTopic(topic: Topic, all: Reference): Promise<string> {
  const { en, ja } = topic.lead;
  const description = `${en} / ${ja}`.replaceAll("`", "").replaceAll('"', "&quot;");
  return page(`reference-${topic.slug}`, topic.title, description, await topicPage(topic, all, listing));
}

async function listing(code: string): Promise<string> {
  return `<div class="code">${await coloured(code)}</div>`;
}

/** A page that is read without scripts, too; with them it gets the site's header, and one language. */
function page(slug: string, title: Localized, description: string, main: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${description}" />
    <title>${title.en} · Osculate</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <script src="/first-paint.js"></script>
    <link rel="stylesheet" href="/src/style/site.css" />
    <link rel="stylesheet" href="/src/reference/reference.css" />
    <script type="module" src="/src/main.ts"></script>
  </head>
  <body data-page="${slug}" data-title-en="${title.en}" data-title-ja="${title.ja}">
<header class="site-header placeholder"><a class="wordmark" href="./index.html"><img src="./icon.svg" alt="" width="26" height="26" />Osculate</a><nav aria-label="Site"><a class="page-link" href="./reference.html">Reference</a></nav></header>
${main}
  </body>
</html>
`;
}
