import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import * as osculate from "osculate";
import * as draw from "osculate/draw";
import * as tiled from "osculate/tiled";
import * as vec2 from "osculate/vec2";
import { describe, expect, it } from "vitest";
import { readDocComment } from "../../../demo/reference/doc-comment.js";
import { indexPage } from "../../../demo/reference/index-page.js";
import { japaneseSummary, namesInTable } from "../../../demo/reference/japanese.js";
import { llmsFull } from "../../../demo/reference/llms.js";
import { escaped } from "../../../demo/reference/markup.js";
import { topicPage } from "../../../demo/reference/page.js";
import { pictureOf } from "../../../demo/reference/pictures.js";
import { readReference } from "../../../demo/reference/reference.js";
import { synonyms } from "../../../demo/reference/synonyms.js";
import {
  addressOfTopic,
  phaserDrawing,
  topics,
  turnAboutCentre,
  visibleCorners,
} from "../../../demo/reference/topics.js";
import { weightsOf } from "../../../demo/reference/weights.js";
import { matches } from "../../../demo/src/reference/matches.js";
import { ownRows } from "../../bundle/sizes.js";

const reference = readReference();
const { exports } = reference;
const members = exports.flatMap(({ name, members }) => members.map((member) => `${name}.${member.name}`));
const all = [...exports.map(({ name }) => name), ...members];

describe("the reference", () => {
  it("finds every value that can be imported in the sources", () => {
    const values = new Set([osculate, draw, tiled, vec2].flatMap((module) => Object.keys(module)));
    expect(exports.flatMap(({ name, isValue }) => (isValue ? [name] : [])).sort()).toEqual(
      [...values].sort(),
    );
  });

  it("has each export on one page", () => {
    expect(topics.flatMap(({ names }) => names).sort()).toEqual(exports.map(({ name }) => name).sort());
  });

  it("has a sentence in English and in Japanese for every export and method, and no other", () => {
    expect(all.filter((name) => reference.docOf(name).summary === "")).toEqual([]);
    expect(all.filter((name) => !japaneseSummary(name)?.endsWith("。"))).toEqual([]);
    expect(namesInTable().filter((name) => !all.includes(name))).toEqual([]);
  });

  it("has an example of every function, class, method, constant and type", () => {
    expect(all.filter((name) => reference.docOf(name).examples.length === 0)).toEqual([]);
  });

  it("has signatures without bodies", () => {
    expect(reference.exportOf("overlaps").signature).toBe("function overlaps(a: Shape, b: Shape): boolean");
    expect(reference.exportOf("World").signature).toBe("class World<Data = unknown>");
    expect(reference.exportOf("circleRectDistance").signature).toBe(
      "const circleRectDistance: PairDistance<Circle, Rect>",
    );
    expect(reference.exportOf("Sector").signature).toContain("readonly startX: number");
    expect(members).toContain("World.moveAndSlide");
    expect(members).not.toContain("World.findPairs");
  });
});

describe("a docstring", () => {
  it("is told apart into what it says of what, of accuracy, cost, errors, and its examples", () => {
    const doc = readDocComment(
      "*\n * What it is. More of it.\n *\n * Error: ≤ 2 ulp. Cost: a few nanoseconds,\n * or more. With `out`, that is filled. Throws TypeError for others.\n *\n * @example\n * f(); // 1\n ",
    );
    expect(doc).toMatchObject({
      summary: "What it is.",
      details: "More of it.\n\nWith `out`, that is filled.",
      accuracy: "Error: ≤ 2 ulp.",
      cost: "Cost: a few nanoseconds,\nor more.",
      throws: "Throws TypeError for others.",
      examples: ["f(); // 1"],
    });
  });
});

describe("every page", () => {
  const addresses = new Set(topics.map((topic) => `./${addressOfTopic(topic)}`));

  it.each(topics)(
    "$slug has its exports, and links that lead somewhere",
    { timeout: 30_000 },
    async (topic) => {
      const html = await topicPage(topic, reference, async (code) => `<pre>${escaped(code)}</pre>`);
      for (const name of topic.names) expect(html).toContain(`id="${name}"`);
      const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
      expect(topic.names.filter((name) => !ids.has(`#${name}`))).toEqual([]);
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
      const lost = links.filter((href) => !ids.has(href) && !addresses.has(href.replace(/#.*/, "")));
      expect(lost.filter((href) => !["./reference.html", "./semantics.txt"].includes(href))).toEqual([]);
      expect(/<svg.*?(?:undefined|NaN).*?<\/svg>/.test(html)).toBe(false);
    },
  );

  it("of a question has a picture", () => {
    const without = topics.filter(({ slug }) => !pictureOf(slug)).map(({ slug }) => slug);
    expect(without).toEqual(["kinds", "json", "batches", "one-pair", "budgets", "explain"]);
  });
});

describe("what a page says of bytes and of other libraries", () => {
  it("has each of our rows of the README's table once", () => {
    const rows = topics.flatMap(({ names }) => weightsOf(names));
    expect(rows.map(({ what }) => what.en).sort()).toEqual(
      ownRows.flatMap(({ en, names }) => (names === "*" ? [] : [en])).sort(),
    );
    expect(weightsOf(["World"])).toEqual([
      { what: expect.anything(), size: expect.stringMatching(/^1\d\d$/) },
    ]);
  });

  it("draws in Phaser as the recipe does, which is played", () => {
    const recipe = readFileSync(new URL("../../../recipes/phaser/level.js", import.meta.url), "utf8");
    const lines = (code: string) => code.replaceAll("world.shapeOf(id)", "shape").replace(/^ +/gm, "");
    expect(lines(recipe)).toContain(lines(phaserDrawing));
  });

  it("draws what an eye sees as corners of about the same area", () => {
    const { circle, ellipse, rect, sector, polygon, area, visibility, visibleArea } = osculate;
    for (const view of [circle(0, 0, 9), sector(0, 0, 9, 0, 2)]) {
      const seen = visibility(view, [ellipse(5, 1, 1, 2, 0.5), rect(-4, 2, 2, 2), circle(1, 5, 1)]);
      const shown: osculate.Vec2[] = [];
      const graphics = { fillPoints: (corners: osculate.Vec2[]) => shown.push(...corners) };
      new Function("seen", "rotate", "graphics", visibleCorners)(seen, vec2.rotate, graphics);
      const corners = shown.filter(
        ({ x, y }, i) => i === 0 || Math.hypot(x - (shown[i - 1]?.x ?? 0), y - (shown[i - 1]?.y ?? 0)) > 1e-6,
      );
      expect(area(polygon(corners)) / visibleArea(seen)).toBeCloseTo(1, 1);
    }
  });

  it("turns about the centre what has its position elsewhere", () => {
    const shape = osculate.segment(10, 10, 14, 10);
    new Function(...Object.keys(osculate), "shape", turnAboutCentre)(...Object.values(osculate), shape);
    expect(osculate.angleOf(shape)).toBeCloseTo(Math.PI / 12);
    expect(osculate.centroid(shape)).toEqual({ x: expect.closeTo(12), y: expect.closeTo(10) });
  });
});

describe("llms.txt", () => {
  const text = readFileSync(fileURLToPath(new URL("../../../llms.txt", import.meta.url)), "utf8");
  const listings = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);

  it.each(listings)("logs what its comments say: %s", (code) => {
    const logged: string[] = [];
    const program = code.replace(/^import \{.*\} from "osculate";$/m, "");
    const run = new Function("console", ...Object.keys(osculate), program);
    run({ log: (...values: unknown[]) => logged.push(format(...values)) }, ...Object.values(osculate));
    const promised = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, comment]) => comment);
    expect(promised.length).toBeGreaterThan(0);
    expect(logged).toEqual(promised);
  });

  it("names nothing that is not there", () => {
    const prose = text.replace(/```[\s\S]*?```/g, "");
    const called = [...prose.matchAll(/`(?:(world)\.)?([a-z]\w+)\(/g)].map(([, world, name]) =>
      world ? `World.${name}` : `${name}`,
    );
    expect(called.length).toBeGreaterThan(20);
    expect(called.filter((name) => !all.includes(name))).toEqual([]);
  });

  const full = llmsFull(reference);

  it("has every export in llms-full.txt, with what it does unless its name says that", () => {
    const headings = new Set([...full.matchAll(/^### (?:class )?(\w+)/gm)].map(([, name = ""]) => name));
    const listed = new Set(
      [...full.matchAll(/^Also: (.*)\.$/gm)].flatMap(([, names = ""]) => names.match(/\w+/g) ?? []),
    );
    expect(exports.flatMap(({ name }) => (headings.has(name) || listed.has(name) ? [] : [name]))).toEqual([]);
    expect([...listed].filter((name) => !exports.some((it) => it.name === name))).toEqual([]);
    expect(full).toContain(
      "### sweepTurning(a: Shape, motionA: TurningMotion, b: Shape, motionB: TurningMotion",
    );
    expect(full).toContain("- `moveTo(id: BodyId, x: number, y: number): void`: ");
  });

  it("has in llms-full.txt where to import from, and no sentence cut off", () => {
    expect(full).toMatch(/^## .* \(osculate\/draw\)$/m);
    expect(full.match(/^## .* \(osculate\)$/m)).toBeNull();
    expect(full).not.toMatch(/\b(?:Source|Cost|Error):/);
    expect(full).not.toMatch(/undefined;|\breadonly x/);
  });
});

describe("search", () => {
  const items = [
    ...indexPage(reference).matchAll(
      /<li(?: data-words="([^"]*)")?><a[^>]*><code>([^<]+)<\/code><\/a> (.*?)<\/li>/g,
    ),
  ].map(([, words = "", name = "", summary = ""]) => ({
    name,
    words,
    summary: summary.replace(/<[^>]+>/g, " "),
  }));
  const first = (query: string) => matches(items, query)[0]?.name;

  it("goes through all that there is", () => {
    expect(items.map(({ name }) => name).sort()).toEqual([...all].sort());
    expect(synonyms.flatMap(({ names }) => names).filter((name) => !all.includes(name))).toEqual([]);
  });

  it.each([
    ["overlaps", "overlaps"],
    ["OVERLAPS", "overlaps"],
    ["hitbox", "overlaps"],
    ["当たり判定", "overlaps"],
    ["move_and_slide", "moveAndSlide"],
    ["move and slide", "moveAndSlide"],
    ["すり抜け", "sweep"],
    ["mtv", "contact"],
    ["めり込み", "contact"],
    ["aabb", "bounds"],
    ["ＡＡＢＢ", "bounds"],
    ["line of sight", "visibility"],
    ["視界", "visibility"],
    ["投げ縄", "selects"],
    ["quadtree", "World"],
    ["moveandsl", "moveAndSlide"],
    ["tilemap", "fromTiled"],
    ["slide along walls", "moveAndSlide"],
    ["visibility polygon", "visibility"],
    ["nearest point on edge", "closestPoint"],
    ["snapToFloor", "MoveOptions"],
    ["undo", "World.snapshot"],
    ["phaser", "trace"],
  ])("for %s finds %s first", (query, name) => {
    expect(first(query)).toBe(name);
  });

  it("finds nothing for nothing, and for what nothing is called", () => {
    expect(matches(items, "  ")).toEqual([]);
    expect(matches(items, "zzzz")).toEqual([]);
    // Within "whether other", it is not a word.
    expect(matches(items, "hero").map(({ name }) => name)).not.toContain("penetrates");
  });
});
