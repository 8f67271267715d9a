import { parseAst } from "rolldown/parseAst";

/** What has spaces that are not ours, and the spaces that may be: strings and comments, or spaces with what is beside them. */
const SPACES = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*.*?\*\/|(?<=(.)) +(?=(.))/g;

/** Semicolons before the end of a block, and of lines, but for imports, exports and loops, unless the next line could go on. */
const SEMICOLONS = /^((?:import|export)\b.*|.*\b(?:while|for)\(.*)$|;(?=\}|\n(?![[(`/+*.,<-]))/gm;

/** Whether two characters have to stay apart: those of words, and signs, since two make another. */
function stayApart(before: string, after: string): boolean {
  return /^(?:[\w$]{2}|\+\+|--)$/.test(before + after);
}

/**
 * Code without the indentation of its lines, without lines of their own for brackets, and without the spaces that say nothing: they take a
 * tenth of the package. Statements keep their lines, and names stay, for whoever reads a stack trace.
 *
 * @throws {Error} if it would mean something else
 */
export function narrowed(code: string): string {
  const dense = code.replace(/^\t+/gm, "").replace(/(?<=[[({])\n|\n(?=[\])}]+[;,]?$)/gm, "");
  const narrow = dense.replace(/^(?!.*`).+$/gm, (line) => {
    // As others write them, since not only parsers look for these.
    if (/^(?:import|export) .* from /.test(line))
      return line.replace(/, /g, ",").replace(/\{ (.*) \}/, "{$1}");
    return line.replace(SPACES, (match, before?: string, after?: string) => {
      if (before === undefined || after === undefined) return match;
      return stayApart(before, after) ? " " : "";
    });
  });
  const meaning = meaningOf(code);
  if (meaningOf(narrow) !== meaning) throw new Error("code without its spaces would mean something else");
  // A loop without a body needs its semicolon, and so may other lines that nobody foresaw.
  const lean = narrow.replace(SEMICOLONS, "$1");
  return meaningOf(lean) === meaning ? lean : narrow;
}

/** The syntax tree, without the places of its nodes. */
function meaningOf(code: string): string {
  return JSON.stringify(parsed(code), (key, value: unknown) => {
    if (key === "start" || key === "end") return undefined;
    return typeof value === "bigint" ? `${value}` : value;
  });
}

/** The program; nothing if it is none. */
function parsed(code: string): unknown {
  try {
    return parseAst(code);
  } catch {
    return undefined;
  }
}
