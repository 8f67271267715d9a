import { Actor, Canvas, CollisionType, vec } from "excalibur";
import { angleOf, bounds, fromJSON, setPose, toJSON } from "osculate";
import { trace } from "osculate/draw";

/** An actor that shows a body of a world: drawn as it is, and wherever the world has it. Excalibur's own collisions are off. */
export function shapeActor(world, id, colour) {
  const shape = world.shapeOf(id);
  const own = setPose(fromJSON(toJSON(shape)), 0, 0, 0);
  const { minX, minY, maxX, maxY } = bounds(own);
  const [width, height] = [maxX - minX + 4, maxY - minY + 4];
  const draw = (context) => {
    context.translate(2 - minX, 2 - minY);
    context.beginPath();
    trace(context, own);
    context.fillStyle = `${colour}55`;
    context.fill("evenodd");
    context.strokeStyle = colour;
    context.lineWidth = 2;
    context.stroke();
  };
  const actor = new Actor({ collisionType: CollisionType.PreventCollision, anchor: vec(0, 0) });
  actor.graphics.use(new Canvas({ width, height, cache: true, draw }));
  actor.graphics.offset = vec(minX - 2, minY - 2);
  actor.on("preupdate", () => {
    actor.pos = vec(shape.x, shape.y);
    actor.rotation = angleOf(shape);
  });
  return actor;
}
