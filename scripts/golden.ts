import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { goldenFiles } from "../test/golden/files.js";

/** Draws the golden pictures anew: look at them before they are committed. */
const folder = new URL("../test/golden/pictures/", import.meta.url);
mkdirSync(folder, { recursive: true });
const files = goldenFiles();
for (const [name, content] of files) writeFileSync(new URL(name, folder), content);
console.log(`${files.size} pictures in ${fileURLToPath(folder)}`);
