import type { Picture } from "../lesson.js";
import { paintScene, region } from "./scene.js";
import { initial } from "./setting.js";
import { frameCount, type Walks, walksOf } from "./walk.js";

let walks: Walks | undefined;

/** One floor of tiles, three walks: two of them end at the first seam. */
export const picture: Picture = {
  region: { ...region, width: region.width + 1.2, height: region.height + 0.6 },
  paint(painter, phase) {
    // Computed when it is first seen, not when the page is read.
    walks ??= walksOf(initial);
    paintScene(painter, initial, walks, Math.round(phase * frameCount), false);
  },
};
