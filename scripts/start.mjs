// Builds the site, serves it and prints its address: `npm start -- [--port N] [--host] [--no-open]`.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled, giveUp, projectRoot } from "./setup.mjs";

const options = readOptions();
ensureInstalled();
const { build, preview } = await import("vite");

const configFile = join(projectRoot, "demo", "vite.config.ts");
const root = join(projectRoot, "demo");
const outDir = join(root, "build");

console.log("Building the site …");
await build({ root, configFile, logLevel: "warn", build: { outDir, emptyOutDir: true } });

// A busy port is no failure: the next free one is taken.
const server = await preview({
  root,
  configFile,
  logLevel: "warn",
  build: { outDir },
  preview: { port: options.port, strictPort: false, host: options.host, open: false },
});
const addresses = [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])];
console.log(`\n  The site is at ${addresses.join("  and  ")}\n  Ctrl+C stops it.\n`);
if (options.open && addresses[0]) openInBrowser(addresses[0]);

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string", default: "4173" },
        host: { type: "boolean", default: false },
        "no-open": { type: "boolean", default: false },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      giveUp(`--port wants a number from 1 to 65535, not "${values.port}".`);
    const watched = process.stdout.isTTY && !process.env.CI && hasDisplay();
    return { port, host: values.host, open: watched && !values["no-open"] };
  } catch {
    return giveUp("The options are --port N, --host and --no-open.");
  }
}

function hasDisplay() {
  if (process.platform === "darwin" || process.platform === "win32") return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/**
 * The address stands in the terminal already, so a browser that cannot be opened is passed over in silence.
 * @param {string} address
 */
function openInBrowser(address) {
  /** @type {Record<string, [string, string[]]>} */
  const openers = { darwin: ["open", [address]], win32: ["cmd", ["/c", "start", "", address]] };
  const [command, args] = openers[process.platform] ?? ["xdg-open", [address]];
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
