import rapier from "@dimforge/rapier2d-compat";
import type { Shape } from "../../src/index.js";
import { library } from "../speed/library.js";
import { convert } from "../speed/rapier.js";
import type { StartWalkers } from "./walkers.js";

/** How far it keeps off, in pixels: what its own examples have, in units of a tile. */
const OFFSET = 0.16;

const MOVERS = 0x0002_0001;
const STANDING = 0x0001_0002;

/** The character controller of rapier, sliding, without steps and snapping. In single precision throughout. */
export const rapierWalkers: StartWalkers = async ({ bodies, movers }) => {
  await rapier.init();
  const world = new rapier.World({ x: 0, y: 0 });
  const controller = world.createCharacterController(OFFSET);
  controller.setUp({ x: 0, y: -1 });
  controller.setSlideEnabled(true);
  for (const body of bodies) world.createCollider(descriptionOf(body).setCollisionGroups(STANDING));
  const colliders = movers.map((mover) =>
    world.createCollider(descriptionOf(mover).setCollisionGroups(MOVERS)),
  );
  world.step();
  const copies = movers.map((mover) => library.fromJSON(library.toJSON(mover)) as Shape);
  const starts = colliders.map((collider) => collider.translation());
  const origins = movers.map(({ x, y }) => ({ x, y }));
  return {
    name: "rapier2d-compat",
    move(index, x, y, out) {
      const collider = colliders[index] as rapier.Collider;
      controller.computeColliderMovement(collider, { x, y }, undefined, MOVERS);
      const step = controller.computedMovement();
      const place = collider.translation();
      collider.setTranslation({ x: place.x + step.x, y: place.y + step.y });
      out.x = step.x;
      out.y = step.y;
    },
    shapeOf(index) {
      const [start, origin] = [starts[index], origins[index]];
      const place = (colliders[index] as rapier.Collider).translation();
      const copy = copies[index] as Shape;
      if (start === undefined || origin === undefined) return copy;
      return library.moveTo(copy, origin.x + place.x - start.x, origin.y + place.y - start.y);
    },
    stop: () => world.free(),
  };
};

function descriptionOf(shape: Shape): rapier.ColliderDesc {
  const converted = convert(shape);
  if (converted === undefined) throw new Error(`rapier has no shape like ${JSON.stringify(shape)}`);
  const { x, y } = converted.position;
  return new rapier.ColliderDesc(converted.shape).setTranslation(x, y).setRotation(converted.rotation);
}
