import { bounds, type Shape, type Vec2 } from "osculate";
import { describe, expect, test } from "vitest";
import { picture as bulletWall } from "../../../demo/src/lessons/bullet-wall/picture.js";
import { picture as circleRect } from "../../../demo/src/lessons/circle-rect/picture.js";
import { picture as ellipseEllipse } from "../../../demo/src/lessons/ellipse-ellipse/picture.js";
import { picture as guardCorners } from "../../../demo/src/lessons/guard-corners/picture.js";
import type { Picture } from "../../../demo/src/lessons/lesson.js";
import { picture as overlapArea } from "../../../demo/src/lessons/overlap-area/picture.js";
import { picture as pointEllipse } from "../../../demo/src/lessons/point-ellipse/picture.js";
import { picture as pointSector } from "../../../demo/src/lessons/point-sector/picture.js";
import { picture as rayCircle } from "../../../demo/src/lessons/ray-circle/picture.js";
import { picture as walkWalls } from "../../../demo/src/lessons/walk-walls/picture.js";
import { Painter } from "../../../demo/src/stage/painter.js";
import { fitView, type View, viewFrom } from "../../../demo/src/stage/view.js";

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

  override inset(origin: Readonly<Vec2>, _: object, draw: (painter: Painter) => void): void {
    const own = new Recorder(viewFrom(this.view, origin));
    draw(own);
    this.points.push(...own.points);
  }

  override polyline(): void {}
  override polygon(): void {}
  override arrow(): void {}
  override arc(): void {}
  override path(): void {}
  override label(): void {}
  override rightAngle(): void {}
}

/** The cards on the narrowest phone, beside their words, and the four in a row on a wide screen. */
const small = { width: 141, height: 88 };
const large = { width: 297, height: 186 };

/** How much of the card's width must stay free at its edges. */
const air = 0.02;

/** What comes too near to the edge at any of 200 moments of the loop. */
function outside(picture: Picture, { width, height }: typeof small): { seen: number; points: Vec2[] } {
  const view = fitView(picture.region, width, height, "down");
  const all = Array.from({ length: 200 }, (_, index) => {
    const recorder = new Recorder(view);
    picture.paint(recorder, index / 200);
    return recorder.points;
  }).flat();
  const margin = air * width;
  const fits = ({ x, y }: Vec2) => x >= margin && x <= width - margin && y >= margin && y <= height - margin;
  return { seen: all.length, points: all.filter((point) => !fits(point)) };
}

describe("the small pictures of the front page fit their cards at every moment", () => {
  const pictures = [
    ["point and ellipse", pointEllipse],
    ["circle and rectangle", circleRect],
    ["sector and point", pointSector],
    ["ellipses", ellipseEllipse],
    ["ray and circle", rayCircle],
    ["bullet and wall", bulletWall],
    ["common area", overlapArea],
    ["guard among walls", guardCorners],
    ["walks", walkWalls],
  ] as const;

  test.each(
    pictures.flatMap(([name, picture]) => [
      [`${name}, small`, picture, small] as const,
      [`${name}, large`, picture, large] as const,
    ]),
  )("%s", (_, picture, card) => {
    const { seen, points } = outside(picture, card);
    expect(seen).toBeGreaterThan(200);
    expect(points).toEqual([]);
  });
});
