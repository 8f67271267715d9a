import { actionButton, checkbox } from "../parts/controls.js";
import { fillRich } from "../parts/rich-text.js";
import { element, writeText } from "../site/element.js";
import { inEveryLanguage, type Localized, localise, localiseAttribute, say } from "../site/language.js";
import { longCourse, type Results, shortCourse } from "./contest.js";
import { racePlot } from "./race-plot.js";
import { framesTable, queriesTable } from "./tables.js";
import "./benchmarks.css";
import { words } from "./words.js";
import type { Message } from "./worker.js";

export const benchmarksTitle = words.title;

/** A comparison with other libraries that runs in the reader's own browser. */
export function benchmarksPage(): HTMLElement {
  let worker: Worker | undefined;
  let isLong = false;
  let last: Results | undefined;
  let news: () => string = () => say(words.notYet);

  const bar = element("progress", { max: 1, value: 0, hidden: true });
  localiseAttribute(bar, "aria-label", words.progress);
  const status = element("p", { class: "hint", role: "status" });
  const plot = racePlot();
  const tables = element("div", { class: "race-tables" });
  const agreement = element("p", { class: "hint" });
  const figures = element("div", { class: "race-figures", hidden: true });

  const tell = (next: () => string) => {
    news = next;
    writeText(status, news());
  };
  const showTables = () => {
    if (!last) return;
    figures.hidden = false;
    tables.replaceChildren(framesTable(last), ...(last.queries.length > 0 ? [queriesTable(last)] : []));
    writeText(agreement, say(last.doAgree ? words.agree : words.differ));
  };
  const end = (how: () => string) => {
    worker?.terminate();
    worker = undefined;
    tell(how);
    writeText(runButton, say(runLabel()));
  };
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.kind === "failed") end(() => `${say(words.failed)} ${data.reason}`);
    else if (data.kind === "results") {
      last = data.results;
      showTables();
      plot.show(last);
    } else {
      bar.value = data.done;
      if (data.done === 1) end(() => say(words.done));
      else tell(() => data.what);
    }
  };
  const run = () => {
    if (worker) {
      end(() => say(words.stopped));
      return;
    }
    bar.value = 0;
    bar.hidden = false;
    worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", hear);
    worker.postMessage(isLong ? longCourse : shortCourse);
    writeText(runButton, say(runLabel()));
  };
  const runLabel = (): Localized => (worker ? words.stop : last ? words.again : words.run);
  const runButton = actionButton(words.run, run);
  runButton.classList.add("button-primary");
  const long = checkbox(
    words.long,
    () => isLong,
    (on) => {
      isLong = on;
    },
  );
  inEveryLanguage(() => {
    writeText(runButton, say(runLabel()));
    writeText(status, news());
    showTables();
  });

  const title = element("h1");
  localise(title, words.title);
  const lead = element("p", { class: "lead" });
  fillRich(lead, words.lead);
  const heading = element("h2");
  localise(heading, words.plot);
  const plotHint = element("p", { class: "hint" });
  localise(plotHint, words.plotHint);
  const note = element("p", { class: "hint race-note" });
  localise(note, words.note);
  figures.append(heading, plotHint, plot.element, tables, agreement);
  const start = element("div", { class: "race-start" }, runButton, long.element, status, bar);
  return element("main", { class: "lesson benchmarks" }, title, lead, start, figures, note);
}
