import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Lets the preview do what servers of static files do: where there is no page it shows 404.html. The configuration
 * needs `appType: "mpa"`, or Vite would show the front page instead.
 */
export function missingPage(): Plugin {
  return {
    name: "osculate-missing-page",
    configurePreviewServer(server) {
      // After Vite has found the files, also those that are asked for without ".html".
      return () => {
        server.middlewares.use((request, response, next) => {
          const { build, root } = server.config;
          const folder = resolve(root, build.outDir);
          const path = new URL(request.url ?? "/", "http://localhost").pathname;
          if (!request.headers.accept?.includes("text/html") || existsSync(join(folder, path))) {
            next();
            return;
          }
          response.statusCode = 404;
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(readFileSync(join(folder, "404.html")));
        });
      };
    },
  };
}
