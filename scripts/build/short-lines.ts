import { decode, encode, type SourceMapMappings } from "@jridgewell/sourcemap-codec";
import { parseAst } from "rolldown/parseAst";
import { type SourceMap, visit } from "./thin-source-map.js";

/** A line may end where it is longer than this. */
const LONG = 1000;

/**
 * A minified program, all of it on the second line, in shorter ones: with line breaks before statements and members of classes. Node
 * prints the line of an error that nobody catches, which was all of the program.
 */
export function inShortLines<Map extends SourceMap>(code: string, map: Map): { code: string; map: Map } {
  const begin = code.indexOf("\n") + 1;
  const starts: number[] = [];
  const program = parseAst(code);
  for (const { start } of program.body) starts.push(start);
  visit(program, (node) => {
    if (/^(Method|Property)Definition$/.test(node.type)) starts.push(node.start);
  });
  const places = [begin];
  for (const start of starts.sort((a, b) => a - b))
    if (start - (places.at(-1) as number) > LONG) places.push(start);
  const ends = [...places.slice(1), code.length];
  const lines = places.map((place, i) => code.slice(place, ends[i]));
  const [first = [], second = [], ...rest] = decode(map.mappings);
  const split = places.map((place, i): SourceMapMappings[number] =>
    second
      .filter(([column]) => column + begin >= place && column + begin < (ends[i] as number))
      .map(([column, ...origin]) => [column + begin - place, ...origin] as SourceMapMappings[number][number]),
  );
  const mappings = encode([first, ...split, ...rest]);
  return { code: code.slice(0, begin) + lines.join("\n"), map: { ...map, mappings } };
}
