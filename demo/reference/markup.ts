import { marked } from "marked";

/** Where a name is explained, seen from the page that mentions it; `undefined` for what is no export. */
export type Link = (name: string) => string | undefined;

/** Markdown as HTML, with links from names in code to where they are explained. */
export function fromMarkdown(text: string, link: Link): string {
  // Links lead to files of the repository, which the site does not have: their words remain.
  const plain = text.replace(/^\[Picture of .*$/gm, "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const html = marked.parse(plain, { async: false, gfm: true }) as string;
  return linked(
    html
      .replaceAll("<pre>", '<pre tabindex="0">')
      .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
      .replaceAll("</table>", "</table></div>"),
    link,
  );
}

/** The same of a text that is one paragraph. */
export function fromSentence(text: string, link: Link): string {
  return linked((marked.parseInline(text) as string).trim(), link);
}

/** Names that stand for fields and numbers, too: they are links only with their arguments. */
const ambiguous = /^(?:add|sub|scale|dot|cross|length|normalize|reflect|rotate|point|area|bounds)$/;

function linked(html: string, link: Link): string {
  return html.replace(/<code>([\w.]+)(\([^<]*\))?<\/code>/g, (code, name: string, call?: string) => {
    const target = call || !ambiguous.test(name) ? link(name) : undefined;
    return target ? `<a href="${target}">${code}</a>` : code;
  });
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
