import { World } from "osculate";
import { outlinePoints } from "osculate/draw";
import { fromTiled } from "osculate/tiled";

/** A world of the shapes of a map: what is called "coin" is a sensor, all else stands in the way. */
export function worldOfMap(map) {
  const world = new World();
  for (const { shape, object } of fromTiled(map)) {
    const name = object?.type ?? "";
    world.add(shape, { data: name || "ground", isStatic: true, sensor: name === "coin" });
  }
  return world;
}

/** Draws every body as it is: what is seen is what is met. */
export function drawWorld(graphics, world) {
  graphics.clear();
  for (const id of world.ids()) {
    const colour = world.isSensor(id) ? 0xb95008 : world.isStatic(id) ? 0x6b7280 : 0x1f5fe0;
    graphics.fillStyle(colour, 0.3).lineStyle(2, colour, 1);
    for (const { points, isClosed } of outlinePoints(world.shapeOf(id), 0.2)) {
      if (isClosed) graphics.fillPoints(points, true);
      graphics.strokePoints(points, isClosed, isClosed);
    }
  }
}
