import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { npmCommand } from "../../scripts/setup.mjs";
import { writeWholeAddresses } from "../../scripts/whole-addresses.mjs";

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/** The package that `npm publish` would send, made of what `npm run build` left: the path of the tarball, in a folder of its own. */
export function packTarball(): string {
  if (!existsSync(join(projectRoot, "dist")))
    throw new Error("There is no dist/: run `npm run build` first.");
  const folder = mkdtempSync(join(tmpdir(), "osculate-tarball-"));
  // On a copy, since packing writes to the Markdown files.
  const copy = join(folder, "copy");
  const { files } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  for (const file of ["package.json", "README.md", "LICENSE", ...files]) {
    cpSync(join(projectRoot, file), join(copy, file), { recursive: true });
  }
  writeWholeAddresses(copy);
  const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
  const { command, args: all, shell } = npmCommand(args);
  const [packed] = JSON.parse(execFileSync(command, all, { cwd: copy, shell, encoding: "utf8" }));
  return join(folder, packed.filename);
}

/** Puts the package where a project finds it, as `npm install` would: it depends on nothing. */
export function installTarball(tarball: string, project: string): string {
  const installed = join(project, "node_modules", "osculate");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  return installed;
}
