import { checkbox } from "../parts/controls.js";
import { readingsTable } from "../parts/readings-table.js";
import { element, writeText } from "../site/element.js";
import { localise, say } from "../site/language.js";
import { type Group, groups } from "./members.js";
import type { Findings } from "./scene.js";
import { groupWords, words } from "./words.js";

/** Which groups of shapes meet, a box for each. */
export function maskBoxes(met: Set<Group>, changed: () => void): HTMLElement {
  const legend = element("legend", { class: "control-label" });
  localise(legend, words.masks);
  const row = element("div", { class: "choice-row" });
  for (const group of groups) {
    const box = checkbox(
      groupWords[group],
      () => met.has(group),
      (on) => {
        if (on) met.add(group);
        else met.delete(group);
        changed();
      },
    );
    row.append(box.element);
  }
  return element("fieldset", { class: "control masks" }, legend, row);
}

/** The findings of a frame in numbers. */
export function tallyTable() {
  const labels = [words.pairs, words.seen, words.pierced, words.laser];
  const { element: table, cells } = readingsTable(
    words.tally,
    labels.map((label) => ({ label })),
  );
  table.classList.add("tally");
  return {
    element: table,
    show({ pairs, seen, beam }: Findings): void {
      const length = Number.isFinite(beam.length) ? beam.length.toFixed(1) : say(words.nothing);
      const texts = [...[pairs, seen, beam.pierced].map((count) => count.toLocaleString("en")), length];
      cells.forEach((cell, index) => {
        writeText(cell, texts[index] ?? "");
      });
    },
  };
}
