import { angleOf, containsPoint, rotateTo, setPose } from "osculate";
import { svgPath } from "osculate/draw";
import { Graphics, GraphicsPath } from "pixi.js";

/**
 * A shape as a Pixi object: drawn about its own position, and hit where the shape is and nowhere else. Pixi asks in the object's own
 * coordinates, so that whatever it is put into may be scaled and turned.
 */
export function graphicsOf(shape) {
  const [x, y, angle] = [shape.x, shape.y, angleOf(shape)];
  const outline = new GraphicsPath(svgPath(setPose(shape, 0, 0, 0)));
  const own = structuredClone(shape);
  setPose(shape, x, y, angle);
  const graphics = new Graphics()
    .path(outline)
    .fill({ color: 0xffffff, alpha: 0.35 })
    .path(outline)
    .stroke({ color: 0xffffff, width: 2 });
  graphics.hitArea = { contains: (px, py) => containsPoint(own, px, py) };
  graphics.eventMode = "static";
  graphics.cursor = "grab";
  graphics.position.set(x, y);
  graphics.rotation = angle;
  return graphics;
}

/** Brings the shape to where its picture is. */
export function follow(shape, graphics) {
  return setPose(shape, graphics.x, graphics.y, graphics.rotation);
}

/** Turns both. */
export function turn(shape, graphics, angle) {
  graphics.rotation = angleOf(rotateTo(shape, angle));
}
