/** How many rows and columns an arrow key goes. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Links in rows, of which Tab reaches one. */
export interface ArrowWalk {
  /** Lets Tab lead to this link from now on. */
  enterAt(link: HTMLElement): void;
}

/** Lets the arrow keys go from link to link, so that Tab need not pass them all. */
export function arrowWalk(place: HTMLElement, rows: readonly (readonly HTMLElement[])[]): ArrowWalk {
  for (const link of rows.flat()) link.tabIndex = -1;
  let entrance = rows[0]?.[0];
  const enterAt = (link: HTMLElement) => {
    if (entrance) entrance.tabIndex = -1;
    entrance = link;
    link.tabIndex = 0;
  };
  place.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.target;
    if (!(from instanceof HTMLElement)) return;
    const row = rows.findIndex((links) => links.includes(from));
    const column = rows[row]?.indexOf(from) ?? -1;
    const next = column < 0 ? undefined : rows[row + step[0]]?.[column + step[1]];
    if (!next) return;
    event.preventDefault();
    enterAt(next);
    next.focus();
  });
  return { enterAt };
}
