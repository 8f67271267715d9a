/** A docstring, in its parts. */
export interface DocComment {
  /** All but the tags, in Markdown. */
  readonly text: string;
  /** The first sentence. */
  readonly summary: string;
  /** What follows, without what the next three have. */
  readonly details: string;
  readonly accuracy: string;
  readonly cost: string;
  readonly throws: string;
  readonly examples: readonly string[];
}

/** The parts of a docstring, given what stands between the slashes and stars. */
export function readDocComment(comment: string): DocComment {
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trimEnd());
  const [text = "", ...tags] = lines
    .join("\n")
    .split(/^@(?=\w)/m)
    .map((part) => part.trim());
  const ofTag = (tag: string) =>
    tags.flatMap((part) => (part.startsWith(tag) ? [part.slice(tag.length).trim()] : []));
  const [summary, rest] = splitSummary(text);
  const parts = partsOf(rest);
  return {
    text,
    summary,
    ...parts,
    throws: [parts.throws, ...ofTag("throws").map((it) => it.replace(/^\{(\w+)\}/, "`$1`"))]
      .filter(Boolean)
      .join(" "),
    examples: ofTag("example"),
  };
}

/** The first sentence, and the rest. */
function splitSummary(text: string): [string, string] {
  const end = /[.:](?=\s+[A-Z`0-9(])|[.:]?\n\n/.exec(text);
  if (!end) return [text.replaceAll("\n", " "), ""];
  const cut = end.index + end[0].trim().length;
  return [text.slice(0, cut).replaceAll("\n", " ").replace(/:$/, "."), text.slice(cut).trim()];
}

/** Sentences that begin so are shown by themselves, to the end of their paragraph or the next that does; the last lead back. */
const marks = {
  accuracy: /^Error\b/,
  cost: /^Cost\b/,
  throws: /^(?:Never )?[Tt]hrows\b/,
  details: /^(?:With `|Exchanging|Symmetric)/,
} as const;

type Part = keyof typeof marks;

const allParts: readonly Part[] = ["accuracy", "cost", "throws", "details"];

function partsOf(text: string): Record<Part, string> {
  const parts: Record<Part, string> = { details: "", accuracy: "", cost: "", throws: "" };
  for (const paragraph of text.split(/\n\n+/)) {
    let current: Part = "details";
    const begun = new Set<Part>();
    for (const sentence of paragraph.split(/(?<=[.])\s+(?=[A-Z`])/)) {
      current = allParts.find((part) => marks[part].test(sentence)) ?? current;
      const gap = current === "details" && !begun.has(current) ? "\n\n" : " ";
      parts[current] = `${parts[current]}${gap}${sentence}`.trimStart();
      begun.add(current);
    }
  }
  return parts;
}
