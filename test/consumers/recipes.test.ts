import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import {
  bounds,
  closestBoundaryPoint,
  closestPoints,
  containsPoint,
  distance,
  Kind,
  penetrates,
  type Shape,
} from "osculate";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { konvaDrawing } from "../../demo/reference/topics.js";
import { chromiumArguments, findChromium } from "../../scripts/chromium.mjs";
import { packTarball } from "../package/tarball.js";
import { drag, handOf, type Place, pointers } from "./hands.js";
import { type OpenRecipe, openRecipe, pagesOfRecipe, projectOfRecipe, type RecipeOptions } from "./recipe.js";

let tarball = "";
let browser: Browser;
beforeAll(async () => {
  tarball = packTarball();
  const path = findChromium();
  if (!path) throw new Error("no Chromium found: install it, or set OSCULATE_CHROMIUM to its path");
  browser = await chromium.launch({ executablePath: path, args: [...chromiumArguments] });
});
afterAll(async () => {
  await browser.close();
  rmSync(dirname(tarball), { recursive: true });
});

/** Each page is built once. */
const built = new Map<string, Promise<string>>();

async function open(name: string, options: RecipeOptions = {}): Promise<OpenRecipe> {
  const key = JSON.stringify([name, options]);
  const folder = built.get(key) ?? pagesOfRecipe(tarball, name, options);
  built.set(key, folder);
  return openRecipe(browser, await folder, options.html);
}

describe.each(pointers)("plain Canvas, by %s and keys", (pointer) => {
  it("drags, and tells what overlaps", async () => {
    const { page, said, problems, close } = await open("canvas");
    const hand = await handOf(page, pointer);
    expect(await said()).toBe("0 overlapping pairs");
    await drag(hand, [180, 150], [400, 150]);
    expect(await said()).toBe("1 overlapping pairs");
    await page.locator("canvas").focus();
    for (let presses = 0; presses < 30; presses++) await page.keyboard.press("ArrowLeft");
    expect(await said()).toBe("0 overlapping pairs");
    await drag(hand, [640, 150], [640, 140]);
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press("ArrowLeft");
    expect(await said()).toBe("1 overlapping pairs");
    expect(problems).toEqual([]);
    await close();
  });
});

describe.each([
  ["Konva", "index.html"],
  ["react-konva", "react.html"],
])("the editor on %s", (_, html) => {
  /** The shapes of its nodes: a card, a leaf, a dart, and a coin in groups that turn it, skew it and flip it. */
  const shapesIn = (page: Page) =>
    page.evaluate(() => {
      const { nodes, shapeFromNode } = Reflect.get(globalThis, "editor");
      return [...nodes.values()].map((node) => shapeFromNode(node)) as [Shape, Shape, Shape, Shape];
    });
  const angleIn = (page: Page): Promise<number> =>
    page.evaluate(() => [...Reflect.get(globalThis, "editor").nodes.values()][0].rotation());

  it.each(pointers)(
    "drags along others, snaps, turns, and selects by marquee and lasso, by %s",
    async (pointer) => {
      const { page, said, problems, close } = await open("konva", { html });
      const hand = await handOf(page, pointer);
      const { polygon, ellipse } = Kind;
      await expect.poll(said).toBe("0 selected");
      expect((await shapesIn(page)).map(({ kind }) => kind)).toEqual([polygon, ellipse, polygon, ellipse]);

      // What is dragged into another slides along it, and is never in it.
      await drag(hand, [300, 120], [100, 110]);
      await expect.poll(said).toBe("1 selected");
      const [, slid, , coin] = await shapesIn(page);
      expect(penetrates(slid, coin)).toBe(false);
      expect(slid.x).toBeLessThan(290);
      expect(distance(slid, coin)).toBeLessThan(1e-6);

      // Far from all others it is where it was dragged; five pixels from one it snaps to that.
      await drag(hand, [slid.x, slid.y], [620, 120]);
      const [, free, dart] = await shapesIn(page);
      expect(Math.hypot(free.x - 620, free.y - 120)).toBeLessThan(2);
      const way = closestPoints(free, dart);
      const part = 1 - 5 / way.distance;
      const near: Place = [620 + (way.b.x - way.a.x) * part, 120 + (way.b.y - way.a.y) * part];
      await drag(hand, [620, 120], near);
      const [, snapped] = await shapesIn(page);
      expect(distance(snapped, dart)).toBeLessThan(1e-6);
      expect(Math.hypot(snapped.x - near[0], snapped.y - near[1])).toBeGreaterThan(2);

      // By the handle above it, which Konva's transformer has.
      await drag(hand, [120, 280], [125, 285]);
      await expect.poll(said).toBe("1 selected");
      const handle: Place = await page.evaluate(() => {
        const stage = [...Reflect.get(globalThis, "editor").nodes.values()][0].getStage();
        const { x, y } = stage.findOne(".rotater").absolutePosition();
        return [x, y];
      });
      const turned = await angleIn(page);
      await drag(hand, handle, [handle[0] + 40, handle[1] + 20]);
      await expect.poll(() => angleIn(page)).toBeGreaterThan(turned + 10);

      await drag(hand, [790, 470], [5, 5]);
      await expect.poll(said).toBe("4 selected");
      await page.getByRole("button", { name: "Lasso" }).click();
      await drag(hand, [20, 215], [260, 215], [260, 400], [20, 400]);
      await expect.poll(said).toBe("1 selected");
      const all = await shapesIn(page);
      expect(all.flatMap((a) => all.filter((b) => a !== b && penetrates(a, b)))).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    },
  );

  it("chooses, moves and turns by keys", async () => {
    const { page, said, problems, close } = await open("konva", { html });
    await page.locator("#stage").focus();
    await page.keyboard.press("n");
    await expect.poll(said).toBe("1 selected");
    const turned = await angleIn(page);
    await page.keyboard.press("r");
    expect(await angleIn(page)).toBe(turned + 5);
    const [before] = await shapesIn(page);
    for (let presses = 0; presses < 40; presses++) await page.keyboard.press("ArrowRight");
    const all = await shapesIn(page);
    expect(bounds(all[0]).minX).toBeGreaterThan(bounds(before).minX + 30);
    expect(all.flatMap((a) => all.filter((b) => a !== b && penetrates(a, b)))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  it("has shapes where Konva itself finds its nodes, skewed, flipped and turned", async () => {
    const { page, problems, close } = await open("konva", { html });
    await expect.poll(() => page.locator("canvas").count()).toBeGreaterThan(0);
    const { shapes, found } = await page.evaluate(() => {
      const { nodes, shapeFromNode } = Reflect.get(globalThis, "editor");
      const all = [...nodes.values()];
      all[1].setAttrs({ scaleX: -1.3, skewY: 0.5 });
      const stage = all[0].getStage();
      stage.draw();
      const found: { x: number; y: number; index: number }[] = [];
      for (let x = 5; x < 700; x += 10)
        for (let y = 5; y < 470; y += 10)
          found.push({ x, y, index: all.indexOf(stage.getIntersection({ x, y })) });
      return { shapes: all.map((node: unknown) => shapeFromNode(node)) as Shape[], found };
    });
    // Konva counts the stroke, and in whole pixels: what is that near to an outline tells nothing.
    const clear = found.filter(({ x, y }) =>
      shapes.every((shape) => {
        const near = closestBoundaryPoint(shape, x, y);
        return near !== null && Math.hypot(near.x - x, near.y - y) > 3;
      }),
    );
    for (const index of shapes.keys())
      expect(clear.filter((place) => place.index === index).length).toBeGreaterThan(20);
    const wrong = clear.filter(
      ({ x, y, index }) => shapes.findIndex((shape) => containsPoint(shape, x, y)) !== index,
    );
    expect(wrong).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});

it("react-konva keeps what was done as states, and goes back", async () => {
  const { page, problems, close } = await open("konva", { html: "react.html" });
  const place = () =>
    page.evaluate(() => [...Reflect.get(globalThis, "editor").nodes.values()][1].absolutePosition());
  await expect.poll(() => page.locator("canvas").count()).toBeGreaterThan(0);
  const hand = await handOf(page, "mouse");
  await drag(hand, [300, 120], [500, 80]);
  expect(await place()).toEqual({ x: 500, y: 80 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(place).toEqual({ x: 300, y: 120 });
  expect(problems).toEqual([]);
  await close();
});

it("Konva draws a shape as the reference says", async () => {
  const given = 'import { trace } from "osculate/draw";\nObject.assign(globalThis, { Konva, trace });\n';
  const replaced = ["globalThis.editor", `${given}globalThis.editor`] as const;
  const { page, problems, close } = await open("konva", { replaced });
  await expect.poll(() => page.locator("canvas").count()).toBeGreaterThan(0);
  const { shape, seen } = (await page.evaluate(`(() => {
    const shape = editor.shapeFromNode(editor.nodes[1]);
    const stage = editor.nodes[1].getStage();
    stage.destroyChildren();
    const layer = new Konva.Layer();
    stage.add(layer);
    layer.add(${konvaDrawing.replace(/;$/, "")});
    layer.draw();
    const context = layer.getNativeCanvasElement().getContext("2d");
    const seen = [];
    for (let x = 0; x < 600; x += 7)
      for (let y = 0; y < 400; y += 7)
        seen.push({ x: x + 0.5, y: y + 0.5, isPainted: context.getImageData(x, y, 1, 1).data[3] > 0 });
    return { shape, seen };
  })()`)) as { shape: Shape; seen: { x: number; y: number; isPainted: boolean }[] };
  const clear = seen.filter(({ x, y }) => {
    const near = closestBoundaryPoint(shape, x, y);
    return near !== null && Math.hypot(near.x - x, near.y - y) > 1.5;
  });
  expect(clear.filter(({ isPainted }) => isPainted).length).toBeGreaterThan(100);
  expect(clear.filter(({ x, y, isPainted }) => containsPoint(shape, x, y) !== isPainted)).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

describe.each(["phaser", "phaser3"])("Phaser, as %s", (version) => {
  it("walks, jumps, collects, and stays out of the walls, by keys, mouse and finger", async () => {
    const recipe = await open("phaser", { replaced: ['from "phaser"', `from "${version}"`] });
    const { page, said } = recipe;
    const says = (words: RegExp | string) => expect.poll(said, { timeout: 30_000 }).toMatch(words);
    const depth = () =>
      page.evaluate(() => {
        const { world, hero } = Reflect.get(globalThis, "level");
        const touches: { contact: { depth: number } }[] = world.contactsOf(hero, { sensors: false });
        return Math.max(0, ...touches.map(({ contact }) => contact.depth));
      });
    await says("on the floor");
    await page.keyboard.down("ArrowRight");
    await says(/at 2\d\d/);
    await page.keyboard.down("ArrowUp");
    await says(/^[12] coins/);
    await page.keyboard.up("ArrowUp");
    await says(/at [3-6]\d\d/);
    await page.keyboard.up("ArrowRight");
    expect(await depth()).toBeLessThan(1e-6);
    for (const pointer of pointers) {
      const hand = await handOf(page, pointer);
      await hand.press([10, 370]);
      await says(/at (?:\d\d|1\d\d), .* on the floor/);
      await hand.move([630, 370]);
      await says(/at [23]\d\d/);
      await hand.lift();
      await says("on the floor");
      await hand.press([320, 10]);
      await says(/at \d+, \d+$/);
      await hand.lift();
      await says("on the floor");
      expect(await depth()).toBeLessThan(1e-6);
    }
    expect(recipe.problems).toEqual([]);
    await recipe.close();
  });
});

describe.each(pointers)("PixiJS, by %s and keys", (pointer) => {
  it("is hit where the shapes are, and nowhere else", async () => {
    const { page, said, problems, close } = await open("pixi");
    const hand = await handOf(page, pointer);
    await expect.poll(said).toBe("over nothing, chosen 0, at 150");
    for (const [x, y, name] of [
      [400, 150, "0"], // in the hole of the ring
      [400, 220, "0"], // where the ring is open
      [400, 80, "1"],
      [400, 150, "1"],
    ] as const) {
      await drag(hand, [x, y], [x + 1, y + 1], [x, y]);
      await expect.poll(said).toContain(`chosen ${name}`);
    }
    if (pointer === "mouse") {
      await expect.poll(said).toContain("over nothing");
      await page.mouse.move(400, 80);
      await expect.poll(said).toContain("over 1");
    }
    await drag(hand, [150, 120], [350, 150]);
    await expect.poll(said).toContain("chosen 0, at 350");
    await page.locator("#scene").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("r");
    await expect.poll(said).toContain("chosen 0, at 360");
    await page.keyboard.press("n");
    await expect.poll(said).toContain("chosen 1");
    expect(problems).toEqual([]);
    await close();
  });
});

describe("p5", () => {
  it("takes both libraries from script tags, and pushes out, by mouse, finger and keys", async () => {
    const { page, said, problems, close } = await open("p5", { isBuilt: false });
    await expect.poll(said, { timeout: 20_000 }).toBe("pushed by 0, at 520, 320");
    for (const pointer of pointers) {
      const hand = await handOf(page, pointer);
      // Into the ellipse: it is pushed back out, and stays at its rim.
      await drag(hand, [500, 350], [200, 150]);
      await expect.poll(said).toMatch(/^pushed by [01], at (?!200, 150)/);
      await drag(hand, [500, 350], [560, 380]);
      await expect.poll(said).toBe("pushed by 0, at 560, 380");
    }
    for (const [key, place] of [
      ["ArrowLeft", /at 5[0-4]\d, 380/],
      ["ArrowUp", /at 5\d\d, 3[0-6]\d/],
    ] as const) {
      await page.keyboard.down(key);
      await expect.poll(said).toMatch(place);
      await page.keyboard.up(key);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

describe("Excalibur", () => {
  it("slides along walls, and is seen by the guard or hidden, by keys, mouse and finger", async () => {
    const { page, said, problems, close } = await open("excalibur");
    const says = (words: RegExp | string) => expect.poll(said, { timeout: 30_000 }).toMatch(words);
    await says("at 100, 150");
    await page.keyboard.down("ArrowRight");
    await says(/at 2\d\d/);
    await page.keyboard.down("ArrowDown");
    await says(/seen, at [3-6]\d\d/);
    await page.keyboard.up("ArrowDown");
    await page.keyboard.up("ArrowRight");
    for (const pointer of pointers) {
      const hand = await handOf(page, pointer);
      await hand.press([330, 390]);
      await says(/at 3[0-4]\d, 3[789]\d/);
      await hand.move([600, 390]);
      await says(/at 5[5-9]\d, 3[789]\d/);
      await hand.lift();
    }
    expect(problems).toEqual([]);
    await close();
  });
});

describe("Kaplay", () => {
  it("walks and jumps over what is drawn, by keys, mouse and finger", async () => {
    const { page, said, problems, close } = await open("kaplay");
    const says = (words: RegExp | string) => expect.poll(said, { timeout: 30_000 }).toMatch(words);
    await says("on the floor");
    await page.locator("canvas").focus();
    await page.keyboard.down("ArrowRight");
    await says(/moved by (?:[5-9]\d|\d{3})/);
    await page.keyboard.down("ArrowUp");
    await says("in the air");
    await page.keyboard.up("ArrowUp");
    await says(/moved by [3-5]\d\d/);
    await page.keyboard.up("ArrowRight");
    for (const pointer of pointers) {
      const hand = await handOf(page, pointer);
      await hand.press([10, 10]);
      await says("in the air");
      await says(/moved by (?:-?\d\d?|1\d\d),/);
      await hand.move([630, 10]);
      await says(/moved by [3-5]\d\d,/);
      await hand.move([630, 400]);
      await says("on the floor");
      await hand.lift();
    }
    expect(problems).toEqual([]);
    await close();
  });
});

describe.each(pointers)("Three, by %s and keys", (pointer) => {
  it("picks what is under the pointer, holes left out, however the camera looks", async () => {
    const { page, said, problems, close } = await open("three");
    const hand = await handOf(page, pointer);
    await expect.poll(said, { timeout: 20_000 }).toBe("ready: 0 overlap");
    await drag(hand, [320, 210]); // in the hole of the frame
    await expect.poll(said).toBe("nothing: 0 overlap");
    await drag(hand, [320, 246]);
    await expect.poll(said).toBe("shape 3: 0 overlap");
    await drag(hand, [320, 246], [200, 150]);
    await expect.poll(said).toBe("moved: 2 overlap");
    await page.locator("#scene").focus();
    for (let presses = 0; presses < 40; presses++) await page.keyboard.press("ArrowRight");
    await expect.poll(said).toContain("by key");
    expect(problems).toEqual([]);
    await close();
  });
});

describe("the Node server", () => {
  it("takes moves, and survives what is none", async () => {
    const project = projectOfRecipe(tarball, "node-server");
    const server = spawn(process.execPath, ["server.js"], {
      cwd: project,
      env: { ...process.env, PORT: "0" },
    });
    try {
      const address = await new Promise<string>((resolve) =>
        server.stdout.once("data", (data) => resolve(`${data}`.trim())),
      );
      const { WebSocket } = createRequire(join(project, "server.js"))("ws");
      const connect = () =>
        new Promise<Player>((resolve) => {
          const socket = new WebSocket(address);
          const player: Player = { socket, id: -1, places: [], isClosed: false };
          socket.on("error", () => {});
          socket.on("close", () => {
            player.isClosed = true;
          });
          socket.on("message", (data: Buffer) => {
            const { you, players } = JSON.parse(data.toString());
            if (you !== undefined) {
              player.id = you;
              resolve(player);
            } else player.places = players;
          });
        });
      const placeOf = ({ id, places }: Player) =>
        places.find((place) => place.id === id) ?? { id: -1, x: 0, y: 0 };

      const [honest, liar, flood, giant] = [
        await connect(),
        await connect(),
        await connect(),
        await connect(),
      ];
      const lies = [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"x"',
        '{"x":1e999,"y":0}',
        '{"x":"1","y":"2"}',
        '{"x":{"valueOf":1},"y":[]}',
        '{"__proto__":{"x":1,"y":1}}',
      ];
      for (const lie of lies) liar.socket.send(lie);
      liar.socket.send(Buffer.from([1, 2, 3]));
      for (let i = 0; i < 500; i++) flood.socket.send('{"x":1,"y":0}');
      giant.socket.send(`{"x":1,"y":"${"y".repeat(5000)}"}`);
      await expect.poll(() => flood.isClosed && giant.isClosed, { timeout: 10_000 }).toBe(true);

      // However far a player wants to go, it is the speed of all, and no farther than to the wall.
      honest.socket.send('{"x":1e308,"y":0}');
      liar.socket.send('{"x":-1,"y":0}');
      await expect.poll(() => Math.abs(placeOf(honest).x), { timeout: 30_000 }).toBeGreaterThan(60);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(honest.places.length).toBe(2);
      for (const { x, y } of honest.places)
        expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(288 + 1e-6);
      expect(server.exitCode).toBe(null);
      for (const { socket } of [honest, liar]) socket.terminate();
    } finally {
      server.kill();
    }
  });
});

interface Player {
  readonly socket: { send(message: string | Buffer): void; terminate(): void };
  id: number;
  places: readonly { readonly id: number; readonly x: number; readonly y: number }[];
  isClosed: boolean;
}
