import { bounds, type Shape } from "osculate";
import { clamp } from "../parts/number-format.js";
import type { Painter } from "../stage/painter.js";
import type { Region, View } from "../stage/view.js";
import type { Game, Part } from "./rules.js";

/** What is seen of the level: all of its height, and the hero, with as much beside him as there is room for. */
export function regionOf(game: Game, { width, scale }: View): Region {
  const seen = Math.min(width / scale, game.width);
  const x = clamp(game.world.shapeOf(game.hero).x, seen / 2, game.width - seen / 2);
  return { x, y: game.height / 2, width: 200, height: game.height };
}

/** Draws one moment; `heading` is where the hero looks, 1 to the right. */
export function paintGame(painter: Painter, game: Game, heading: number, seconds: number): void {
  const { world, hero } = game;
  const { x, width, scale } = painter.view;
  const isSeen = (shape: Shape) => {
    const { minX, maxX } = bounds(shape);
    return maxX > x - width / scale / 2 && minX < x + width / scale / 2;
  };
  for (const id of world.ids()) {
    const shape = world.shapeOf(id);
    const part = world.dataOf(id) ?? "ground";
    if (part !== "hero" && isSeen(shape)) paintPart[part](painter, shape, seconds);
  }
  paintHero(painter, world.shapeOf(hero), heading);
}

type Paint = (painter: Painter, shape: Shape, seconds: number) => void;

const paintPart: Readonly<Record<Exclude<Part, "hero">, Paint>> = {
  ground: (painter, shape) => painter.shape(shape, "ink", { fill: 0.22, width: 1, opacity: 0.2 }),
  platform(painter, shape) {
    const { minX, minY, maxX } = bounds(shape);
    painter.shape(shape, "ink", { fill: 0.08, width: 1, opacity: 0.2 });
    painter.line({ x: minX, y: minY }, { x: maxX, y: minY }, "ink", { width: 2.5 });
  },
  coin(painter, shape) {
    painter.shape(shape, "measure", { fill: 0.55, width: 2 });
  },
  goal(painter, shape, seconds) {
    const { minX, minY, maxY } = bounds(shape);
    const flutter = Math.sin(seconds * 5);
    painter.line({ x: minX, y: maxY }, { x: minX, y: minY }, "ink", { width: 3 });
    const tip = { x: minX + 15, y: minY + 5 + flutter };
    painter.polygon([{ x: minX, y: minY }, tip, { x: minX, y: minY + 10 }], "frame", 0.9);
  },
};

function paintHero(painter: Painter, hero: Shape, heading: number): void {
  const { minX, minY, maxX } = bounds(hero);
  painter.shape(hero, "frame", { fill: 0.9, width: 1.5 });
  const middle = (minX + maxX) / 2 + 1.6 * heading;
  for (const side of [-1.5, 1.5]) painter.dot({ x: middle + side, y: minY + 5.5 }, "ink", 1.25);
}
