import { remember } from "./language.js";

export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

/** The theme of the page; first-paint.js chose it before anything was drawn. */
export function theme(): Theme {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

export function setTheme(next: Theme): void {
  document.documentElement.dataset.theme = next;
  remember("theme", next);
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change of theme. */
export function onThemeChange(listener: () => void): void {
  listeners.add(listener);
}

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
