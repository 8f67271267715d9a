import { angleOf } from "osculate";
import { outlinePoints } from "osculate/draw";

/** A component: a body of a world. It draws the shape as it is, and moves it along what is in its way. */
export function osculateBody(k, world, shape, options = {}) {
  const id = world.add(shape, options);
  return {
    id: "osculate",
    bodyId: id,
    draw() {
      const colour = options.isStatic ? k.rgb(107, 114, 128) : k.rgb(31, 95, 224);
      for (const { points } of outlinePoints(world.shapeOf(id), 0.2)) {
        const pts = points.map(({ x, y }) => k.vec2(x, y));
        k.drawPolygon({ pts, color: colour, opacity: 0.35 }); // of what is convex
        k.drawLines({ pts: [...pts, pts[0]], color: colour, width: 2 });
      }
    },
    /** What came of it: see World.moveAndSlide. */
    slide(motion, rules) {
      return world.moveAndSlide(id, motion, rules);
    },
    turnBy(angle) {
      world.rotateTo(id, angleOf(world.shapeOf(id)) + angle);
    },
    inspect: () => `osculate: ${id}`,
    destroy: () => world.remove(id),
  };
}
