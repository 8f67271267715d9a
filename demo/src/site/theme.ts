import { remember } from "./language.js";

export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

/** The theme of the page; first-paint.js chose it before anything was drawn. */
export function theme(): Theme {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

export function setTheme(next: Theme): void {
  show(next);
  remember("theme", next);
}

/** Calls `listener` after every change of theme, and before and after printing: it should paint at once. */
export function onThemeChange(listener: () => void): void {
  listeners.add(listener);
}

/** Pictures print as they stand on the screen: a dark page becomes a light one for as long as the browser prints. */
export function printLight(): void {
  addEventListener("beforeprint", () => {
    const shown = theme();
    if (shown === "light") return;
    show("light");
    addEventListener("afterprint", () => show(shown), { once: true });
  });
}

function show(next: Theme): void {
  document.documentElement.dataset.theme = next;
  for (const listener of listeners) listener();
}

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
