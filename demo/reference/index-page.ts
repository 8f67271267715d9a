import type { Localized } from "../src/site/language.js";
import { japaneseSummary } from "./japanese.js";
import { escaped } from "./markup.js";
import { both } from "./page.js";
import type { Reference } from "./reference.js";
import { synonyms } from "./synonyms.js";
import { addressOfTopic, groups } from "./topics.js";

const words = {
  title: { en: "Reference", ja: "リファレンス" },
  lead: {
    en: "Everything that can be imported, by what it answers. Each question has a page with a picture, examples, corner cases, accuracy and cost.",
    ja: "import できるものすべてを、知りたいこと別に並べました。各ページに図・使用例・注意点・精度・計算量があります。",
  },
  search: { en: "Search", ja: "検索" },
  hint: {
    en: "By name, or by what others call it: hitbox, move_and_slide, 当たり判定",
    ja: "名前でも、ふだんの言葉でも探せます：当たり判定、すり抜け、move_and_slide",
  },
  none: {
    en: "Nothing is called that. The list below has everything.",
    ja: "見つかりませんでした。下の一覧にすべてあります。",
  },
  agents: { en: "For coding agents:", ja: "コーディングエージェント向け：" },
} as const satisfies Record<string, Localized>;

export const indexTitle = words.title;

/** The page that lists everything, from <main> on. Its list is what the search goes through. */
export function indexPage(reference: Reference): string {
  const lists = groups.map(({ title, topics }) => {
    const cards = topics.map((topic) => {
      const items = topic.names.flatMap((name) => {
        const { members } = reference.exportOf(name);
        return [name, ...members.map((member) => `${name}.${member.name}`)].map((it) => item(it, reference));
      });
      return `<section class="topic"><h3><a href="./${addressOfTopic(topic)}">${both(topic.title)}</a></h3><ul>${items.join("")}</ul></section>`;
    });
    return `<section class="topic-group"><h2>${both(title)}</h2><div class="topic-list">${cards.join("\n")}</div></section>`;
  });
  return `<main class="reference reference-index" id="content" tabindex="-1">
<h1>${both(words.title)}</h1>
<p class="lead">${both(words.lead)}</p>
<form class="reference-search" role="search" hidden>
<label for="reference-query">${both(words.search)}</label>
<input id="reference-query" name="q" type="search" autocomplete="off" spellcheck="false" aria-describedby="reference-hint" />
<p class="note" id="reference-hint">${both(words.hint)}</p>
<p class="note none" role="status" hidden>${both(words.none)}</p>
<ol class="results"></ol>
</form>
${lists.join("\n")}
<p class="note">${both(words.agents)} <a href="./llms.txt">llms.txt</a>, <a href="./llms-full.txt">llms-full.txt</a></p>
</main>`;
}

function item(name: string, reference: Reference): string {
  const others = [
    ...synonyms.filter(({ names }) => names.includes(name)).map((it) => it.words),
    ...optionsOf(name, reference),
  ];
  const summary = {
    en: reference.docOf(name).summary.replaceAll("`", ""),
    ja: (japaneseSummary(name) ?? "").replaceAll("`", ""),
  };
  const data = others.length > 0 ? ` data-words="${escaped(others.join(" "))}"` : "";
  return `<li${data}><a href="${reference.addressOf(name)}"><code>${name}</code></a> <span class="gloss">${both(summary)}</span></li>`;
}

/** The names of its fields, of what users write: options and filters. */
function optionsOf(name: string, reference: Reference): readonly string[] {
  if (!/^\w*(?:Options|Filter|Rule)$/.test(name)) return [];
  return [...reference.exportOf(name).signature.matchAll(/^ {2}readonly (\w+)\?:/gm)].map(
    ([, field = ""]) => field,
  );
}
