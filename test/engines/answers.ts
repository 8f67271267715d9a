import { circle, ray, World } from "osculate";
import { Digest } from "./digest.js";
import { Draw } from "./draw.js";
import { quickQuestions, slowQuestions } from "./questions.js";
import { boundedShapeOf, shapeOf } from "./shapes.js";

/*
 * The same questions on every engine. What makes them uses integers, + − × ÷ and the library only: engines may differ in
 * the last bit of Math.sin.
 */

/** One question in so many is a slow one. */
const slowEvery = 50;
const bodies = 60;

/** A digest of so many answers to questions of all kinds about shapes of all kinds. */
export function digestOfAnswers(count: number): string {
  const draw = new Draw(20261121);
  const digest = new Digest();
  for (let i = 0; i < count; i++) {
    const [a, b] = [shapeOf(draw), shapeOf(draw)];
    const questions = i % slowEvery === 0 ? slowQuestions : quickQuestions;
    const question = questions[draw.int(questions.length)];
    if (question === undefined) throw new Error("no such question");
    digest.add(question(a, b, draw));
  }
  addWorld(draw, digest);
  return digest.text();
}

/** Some steps of a world, with its answers. */
function addWorld(draw: Draw, digest: Digest): void {
  const world = new World();
  const ids = Array.from({ length: bodies }, (_, index) =>
    world.add(boundedShapeOf(draw, index), { continuous: index % 20 === 0 }),
  );
  for (let step = 0; step < 10; step++) {
    for (const id of ids) world.setPose(id, draw.length(-20, 20), draw.length(-20, 20), draw.angle());
    const { begin, stay, end, passed } = world.step();
    digest.add([begin.length, stay.length, end.length, ...begin.map(({ a, b }) => [a, b])]);
    digest.add(passed);
    digest.add(world.raycastAll(ray(-20, draw.length(-20, 20), 3, 1)));
    digest.add(world.nearest(draw.length(-20, 20), 0, 5));
    digest.add(world.sweepAll(circle(-25, draw.length(-20, 20), 1), { x: 50, y: 5 }));
    digest.add(world.circleCast(ray(-25, draw.length(-20, 20), 3, 1), 0.5));
  }
}
