/**
 * What a line or an area of a picture means. Each role has one colour, on every stage and in the text:
 *
 * - `idle`: a shape that meets nothing; `hit`: a shape that does (no other thing has this colour);
 * - `frame`: the calculation, such as a turned copy of the shapes; `measure`: the length being compared;
 * - `guide`: lines that only help the eye; `ink`: names and axes.
 */
export type Role = "idle" | "hit" | "frame" | "measure" | "guide" | "ink";

const roles: readonly Role[] = ["idle", "hit", "frame", "measure", "guide", "ink"];

/** The colours of the current theme, as CSS colours, and the page's font. */
export type Palette = Readonly<Record<Role | "ground" | "font", string>>;

/** Reads the variables `--stage-…` of the style sheet, where light and dark differ. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--stage-${name}`).trim();
  const palette: Record<string, string> = { ground: colour("ground"), font: style.fontFamily };
  for (const role of roles) palette[role] = colour(role);
  return palette as Palette;
}
