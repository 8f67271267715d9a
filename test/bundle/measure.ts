import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Plugin } from "esbuild";

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

export interface Bundle {
  /** Size of the minified bundle after gzip. */
  readonly gzippedBytes: number;
  /** The files of src/ that put code into the bundle, without the folder's name. */
  readonly sources: readonly string[];
}

/** What users get: what `npm run build` left. Of the sources one sees which files an import brings. */
const entries = { package: "./dist/esm/index.js", sources: "./src/index.ts" } as const;

/** A program that imports these names and uses nothing else; "*" stands for all of them. */
export function programOf(names: string, from: keyof typeof entries): string {
  return `export ${names === "*" ? "*" : `{ ${names} }`} from "${entries[from]}";`;
}

/** Bundles, by the names that each imports, of programs that use nothing else: what all of them import is read once. */
export async function bundleImports(
  all: readonly string[],
  from: keyof typeof entries,
): Promise<ReadonlyMap<string, Bundle>> {
  const bundles = await bundlePrograms(all.map((names) => programOf(names, from)));
  return new Map(all.map((names, index) => [names, bundles[index] as Bundle]));
}

/** A bundle of each of these programs, which stand in the project's root. */
export async function bundlePrograms(programs: readonly string[]): Promise<readonly Bundle[]> {
  const { outputFiles, metafile } = await build({
    entryPoints: programs.map((_, index) => ({ in: `program:${index}`, out: String(index) })),
    outdir: "bundles",
    absWorkingDir: projectRoot,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    metafile: true,
    write: false,
    logLevel: "silent",
    plugins: [given(programs)],
  });
  return programs.map((program, index) => {
    const output = metafile.outputs[`bundles/${index}.js`];
    const file = outputFiles.find(({ path }) => basename(path) === `${index}.js`);
    if (!output || !file) throw new Error(`esbuild wrote nothing for ${program}`);
    const sources = Object.entries(output.inputs)
      .filter(([path, { bytesInOutput }]) => path.startsWith("src/") && bytesInOutput > 0)
      .map(([path]) => relative("src", path).replaceAll("\\", "/"));
    return { gzippedBytes: gzipSync(file.contents, { level: 9 }).length, sources: sources.sort() };
  });
}

/** Programs that are in no file, by their places in a list. */
function given(programs: readonly string[]): Plugin {
  return {
    name: "given programs",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^program:/ }, ({ path }) => ({
        path: path.slice("program:".length),
        namespace: "program",
      }));
      onLoad({ filter: /.*/, namespace: "program" }, ({ path }) => ({
        contents: programs[Number(path)] ?? "",
        resolveDir: projectRoot,
      }));
    },
  };
}
