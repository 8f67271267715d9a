import Flatbush from "flatbush";
import { firstPlaces, type RunningWorld, radiiOf, type WorldPeer } from "../peer.js";

/** A packed tree of boxes, built anew for every frame, as it cannot be changed. */
export const flatbush: WorldPeer = {
  name: "flatbush",
  note: "its tree built anew each frame, `search` with a filter that compares the circles",
  start(scene) {
    const radii = radiiOf(scene);
    return radii && new FlatbushWorld(radii, firstPlaces(scene));
  },
};

class FlatbushWorld implements RunningWorld {
  readonly #radii: Float64Array;
  #places: Float64Array;
  #index: Flatbush;

  constructor(radii: Float64Array, places: Float64Array) {
    this.#radii = radii;
    this.#places = places;
    this.#index = this.#build();
  }

  #build(): Flatbush {
    const count = this.#radii.length;
    const index = new Flatbush(count);
    for (let i = 0; i < count; i++) {
      const x = this.#places[2 * i] as number;
      const y = this.#places[2 * i + 1] as number;
      const r = this.#radii[i] as number;
      index.add(x - r, y - r, x + r, y + r);
    }
    index.finish();
    return index;
  }

  frame(places: Float64Array): number {
    this.#places = places;
    this.#index = this.#build();
    const radii = this.#radii;
    let pairs = 0;
    let [self, x, y, r] = [0, 0, 0, 0];
    const meets = (i: number): boolean => {
      if (i <= self) return false;
      const dx = (places[2 * i] as number) - x;
      const dy = (places[2 * i + 1] as number) - y;
      const reach = (radii[i] as number) + r;
      if (dx * dx + dy * dy <= reach * reach) pairs++;
      return false;
    };
    for (let i = 0; i < radii.length; i++) {
      self = i;
      x = places[2 * i] as number;
      y = places[2 * i + 1] as number;
      r = radii[i] as number;
      this.#index.search(x - r, y - r, x + r, y + r, meets);
    }
    return pairs;
  }
}
