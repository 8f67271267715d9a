import type { fromJSON, Ray, RayHit, Shape } from "../../../src/index.js";
import { firstPlaces, type RunningWorld, type WorldPeer } from "../peer.js";
import type { Scene } from "../scene.js";

/** What is used of the library: the published one in Node, the one that the site was built with in a browser. */
export interface WorldLibrary {
  readonly World: new () => LibraryWorld;
  readonly fromJSON: typeof fromJSON;
  ray(x: number, y: number, dx: number, dy: number, maxT: number): Ray;
}

interface LibraryWorld {
  add(shape: Shape): number;
  moveTo(id: number, x: number, y: number): void;
  pairs(callback: (a: number, b: number) => void): void;
  raycast(ray: Ray): RayHit | null;
  nearest(x: number, y: number, k: number): { readonly distance: number }[];
}

export function osculatePeer(library: WorldLibrary): WorldPeer {
  return {
    name: "Osculate",
    note: "`moveTo` of every body, then `pairs`; `raycast`; `nearest`",
    start: (scene) => new OsculateWorld(library, scene),
  };
}

class OsculateWorld implements RunningWorld {
  readonly #library: WorldLibrary;
  readonly #world: LibraryWorld;
  readonly #ids: number[];
  #pairs = 0;
  readonly #count = (_a: number, _b: number) => {
    this.#pairs++;
  };

  constructor(library: WorldLibrary, scene: Scene) {
    this.#library = library;
    this.#world = new library.World();
    this.#ids = scene.shapes.map((shape) => this.#world.add(library.fromJSON(shape)));
    this.#move(firstPlaces(scene));
  }

  #move(places: Float64Array): void {
    const ids = this.#ids;
    for (let i = 0; i < ids.length; i++) {
      this.#world.moveTo(ids[i] as number, places[2 * i] as number, places[2 * i + 1] as number);
    }
  }

  frame(places: Float64Array): number {
    this.#move(places);
    this.#pairs = 0;
    this.#world.pairs(this.#count);
    return this.#pairs;
  }

  raycast(rays: Float64Array, out: Float64Array): void {
    for (let i = 0; i < out.length; i++) {
      const x = rays[4 * i] as number;
      const y = rays[4 * i + 1] as number;
      const dx = rays[4 * i + 2] as number;
      const dy = rays[4 * i + 3] as number;
      out[i] = this.#world.raycast(this.#library.ray(x, y, dx, dy, 1))?.t ?? 2;
    }
  }

  nearest(points: Float64Array, k: number, out: Float64Array): void {
    for (let i = 0; 2 * i < points.length; i++) {
      const found = this.#world.nearest(points[2 * i] as number, points[2 * i + 1] as number, k);
      for (let rank = 0; rank < k; rank++) {
        out[k * i + rank] = found[rank]?.distance ?? Number.POSITIVE_INFINITY;
      }
    }
  }
}
