/** A pair of comments, one below the other, says the same in both languages: `// en: …` and `// ja: …`. */
const comment = /^(\s*\/\/ )(en|ja): (.*)$/;

/** A source file as readers of one language see it: of each pair of comments theirs, without its mark. */
export function inOneLanguage(source: string, language: "en" | "ja"): string {
  return source
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", spoken, words = ""] = comment.exec(line) ?? [];
      if (spoken === undefined) return [line];
      return spoken === language ? [indent + words] : [];
    })
    .join("\n");
}
