import { catalogue, loadPicture } from "../lessons/catalogue.js";
import { element } from "./element.js";
import { type Localized, localise } from "./language.js";

const words = {
  lessons: { en: "Lessons", ja: "レッスン" },
} as const satisfies Record<string, Localized>;

/** A button that shows and hides the lessons with their pictures and names, for mouse, touch and keyboard. */
export function lessonMenu(current: string): HTMLElement {
  const label = element("span");
  localise(label, words.lessons);
  const arrow = element("span", { class: "menu-arrow", "aria-hidden": "true" });
  const button = element(
    "button",
    { type: "button", class: "menu-button", "aria-expanded": "false", "aria-controls": "lesson-links" },
    label,
  );
  const open = catalogue.findIndex(({ slug }) => slug === current);
  if (open >= 0) button.append(currentName(open));
  button.toggleAttribute("data-current", open >= 0);
  button.append(arrow);

  const links = catalogue.map(({ slug, title }, index) => {
    const name = element("span", { class: "lesson-title" });
    localise(name, title);
    const canvas = element("canvas", { "aria-hidden": "true" });
    const number = element("span", { class: "lesson-number" }, String(index + 1));
    const link = element("a", { href: `./${slug}.html` }, canvas, number, name);
    if (slug === current) link.setAttribute("aria-current", "page");
    return link;
  });
  const list = element("ol", { class: "lesson-links", id: "lesson-links", hidden: true });
  list.append(...links.map((link) => element("li", {}, link)));
  const menu = element("div", { class: "lesson-menu" }, button, list);

  const pictures = once(() => paintPictures(links));
  const isOpen = () => !list.hidden;
  const show = (shown: boolean) => {
    if (shown === isOpen()) return;
    list.hidden = !shown;
    button.setAttribute("aria-expanded", String(shown));
    if (shown) pictures();
  };
  const focus = (index: number) => links[(index + links.length) % links.length]?.focus();

  button.addEventListener("click", () => show(!isOpen()));
  menu.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = links.findIndex((link) => link.matches(":focus"));
    if (event.key === "Escape" && isOpen()) {
      show(false);
      button.focus();
    } else if (at < 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      show(true);
      focus(event.key === "ArrowUp" ? -1 : Math.max(open, 0));
    } else if (at >= 0 && event.key in steps) {
      focus(steps[event.key]?.(at, links) ?? at);
    } else return;
    event.preventDefault();
  });
  // Whoever looks elsewhere has done with it: by Tab, by a press beside it, or on another page, to come back later.
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) show(false);
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) show(false);
  });
  addEventListener("pagehide", () => show(false));
  return menu;
}

/** Which link a key leads to from another. */
const steps: Readonly<Record<string, (at: number, links: readonly HTMLElement[]) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, links) => at + columns(links),
  ArrowUp: (at, links) => at - columns(links),
  Home: () => 0,
  End: () => -1,
};

/** How many links stand side by side. */
function columns(links: readonly HTMLElement[]): number {
  const top = links[0]?.getBoundingClientRect().top;
  return links.filter((link) => link.getBoundingClientRect().top === top).length;
}

function currentName(index: number): HTMLElement {
  const name = element("span");
  const title = catalogue[index]?.title;
  if (title) localise(name, title);
  return element("span", { class: "menu-current" }, `${index + 1} `, name);
}

/** The painting comes with the first look at the menu, so that no page waits for it. */
async function paintPictures(links: readonly HTMLElement[]): Promise<void> {
  const { livePicture } = await import("../stage/live-picture.js");
  for (const [index, { slug }] of catalogue.entries()) {
    const canvas = links[index]?.querySelector("canvas");
    void loadPicture(slug).then((picture) => {
      if (canvas && picture) livePicture(canvas, picture);
    });
  }
}

function once(act: () => unknown): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}
