import { codeBlock } from "../parts/code-block.js";
import { actionButton } from "../parts/controls.js";
import { hintLine } from "../parts/hint.js";
import { fillRich } from "../parts/rich-text.js";
import { element, writeText } from "../site/element.js";
import { inEveryLanguage, type Localized, localise, localiseAttribute, say } from "../site/language.js";
import { prefersReducedMotion } from "../site/theme.js";
import { createStage } from "../stage/stage.js";
import { room } from "./level.js";
import { paintCelebration, paintGame, paintPull } from "./picture.js";
import { playing } from "./playing.js";
import { clickLamp, isShocked, isWon, newGame, step } from "./rules.js";
import rulesCode from "./rules.ts?highlighted";
import { steering } from "./steering.js";
import "./game.css";
import "./phone.css";
import { gemWords, progressWords, wonWords, words } from "./words.js";

const celebrationSeconds = 2.5;

/** The game with its heading, controls and source. */
export function gameSection(): HTMLElement {
  let game = newGame();
  let played = 0;
  let sinceWon = 0;

  const celebrates = () => isWon(game) && sinceWon < celebrationSeconds;

  const news = element("p", { class: "game-news", "aria-live": "polite" });
  const score = element("p", { class: "game-score" });
  let told: Localized | undefined;
  const tell = (text?: Localized) => {
    told = text;
    writeText(news, text ? say(text) : "");
  };
  inEveryLanguage(() => tell(told));
  const stage = createStage({
    label: words.stage,
    // On a phone held upright the door is at the bottom, and the room goes up.
    region: {
      x: room.width / 2,
      y: room.height / 2,
      width: room.width + 0.3,
      height: room.height + 0.3,
      turns: true,
    },
    paint(painter) {
      paintGame(painter, game);
      if (celebrates()) paintCelebration(painter, game.hero, sinceWon);
      const pull = play.isPlayed() && steer.pull();
      if (pull) paintPull(painter, pull);
      writeText(score, say(progressWords(3 - game.gemsLeft.size, game.timesCaught, played)));
    },
  });
  stage.element.classList.add("game-stage");
  stage.element.tabIndex = 0;
  stage.element.setAttribute("role", "application");
  localiseAttribute(stage.element, "aria-label", words.stage);

  const steer = steering(
    stage,
    () => game.hero,
    (at) => play.isPlayed() && clickLamp(game, at),
  );
  const playOn = (seconds: number) => {
    const { timesCaught } = game;
    const gemsBefore = game.gemsLeft.size;
    step(game, steer.wish(), seconds);
    played += seconds;
    if (isShocked(game)) steer.stop();
    if (game.timesCaught > timesCaught) tell(words.caught);
    if (game.gemsLeft.size < gemsBefore) tell(gemWords(3 - game.gemsLeft.size));
    if (!isWon(game)) return;
    tell(wonWords(played, game.timesCaught));
    if (prefersReducedMotion()) sinceWon = celebrationSeconds;
    play.pause();
  };
  const lampButton = actionButton(words.lamp, () => {
    steer.pressNearestLamp();
    stage.element.focus({ preventScroll: true });
  });
  lampButton.classList.add("game-lamp");
  const pauseButton = actionButton(words.pause, () => play.pause());
  const buttons = element("div", { class: "game-buttons" }, lampButton, pauseButton);
  const play = playing({
    stage,
    buttons,
    how: { pointer: words.how, finger: words.howFinger, keys: words.howKeys },
    goal: () => (isWon(game) ? wonWords(played, game.timesCaught) : words.goal),
    begin: () => (isWon(game) ? words.again : played > 0 ? words.goOn : words.play),
    onBegin() {
      if (isWon(game)) {
        game = newGame();
        played = 0;
        sinceWon = 0;
      }
      steer.stop();
      tell();
    },
    advance(seconds, isPlayed) {
      if (isPlayed) playOn(seconds);
      else sinceWon += seconds;
    },
    lingers: celebrates,
  });

  const title = element("h2");
  localise(title, words.heading);
  const lead = element("p", { class: "lead" });
  fillRich(lead, words.lead);
  const keys = hintLine({ pointer: words.pointer, finger: words.finger, keys: words.keys });
  const summary = element("summary");
  localise(summary, words.source);
  const source = element("details", { class: "game-source" }, summary, codeBlock(rulesCode));
  const bar = element("div", { class: "game-bar" }, score, buttons, news);
  const table = element("div", { class: "game-table" }, lead, stage.element, bar, keys);
  const other = element("a", { href: "./platformer.html", class: "game-other" });
  localise(other, words.other);
  return element("section", { class: "game", id: "game" }, title, table, source, other);
}
