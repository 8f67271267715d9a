import { basename } from "node:path";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { pageText } from "./page-text.js";

/** The browser's own frame in the colours of the page; see src/style/colours.css. */
const grounds = { light: "#fbfaf8", dark: "#14161b" } as const;

/** What chats show beside a link; `npm run pictures` draws it. */
const picture = {
  path: "sharing.png",
  width: "1200",
  height: "630",
  alt: "Osculate: an ellipse and an annular sector that overlap / 重なり合う楕円と環状扇形",
} as const;

/**
 * Tells chats and networks what a page that is linked there is about, from its own title and description, and phones
 * what to put on their home screens.
 *
 * Most of them want the picture by its whole address: `site` is where the site will stand, such as
 * `https://example.org/osculate/`. Without it the address of the picture is relative.
 */
export function sharing(site: string | undefined): Plugin {
  const address = (path: string) => (site ? new URL(path, withSlash(site)).href : `./${path}`);
  return {
    name: "osculate-sharing",
    transformIndexHtml(html, { filename }) {
      const page = basename(filename);
      const { title, description } = pageText(html);
      const properties = {
        "og:type": "website",
        "og:site_name": "Osculate",
        "og:title": title,
        "og:description": description,
        ...(site && { "og:url": address(page === "index.html" ? "" : page) }),
        "og:image": address(picture.path),
        "og:image:width": picture.width,
        "og:image:height": picture.height,
        "og:image:alt": picture.alt,
        "og:locale": "en_GB",
        "og:locale:alternate": "ja_JP",
      };
      const touchIcon = { rel: "apple-touch-icon", href: "./apple-touch-icon.png" };
      return [
        ...Object.entries(properties).map(([property, content]) => tag("meta", { property, content })),
        tag("meta", { name: "twitter:card", content: "summary_large_image" }),
        ...Object.entries(grounds).map(([scheme, content]) =>
          tag("meta", { name: "theme-color", content, media: `(prefers-color-scheme: ${scheme})` }),
        ),
        tag("link", touchIcon),
      ];
    },
  };
}

function withSlash(site: string): string {
  return site.endsWith("/") ? site : `${site}/`;
}

function tag(name: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: name, attrs, injectTo: "head" };
}
