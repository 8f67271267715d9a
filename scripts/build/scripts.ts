import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { readModules } from "./modules.js";
import { narrowed } from "./narrowed.js";
import { namesIn, withShortFields } from "./short-fields.js";
import { inShortLines } from "./short-lines.js";
import { withShortNumbers } from "./short-numbers.js";
import { type SourceMap, thinSourceMap } from "./thin-source-map.js";

/** What users import by the package's name, or by these after a slash. */
export const entryPoints = {
  index: "src/index.ts",
  vec2: "src/math/vec2.ts",
  draw: "src/draw/index.ts",
  tiled: "src/tiled/index.ts",
} as const;

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const banner = `/*! Osculate ${version}, MIT licence */`;

/**
 * ES modules, with their names and lines but for spaces: one for each entry point, and one for each folder of src/, so that a bundler drops most of what is
 * not used before it minifies. Imports among folders go one way, so that these modules load in order. Questions and tables of
 * pairs are modules of their own: the tables name most of the library, and swc, which minifies for Next.js and Parcel, keeps what tables that nobody uses name,
 * if something else of their module is used.
 */
export async function writeModules(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: entryPoints,
    platform: "neutral",
    preserveEntrySignatures: "allow-extension",
    experimental: { attachDebugInfo: "none" },
    plugins: [await readModules(Object.values(entryPoints))],
    optimization: { inlineConst: { mode: "all", pass: 3 } },
  });
  const { output } = await bundle.generate({
    format: "esm",
    chunkFileNames: "parts/[name].js",
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: partOf, debugName: "folders of src" }],
    },
    minifyInternalExports: false,
    // The declarations have those for users; what annotates pure calls has to stay.
    comments: { jsdoc: false },
  });
  await bundle.close();
  mkdirSync(join(folder, "parts"));
  for (const file of output)
    if (file.type === "chunk")
      writeFileSync(join(folder, file.fileName), narrowed(withShortNumbers(file.code, false)));
}

/**
 * What becomes a part of the package: a question; a table of pairs, or what several of these share; what drawing takes from
 * visibility; else a folder of src/.
 */
const PART =
  /^src\/((?:query|pairs\/tables)\/[^/.]+|pairs\/(?:features|many-edges|one-pair|relation)|visibility\/region|[^/]+)(?=[/.])/;

/** The part of the package that a module goes to; nothing for the modules that users import. */
function partOf(id: string): string | null {
  if (Object.values<string>(entryPoints).includes(id)) return null;
  const [, part] = PART.exec(id) ?? [];
  if (part === undefined) throw new Error(`${id} stands in no folder`);
  return part.replaceAll("/", "-");
}

/** CommonJS modules: references to the script, which has it all, so that one copy of it is loaded and one is in the package. */
export async function writeCommonJS(esm: string, folder: string): Promise<void> {
  for (const name of Object.keys(entryPoints)) {
    const { exports } = await moduleOf(esm, `export * from "./${name}.js";`);
    const member = name === "index" ? "" : `.${name}`;
    // Node finds the names of a CommonJS module's exports by reading it, and it need not be run for that.
    const names = `0 && (module.exports = { ${exports.map(([local]) => local).join(", ")} });`;
    writeFileSync(
      join(folder, `${name}.js`),
      `"use strict";\nmodule.exports = require("./osculate.global.min.js")${member};\n${names}\n`,
    );
  }
}

/**
 * Everything in one file, minified, with the smaller entry points as parts of the whole: as an ES module, and as a script that
 * leaves it in the global `Osculate`, or with `require` if there is that.
 */
export async function writeSingleFiles(esm: string, folder: string): Promise<void> {
  const program =
    'export * from "./index.js"; export * as vec2 from "./vec2.js"; export * as draw from "./draw.js";' +
    'export * as tiled from "./tiled.js";';
  const shorten = await withShortFields(
    { stdin: { contents: program, resolveDir: esm } },
    namesOutside(esm, folder),
  );
  const { body, exports, map } = await moduleOf(esm, program, shorten);
  const mapName = "osculate.min.js.map";
  const ending = `\n//# sourceMappingURL=${mapName}\n`;
  const list = exports.map(([name, local]) => `${local} as ${name}`).join(",");
  const members = exports.map(([name, local]) => `${name}:${local}`).join(",");
  // The body stands in the same place of both, so that the map is right for both.
  const [esmBefore, esmAfter] = [`${banner}\n`, `export{${list}};`];
  const scriptBefore = `${banner}(()=>{"use strict";\n`;
  const scriptAfter =
    `const all={${members}};` +
    'Object.defineProperty(all,"__esModule",{value:true});' +
    'if(typeof module=="object"&&module.exports)module.exports=all;else globalThis.Osculate=all})();';
  writeFileSync(join(folder, "osculate.min.js"), esmBefore + body + esmAfter + ending);
  writeFileSync(join(folder, "osculate.global.min.js"), scriptBefore + body + scriptAfter + ending);
  const textOf = (source: string) => readFileSync(join(folder, source), "utf8");
  writeFileSync(join(folder, mapName), thinSourceMap(map, textOf));
}

/** The parts of the package whose fields meet others' data: arguments and files of users, and kernels. */
const OPEN_PARTS = ["batch", "shapes", "tiled"];

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** The names in the declarations, and in the parts that look at what was made elsewhere. */
function namesOutside(esm: string, folder: string): readonly string[] {
  const declarations = Object.keys(entryPoints).map((name) => join(folder, `${name}.d.ts`));
  const parts = OPEN_PARTS.map((name) => join(esm, "parts", `${name}.js`));
  return [...declarations, ...parts].flatMap((file) =>
    namesIn(readFileSync(file, "utf8").replace(COMMENT, "")),
  );
}

interface SingleModule {
  readonly body: string;
  /** Under which names it exports what. */
  readonly exports: readonly (readonly [name: string, local: string])[];
  /** Its sources are named from the folder above that of the ES modules. */
  readonly map: SourceMap;
}

/** A program in the folder of the ES modules, bundled and minified. */
async function moduleOf(
  esm: string,
  program: string,
  shorten?: Awaited<ReturnType<typeof withShortFields>>,
): Promise<SingleModule> {
  const id = join(esm, "program.js");
  const plugin: Plugin = {
    name: "osculate-program",
    resolveId: (specifier) => (specifier === "program" ? id : undefined),
    load: (loaded) => (loaded === id ? program : undefined),
    transform: async (code) => {
      const { code: text, map } = shorten ? await shorten(code) : { code, map: null };
      // Lines stay, and the map tells no more than lines.
      return { code: withShortNumbers(text, true), map };
    },
  };
  const bundle = await rolldown({ input: "program", platform: "neutral", plugins: [plugin] });
  const { output } = await bundle.generate({
    dir: join(esm, ".."),
    format: "esm",
    minify: true,
    // Nobody bundles these files, who would need to be told what has no effect.
    comments: { annotation: false },
    // A line before the module, as the files have.
    banner: "/*!*/",
    sourcemap: true,
  });
  await bundle.close();
  const [chunk] = output;
  if (!chunk.map) throw new Error("the bundle has no map");
  const { code, map } = inShortLines(chunk.code, chunk.map);
  const parts = /^\/\*!\*\/\n([\s\S]*)export\{([^}]*)\};?\n(?:\/\/# sourceMappingURL=.*\n?)?$/.exec(code);
  const [, body, list] = parts ?? [];
  if (body === undefined || list === undefined) throw new Error("the bundle has another form than expected");
  const exports = list.split(",").map((item): [string, string] => {
    const [local = "", name = local] = item.split(" as ");
    return [name, local];
  });
  return { body, exports, map };
}
