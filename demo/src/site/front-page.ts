import exampleCode from "../front/example.ts?highlighted";
import { gameSection } from "../game/game.js";
import { type CatalogueEntry, catalogue, loadPicture } from "../lessons/catalogue.js";
import { codeBlock } from "../parts/code-block.js";
import { fillRich } from "../parts/prose.js";
import { livePicture } from "../stage/live-picture.js";
import { element } from "./element.js";
import { type Localized, localise, localiseAttribute } from "./language.js";

const words = {
  title: { en: "Collision in which curves stay curves", ja: "曲線を曲線のまま扱う当たり判定" },
  lead: {
    en: "Osculate is a 2D collision library for TypeScript. Circles, turned ellipses, rectangles, fields of view and rays are never cut into polygons, and whether two shapes touch is answered *exactly*: as real arithmetic would, to the last bit.",
    ja: "Osculate は TypeScript 向けの 2D 当たり判定ライブラリです。円も、回転した楕円も、長方形も、視野の扇形も、レイも、多角形に刻みません。触れているかどうかは、実数の計算どおり最後の 1 ビットまで*厳密に*答えます。",
  },
  example: { en: "A first example", ja: "最初の例" },
  lessons: { en: "Eight lessons to play with", ja: "触って学ぶ八つのレッスン" },
  laboratory: { en: "The laboratory", ja: "実験室" },
  laboratoryLead: {
    en: "Fourteen kinds of shape, every pair, every question: put any two together, and send the situation to someone by its address.",
    ja: "14 種類の図形、すべての組み合わせ、すべての判定。好きな 2 つを並べて試し、その配置をアドレスで誰かに送れます。",
  },
  openLaboratory: { en: "Open the laboratory", ja: "実験室を開く" },
  picture: { en: "Moving picture of the lesson", ja: "レッスンの動く図" },
} as const satisfies Record<string, Localized>;

export const frontTitle: Localized = {
  en: "Osculate: 2D collision in which curves stay curves",
  ja: "Osculate：曲線を曲線のまま扱う 2D 当たり判定ライブラリ",
};

/** What Osculate is, a first example, and the lessons as small live pictures. */
export function frontPage(): HTMLElement {
  const title = element("h1");
  localise(title, words.title);
  const lead = element("p", { class: "lead" });
  fillRich(lead, words.lead);

  const install = element(
    "pre",
    { class: "install", tabindex: 0 },
    element("code", {}, "npm install osculate"),
  );
  const name = element("figcaption");
  localise(name, words.example);
  const example = element("figure", { class: "example" }, name, codeBlock(exampleCode));
  const hero = element("div", { class: "hero" }, element("div", {}, title, lead, install), example);

  const cards = element("ol", { class: "cards" });
  catalogue.forEach((entry, index) => {
    cards.append(card(entry, index));
  });
  const lessons = element("section", {}, heading(words.lessons), cards);
  return element("main", { class: "front" }, hero, gameSection(), lessons, laboratory());
}

function laboratory(): HTMLElement {
  const text = element("p", { class: "lead" });
  localise(text, words.laboratoryLead);
  const link = element("a", { href: "./laboratory.html", class: "button button-primary button-link" });
  localise(link, words.openLaboratory);
  return element("section", {}, heading(words.laboratory), text, link);
}

function heading(text: Localized): HTMLElement {
  const made = element("h2");
  localise(made, text);
  return made;
}

function card(entry: CatalogueEntry, index: number): HTMLElement {
  const canvas = element("canvas", { role: "img" });
  localiseAttribute(canvas, "aria-label", words.picture);
  const title = element("h3");
  const name = element("span");
  localise(name, entry.title);
  title.append(element("span", { class: "lesson-number" }, String(index + 1)), name);
  const summary = element("p");
  localise(summary, entry.summary);
  const link = element("a", { href: `./${entry.slug}.html`, class: "card" }, canvas, title, summary);
  void loadPicture(entry.slug).then((picture) => {
    if (picture) livePicture(canvas, picture);
  });
  return element("li", {}, link);
}
