import type { Ray, Shape } from "../../src/index.js";
import type { Random } from "../../test/generators/random.js";
import { library } from "../speed/library.js";

/** A ray of some hundred units past the middle of a shape; of many about half hit, and a few start inside. */
export function drawRay(random: Random, shape: Shape): Ray {
  const { minX, minY, maxX, maxY } = library.bounds(shape);
  const angle = 2 * Math.PI * random.next();
  const length = 100 + 400 * random.next();
  const [dx, dy] = [length * Math.cos(angle), length * Math.sin(angle)];
  const across = (maxX - minX + maxY - minY) * (random.next() - 0.5);
  const back = random.next();
  const x = (minX + maxX) / 2 - back * dx - (across * dy) / length;
  const y = (minY + maxY) / 2 - back * dy + (across * dx) / length;
  return library.ray(x, y, dx, dy, 1);
}
