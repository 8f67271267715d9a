export type Language = "en" | "ja";

/** A text in every language of the site; leaving one out is a type error. */
export type Localized = Readonly<Record<Language, string>>;

const listeners = new Set<() => void>();

/** The language of the page; first-paint.js chose it before anything was drawn. */
export function language(): Language {
  return document.documentElement.lang === "ja" ? "ja" : "en";
}

export function say(text: Localized): string {
  return text[language()];
}

export function setLanguage(next: Language): void {
  document.documentElement.lang = next;
  remember("lang", next);
  for (const listener of listeners) listener();
}

/** Calls `listener` now and after every change of language. */
export function inEveryLanguage(listener: () => void): void {
  listeners.add(listener);
  listener();
}

/** Keeps the element's text in the reader's language. */
export function localise(element: Element, text: Localized): void {
  inEveryLanguage(() => {
    element.textContent = say(text);
  });
}

/** Keeps an attribute, such as `aria-label`, in the reader's language. */
export function localiseAttribute(element: Element, name: string, text: Localized): void {
  inEveryLanguage(() => element.setAttribute(name, say(text)));
}

/** Keeps a choice for the next visit, where the browser allows it; an address that asks for another no longer does. */
export function remember(name: "lang" | "theme", value: string): void {
  const address = new URL(location.href);
  if (address.searchParams.has(name)) {
    address.searchParams.set(name, value);
    history.replaceState(history.state, "", address);
  }
  try {
    for (const storage of [sessionStorage, localStorage]) storage.setItem(`osculate-${name}`, value);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}
