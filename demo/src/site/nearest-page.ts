/** A page of the site, by its slug and by what else people call it. */
export interface NamedPage {
  readonly slug: string;
  readonly names: readonly string[];
}

export interface Guess {
  readonly slug: string;
  /** Whether only this page can be meant: another spelling of its address, and not merely one that is like it. */
  readonly isSure: boolean;
}

/**
 * The page that somebody looked for at an address that the site does not have: `lessons` in their order, for addresses
 * that number them, then `others`. Undefined if no page is called anything like it.
 */
export function nearestPage(
  pathname: string,
  lessons: readonly NamedPage[],
  others: readonly NamedPage[],
): Guess | undefined {
  const asked = pageName(pathname);
  const numbered = lessons[Number(/^(?:lesson)?[-_ ]*0*(\d+)$/.exec(asked)?.[1] ?? 0) - 1];
  if (numbered) return { slug: numbered.slug, isSure: true };
  const words = sortedWords(asked);
  if (words === "") return undefined;
  let best: Guess | undefined;
  let most = leastLikeness;
  for (const { slug, names } of [...lessons, ...others]) {
    if (sortedWords(slug) === words) return { slug, isSure: true };
    for (const name of [slug, ...names]) {
      const likeness = likenessOf(asked, name.toLowerCase());
      if (likeness <= most) continue;
      most = likeness;
      best = { slug, isSure: false };
    }
  }
  return best;
}

/** Names that are less like each other than this have nothing in common but a syllable. */
const leastLikeness = 0.4;

/** The last part of an address, without its ending, in small letters. */
function pageName(pathname: string): string {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  return decoded(last)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\.[a-z]+$/, "");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // Not every address with a percent sign in it means something.
  }
}

/** The same for "circle-rect", "rect_circle" and "Circle Rect". */
function sortedWords(name: string): string {
  return wordsOf(name).sort().join(" ");
}

function wordsOf(name: string): string[] {
  return name.match(/\p{L}+/gu) ?? [];
}

/** Dice's coefficient: the share of the pairs of neighbouring letters that two names have in common, from 0 to 1. */
function likenessOf(a: string, b: string): number {
  const pairs = letterPairs(a);
  const left = letterPairs(b);
  const total = pairs.length + left.length;
  let common = 0;
  for (const pair of pairs) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    common += 1;
  }
  return total > 0 ? (2 * common) / total : 0;
}

function letterPairs(name: string): string[] {
  return wordsOf(name).flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)),
  );
}
