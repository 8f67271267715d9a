import { decode, encode, type SourceMapMappings } from "@jridgewell/sourcemap-codec";
import { parseAst } from "rolldown/parseAst";

/** The fields of a source map that are read and written here. */
export interface SourceMap {
  readonly file?: string | undefined;
  readonly mappings: string;
  readonly names: readonly string[];
  readonly sources: readonly string[];
}

/**
 * A source map as JSON that tells, by the lines on which they begin, the statements that call or throw something, which is all that
 * a stack trace wants, and not columns: a thirtieth of the size. Other statements count as the ones before them.
 *
 * Its sources are named and not embedded, since they lie beside it in the package, which embedded they would make half as large
 * again. `textOf` gives what a source has in it.
 */
export function thinSourceMap(
  { file, mappings, sources }: SourceMap,
  textOf: (source: string) => string,
): string {
  const beginnings = sources.map((source) => statementLines(textOf(source)));
  const lines: SourceMapMappings = decode(mappings).map((segments) => {
    let last = "";
    return segments.flatMap(([column, source, line]): SourceMapMappings[number] => {
      if (source === undefined || line === undefined) return [];
      const beginning = beginnings[source]?.[line];
      if (beginning === undefined) return [];
      const place = `${source}:${beginning}`;
      if (place === last) return [];
      last = place;
      return [[column, source, beginning, 0]];
    });
  });
  return JSON.stringify({ version: 3, file, sources, names: [], mappings: encode(lines) });
}

/**
 * For each line of a module, counted from 0: where the innermost statement, declaration or member begins that goes over it; nothing
 * if that calls and throws nothing.
 */
export function statementLines(code: string): (number | undefined)[] {
  const lines: number[] = [];
  let end = 0;
  for (const text of code.split("\n")) {
    lines.push(end);
    end += text.length + 1;
  }
  const lineOf = (offset: number) => lines.findLastIndex((start) => start <= offset);
  const beginnings: (number | undefined)[] = lines.map(() => undefined);
  visit(parseAst(code), (node) => {
    const { type, start, end } = node;
    if (!/^(?!Block).*(Statement|Declaration|Definition)$/.test(type)) return;
    const line = lineOf(start);
    // What can fail and begins on the same line, as an `if` before this `return`, still counts there.
    const isKept = beginnings[line] === line;
    beginnings.fill(canFail(node) ? line : undefined, line, lineOf(end - 1) + 1);
    if (isKept) beginnings[line] = line;
  });
  return beginnings;
}

/** Whether something is called or thrown in a node; any function counts, since it can be called. */
function canFail(node: Node): boolean {
  let isFound = false;
  visit(node, ({ type }) => {
    if (/^(Call|New|Function|ArrowFunction)Expression|FunctionDeclaration|^Throw|^TaggedTemplate/.test(type))
      isFound = true;
  });
  return isFound;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function isNode(value: object): value is Node {
  return "type" in value && "start" in value && "end" in value;
}

/** Comes to each node after those that it is in. */
export function visit(value: unknown, found: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) found(value);
  for (const part of Object.values(value)) visit(part, found);
}
