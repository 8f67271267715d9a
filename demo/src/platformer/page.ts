import "../game/game.css";
import "./platformer.css";
import level from "../../../docs/examples/level.json";
import { playing } from "../game/playing.js";
import { copyableCode } from "../parts/code-block.js";
import { actionButton } from "../parts/controls.js";
import { hintLine } from "../parts/hint.js";
import { fillRich } from "../parts/rich-text.js";
import { section } from "../parts/section.js";
import { element, writeText } from "../site/element.js";
import { localise, localiseAttribute, say } from "../site/language.js";
import { createStage } from "../stage/stage.js";
import { createControls } from "./controls.js";
import { paintGame, regionOf } from "./picture.js";
import { newGame, step } from "./rules.js";
import rulesCode from "./rules.ts?highlighted";
import { mapText, platformerTitle, progressWords, wonWords, words } from "./words.js";

export { platformerTitle };

const framesPerSecond = 60;

export function platformerPage(): HTMLElement {
  let game = newGame(level);
  const coins = game.coinsLeft.size;
  let played = 0;
  /** The part of a frame that has passed since the last one. */
  let rest = 0;
  let heading = 1;

  const score = element("p", { class: "game-score" });
  const news = element("p", { class: "game-news", "aria-live": "polite" });
  const taken = () => coins - game.coinsLeft.size;
  const result = () => wonWords(taken(), coins, played);
  const stage = createStage({
    label: words.stage,
    region: { x: game.width / 2, y: game.height / 2, width: 200, height: game.height },
    paint(painter) {
      follow();
      paintGame(painter, game, heading, played);
      writeText(score, say(progressWords(taken(), coins, played)));
      writeText(news, game.isWon ? say(result()) : "");
    },
  });
  /** Keeps the hero in sight; what is seen depends on the size of the stage. */
  const follow = () => {
    const region = regionOf(game, stage.view());
    if (region.x !== stage.region().x) stage.lookAt(region);
  };
  stage.element.classList.add("game-stage", "platformer-stage");
  stage.element.tabIndex = 0;
  stage.element.setAttribute("role", "application");
  localiseAttribute(stage.element, "aria-label", words.stage);

  const controls = createControls(stage.element);
  const buttons = element(
    "div",
    { class: "game-buttons" },
    actionButton(words.pause, () => play.pause()),
  );
  const play = playing({
    stage,
    buttons,
    how: { pointer: words.how, keys: words.howKeys },
    goal: () => (game.isWon ? result() : words.goal),
    begin: () => (game.isWon ? words.again : played > 0 ? words.goOn : words.play),
    onBegin() {
      if (!game.isWon) return;
      game = newGame(level);
      played = 0;
    },
    advance(seconds, isPlayed) {
      if (!isPlayed) return;
      const keys = controls.keys();
      if (keys.left !== keys.right) heading = keys.right ? 1 : -1;
      for (rest += seconds * framesPerSecond; rest >= 1; rest--) step(game, keys);
      follow();
      played += seconds;
      if (game.isWon) play.pause();
    },
  });

  const title = element("h1");
  localise(title, platformerTitle);
  const lead = element("p", { class: "lead" });
  fillRich(lead, words.lead);
  const bar = element("div", { class: "game-bar" }, score, buttons, news);
  const hint = hintLine({ pointer: words.pointer, keys: words.keys });
  const table = element("div", { class: "game-table" }, stage.element, controls.pad, bar, hint);
  const map = element("div", { class: "prose" });
  for (const text of mapText) {
    const paragraph = element("p");
    fillRich(paragraph, text);
    map.append(paragraph);
  }
  return element(
    "main",
    { class: "front game platformer" },
    title,
    lead,
    table,
    element(
      "div",
      { class: "explanation" },
      section(words.code, copyableCode(rulesCode)),
      section(words.map, map),
    ),
  );
}
