import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumArguments, findChromium } from "../../scripts/chromium.mjs";
import {
  closestBoundaryPoint,
  containsPoint,
  distance,
  Kind,
  penetrates,
  type Shape,
} from "../../src/index.js";
import { packTarball } from "../package/tarball.js";
import { type OpenRecipe, openRecipe, projectOfRecipe } from "./recipe.js";

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

const open = (name: string, options?: Parameters<typeof openRecipe>[2]) =>
  openRecipe(browser, projectOfRecipe(tarball, name), options);

/** Presses at a place, moves on in steps, and lets go. */
async function drag(
  { page }: OpenRecipe,
  ...[start = [0, 0], ...way]: readonly (readonly [number, number])[]
): Promise<void> {
  await page.mouse.move(...start);
  await page.mouse.down();
  for (const place of way) await page.mouse.move(...place, { steps: 5 });
  await page.mouse.up();
}

describe("plain Canvas", () => {
  it("drags by mouse and keyboard, and tells what overlaps", async () => {
    const recipe = await open("canvas");
    expect(await recipe.said()).toBe("0 overlapping pairs");
    await drag(recipe, [180, 150], [400, 150]);
    expect(await recipe.said()).toBe("1 overlapping pairs");
    await recipe.page.locator("canvas").focus();
    for (let presses = 0; presses < 30; presses++) await recipe.page.keyboard.press("ArrowLeft");
    expect(await recipe.said()).toBe("0 overlapping pairs");
    await recipe.page.touchscreen.tap(640, 150);
    for (let presses = 0; presses < 12; presses++) await recipe.page.keyboard.press("ArrowLeft");
    expect(await recipe.said()).toBe("1 overlapping pairs");
    expect(recipe.problems).toEqual([]);
    await recipe.close();
  });
});

describe("Konva", () => {
  it("drags along others, snaps, turns, and selects by marquee and lasso", async () => {
    const recipe = await open("konva");
    const { page } = recipe;
    const shapes = () =>
      page.evaluate(() => {
        const { nodes, shapeFromNode } = Reflect.get(globalThis, "editor");
        return nodes.map((node: unknown) => shapeFromNode(node)) as [Shape, Shape, Shape, Shape];
      });
    // A circle in a skewed group is an ellipse.
    const { polygon, ellipse } = Kind;
    expect((await shapes()).map(({ kind }) => kind)).toEqual([polygon, ellipse, ellipse, polygon]);
    // What is dragged into another stays beside it, and snaps to its outline.
    await drag(recipe, [300, 120], [100, 110]);
    expect(await recipe.said()).toBe("1 selected");
    const [, dragged, round] = await shapes();
    expect(penetrates(dragged, round)).toBe(false);
    expect(distance(dragged, round)).toBeLessThan(1e-6);
    await drag(recipe, [30, 465], [790, 5]);
    expect(await recipe.said()).toBe("4 selected");
    await page.getByRole("button", { name: "Lasso" }).click();
    await drag(recipe, [30, 220], [240, 220], [240, 360], [30, 360]);
    expect(await recipe.said()).toBe("1 selected");
    await page.locator("#stage").focus();
    const turned = await page.evaluate(() => Reflect.get(globalThis, "editor").nodes[0].rotation());
    await page.keyboard.press("r");
    expect(await page.evaluate(() => Reflect.get(globalThis, "editor").nodes[0].rotation())).toBe(turned + 5);
    for (let presses = 0; presses < 40; presses++) await page.keyboard.press("ArrowRight");
    const all = await shapes();
    expect(all.flatMap((a) => all.filter((b) => a !== b && penetrates(a, b)))).toEqual([]);
    expect(recipe.problems).toEqual([]);
    await recipe.close();
  });
});

describe("shapeFromNode of the recipe for Konva", () => {
  it("gives what Konva itself finds under the pointer, skewed, flipped and turned", async () => {
    const recipe = await open("konva");
    const { page } = recipe;
    const { shapes, found } = await page.evaluate(() => {
      const { nodes, shapeFromNode } = Reflect.get(globalThis, "editor");
      nodes[1].setAttrs({ scaleX: -1.3, skewY: 0.5 });
      const stage = nodes[0].getStage();
      stage.draw();
      const found: { x: number; y: number; index: number }[] = [];
      for (let x = 5; x < 700; x += 10)
        for (let y = 5; y < 470; y += 10)
          found.push({ x, y, index: nodes.indexOf(stage.getIntersection({ x, y })) });
      return { shapes: nodes.map((node: unknown) => shapeFromNode(node)) as Shape[], found };
    });
    // Konva counts the stroke, and in whole pixels: what is that near to an outline tells nothing.
    const clear = found.filter(({ x, y }) =>
      shapes.every((shape) => {
        const near = closestBoundaryPoint(shape, x, y);
        return near !== null && Math.hypot(near.x - x, near.y - y) > 3;
      }),
    );
    expect(clear.filter(({ index }) => index >= 0).length).toBeGreaterThan(150);
    const wrong = clear.filter(
      ({ x, y, index }) => shapes.findIndex((shape) => containsPoint(shape, x, y)) !== index,
    );
    expect(wrong).toEqual([]);
    expect(recipe.problems).toEqual([]);
    await recipe.close();
  });
});

describe.each(["phaser", "phaser3"])("Phaser, as %s", (version) => {
  it("walks, jumps, collects, and stays out of the walls", async () => {
    const recipe = await open("phaser", { replaced: ['from "phaser"', `from "${version}"`] });
    const { page } = recipe;
    await expect.poll(recipe.said, { timeout: 30_000 }).toContain("on the floor");
    await page.locator("canvas").click({ position: { x: 300, y: 370 }, delay: 20 });
    await page.keyboard.down("ArrowRight");
    await expect.poll(recipe.said, { timeout: 30_000 }).toMatch(/at 2\d\d/);
    await page.keyboard.down("ArrowUp");
    await expect.poll(recipe.said, { timeout: 30_000 }).toMatch(/^[12] coins/);
    await page.keyboard.up("ArrowUp");
    await expect.poll(recipe.said, { timeout: 30_000 }).toMatch(/at [3-6]\d\d/);
    await page.keyboard.up("ArrowRight");
    const isStuck = await page.evaluate(() => {
      const { world, hero } = Reflect.get(globalThis, "level");
      return world
        .contactsOf(hero, { sensors: false })
        .some(({ contact }: { contact: { depth: number } }) => contact.depth > 1e-6);
    });
    expect(isStuck).toBe(false);
    expect(recipe.problems).toEqual([]);
    await recipe.close();
  });
});

describe("PixiJS", () => {
  it("is hit where the shapes are, and nowhere else", async () => {
    const recipe = await open("pixi");
    const { page } = recipe;
    await expect.poll(recipe.said).toBe("over nothing, chosen 0, at 150");
    // In the hole of the ring, and on it.
    await page.mouse.move(400, 150);
    await page.mouse.move(401, 151);
    await expect.poll(recipe.said).toContain("over nothing");
    await page.mouse.move(400, 220);
    await page.mouse.move(400, 221);
    await expect.poll(recipe.said).toContain("over nothing"); // the ring is open below
    await page.mouse.move(400, 80);
    await page.mouse.move(400, 81);
    await expect.poll(recipe.said).toContain("over 1");
    await drag(recipe, [150, 120], [350, 150]);
    await expect.poll(recipe.said).toContain("chosen 0, at 350");
    await page.locator("#scene").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("r");
    await expect.poll(recipe.said).toContain("chosen 0, at 360");
    expect(recipe.problems).toEqual([]);
    await recipe.close();
  });
});

describe("p5", () => {
  it("takes both libraries from script tags, and pushes out", async () => {
    const recipe = await open("p5", { isBuilt: false });
    const { page } = recipe;
    await expect.poll(recipe.said, { timeout: 20_000 }).toBe("pushed by 0, at 520, 320");
    // Into the ellipse: it is pushed back out, and stays at its rim.
    await drag(recipe, [500, 350], [200, 150]);
    await expect.poll(recipe.said).toMatch(/^pushed by [01], at/);
    expect(await recipe.said()).not.toContain("at 200, 150");
    await page
      .locator("canvas")
      .focus()
      .catch(() => {});
    const before = await recipe.said();
    await page.keyboard.down("ArrowRight");
    await expect.poll(recipe.said).not.toBe(before);
    await page.keyboard.up("ArrowRight");
    expect(recipe.problems).toEqual([]);
    await recipe.close();
  });
});

describe("Excalibur", () => {
  it("slides along walls, and is seen by the guard or hidden", async () => {
    const recipe = await open("excalibur");
    const { page } = recipe;
    await expect.poll(recipe.said, { timeout: 20_000 }).toContain("at 100, 150");
    await page
      .locator("canvas")
      .first()
      .click({ position: { x: 5, y: 5 } });
    await page.keyboard.down("ArrowRight");
    await expect.poll(recipe.said, { timeout: 30_000 }).toMatch(/at 2\d\d/);
    await page.keyboard.down("ArrowDown");
    await expect.poll(recipe.said, { timeout: 30_000 }).toMatch(/seen, at [3-6]\d\d/);
    await page.keyboard.up("ArrowDown");
    await page.keyboard.up("ArrowRight");
    expect(recipe.problems).toEqual([]);
    await recipe.close();
  });
});

describe("Kaplay", () => {
  it("walks and jumps over what is drawn", async () => {
    const recipe = await open("kaplay");
    const { page } = recipe;
    await expect.poll(recipe.said, { timeout: 20_000 }).toContain("on the floor");
    await page.locator("canvas").focus();
    await page.keyboard.down("ArrowRight");
    await expect.poll(recipe.said, { timeout: 30_000 }).toMatch(/moved by (?:[5-9]\d|\d{3})/);
    await page.keyboard.down("ArrowUp");
    await expect.poll(recipe.said, { timeout: 30_000 }).toContain("in the air");
    await page.keyboard.up("ArrowUp");
    await expect.poll(recipe.said, { timeout: 30_000 }).toMatch(/moved by [3-5]\d\d/);
    await page.keyboard.up("ArrowRight");
    expect(recipe.problems).toEqual([]);
    await recipe.close();
  });
});

describe("Three", () => {
  it("picks what is under the pointer, holes left out, however the camera looks", async () => {
    const recipe = await open("three");
    const { page } = recipe;
    await expect.poll(recipe.said, { timeout: 20_000 }).toBe("ready: 0 overlap");
    await page.locator("canvas").click({ position: { x: 320, y: 210 } }); // in the hole of the frame
    expect(await recipe.said()).toBe("nothing: 0 overlap");
    await page.locator("canvas").tap({ position: { x: 320, y: 246 } });
    expect(await recipe.said()).toBe("shape 3: 0 overlap");
    await drag(recipe, [320, 246], [200, 150]);
    await expect.poll(recipe.said).toBe("moved: 2 overlap");
    await page.locator("#scene").focus();
    for (let presses = 0; presses < 40; presses++) await page.keyboard.press("ArrowRight");
    expect(await recipe.said()).toContain("by key");
    expect(recipe.problems).toEqual([]);
    await recipe.close();
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
