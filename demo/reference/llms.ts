import type { Export, Member } from "./api.js";
import type { Reference } from "./reference.js";
import { groups, type Topic } from "./topics.js";

const beginning = `# Osculate: everything that can be imported

> For coding agents, made of the docstrings. llms.txt has the rules and whole programs: read that first. Here is what every name does, its parameters, and an
> example that was run. Accuracy, cost, errors, and examples of types stand in the docstrings of dist/index.d.ts; docs/semantics.md is the norm.

Imports are from "osculate", unless another path is named. Fields of shapes, options and most results are \`readonly\`, and an option that may be left out may
also be \`undefined\`: neither is repeated below. Functions with a parameter \`out\` fill and return it; with bad arguments all throw, and nothing has changed then.`;

/** What can be imported, in one Markdown file in the order of the reference, without what a program can be written without. */
export function llmsFull(reference: Reference): string {
  const shown = new Set<string>();
  const parts = groups.flatMap(({ title, topics }) => [
    `# ${title.en}`,
    ...topics.map((topic) => partOf(topic, reference, shown)),
  ]);
  return `${[beginning, ...parts].join("\n\n")}\n`;
}

/** A topic; `shown` are the declarations that stand before it: what several types extend stands once. */
function partOf(topic: Topic, reference: Reference, shown: Set<string>): string {
  const { slug, title, lead, corners = [], names } = topic;
  const exports = names.map(reference.exportOf);
  const listed = exports.filter((it) => areAlike(slug, it));
  const from = exports[0]?.from;
  return [
    `## ${title.en}${from === undefined || from === "osculate" ? "" : ` (${from})`}`,
    [lead, ...corners].map(({ en }) => en).join(" "),
    ...exports.filter((it) => !listed.includes(it)).map((it) => entryOf(it, from, shown)),
    listed.length > 0 ? `Also: ${listed.map(({ name }) => `\`${name}\``).join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Whether a name says enough: of a function by its kinds, of plain data, or of what editors write to their files. */
function areAlike(slug: string, { path, isValue }: Export): boolean {
  return (
    ((slug === "one-pair" || slug === "ray-hits") && isValue) || /(?:json|tiled|ldtk)-types\.ts$/.test(path)
  );
}

function entryOf(
  { name, from, isValue, signature, doc, members }: Export,
  usual: string | undefined,
  shown: Set<string>,
): string {
  const declarations = signature
    .split(/\n\n(?=\S)/)
    .filter((declaration) => !shown.has(declaration) && shown.add(declaration))
    .map(shortened);
  const [example] = doc.examples;
  return [
    `### ${isValue ? shortened(signature.split("\n\n")[0] ?? name).replace(/^(?:function|const) /, "") : name}`,
    from === usual ? "" : `From "${from}".`,
    isValue ? "" : code(declarations.join("\n")),
    essentialsOf(doc),
    isValue && example !== undefined ? code(example) : "",
    members.map((member) => `- \`${shortened(member.signature)}\`: ${essentialsOf(member.doc)}`).join("\n"),
  ]
    .filter(Boolean)
    .join("\n");
}

function code(text: string): string {
  return `\`\`\`ts\n${text}\n\`\`\``;
}

/** A declaration without what goes for all, on one line unless it has comments. */
function shortened(declaration: string): string {
  const short = declaration.replace(/\breadonly (?=\w+\??:)/g, "").replaceAll(" | undefined;", ";");
  return /\/\*\*/.test(short)
    ? short
    : short.replace(/\s+/g, " ").replaceAll("( ", "(").replaceAll(/,? \)/g, ")").replace("= |", "=");
}

/** Sentences that begin so go for all, or are for whoever wants to know more. */
const LEFT_OUT =
  /^(?:Source:|Scene units|With `out`|Exchanging |Symmetric|Exact: the answer is that of real)/;

function essentialsOf({ summary, details }: Member["doc"]): string {
  return `${summary} ${details}`
    .split(/\s*\n\n+/)
    .filter((paragraph) => !paragraph.startsWith("Source:"))
    .flatMap((paragraph) => paragraph.split(/(?<=[.])\s+(?=[A-Z`])/))
    .filter((sentence) => !LEFT_OUT.test(sentence))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
