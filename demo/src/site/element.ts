type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A new element with attributes (`true` means present, `false` absent) and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...children);
  return made;
}

/** Writes text that may be the same as before: then nothing is laid out again, and no screen reader says it again. */
export function writeText(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}
