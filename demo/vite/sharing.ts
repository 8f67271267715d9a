import type { HtmlTagDescriptor, Plugin } from "vite";

/** The browser's own frame in the colours of the page; see src/style/colours.css. */
const grounds = { light: "#fbfaf8", dark: "#14161b" } as const;

/**
 * Tells chats and networks what a page that is linked there is about, from its own title and description, and phones
 * what to put on their home screens.
 */
export function sharing(): Plugin {
  return {
    name: "osculate-sharing",
    transformIndexHtml(html) {
      const title = found(html, /<title>(.+)<\/title>/);
      const description = found(html, /<meta name="description" content="(.+)" \/>/);
      const properties = {
        "og:type": "website",
        "og:site_name": "Osculate",
        "og:title": title,
        "og:description": description,
        "og:locale": "en_GB",
        "og:locale:alternate": "ja_JP",
      };
      const touchIcon = { rel: "apple-touch-icon", href: "./apple-touch-icon.png" };
      return [
        ...Object.entries(properties).map(([property, content]) => tag("meta", { property, content })),
        tag("meta", { name: "twitter:card", content: "summary" }),
        ...Object.entries(grounds).map(([scheme, content]) =>
          tag("meta", { name: "theme-color", content, media: `(prefers-color-scheme: ${scheme})` }),
        ),
        tag("link", touchIcon),
      ];
    },
  };
}

function tag(name: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: name, attrs, injectTo: "head" };
}

function found(html: string, pattern: RegExp): string {
  const text = pattern.exec(html)?.[1];
  if (text === undefined) throw new Error(`a page has nothing like ${pattern}`);
  return text;
}
