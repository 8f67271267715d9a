import type { Localized } from "../src/site/language.js";
import type { Export, Member } from "./api.js";
import type { DocComment } from "./doc-comment.js";
import { japaneseSummary } from "./japanese.js";
import { escaped, fromMarkdown, fromSentence, type Link } from "./markup.js";
import { partOfNorm } from "./norm.js";
import { pictureOf } from "./pictures.js";
import type { Reference } from "./reference.js";
import { addressOfTopic, groups, type Topic } from "./topics.js";
import { weightsOf } from "./weights.js";

const words = {
  reference: { en: "Reference", ja: "リファレンス" },
  corners: { en: "What surprises", ja: "注意点" },
  example: { en: "Example", ja: "使用例" },
  cost: { en: "Cost", ja: "計算量" },
  accuracy: { en: "Accuracy", ja: "精度" },
  throws: { en: "Errors", ja: "例外" },
  norm: { en: "Every corner case", ja: "すべての細かな場合" },
  normNote: {
    en: "From the page that is the norm of code and tests, docs/semantics.md.",
    ja: "実装とテストの基準である docs/semantics.md からの抜粋です（英語）。",
  },
  members: { en: "Methods", ja: "メソッド" },
  pages: { en: "Pages of the reference", ja: "リファレンスのページ" },
  related: { en: "Types", ja: "関連する型" },
  uses: { en: "How it is written", ja: "書き方の例" },
  weight: {
    en: "What it weighs, in kB, minified and gzipped",
    ja: "import したときの重さ（minify + gzip、kB）",
  },
} as const satisfies Record<string, Localized>;

/** A text in both languages; the style sheet shows the reader's. */
export function both(text: Localized, link?: Link): string {
  const html = (it: string) => (link ? fromSentence(it, link) : escaped(it));
  return `<span class="both"><span lang="en">${html(text.en)}</span><span lang="ja">${html(text.ja)}</span></span>`;
}

/** TypeScript as HTML. */
type Listing = (code: string) => Promise<string>;

/** The page of a topic, from <main> on. */
export async function topicPage(topic: Topic, reference: Reference, listing: Listing): Promise<string> {
  const link: Link = (name) => {
    const target = reference.addressOf(name);
    return target?.startsWith(`./${addressOfTopic(topic)}#`) ? target.slice(target.indexOf("#")) : target;
  };
  const picture = pictureOf(topic.slug);
  const figure =
    picture &&
    `<figure class="figure">${picture.svg}<figcaption>${both(picture.caption, link)}</figcaption></figure>`;
  const corners = topic.corners?.map((corner) => `<li>${both(corner, link)}</li>`).join("");
  const entries = await Promise.all(
    topic.names.map((name) => entry(reference.exportOf(name), link, listing)),
  );
  const uses = await Promise.all(
    (topic.uses ?? []).map(async ({ title, code }) => example(title, await listing(code))),
  );
  const weights = weightsOf(topic.names).map(({ what, size }) => `<li>${both(what, link)}: ${size}</li>`);
  const norm = topic.norm?.map((beginning) => fromMarkdown(partOfNorm(beginning), link)).join("\n");
  return `<main class="reference" id="content" tabindex="-1">
<article>
<p class="crumb"><a href="./reference.html">${both(words.reference)}</a></p>
<h1>${both(topic.title)}</h1>
<p class="lead">${both(topic.lead, link)}</p>
<p class="note both"><span lang="ja">各項目の説明の本文は英語です。</span></p>
${figure ?? ""}
${corners ? `<section><h2>${both(words.corners)}</h2><ul class="prose">${corners}</ul></section>` : ""}
${uses.length > 0 ? `<section class="entry"><h2>${both(words.uses)}</h2>${uses.join("\n")}</section>` : ""}
${weights.length > 0 ? `<section class="weight"><h2>${both(words.weight)}</h2><ul class="prose">${weights.join("")}</ul></section>` : ""}
${entries.join("\n")}
${norm ? `<section class="norm"><h2>${both(words.norm)}</h2><p class="note">${both(words.normNote).replaceAll("docs/semantics.md", '<a href="./semantics.txt">docs/semantics.md</a>')}</p><div class="prose" lang="en">${norm}</div></section>` : ""}
</article>
${siblings(topic)}
</main>`;
}

async function entry(it: Export, link: Link, listing: Listing): Promise<string> {
  const members = await Promise.all(it.members.map((member) => memberEntry(it, member, link, listing)));
  return `<section class="entry" id="${it.name}">
<h2><a href="#${it.name}"><code>${it.name}</code></a></h2>
<p class="summary">${summaryOf(it.name, it.doc, link)}</p>
${await listing(it.isValue ? `import { ${it.name} } from "${it.from}";\n\n${it.signature}` : it.signature)}
${typesOf(it, link)}
${membersOf(it)}
${await body(it.doc, link, listing)}
${members.join("\n")}
</section>`;
}

async function memberEntry(it: Export, member: Member, link: Link, listing: Listing): Promise<string> {
  const id = `${it.name}.${member.name}`;
  return `<section class="entry member" id="${id}">
<h3><a href="#${id}"><code>${member.name === "constructor" ? `new ${it.name}` : `<span class="owner">${it.name}.</span>${member.name}`}</code></a></h3>
<p class="summary">${summaryOf(id, member.doc, link)}</p>
${await listing(member.signature)}
${await body(member.doc, link, listing)}
</section>`;
}

function summaryOf(name: string, doc: DocComment, link: Link): string {
  return both({ en: doc.summary, ja: japaneseSummary(name) ?? "" }, link);
}

async function body(doc: DocComment, link: Link, listing: Listing): Promise<string> {
  const examples = await Promise.all(doc.examples.map(listing));
  const facts = (["accuracy", "cost", "throws"] as const).flatMap((part) => {
    const text = capitalised(doc[part].replace(/^(?:Error|Cost):\s*/, ""));
    return text ? [`<dt>${both(words[part])}</dt><dd lang="en">${fromSentence(text, link)}</dd>`] : [];
  });
  return [
    doc.details && `<div class="prose" lang="en">${fromMarkdown(doc.details, link)}</div>`,
    ...examples.map((html) => example(words.example, html)),
    facts.length > 0 && `<dl class="facts">${facts.join("")}</dl>`,
  ]
    .filter(Boolean)
    .join("\n");
}

function example(title: Localized, html: string): string {
  return `<div class="example"><p class="label">${both(title)}</p>${html}</div>`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a class has, where that is much further down. */
function membersOf({ name, members }: Export): string {
  if (members.length < 6) return "";
  const links = members.map((member) => `<a href="#${name}.${member.name}"><code>${member.name}</code></a>`);
  return `<p class="types">${both(words.members)}: ${links.join(", ")}</p>`;
}

/** The types that a signature mentions. */
function typesOf(it: Export, link: Link): string {
  const mentioned = new Set(it.signature.match(/\b[A-Z]\w+/g));
  mentioned.delete(it.name);
  const links = [...mentioned].flatMap((name) => {
    const target = link(name);
    return target ? [`<a href="${target}"><code>${name}</code></a>`] : [];
  });
  return links.length > 0 ? `<p class="types">${both(words.related)}: ${links.join(", ")}</p>` : "";
}

/** All pages, with those of this one's group open. */
function siblings(current: Topic): string {
  const lists = groups.map(({ title, topics }) => {
    const links = topics.map((topic) => {
      const isCurrent = topic.slug === current.slug ? ' aria-current="page"' : "";
      return `<li><a href="./${addressOfTopic(topic)}"${isCurrent}>${both(topic.title)}</a></li>`;
    });
    return `<h2>${both(title)}</h2><ul>${links.join("")}</ul>`;
  });
  return `<nav class="reference-nav" aria-label="${words.pages.en} / ${words.pages.ja}">${lists.join("\n")}</nav>`;
}
