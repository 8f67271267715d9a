import { actionButton } from "../../../parts/controls.js";
import { element, writeText } from "../../../site/element.js";
import { inEveryLanguage, language, localise, say } from "../../../site/language.js";
import {
  noPairs,
  numberedHits,
  numberedHitsOf,
  pairsOf,
  recorded,
  type Tally,
  ways,
  withPairs,
} from "./shares.js";
import { sharesWords, wayWords } from "./words.js";

export interface SharesTable {
  readonly element: HTMLElement;
  tally(): Tally;
}

const pairsAtOnce = 500;
const pairsAPress = 20_000;

/** How often the method ends in each way and how often that is wrong: as recorded, until the reader measures anew. */
export function sharesTable(changed: () => void): SharesTable {
  let tally = recorded;
  let left = 0;
  const head = element("tr");
  for (const word of [sharesWords.way, sharesWords.ofAll, sharesWords.ofHits, sharesWords.wrong]) {
    const cell = element("th", { scope: "col" });
    localise(cell, word);
    head.append(cell);
  }
  const body = element("tbody");
  const writers = ways.map((way) => {
    const title = element("th", { scope: "row" });
    localise(title, wayWords[way]);
    const cells = [element("td"), element("td"), element("td")] as const;
    body.append(element("tr", {}, title, ...cells));
    return () => {
      const { count, wrong } = tally[way];
      const isNumbered = (numberedHits as readonly string[]).includes(way);
      writeText(cells[0], percent(count, pairsOf(tally)));
      writeText(cells[1], isNumbered ? percent(count, numberedHitsOf(tally)) : "–");
      writeText(cells[2], wrong.toLocaleString(language()));
      cells[2].dataset.wrong = String(wrong > 0);
    };
  });
  const caption = element("caption");
  const write = () => {
    const text = tally === recorded ? sharesWords.recorded : sharesWords.measured;
    writeText(caption, say(text).replace("{pairs}", pairsOf(tally).toLocaleString(language())));
    for (const writeRow of writers) writeRow();
  };
  const advance = () => {
    const some = Math.min(left, pairsAtOnce);
    tally = withPairs(tally, some, Math.random);
    left -= some;
    write();
    changed();
    if (left > 0) requestAnimationFrame(advance);
  };
  const button = actionButton(sharesWords.measure, () => {
    if (tally === recorded) tally = noPairs;
    const running = left > 0;
    left += pairsAPress;
    if (!running) advance();
  });
  inEveryLanguage(write);
  const table = element("table", { class: "shares" }, caption, element("thead", {}, head), body);
  return { element: element("div", { class: "shares-part" }, table, button), tally: () => tally };
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(2)} %`;
}
