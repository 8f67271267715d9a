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
  if (synonyms.includes(wanted) || parts.every((part) => synonyms.includes(part))) return 2;
  if (names.some((it) => it.includes(wanted))) return 3;
  const all = plain(`${name} ${words} ${summary}`);
  if (synonyms.some((it) => it.startsWith(wanted))) return 4;
  return parts.every((part) => all.includes(part)) ? 5 : NOT_FOUND;
}

/** As it is compared: "move_and_slide", "Move and slide" and "moveAndSlide" are the same, and so are full-width letters. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_\-.()]+/g, "");
}
