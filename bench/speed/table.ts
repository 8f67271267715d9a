/** A table in Markdown with padded columns, all but the first or the first few to the right. */
export function markdownTable([head = [], ...body]: readonly (readonly string[])[], leftColumns = 1): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...body.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column < leftColumns)).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column < leftColumns ? "-".repeat(width) : `${"-".repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...body.map(line)].join("\n");
}

function pad(cell: string, width: number, left: boolean): string {
  return left ? cell.padEnd(width) : cell.padStart(width);
}

/** Nanoseconds with two digits or three, as nothing more repeats itself. */
export function nanoseconds(time: number): string {
  const digits = time < 100 ? 2 : 3;
  return Number(time.toPrecision(digits)).toLocaleString("en-US");
}
