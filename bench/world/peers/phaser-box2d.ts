import * as box2d from "phaser-box2d/dist/PhaserBox2D.js";
import { firstPlaces, type RunningWorld, radiiOf, type WorldPeer } from "../peer.js";

/** Its tree alone, which is what finds the pairs in its world; the world does the same and then some. */
export const phaserBox2d: WorldPeer = {
  name: "phaser-box2d",
  note: "its `b2DynamicTree`: `MoveProxy` of what has left its wider box, `Query` for every body",
  start(scene) {
    const radii = radiiOf(scene);
    return radii && new TreeWorld(radii, firstPlaces(scene));
  },
};

/** How much wider than a body its box in the tree is, on each side. */
const MARGIN = 2;

class TreeWorld implements RunningWorld {
  readonly #tree = box2d.b2DynamicTree_Create();
  readonly #radii: Float64Array;
  readonly #proxies: number[] = [];
  readonly #boxes: box2d.b2AABB[] = [];
  readonly #query = new box2d.b2AABB(0, 0, 0, 0);

  constructor(radii: Float64Array, places: Float64Array) {
    this.#radii = radii;
    for (const [i, r] of radii.entries()) {
      const box = new box2d.b2AABB(0, 0, 0, 0);
      setBox(box, places[2 * i] as number, places[2 * i + 1] as number, r + MARGIN);
      this.#boxes.push(box);
      this.#proxies.push(box2d.b2DynamicTree_CreateProxy(this.#tree, box, 1, i));
    }
  }

  frame(places: Float64Array): number {
    this.#move(places);
    const radii = this.#radii;
    let pairs = 0;
    let [self, x, y, r] = [0, 0, 0, 0];
    const meets = (_proxy: number, i: number): boolean => {
      if (i <= self) return true;
      const dx = (places[2 * i] as number) - x;
      const dy = (places[2 * i + 1] as number) - y;
      const reach = (radii[i] as number) + r;
      if (dx * dx + dy * dy <= reach * reach) pairs++;
      return true;
    };
    for (let i = 0; i < radii.length; i++) {
      self = i;
      x = places[2 * i] as number;
      y = places[2 * i + 1] as number;
      r = radii[i] as number;
      setBox(this.#query, x, y, r);
      box2d.b2DynamicTree_Query(this.#tree, this.#query, 1, meets, null);
    }
    return pairs;
  }

  #move(places: Float64Array): void {
    for (const [i, box] of this.#boxes.entries()) {
      const x = places[2 * i] as number;
      const y = places[2 * i + 1] as number;
      const r = this.#radii[i] as number;
      const inside =
        x - r >= box.lowerBoundX &&
        y - r >= box.lowerBoundY &&
        x + r <= box.upperBoundX &&
        y + r <= box.upperBoundY;
      if (inside) continue;
      setBox(box, x, y, r + MARGIN);
      box2d.b2DynamicTree_MoveProxy(this.#tree, this.#proxies[i] as number, box);
    }
  }
}

function setBox(box: box2d.b2AABB, x: number, y: number, half: number): void {
  box.lowerBoundX = x - half;
  box.lowerBoundY = y - half;
  box.upperBoundX = x + half;
  box.upperBoundY = y + half;
}
