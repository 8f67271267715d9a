import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preview } from "vite";
import { expect, test } from "vitest";
import { catalogue } from "../../../demo/src/lessons/catalogue.js";
import { type Guess, nearestPage } from "../../../demo/src/site/nearest-page.js";
import { missingPage } from "../../../demo/vite/missing-page.js";

const lessons = catalogue.map(({ slug, title }) => ({ slug, names: [title.en, title.ja] }));
const others = [
  { slug: "index", names: ["home"] },
  { slug: "laboratory", names: ["Laboratory", "実験室"] },
];
const guessAt = (pathname: string): Guess | undefined => nearestPage(pathname, lessons, others);

test.each([
  ["/circle-rect", "circle-rect"],
  ["/osculate/Circle-Rect.HTML", "circle-rect"],
  ["/rect_circle.htm", "circle-rect"],
  ["/ellipse-point/", "point-ellipse"],
  ["/lessons/4", "ellipse-ellipse"],
  ["/lesson-08.html", "guard-corners"],
  ["/lesson-09.html", "walk-walls"],
  ["/ellipse%20ellipse", "ellipse-ellipse"],
  ["/INDEX.php", "index"],
])("%s is another spelling of %s", (pathname, slug) => {
  expect(guessAt(pathname)).toEqual({ slug, isSure: true });
});

test.each([
  ["/cirlce-rect.html", "circle-rect"],
  ["/circle-rectangle", "circle-rect"],
  ["/elipse-elipse.html", "ellipse-ellipse"],
  ["/sector", "point-sector"],
  ["/bullet", "bullet-wall"],
  ["/raycast-circle", "ray-circle"],
  ["/labratory", "laboratory"],
  [`/${encodeURIComponent("扇形と点")}`, "point-sector"],
])("%s is most like %s", (pathname, slug) => {
  expect(guessAt(pathname)).toEqual({ slug, isSure: false });
});

test.each(["/", "/404.html", "/lesson-10", "/0", "/wp-login.php", "/%E0%A4%A", "/-"])(
  "%s is like no page",
  (pathname) => {
    expect(guessAt(pathname)).toBeUndefined();
  },
);

test("the preview answers as servers of static files do", async () => {
  const outDir = await mkdtemp(join(tmpdir(), "osculate-preview-"));
  for (const page of ["index", "circle-rect", "404"]) await writeFile(join(outDir, `${page}.html`), page);
  const server = await preview({
    configFile: false,
    logLevel: "error",
    appType: "mpa",
    plugins: [missingPage()],
    build: { outDir },
    preview: { port: 0 },
  });
  const ask = async (path: string, accept = "text/html") => {
    const answer = await fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept } });
    return [answer.status, await answer.text()];
  };
  try {
    expect(await ask("/")).toEqual([200, "index"]);
    expect(await ask("/circle-rect?lang=ja")).toEqual([200, "circle-rect"]);
    expect(await ask("/cirlce-rect.html?lang=ja")).toEqual([404, "404"]);
    expect(await ask("/no/such/place")).toEqual([404, "404"]);
    expect(await ask("/assets/none.js", "*/*")).toEqual([404, ""]);
  } finally {
    await server.close();
    await rm(outDir, { recursive: true });
  }
});
