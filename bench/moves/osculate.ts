import type { Shape } from "../../src/index.js";
import { library } from "../speed/library.js";
import type { StartWalkers } from "./walkers.js";

/** `World.moveAndSlide`, without options, into the same object every time. The movers do not meet each other. */
export const osculateWalkers: StartWalkers = async ({ bodies, movers }) => {
  const world = new library.World();
  for (const body of bodies) world.add(body, { isStatic: true });
  const ids = movers.map((mover) => world.add(mover, { category: 2, mask: 1 }));
  const slide = library.createSlide();
  const motion = { x: 0, y: 0 };
  return {
    name: "osculate",
    move(index, x, y, out) {
      motion.x = x;
      motion.y = y;
      const { travelled } = world.moveAndSlide(ids[index] as number, motion, undefined, slide);
      out.x = travelled.x;
      out.y = travelled.y;
    },
    shapeOf: (index) => world.shapeOf(ids[index] as number) as Shape,
  };
};
