/** A stretch of a text, and what is to be in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with some edits, none of which is within another. */
export function edited(text: string, edits: readonly Edit[]): string {
  let changed = text;
  // From the last to the first, so that places before an edit stay right.
  for (const edit of [...edits].sort((a, b) => b.start - a.start))
    changed = changed.slice(0, edit.start) + edit.text + changed.slice(edit.end);
  return changed;
}
