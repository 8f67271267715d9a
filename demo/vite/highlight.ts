import { readFile } from "node:fs/promises";
import { codeToHtml } from "shiki";
import type { Plugin } from "vite";
import { inOneLanguage } from "./one-language.js";

const query = "?highlighted";

/**
 * `import html from "./code.ts?highlighted"`: the source of a TypeScript file as HTML coloured by Shiki, with the
 * comments of each language by itself (see one-language.ts).
 *
 * It runs while the site is built, so the pages carry no highlighter. Both themes are in the HTML, as the
 * variables `--shiki-light` and `--shiki-dark` of every token.
 */
export function highlight(): Plugin {
  return {
    name: "osculate-highlight",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const source = await readFile(file, "utf8");
      const en = await coloured(inOneLanguage(source, "en"));
      const ja = await coloured(inOneLanguage(source, "ja"));
      return { code: `export default ${JSON.stringify({ en, ja })};`, moduleType: "js" };
    },
  };
}

/** TypeScript as HTML, in the colours of both themes. */
export function coloured(source: string): Promise<string> {
  return codeToHtml(source.trimEnd(), {
    lang: "typescript",
    themes: { light: "github-light-high-contrast", dark: "github-dark-default" },
    defaultColor: false,
    // However slow the machine that builds: a line cut off by the default limit would lose its colours.
    tokenizeTimeLimit: 0,
    // The block scrolls sideways on a phone, so the keyboard must reach it.
    transformers: [
      {
        pre(node) {
          node.properties.tabindex = "0";
        },
      },
    ],
  });
}
