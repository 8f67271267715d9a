import { type Body, CircleShape, Vec2, World } from "planck";
import { firstPlaces, type RunningWorld, radiiOf, type WorldPeer } from "../peer.js";

export const planck: WorldPeer = {
  name: "planck",
  note: "sensors; `setTransform` of every body, `step(0)`, then the list of contacts that touch",
  start(scene) {
    const radii = radiiOf(scene);
    return radii && new PlanckWorld(radii, firstPlaces(scene));
  },
};

class PlanckWorld implements RunningWorld {
  readonly #world = new World({ gravity: Vec2(0, 0), allowSleep: false, continuousPhysics: false });
  readonly #bodies: Body[] = [];
  readonly #position = Vec2(0, 0);
  readonly #still = this.#world.createBody({ type: "static" });
  readonly #point = { shape: new CircleShape(1e-9), isSensor: true, filterMaskBits: 0 };

  constructor(radii: Float64Array, places: Float64Array) {
    for (const [i, r] of radii.entries()) {
      const position = Vec2(places[2 * i] as number, places[2 * i + 1] as number);
      const body = this.#world.createBody({ type: "dynamic", position });
      body.createFixture({ shape: new CircleShape(r), isSensor: true });
      this.#bodies.push(body);
    }
    this.#step();
  }

  /** Looks for new contacts and updates them, but moves nothing: it does so at the start of a step after a fixture was made. */
  #step(): void {
    const fixture = this.#still.createFixture(this.#point);
    this.#world.step(0);
    this.#still.destroyFixture(fixture);
  }

  frame(places: Float64Array): number {
    const position = this.#position;
    for (const [i, body] of this.#bodies.entries()) {
      position.x = places[2 * i] as number;
      position.y = places[2 * i + 1] as number;
      body.setTransform(position, 0);
    }
    this.#step();
    let pairs = 0;
    for (let contact = this.#world.getContactList(); contact !== null; contact = contact.getNext()) {
      if (contact.isTouching()) pairs++;
    }
    return pairs;
  }
}
