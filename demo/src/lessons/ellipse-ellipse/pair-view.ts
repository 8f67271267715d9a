import type { Ellipse } from "osculate";
import type { Painter } from "../../stage/painter.js";
import type { Region } from "../../stage/view.js";
import type { Scene } from "./scene.js";

export const pairRegion: Region = { x: -0.2, y: 0.4, width: 12.6, height: 8.6 };
export const circleRegion: Region = { x: -1.2, y: 1, width: 7, height: 6.6 };

export function paintPair(painter: Painter, scene: Scene, hit: boolean): void {
  paintGrid(painter);
  const role = hit ? "hit" : "idle";
  const draw = (shape: Ellipse, name: "A" | "B", active: boolean) => {
    painter.shape(shape, role, { width: active ? 3.5 : 2, fill: active ? 0.22 : 0.13 });
    painter.label(shape, name, "ink", { dx: 14, dy: 16, bold: true });
  };
  draw(scene.a, "A", scene.active === "a");
  draw(scene.b, "B", scene.active === "b");
}

/** Lines at whole numbers; the axes a little stronger. */
function paintGrid(painter: Painter): void {
  const { view } = painter;
  const halfWidth = view.width / view.scale / 2;
  const halfHeight = view.height / view.scale / 2;
  const [left, right] = [view.x - halfWidth, view.x + halfWidth];
  const [bottom, top] = [view.y - halfHeight, view.y + halfHeight];
  for (let x = Math.ceil(left); x <= right; x++) {
    painter.line({ x, y: bottom }, { x, y: top }, "guide", { width: 1, opacity: x === 0 ? 0.9 : 0.25 });
  }
  for (let y = Math.ceil(bottom); y <= top; y++) {
    painter.line({ x: left, y }, { x: right, y }, "guide", { width: 1, opacity: y === 0 ? 0.9 : 0.25 });
  }
}
