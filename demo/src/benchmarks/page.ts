import { actionButton, checkbox } from "../parts/controls.js";
import { fillRich } from "../parts/rich-text.js";
import { element, writeText } from "../site/element.js";
import { inEveryLanguage, type Localized, localise, localiseAttribute, say } from "../site/language.js";
import { longCourse, type Results, shortCourse } from "./contest.js";
import growth from "./growth.json" with { type: "json" };
import { racePlot } from "./race-plot.js";
import { recorded } from "./recorded.js";
import { framesTable, queriesTable, raceLegend } from "./tables.js";
import "./benchmarks.css";
import { recordedWords, words } from "./words.js";
import type { Message } from "./worker.js";

export const benchmarksTitle = words.title;

/** A comparison with other libraries that runs in the reader's own browser; until then a recorded run is shown. */
export function benchmarksPage(): HTMLElement {
  let worker: Worker | undefined;
  let isLong = false;
  let own: Results | undefined;
  let news: () => string = () => say(words.notYet);

  const bar = element("progress", { max: 1, value: 0, hidden: true });
  localiseAttribute(bar, "aria-label", words.progress);
  const status = element("p", { class: "hint", role: "status" });
  const plot = racePlot(words.plot, 0.01);
  const legend = element("div");
  const tables = element("div", { class: "race-tables" });
  const agreement = element("p", { class: "hint" });
  const source = element("p", { class: "race-source" });
  const figures = element("div", { class: "race-figures" });

  const tell = (next: () => string) => {
    news = next;
    writeText(status, news());
  };
  const show = () => {
    const shown = own ?? recorded.results;
    writeText(source, say(own ? words.yours : recordedWords(recorded)));
    legend.replaceChildren(raceLegend(shown));
    tables.replaceChildren(framesTable(shown), ...(shown.queries.length > 0 ? [queriesTable(shown)] : []));
    writeText(agreement, say(shown.doAgree ? words.agree : words.differ));
    plot.show(shown);
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
      own = data.results;
      show();
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
  const runLabel = (): Localized => (worker ? words.stop : own ? words.again : words.run);
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
    show();
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
  figures.append(heading, source, plotHint, plot.element, legend, tables, agreement);
  const growthHeading = element("h2");
  localise(growthHeading, words.growth);
  const growthHint = element("p", { class: "hint" });
  fillRich(growthHint, words.growthHint);
  const growthPlot = racePlot(words.growth, 1e-4);
  growthPlot.show(growth);
  const ofGrowth = element("div", { class: "race-figures" });
  ofGrowth.append(growthHeading, growthHint, growthPlot.element, raceLegend(growth));
  const start = element("div", { class: "race-start" }, runButton, long.element, status, bar);
  return element("main", { class: "lesson benchmarks" }, title, lead, start, figures, note, ofGrowth);
}
