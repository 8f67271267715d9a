/** What can be found: its name, what others call it, and what it does, in both languages. */
export interface Findable {
  readonly name: string;
  readonly words: string;
  readonly summary: string;
}

/** What answers a query, the best first; of equals in the order given. */
export function matches<Item extends Findable>(items: readonly Item[], query: string): Item[] {
  const wanted = plain(query);
  if (wanted === "") return [];
  const parts = query
    .split(/[\s\u3000]+/)
    .map(plain)
    .filter(Boolean);
  return items
    .map((item) => ({ item, rank: rankOf(item, wanted, parts) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

const NOT_FOUND = 9;

function rankOf({ name, words, summary }: Findable, wanted: string, parts: readonly string[]): number {
  const names = [plain(name), plain(name.slice(name.indexOf(".") + 1))];
  if (names.includes(wanted)) return 0;
  if (names.some((it) => it.startsWith(wanted))) return 1;
  const synonyms = words.split(" ").map(plain);
  const isSynonym = (part: string) => synonyms.includes(part) || synonyms.includes(singular(part));
  if (synonyms.includes(wanted) || parts.every(isSynonym)) return 2;
  if (names.some((it) => it.includes(wanted))) return 3;
  if (synonyms.some((it) => it.startsWith(wanted))) return 4;
  const all = `${name.replace(/(?<=[a-z])(?=[A-Z])/g, " ")} ${words} ${summary}`;
  const begun = all.split(/[^\p{L}\p{N}_]+/u).map(plain);
  const whole = plain(all);
  // Japanese has no spaces between words: there any place will do.
  const isFound = (part: string) =>
    /[^\0-\x7f]/.test(part) ? whole.includes(part) : begun.some((it) => it.startsWith(singular(part)));
  return parts.every(isFound) ? 5 : NOT_FOUND;
}

/** An English word without the s of its plural. */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, "") : word;
}

/** As it is compared: "move_and_slide", "Move and slide" and "moveAndSlide" are the same, and so are full-width letters. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_\-.()]+/g, "");
}
