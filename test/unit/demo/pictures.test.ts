import { bounds, type Shape, type Vec2 } from "osculate";
import { describe, expect, test } from "vitest";
import { picture as circleRect } from "../../../demo/src/lessons/circle-rect/picture.js";
import { picture as ellipseEllipse } from "../../../demo/src/lessons/ellipse-ellipse/picture.js";
import type { Picture } from "../../../demo/src/lessons/lesson.js";
import { picture as pointEllipse } from "../../../demo/src/lessons/point-ellipse/picture.js";
import { picture as pointSector } from "../../../demo/src/lessons/point-sector/picture.js";
import { picture as rayCircle } from "../../../demo/src/lessons/ray-circle/picture.js";
import { Painter } from "../../../demo/src/stage/painter.js";
import { fitView, type View } from "../../../demo/src/stage/view.js";

const palette = {
  idle: "",
  hit: "",
  frame: "",
  measure: "",
  guide: "",
  ink: "",
  ground: "",
  font: "",
};

/** Paints nothing; keeps the corners of every shape's box and the centre of every dot, in pixels. */
class Recorder extends Painter {
  readonly points: Vec2[] = [];

  constructor(view: View) {
    super({} as CanvasRenderingContext2D, view, palette);
  }

  override shape(shape: Shape): void {
    const box = bounds(shape);
    this.points.push(this.pixel({ x: box.minX, y: box.minY }), this.pixel({ x: box.maxX, y: box.maxY }));
  }

  override dot(point: Readonly<Vec2>): void {
    this.points.push(this.pixel(point));
  }

  override polyline(): void {}
  override polygon(): void {}
  override arrow(): void {}
  override arc(): void {}
  override rightAngle(): void {}
}

/** The cards on a phone, and the wide ones of the second row. */
const narrow = { width: 328, height: 205 };
const wide = { width: 616, height: 246 };

/** How many CSS pixels must stay free at the edge of the card. */
const air = 6;

/** What comes too near to the edge at any of 200 moments of the loop. */
function outside(picture: Picture, { width, height }: typeof narrow): { seen: number; points: Vec2[] } {
  const view = fitView(picture.region, width, height, "down");
  const all = Array.from({ length: 200 }, (_, index) => {
    const recorder = new Recorder(view);
    picture.paint(recorder, index / 200);
    return recorder.points;
  }).flat();
  const fits = ({ x, y }: Vec2) => x >= air && x <= width - air && y >= air && y <= height - air;
  return { seen: all.length, points: all.filter((point) => !fits(point)) };
}

describe("the small pictures of the front page fit their cards at every moment", () => {
  test.each([
    ["point and ellipse", pointEllipse, narrow],
    ["circle and rectangle", circleRect, narrow],
    ["sector and point", pointSector, narrow],
    ["ellipses, narrow", ellipseEllipse, narrow],
    ["ellipses, wide", ellipseEllipse, wide],
    ["ray and circle, narrow", rayCircle, narrow],
    ["ray and circle, wide", rayCircle, wide],
  ])("%s", (_, picture, card) => {
    const { seen, points } = outside(picture, card);
    expect(seen).toBeGreaterThan(200);
    expect(points).toEqual([]);
  });
});
