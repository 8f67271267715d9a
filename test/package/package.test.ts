import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { runInNewContext } from "node:vm";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installTarball, packTarball, projectRoot } from "./tarball.js";

/** A project of a user, with the packed package installed. */
const consumer = mkdtempSync(join(tmpdir(), "osculate-consumer-"));
let tarball = "";
let installed = "";

beforeAll(() => {
  tarball = packTarball();
  installed = installTarball(tarball, consumer);
});

afterAll(() => {
  rmSync(consumer, { recursive: true });
  rmSync(dirname(tarball), { recursive: true });
});

function runInConsumer(file: string, program: string): string {
  writeFileSync(join(consumer, file), program);
  return execFileSync(process.execPath, [file], { cwd: consumer, encoding: "utf8" }).trim();
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => statSync(join(folder, path)).isFile());
}

describe("the tarball", () => {
  test("is small: files, bytes, and nothing that it would have to be installed with", () => {
    const files = filesOf(installed);
    const bytes = files.map((path) => statSync(join(installed, path)).size);
    expect(files.length).toBeLessThan(400);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000);
    expect(JSON.parse(readFileSync(join(installed, "package.json"), "utf8"))).not.toHaveProperty(
      "dependencies",
    );
  });

  test("has what coding agents read, and says where", () => {
    const guide = readFileSync(join(installed, "llms.txt"), "utf8");
    const named = [...guide.matchAll(/`((?:dist|docs)\/[\w.-]+)`/g)].map(([, path = ""]) => path);
    expect(named).toContain("dist/llms-full.txt");
    expect(named.filter((path) => !existsSync(join(installed, path)))).toEqual([]);
    expect(readFileSync(join(installed, "dist", "llms-full.txt"), "utf8")).toContain("### overlaps(a: Shape");
  });

  test.each([".", "vec2", "draw", "tiled"])("has every file that the package.json in %s names", (folder) => {
    const manifest = JSON.parse(readFileSync(join(installed, folder, "package.json"), "utf8"));
    const { main, module, types, unpkg, jsdelivr, exports } = manifest;
    const text = JSON.stringify({ main, module, types, unpkg, jsdelivr, exports });
    const named = [...text.matchAll(/"(\.[^"]+\.\w+)"/g)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThanOrEqual(3);
    expect(named.filter((path) => !existsSync(join(installed, folder, path)))).toEqual([]);
  });

  test("has no link that leads nowhere, and npm's page none that is relative", () => {
    const documents = filesOf(installed).filter((path) => path.endsWith(".md"));
    expect(documents).toEqual(expect.arrayContaining(["README.md", "README.ja.md", "docs/semantics.md"]));
    const links = documents.flatMap((document) => {
      const text = readFileSync(join(installed, document), "utf8").replace(/```[\s\S]*?```/g, "");
      return [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target = ""]) => ({ document, target }));
    });
    const relative = links.filter(({ target }) => !/^[a-z]+:/.test(target));
    expect(relative.filter(({ document }) => document === "README.md")).toEqual([]);
    const lost = relative.filter(
      ({ document, target }) => !existsSync(join(installed, posix.dirname(document), target)),
    );
    expect(lost).toEqual([]);
    // What is not in the package is at least in the repository that the address names.
    const ofRepository = links.flatMap(
      ({ target }) => /\/(?:blob|raw)\/v[^/]+\/(.+)$/.exec(target)?.[1] ?? [],
    );
    expect(ofRepository.length).toBeGreaterThan(10);
    expect(ofRepository.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  test("has a source map whose every source is in the package", () => {
    const dist = join(installed, "dist");
    const { sources } = JSON.parse(readFileSync(join(dist, "osculate.min.js.map"), "utf8"));
    expect(sources.length).toBeGreaterThan(2);
    expect(sources.filter((source: string) => !existsSync(join(dist, source)))).toEqual([]);
    for (const script of ["osculate.min.js", "osculate.global.min.js"]) {
      const text = readFileSync(join(dist, script), "utf8");
      expect(text).toMatch(/\n\/\/# sourceMappingURL=osculate\.min\.js\.map\n$/);
    }
  });
});

describe("the built package", () => {
  test("is in modules among which imports go one way, none of them a burden to those who use another", () => {
    const parts = join(installed, "dist", "esm", "parts");
    const modules = readdirSync(parts);
    expect(modules).toEqual(
      expect.arrayContaining(["math.js", "shapes.js", "pairs.js", "query-overlaps.js"]),
    );
    const imports = new Map(
      modules.map((module) => {
        const text = readFileSync(join(parts, module), "utf8");
        return [
          module,
          [...text.matchAll(/^(?:import|export) .* from "\.\/([^"]+)";$/gm)].map(([, name = ""]) => name),
        ];
      }),
    );
    const loaded = new Set<string>();
    const isLoadable = (module: string) => imports.get(module)?.every((imported) => loaded.has(imported));
    for (
      let waiting = modules;
      waiting.length > 0;
      waiting = waiting.filter((module) => !loaded.has(module))
    ) {
      const next = waiting.filter(isLoadable);
      // Otherwise these import each other.
      if (next.length === 0) expect(waiting).toEqual([]);
      for (const module of next) loaded.add(module);
    }
    // What imports shapes alone has no question to read, and no module is most of the library.
    expect(imports.get("shapes.js")).toEqual(["math.js", "near.js"]);
    for (const module of modules) expect(statSync(join(parts, module)).size).toBeLessThan(250_000);
  });

  test("publint has nothing to say", async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
    // The addresses are filled in before a release, which looks at that (npm run release:check).
    expect(messages.filter(({ path }) => path.join(".") !== "repository.url")).toEqual([]);
  });

  test("its types resolve for every importer", () => {
    const attw = join(projectRoot, "node_modules", "@arethetypeswrong", "cli", "dist", "index.js");
    const args = [attw, tarball, "--format", "json"];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
    const { problems, entrypoints } = JSON.parse(stdout).analysis;
    expect(Object.keys(entrypoints)).toEqual([".", "./vec2", "./draw", "./tiled", "./package.json"]);
    expect(problems).toEqual([]);
    expect(status).toBe(0);
  });

  test("dist/index.js can be imported as it lies there", () => {
    const program =
      'import { circle, overlaps } from "./dist/index.js"; console.log(overlaps(circle(0, 0, 1), circle(2, 0, 1)));';
    const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
      cwd: projectRoot,
      encoding: "utf8",
    });
    expect(output.trim()).toBe("true");
  });

  test.each([
    ["imported", "program.mjs", (names: string, from: string) => `import { ${names} } from "${from}";`],
    ["required", "program.cjs", (names: string, from: string) => `const { ${names} } = require("${from}");`],
  ])("an installed copy answers from all entry points when it is %s", (_, file, load) => {
    const output = runInConsumer(
      file,
      `${load("overlaps, point, rect", "osculate")}
      ${load("dot", "osculate/vec2")}
      ${load("svgPath", "osculate/draw")}
      ${load("outlinesOfGrid", "osculate/tiled")}
      const [wall] = outlinesOfGrid([1, 1], 2, 4);
      console.log(overlaps(point(1, 1), rect(0, 0, 2, 2)), dot({ x: 1, y: 2 }, { x: 3, y: 4 }), typeof svgPath,
        overlaps(point(8, 4), wall));`,
    );
    expect(output).toBe("true 11 function true");
  });

  test("as a script it is the global Osculate", () => {
    const script = readFileSync(join(installed, "dist", "osculate.global.min.js"), "utf8");
    const page: { Osculate?: Record<string, unknown> } = {};
    const program = `${script}; const { circle, overlaps, vec2, draw, tiled } = Osculate;
      [overlaps(circle(0, 0, 1), circle(2, 0, 1)), vec2.dot({ x: 1, y: 2 }, { x: 3, y: 4 }), draw.svgPath(circle(0, 0, 1)),
        tiled.outlinesOfGrid([1], 1, 1).length]`;
    expect([...runInNewContext(program, page)]).toEqual([true, 11, expect.stringMatching(/^M.*A.*Z$/), 1]);
    expect(Object.keys(page)).toEqual(["Osculate"]);
  });

  test("in one file, and when it is required, it has the names that it has in modules, and three more", () => {
    const print = "console.log(JSON.stringify(Object.keys(all).sort()));";
    const [names, ofSingle, ofRequired] = [
      runInConsumer("modules.mjs", `import * as all from "osculate"; ${print}`),
      runInConsumer(
        "one.mjs",
        `import * as all from "./node_modules/osculate/dist/osculate.min.js"; ${print}`,
      ),
      runInConsumer("required.cjs", `const all = require("osculate"); ${print}`),
    ].map((text) => JSON.parse(text));
    expect(names).toContain("overlaps");
    expect(ofSingle).toEqual([...names, "draw", "tiled", "vec2"].sort());
    expect(ofRequired).toEqual(ofSingle);
  });

  test("shapes, angles and views of one copy work in another", () => {
    expect(runInConsumer("copies.mjs", twoCopies)).toBe("all the same");
  });

  test("no public declaration says any", () => {
    const declarations = filesOf(join(installed, "dist")).filter((path) => path.endsWith(".d.ts"));
    expect(declarations).toHaveLength(8);
    const offenders = declarations.filter((path) =>
      /\bany\b/.test(withoutComments(readFileSync(join(installed, "dist", path), "utf8"))),
    );
    expect(offenders).toEqual([]);
  });
});

/** Asks the one copy about what the other has made, and compares with what it makes by itself. */
const twoCopies = `
  import { createRequire } from "node:module";
  import * as imported from "osculate";
  const required = createRequire(import.meta.url)("osculate");
  if (imported.circle === required.circle) throw new Error("there is but one copy");

  const shapesBy = ({ annularSector, arc, capsule, circle, compound, degrees, ellipse, halfPlane, point, polygon, polyline,
    rect, rotateTo, roundedRect, sector, segment }) => [
    point(1, 1), circle(0, 1, 2), ellipse(1, 0, 3, 1, degrees(30)), rect(0, 0, 3, 2, degrees(45)),
    sector(0, 0, 4, degrees(10), degrees(100)), segment(0, 0, 3, 1), capsule(0, 0, 2, 2, 1), roundedRect(1, 1, 3, 3, 0.5),
    rotateTo(polygon([[0, 0], [4, 0], [1, 1], [0, 4]]), degrees(20)), halfPlane(0, -1, 0, 1),
    annularSector(0, 0, 1, 3, degrees(0), degrees(270)), arc(0, 0, 2, degrees(0), degrees(360)),
    polyline([[0, 0], [1, 3], [4, 0]]), compound([circle(3, 3, 1), rect(0, 0, 1, 1)]),
  ];
  const answersBy = (asked, makers) => {
    const shapes = shapesBy(makers);
    const answers = [];
    for (const a of shapes) {
      const { overlaps, relate, contact, distance, raycast, toJSON, bounds, moveTo, isVisible } = asked;
      answers.push(raycast(makers.ray(-9, 0.5, 1, 0), a), toJSON(a), bounds(a), isVisible(shapes[1], [a], 0, 1));
      for (const b of shapes) answers.push(overlaps(a, b), relate(a, b), contact(a, b), distance(a, b));
      answers.push(bounds(moveTo(a, 7, 7)));
    }
    const world = new asked.World();
    const pairs = [];
    for (const shape of shapes) if (shape.kind !== makers.Kind.halfPlane) world.add(shape);
    world.pairs((a, b) => pairs.push([a, b]));
    const seen = makers.visibility(shapes[1], [shapes[3]]);
    const memory = new makers.BatchMemory(1 << 16);
    return JSON.stringify([answers, pairs, asked.visibleArea(seen), batchOf(asked, memory, shapes)]);
  };
  const batchOf = ({ Kind, overlapsMany, storeRecord }, memory, shapes) => {
    const [circles, ellipses] = [memory.float64Array(30), memory.float64Array(60)];
    for (let i = 0; i < 10; i++) {
      storeRecord(circles, i, shapes[1]);
      storeRecord(ellipses, i, shapes[2]);
    }
    return [...overlapsMany(Kind.ellipse, ellipses, Kind.ellipse, ellipses, new Uint8Array(10))];
  };

  const expected = answersBy(imported, imported);
  for (const [asked, makers] of [[imported, required], [required, imported], [required, required]]) {
    if (answersBy(asked, makers) !== expected) throw new Error("the copies differ");
  }
  console.log("all the same");
`;

describe("the lock files", () => {
  test.each([".", "assembly", "bench", "test/consumers"])("of %s names no registry", (folder) => {
    const lock = readFileSync(join(projectRoot, folder, "package-lock.json"), "utf8");
    const { packages } = JSON.parse(lock);
    const resolved = Object.values<{ resolved?: string }>(packages).map((entry) => entry.resolved);
    expect(resolved.length).toBeGreaterThan(3);
    expect(resolved.filter((address) => address !== undefined)).toEqual([]);
  });
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");
}
