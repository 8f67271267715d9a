import type { Plugin } from "vite";
import { pageText } from "./page-text.js";

/** Says what a page is about, and what it needs, where the browser runs no scripts; one that is there without them says it itself. */
export function withoutScripts(): Plugin {
  return {
    name: "osculate-without-scripts",
    transformIndexHtml(html) {
      if (html.includes("<main")) return [];
      const { title, description } = pageText(html);
      const paragraphs = [
        ...description.split(" / "),
        "This page draws live geometry and needs JavaScript.",
        "このページの図には JavaScript が必要です。",
      ];
      const children = [`<h1>${title}</h1>`, ...paragraphs.map((text) => `<p>${text}</p>`)].join("\n");
      return [{ tag: "noscript", children, injectTo: "body" }];
    },
  };
}
