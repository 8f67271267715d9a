import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

export interface Bundle {
  /** Size of the minified bundle after gzip. */
  readonly gzippedBytes: number;
  /** The files of src/ that put code into the bundle, without the folder's name. */
  readonly sources: readonly string[];
}

/** What users get: what `npm run build` left. Of the sources one sees which files an import brings. */
const entries = { package: "./dist/esm/index.js", sources: "./src/index.ts" } as const;

/** Bundles a program that imports these names and uses nothing else; "*" stands for all of them. */
export async function bundleImport(names: string, from: keyof typeof entries): Promise<Bundle> {
  return bundleProgram(`export ${names === "*" ? "*" : `{ ${names} }`} from "${entries[from]}";`);
}

/** Bundles a program that stands in the project's root. */
export async function bundleProgram(program: string): Promise<Bundle> {
  const result = await build({
    stdin: { contents: program, resolveDir: projectRoot },
    absWorkingDir: projectRoot,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    metafile: true,
    write: false,
    logLevel: "silent",
  });
  const [output] = Object.values(result.metafile.outputs);
  const [file] = result.outputFiles;
  if (!output || !file) throw new Error(`esbuild wrote nothing for ${program}`);
  const sources = Object.entries(output.inputs)
    .filter(([path, { bytesInOutput }]) => path.startsWith("src/") && bytesInOutput > 0)
    .map(([path]) => relative("src", path).replaceAll("\\", "/"));
  return { gzippedBytes: gzipSync(file.contents, { level: 9 }).length, sources: sources.sort() };
}
