import { readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { transform } from "esbuild";
import type { Plugin } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { type Module, purifyConstants } from "./pure-constants.js";

/** The language of the package: that of Node 18, and of the browsers of 2023. */
export const target = "es2022";

/**
 * Everything that some modules import, in JavaScript without comments, in as few statements as say the same, and with constants that
 * can be dropped, for the bundler to read in place of the files. Ids are paths from the project's root, where this has to run.
 */
export async function readModules(entries: readonly string[]): Promise<Plugin> {
  const modules = new Map<string, Module>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue;
    const code = await withoutTypes(id);
    modules.set(id, { id, code });
    for (const specifier of importedBy(code)) waiting.push(pathOf(id, specifier));
  }
  const codes = purifyConstants([...modules.values()], pathOf);
  return {
    name: "osculate-modules",
    resolveId: (specifier, importer) => (importer ? pathOf(importer, specifier) : specifier),
    load: (id) => {
      const code = codes.get(id);
      return code === undefined ? undefined : { code, moduleType: "js", moduleSideEffects: false };
    },
  };
}

function pathOf(importer: string, specifier: string): string {
  return posix.join(dirname(importer), specifier).replace(/\.js$/, ".ts");
}

/** A field that is only declared: every object is given it later, and the first number put in it then needs no room of its own. */
const DECLARED_FIELD = /^ {2}(?:(?:private|protected|public|readonly) )*\w+[?!]?: [^=\n]*;\n/gm;

/** What a parameter of a constructor that is a field leaves: the constructor sets it, too. */
const PARAMETER_FIELD = /^ {2}\w+;\n/gm;

async function withoutTypes(path: string): Promise<string> {
  const { code } = await transform(readFileSync(path, "utf8").replaceAll(DECLARED_FIELD, ""), {
    loader: "ts",
    target,
    legalComments: "none",
    minifySyntax: true,
  });
  return code.replaceAll(PARAMETER_FIELD, "");
}

function importedBy(code: string): string[] {
  return parseAst(code).body.flatMap((statement) => {
    const source = "source" in statement ? statement.source : null;
    return source ? [source.value] : [];
  });
}
