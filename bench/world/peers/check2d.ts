import { type Body, System } from "check2d";
import { firstPlaces, nearestByGrowing, type RunningWorld, radiiOf, type WorldPeer } from "../peer.js";

export const check2d: WorldPeer = {
  name: "check2d",
  note: "`setPosition` of every body, then `checkAll`; `raycast`; boxes that grow, by `search`",
  start(scene) {
    const radii = radiiOf(scene);
    return radii && new Check2dWorld(radii, firstPlaces(scene));
  },
};

class Check2dWorld implements RunningWorld {
  readonly #system = new System();
  readonly #bodies: Body[] = [];

  constructor(radii: Float64Array, places: Float64Array) {
    for (const [i, r] of radii.entries()) {
      const position = { x: places[2 * i] as number, y: places[2 * i + 1] as number };
      this.#bodies.push(this.#system.createCircle(position, r));
    }
  }

  frame(places: Float64Array): number {
    for (const [i, body] of this.#bodies.entries()) {
      body.setPosition(places[2 * i] as number, places[2 * i + 1] as number);
    }
    let found = 0;
    this.#system.checkAll(() => {
      found++;
    });
    // Each pair is found from either side.
    return found / 2;
  }

  raycast(rays: Float64Array, out: Float64Array): void {
    for (let i = 0; i < out.length; i++) {
      const [x = 0, y = 0, dx = 0, dy = 0] = rays.subarray(4 * i, 4 * i + 4);
      const point = this.#system.raycast({ x, y }, { x: x + dx, y: y + dy })?.point;
      out[i] = point === undefined ? 2 : Math.hypot(point.x - x, point.y - y) / Math.hypot(dx, dy);
    }
  }

  nearest(points: Float64Array, k: number, out: Float64Array): void {
    for (let i = 0; 2 * i < points.length; i++) {
      const x = points[2 * i] as number;
      const y = points[2 * i + 1] as number;
      const find = (half: number) => {
        const box = { minX: x - half, minY: y - half, maxX: x + half, maxY: y + half };
        const distanceTo = (body: Body) => Math.hypot(body.x - x, body.y - y) - (body.r ?? 0);
        return this.#system.search(box).map((body) => Math.max(0, distanceTo(body)));
      };
      nearestByGrowing(k, find, out, k * i);
    }
  }
}
