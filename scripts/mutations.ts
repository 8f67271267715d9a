/** A change of one place in a source file that the tests have to notice. */
export interface Mutation {
  readonly kind: "bound" | "share" | "tie" | "branch";
  /** The line as it stands in the source, without its indentation. */
  readonly line: string;
  readonly lineNumber: number;
  /** The same line after the change; empty if it is dropped. */
  readonly changed: string;
  /** The whole file after the change. */
  readonly source: string;
}

/** A bound of what rounding may do, or of what is left for it. */
const BOUND = /^(?<start>(?:export )?const (?:(?:[A-Z_]*_)?ERROR|MARGIN|SLACK) = )(?<value>.+);$/;
const COMPARISON = / (?<sign><=|>=|<|>) /g;
const GUARD = /^if \(.*\) (?:return|throw)\b.*;$/;
const ZERO_BRANCH = /\w+ === 0 \? 0 : /;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** The head of a loop counts; there is no tie in it. */
const LOOP = /^\s*for \(/;
const FLIPPED: Readonly<Record<string, string>> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };

/**
 * Signs of code that works with rounded numbers. There the error bounds matter, and whether a comparison of
 * two doubles takes a tie along does not.
 */
const ROUNDED_CODE = /error|UNIT_ROUNDOFF|Math\.|isModerate|Number\./i;

/** Signs of code that decides about square roots: it squares, or asks for the sign of a sum with roots. */
const SQUARE_ROOT_CODE = /\b(\w+) \* \1\b|\*\* 2n|\bsignOf\w*(?:Root|Surd)/;

/** A source line, and whether it belongs to code that works with exact numbers, and there with square roots. */
interface SourceLine {
  readonly text: string;
  readonly isExact: boolean;
  readonly hasRoots: boolean;
}

/**
 * Every mutation of a source file that is formatted as the formatter leaves it: all error bounds set to zero, and each
 * constant that has a share in them; in exact code, comparisons flipped; where square roots are decided, guards dropped
 * that return early.
 */
export function mutationsOf(source: string): Mutation[] {
  const lines = sourceLines(source);
  const shares = lines.filter(({ text }) => BOUND.test(text));
  const single = lines.flatMap(({ text, isExact, hasRoots }, index) => {
    const mutation = (kind: Mutation["kind"], changed: string): Mutation => {
      const texts = lines.map((line, other) => (other === index ? changed : line.text));
      const [line, lineNumber] = [text.trim(), index + 1];
      return { kind, line, lineNumber, changed: changed.trim(), source: texts.join("\n") };
    };
    if (BOUND.test(text)) return [mutation(shares.length > 1 ? "share" : "bound", withoutBound(text))];
    if (!isExact) return [];
    const ties = LOOP.test(text)
      ? []
      : [...text.matchAll(COMPARISON)].map((match) => {
          const sign = match.groups?.sign ?? "";
          const start = match.index + 1;
          return mutation("tie", `${text.slice(0, start)}${FLIPPED[sign]}${text.slice(start + sign.length)}`);
        });
    const guard = hasRoots && GUARD.test(text.trim()) ? [mutation("branch", "")] : [];
    const zero =
      hasRoots && ZERO_BRANCH.test(text) ? [mutation("branch", text.replace(ZERO_BRANCH, ""))] : [];
    return [...ties, ...guard, ...zero];
  });
  return shares.length > 1 ? [withoutAnyBound(lines), ...single] : single;
}

function withoutBound(line: string): string {
  return line.replace(BOUND, "$<start>0 * ($<value>);");
}

function withoutAnyBound(lines: readonly SourceLine[]): Mutation {
  const source = lines.map(({ text }) => withoutBound(text)).join("\n");
  return { kind: "bound", line: "every error bound", lineNumber: 1, changed: "0", source };
}

/** The lines, each with the nature of the top-level function it stands in; comments and what is outside are not exact. */
function sourceLines(source: string): SourceLine[] {
  const lines = source.split("\n");
  const result: SourceLine[] = [];
  for (let start = 0; start < lines.length; ) {
    const isFunction = /^(?:export )?function /.test(lines[start] ?? "");
    const end = isFunction ? lines.indexOf("}", start) + 1 : start + 1;
    const part = lines.slice(start, end);
    const whole = part.join("\n");
    const isExact = isFunction && !ROUNDED_CODE.test(whole);
    const hasRoots = isExact && SQUARE_ROOT_CODE.test(whole);
    for (const text of part) result.push({ text, isExact: isExact && !COMMENT.test(text), hasRoots });
    start = end;
  }
  return result;
}
