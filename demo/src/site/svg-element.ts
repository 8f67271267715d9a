const namespace = "http://www.w3.org/2000/svg";

type Attributes = Readonly<Record<string, string | number>>;

/** A new SVG element with attributes and children; colours come from classes by way of `currentColor`. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly SVGElement[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(namespace, name);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

export function setAttributes(target: SVGElement, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) {
    target.setAttribute(key, typeof value === "number" ? String(Number(value.toFixed(4))) : value);
  }
}
