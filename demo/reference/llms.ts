import type { Reference } from "./reference.js";
import { groups } from "./topics.js";

/** All docstrings in one Markdown file, in the order of the reference: for language models. */
export function llmsFull(reference: Reference): string {
  const entry = (name: string) => {
    const { signature, from, doc, members } = reference.exportOf(name);
    const examples = doc.examples.map((code) => `\n\`\`\`ts\n${code}\n\`\`\``);
    const methods = members.map(
      (member) => `- \`${member.signature.replace(/\s+/g, " ")}\`: ${oneLine(member.doc.text)}`,
    );
    return [
      `### ${name} (${from})\n`,
      `\`\`\`ts\n${signature}\n\`\`\``,
      doc.text,
      ...examples,
      ...methods,
    ].join("\n");
  };
  const parts = groups.flatMap(({ title, topics }) => [
    `# ${title.en}`,
    ...topics.flatMap((topic) => [`## ${topic.title.en}`, topic.lead.en, ...topic.names.map(entry)]),
  ]);
  return `Osculate: everything that can be imported. llms.txt has the rules; docs/semantics.md is the norm.\n\n${parts.join("\n\n")}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
