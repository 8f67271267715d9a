import { expect, it } from "vitest";
import { createSlide, moveAndSlide, rect, rectFromCorner, World } from "../../../src/index.js";

const corner = [rectFromCorner(-10, 0, 40, 10), rectFromCorner(20, -20, 10, 20)];
const hero = rect(10, -2, 4, 4);
const motions = [
  { x: 20, y: 5 },
  { x: 1, y: 0 },
  { x: 0, y: 3 },
  { x: -3, y: -4 },
  { x: 30, y: 8 },
];

it("a slide that is filled again is as a new one", () => {
  const out = createSlide();
  for (const motion of [...motions, ...motions].reverse()) {
    expect(moveAndSlide(hero, motion, corner, { up: { x: 0, y: -1 } }, out)).toEqual(
      moveAndSlide(hero, motion, corner, { up: { x: 0, y: -1 } }),
    );
  }
});

it("no two slides have a hit in common, also after a move that has thrown", () => {
  const world = new World();
  for (const shape of corner) world.add(shape);
  const slides = [createSlide(), createSlide(), createSlide()] as const;
  const [first, second, third] = slides;
  world.moveAndSlide(hero, { x: 20, y: 5 }, {}, first);
  const accept = () => {
    throw new Error("no");
  };
  expect(() => world.moveAndSlide(hero, { x: 20, y: 5 }, { accept }, first)).toThrow("no");
  world.moveAndSlide(hero, { x: 20, y: 5 }, {}, second);
  world.moveAndSlide(hero, { x: 20, y: 5 }, {}, first);
  world.moveAndSlide(hero, { x: 20, y: 5 }, {}, third);
  const hits = slides.flatMap((slide) => slide.hits);
  expect(hits).toHaveLength(6);
  expect(new Set(hits).size).toBe(6);
});
