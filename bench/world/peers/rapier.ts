import rapier from "@dimforge/rapier2d-compat";
import { firstPlaces, nearestByGrowing, type RunningWorld, radiiOf, type WorldPeer } from "../peer.js";

/** In single precision throughout. */
export const rapier2d: WorldPeer = {
  name: "rapier2d-compat",
  note: "kinematic bodies with sensors; `setTranslation` of every body, `step`, then the events of pairs that begin and end",
  async start(scene) {
    const radii = radiiOf(scene);
    if (radii === undefined) return undefined;
    await rapier.init();
    return new RapierWorld(radii, firstPlaces(scene));
  },
};

class RapierWorld implements RunningWorld {
  readonly #world = new rapier.World({ x: 0, y: 0 });
  readonly #events = new rapier.EventQueue(true);
  readonly #bodies: rapier.RigidBody[] = [];
  readonly #position = { x: 0, y: 0 };
  readonly #countEvent = (_a: number, _b: number, started: boolean) => {
    this.#pairs += started ? 1 : -1;
  };
  #pairs = 0;

  constructor(radii: Float64Array, places: Float64Array) {
    for (const [i, r] of radii.entries()) {
      const body = this.#world.createRigidBody(
        rapier.RigidBodyDesc.kinematicPositionBased().setTranslation(
          places[2 * i] as number,
          places[2 * i + 1] as number,
        ),
      );
      const description = rapier.ColliderDesc.ball(r)
        .setSensor(true)
        .setActiveEvents(rapier.ActiveEvents.COLLISION_EVENTS)
        .setActiveCollisionTypes(rapier.ActiveCollisionTypes.ALL);
      this.#world.createCollider(description, body);
      this.#bodies.push(body);
    }
    this.#step();
  }

  #step(): void {
    this.#world.step(this.#events);
    this.#events.drainCollisionEvents(this.#countEvent);
  }

  frame(places: Float64Array): number {
    const position = this.#position;
    for (const [i, body] of this.#bodies.entries()) {
      position.x = places[2 * i] as number;
      position.y = places[2 * i + 1] as number;
      body.setTranslation(position, true);
    }
    this.#step();
    return this.#pairs;
  }

  raycast(rays: Float64Array, out: Float64Array): void {
    const ray = new rapier.Ray({ x: 0, y: 0 }, { x: 1, y: 0 });
    for (let i = 0; i < out.length; i++) {
      ray.origin.x = rays[4 * i] as number;
      ray.origin.y = rays[4 * i + 1] as number;
      ray.dir.x = rays[4 * i + 2] as number;
      ray.dir.y = rays[4 * i + 3] as number;
      out[i] = this.#world.castRay(ray, 1, true)?.timeOfImpact ?? 2;
    }
  }

  nearest(points: Float64Array, k: number, out: Float64Array): void {
    for (let i = 0; 2 * i < points.length; i++) {
      const point = { x: points[2 * i] as number, y: points[2 * i + 1] as number };
      const find = (half: number) => {
        const found: number[] = [];
        this.#world.collidersWithAabbIntersectingAabb(point, { x: half, y: half }, (collider) => {
          const { x, y } = collider.translation();
          found.push(Math.max(0, Math.hypot(x - point.x, y - point.y) - collider.radius()));
          return true;
        });
        return found;
      };
      nearestByGrowing(k, find, out, k * i);
    }
  }

  stop(): void {
    this.#events.free();
    this.#world.free();
  }
}
