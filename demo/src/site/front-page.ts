import exampleCode from "../front/example.ts?highlighted";
import { gameSection } from "../game/game.js";
import { codeBlock } from "../parts/code-block.js";
import { fillRich } from "../parts/rich-text.js";
import { element } from "./element.js";
import { type Localized, localise } from "./language.js";
import { lessonCards } from "./lesson-card.js";

const words = {
  title: { en: "Collision in which curves stay curves", ja: "曲線を曲線のまま扱う当たり判定" },
  lead: {
    en: "Osculate is a 2D collision library for TypeScript. Circles, turned ellipses and fields of view are never cut into polygons, and whether two shapes touch is answered *exactly*: as real arithmetic would, to the last bit.",
    ja: "Osculate は、TypeScript で使える 2D の当たり判定（衝突判定）ライブラリです。円も、回転した楕円も、視野の扇形も、多角形で近似しません。触れているかどうかは、誤差のない計算と同じく、最後の 1 ビットまで*厳密に*判定します。",
  },
  toGame: { en: "Play with it ↓", ja: "ゲームで遊ぶ ↓" },
  example: { en: "A first example", ja: "最初の例" },
  lessons: { en: "Nine lessons to play with", ja: "触って学ぶ九つのレッスン" },
  laboratory: { en: "The laboratory", ja: "実験室" },
  laboratoryLead: {
    en: "Fourteen kinds of shape, every pair, every question: put any two together, and send the situation to someone by its address.",
    ja: "14 種類の図形の、すべての組み合わせと、すべての判定。好きな二つを並べて試し、その配置をリンクで人に送れます。",
  },
  openLaboratory: { en: "Open the laboratory", ja: "実験室を開く" },
  world: { en: "The world", ja: "ワールド" },
  worldLead: {
    en: "Up to 100,000 shapes move and turn. Every overlapping pair is found in every frame, and a graph shows what that costs.",
    ja: "最大 10 万個の図形を動かしながら、重なる組を毎フレームすべて見つけます。かかった時間もグラフで見られます。",
  },
  openWorld: { en: "See the world move", ja: "ワールドを見る" },
  benchmarks: { en: "Benchmarks", ja: "ベンチマーク" },
  benchmarksLead: {
    en: "Osculate beside other libraries on the same moving circles, measured on your machine, in your browser.",
    ja: "同じ動く円を使って、Osculate とほかのライブラリの速さを、あなたのブラウザーの中で比べます。",
  },
  openBenchmarks: { en: "Compare the speed", ja: "速さを比べる" },
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
  const toGame = element("a", { href: "#game" });
  localise(toGame, words.toGame);
  const begin = element("div", { class: "begin" }, install, toGame);
  const name = element("figcaption");
  localise(name, words.example);
  const example = element("figure", { class: "example" }, name, codeBlock(exampleCode));
  const intro = element("div", { class: "intro" }, title, lead, begin);
  const hero = element("div", { class: "hero" }, intro, example);
  const lessons = element("section", { class: "lessons" }, heading(words.lessons), lessonCards());
  return element("main", { class: "front" }, hero, lessons, gameSection(), elsewhere());
}

/** The pages that are no lessons. */
function elsewhere(): HTMLElement {
  return element(
    "div",
    { class: "elsewhere" },
    doorway("laboratory", words.laboratory, words.laboratoryLead, words.openLaboratory),
    doorway("world", words.world, words.worldLead, words.openWorld),
    doorway("benchmarks", words.benchmarks, words.benchmarksLead, words.openBenchmarks),
  );
}

function doorway(slug: string, name: Localized, lead: Localized, open: Localized): HTMLElement {
  const text = element("p", { class: "lead" });
  localise(text, lead);
  const link = element("a", { href: `./${slug}.html`, class: "button button-link" });
  localise(link, open);
  return element("section", {}, heading(name), text, link);
}

function heading(text: Localized): HTMLElement {
  const made = element("h2");
  localise(made, text);
  return made;
}
