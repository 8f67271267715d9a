import { outlinePoints, svgPath, visibilityPath } from "../../src/draw/index.js";
import {
  annularSector,
  arc,
  bounds,
  capsule,
  centroid,
  circle,
  closestBoundaryPoint,
  closestPoints,
  compound,
  contact,
  degrees,
  ellipse,
  halfPlane,
  intersections,
  Kind,
  moveAndSlide,
  moveBy,
  overlapArea,
  overlaps,
  penetrates,
  point,
  polygon,
  polyline,
  ray,
  raycastAll,
  rayEllipseHits,
  rect,
  relate,
  rotateTo,
  roundedRect,
  type Shape,
  sector,
  segment,
  selects,
  sweep,
  tangents,
  type Vec2,
  visibility,
  World,
} from "../../src/index.js";
import { add, reflect, sub } from "../../src/math/vec2.js";
import { outlinesOfGrid } from "../../src/tiled/index.js";
import type { Localized } from "../src/site/language.js";

/** A picture of what a topic is about, all of whose answers are the library's own. */
export interface Picture {
  readonly svg: string;
  readonly caption: Localized;
}

const WIDTH = 360;
const HEIGHT = 180;

type Role = "idle" | "hit" | "frame" | "measure" | "guide";

const filled = (shape: Shape, role: Role) => `<path class="solid ${role}" d="${svgPath(shape)}"/>`;
const outlined = (shape: Shape, role: Role) => `<path class="outline ${role}" d="${svgPath(shape)}"/>`;
const dot = ({ x, y }: Readonly<Vec2>, role: Role) =>
  `<circle class="dot ${role}" cx="${x}" cy="${y}" r="4"/>`;
const line = (a: Readonly<Vec2>, b: Readonly<Vec2>, role: Role) =>
  outlined(segment(a.x, a.y, b.x, b.y), role);
const label = (x: number, y: number, text: string) => `<text x="${x}" y="${y}">${text}</text>`;

function arrow(a: Readonly<Vec2>, b: Readonly<Vec2>, role: Role): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const corner = (side: number) => ({ x: b.x - 9 * ux - side * 5 * uy, y: b.y - 9 * uy + side * 5 * ux });
  return line(a, b, role) + line(corner(1), b, role) + line(corner(-1), b, role);
}

function drawing(parts: readonly string[], height = HEIGHT): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" aria-hidden="true">${parts.join("")}</svg>`;
}

/** The picture of a topic, if there is one. */
export function pictureOf(slug: string): Picture | undefined {
  return pictures[slug]?.() ?? pictureOfKind(slug);
}

const pictures: Readonly<Record<string, () => Picture>> = {
  overlaps() {
    const pairs = [14, 0, -16].flatMap((gap, i) => {
      const box = rect(64 + 116 * i, 125, 80, 50);
      const near = ellipse(64 + 116 * i, 100 - gap - 30, 40, 30);
      const role = overlaps(near, box) ? "hit" : "idle";
      return [filled(near, role), filled(box, role)];
    });
    return {
      svg: drawing(pairs),
      caption: {
        en: "Blue where `overlaps` is true: touching in one point is enough.",
        ja: "`overlaps` が真になる組を青で示します。1 点で接しているだけでも真です。",
      },
    };
  },
  relate() {
    const home = (x: number, y: number) => circle(x, y, 24);
    const others: readonly ((x: number, y: number) => Shape)[] = [
      (x, y) => circle(x + 40, y, 10),
      (x, y) => circle(x + 36, y, 12),
      (x, y) => circle(x + 24, y, 14),
      (x, y) => circle(x, y, 24),
      (x, y) => circle(x, y, 12),
      (x, y) => circle(x + 12, y, 12),
      (x, y) => circle(x, y, 34),
      (x, y) => circle(x - 8, y, 32),
    ];
    const cells = others.map((other, i) => {
      const [x, y] = [42 + 92 * (i % 4), 46 + 112 * Math.floor(i / 4)];
      const [a, b] = [home(x, y), other(x, y)];
      return outlined(b, "measure") + filled(a, "idle") + label(x, y + 52, relate(a, b));
    });
    return {
      svg: drawing(cells, 232),
      caption: {
        en: "The eight relations of the filled circle to the other.",
        ja: "塗りつぶした円から見た、もう一方の円との 8 通りの位置関係。",
      },
    };
  },
  penetrates() {
    const floor = rect(180, 150, 320, 40);
    const boxes = [rect(90, 105, 60, 50), rect(260, 115, 60, 50)];
    return {
      svg: drawing([
        filled(floor, "idle"),
        ...boxes.map((box) => filled(box, penetrates(box, floor) ? "hit" : "idle")),
      ]),
      caption: {
        en: "Both boxes overlap the floor; only the blue one penetrates it.",
        ja: "どちらの箱も床と重なっていますが、めり込んでいるのは青い箱だけです。",
      },
    };
  },
  selects() {
    const ring = Array.from({ length: 48 }, (_, i) => {
      const turn = (i * Math.PI) / 24;
      return {
        x: 165 + (105 + 22 * Math.sin(3 * turn)) * Math.cos(turn),
        y: 88 + (66 + 12 * Math.cos(2 * turn)) * Math.sin(turn),
      };
    });
    const shapes = [
      circle(130, 70, 24),
      rect(205, 105, 44, 30, 0.4),
      ellipse(290, 60, 34, 16, 0.6),
      circle(40, 130, 20),
    ];
    return {
      svg: drawing([
        ...shapes.map((shape) => filled(shape, selects(ring, shape) ? "hit" : "idle")),
        outlined(polyline([...ring, ring[0] ?? { x: 0, y: 0 }]), "measure"),
      ]),
      caption: { en: "What the lasso has all of.", ja: "輪にすっぽり入っている図形を青で示します。" },
    };
  },
  distance() {
    const [a, b] = [ellipse(100, 100, 64, 30, -0.5), rect(270, 80, 80, 60, 0.3)];
    const near = closestPoints(a, b);
    return {
      svg: drawing([
        filled(a, "idle"),
        filled(b, "idle"),
        line(near.a, near.b, "measure"),
        dot(near.a, "measure"),
        dot(near.b, "measure"),
      ]),
      caption: { en: "The least distance and its two points.", ja: "最短距離と、その 2 点。" },
    };
  },
  contact() {
    const [a, b] = [ellipse(150, 110, 90, 46, -0.25), rect(245, 80, 90, 56, 0.35)];
    const touch = contact(a, b);
    const { normal = { x: 0, y: 0 }, depth = 0, points = [] } = touch ?? {};
    const way = { x: normal.x * depth, y: normal.y * depth };
    const moved = moveBy(rect(245, 80, 90, 56, 0.35), way.x, way.y);
    return {
      svg: drawing([
        filled(a, "idle"),
        filled(b, "hit"),
        `<g class="dashed">${outlined(moved, "measure")}</g>`,
        arrow(b, { x: b.x + way.x, y: b.y + way.y }, "measure"),
        ...points.map((at) => dot(at, "frame")),
      ]),
      caption: {
        en: "The arrow is `normal` times `depth`: where it brings `b`, the two just touch.",
        ja: "矢印は `normal` × `depth`。`b` をそのとおり動かすと、ちょうど接します。",
      },
    };
  },
  "closest-point"() {
    const shape = polygon([
      [110, 150],
      [90, 50],
      [180, 90],
      [260, 30],
      [270, 150],
    ]);
    const places = [
      { x: 40, y: 90 },
      { x: 180, y: 40 },
      { x: 220, y: 110 },
      { x: 320, y: 90 },
    ];
    return {
      svg: drawing([
        filled(shape, "idle"),
        ...places.map((from) => {
          const to = closestBoundaryPoint(shape, from.x, from.y) ?? from;
          return line(from, to, "measure") + dot(from, "frame") + dot(to, "measure");
        }),
      ]),
      caption: { en: "The nearest points of the outline.", ja: "輪郭の上でいちばん近い点。" },
    };
  },
  intersections() {
    const [a, b] = [ellipse(170, 90, 120, 50, 0.15), rect(190, 90, 150, 90, -0.3)];
    const { points } = intersections(a, b);
    return {
      svg: drawing([outlined(a, "idle"), outlined(b, "idle"), ...points.map((at) => dot(at, "hit"))]),
      caption: {
        en: `Two outlines, ${points.length} common points.`,
        ja: `2 つの輪郭と、${points.length} 個の交点。`,
      },
    };
  },
  "overlap-area"() {
    const [a, b] = [ellipse(145, 90, 95, 55, 0.3), ellipse(225, 95, 90, 45, -0.4)];
    const clip = `<clipPath id="first"><path d="${svgPath(a)}"/></clipPath>`;
    return {
      svg: drawing([
        clip,
        outlined(a, "idle"),
        outlined(b, "idle"),
        `<g clip-path="url(#first)">${filled(b, "hit")}</g>`,
      ]),
      caption: {
        en: `The blue part has an area of ${overlapArea(a, b).toFixed(1)}.`,
        ja: `青い部分の面積は ${overlapArea(a, b).toFixed(1)} です。`,
      },
    };
  },
  measures() {
    const shape = polygon([
      [80, 150],
      [60, 70],
      [150, 30],
      [170, 90],
      [280, 60],
      [300, 140],
    ]);
    const { minX, minY, maxX, maxY } = bounds(shape);
    const box = rect((minX + maxX) / 2, (minY + maxY) / 2, maxX - minX, maxY - minY);
    return {
      svg: drawing([
        filled(shape, "idle"),
        `<g class="dashed">${outlined(box, "measure")}</g>`,
        dot(centroid(shape) ?? { x: 0, y: 0 }, "hit"),
      ]),
      caption: { en: "A polygon, its centroid and its bounds.", ja: "多角形と、その重心・外接矩形。" },
    };
  },
  tangents() {
    const [eye, shape] = [{ x: 40, y: 110 }, ellipse(220, 85, 70, 40, 0.5)];
    const touch = tangents(eye, shape);
    const far = (to: Readonly<Vec2>) => ({
      x: eye.x + (to.x - eye.x) * 1.6,
      y: eye.y + (to.y - eye.y) * 1.6,
    });
    return {
      svg: drawing([
        filled(shape, "idle"),
        ...(touch ? [touch.left, touch.right] : []).map(
          (to) => line(eye, far(to), "guide") + line(eye, to, "measure") + dot(to, "measure"),
        ),
        dot(eye, "frame"),
      ]),
      caption: {
        en: "The two tangents from a point, and where they touch.",
        ja: "1 点から引いた 2 本の接線と接点。",
      },
    };
  },
  raycast() {
    const laser = ray(20, 150, 330, -110, 1);
    const shapes = [circle(110, 110, 34), rect(200, 95, 50, 60, 0.4), ellipse(295, 70, 34, 20, 0.8)];
    const hits = shapes.flatMap((shape) => raycastAll(laser, shape));
    return {
      svg: drawing([
        ...shapes.map((shape) => filled(shape, "idle")),
        arrow({ x: 20, y: 150 }, { x: 350, y: 40 }, "guide"),
        ...hits.map(({ point: at, normal }) =>
          line(at, { x: at.x + 20 * normal.x, y: at.y + 20 * normal.y }, "measure"),
        ),
        ...hits.map(({ point: at, kind }) => dot(at, kind === "enter" ? "hit" : "frame")),
      ]),
      caption: {
        en: "Entries (blue), exits (green), and the normals there.",
        ja: "入る点（青）、出る点（緑）と、そこでの法線。",
      },
    };
  },
  visibility() {
    const walls = [circle(150, 70, 18), rect(215, 125, 40, 30, 0.3), segment(275, 40, 255, 95)];
    const view = sector(30, 95, 300, degrees(-16), degrees(15));
    return {
      svg: drawing([
        `<path class="solid hit" d="${visibilityPath(visibility(view, walls))}"/>`,
        ...walls.map((wall) => filled(wall, "idle")),
        dot(view, "frame"),
      ]),
      caption: {
        en: "What a guard sees between three obstacles.",
        ja: "3 つの障害物のあいだから見張りに見える範囲。",
      },
    };
  },
  sweep() {
    const [ball, wall, way] = [circle(50, 50, 24), rect(270, 120, 70, 60, 0.5), { x: 280, y: 90 }];
    const hit = sweep(ball, way, wall, { x: 0, y: 0 });
    const t = hit?.t ?? 1;
    return {
      svg: drawing([
        filled(wall, "idle"),
        outlined(ball, "idle"),
        arrow(ball, { x: ball.x + way.x, y: ball.y + way.y }, "guide"),
        filled(circle(ball.x + t * way.x, ball.y + t * way.y, ball.r), "hit"),
        ...(hit ? [dot(hit.point, "measure")] : []),
      ]),
      caption: {
        en: `The first touch comes at t = ${t.toFixed(3)} of the way.`,
        ja: `道のりの t = ${t.toFixed(3)} で最初に触れます。`,
      },
    };
  },
  "move-and-slide"() {
    const hero = capsule(70, 60, 70, 90, 14);
    const floor = [
      rect(120, 150, 200, 30),
      polygon([
        [200, 135],
        [330, 75],
        [360, 75],
        [360, 165],
        [200, 165],
      ]),
    ];
    const slide = moveAndSlide(hero, { x: 190, y: 70 }, floor);
    const to = { x: hero.x + slide.travelled.x, y: hero.y + slide.travelled.y };
    const moved = moveBy(capsule(70, 60, 70, 90, 14), slide.travelled.x, slide.travelled.y);
    return {
      svg: drawing([
        ...floor.map((shape) => filled(shape, "idle")),
        outlined(hero, "frame"),
        arrow({ x: 70, y: 75 }, { x: 260, y: 145 }, "guide"),
        filled(moved, "hit"),
        arrow({ x: 70, y: 75 }, { x: 70 + to.x - hero.x, y: 75 + to.y - hero.y }, "measure"),
      ]),
      caption: {
        en: "The grey arrow is what was wished for, the orange one what came of it.",
        ja: "灰色の矢印が望んだ動き、オレンジの矢印が実際に動いた分です。",
      },
    };
  },
  world() {
    const world = new World();
    const shapes = [
      circle(60, 60, 26),
      ellipse(100, 80, 34, 18, 0.4),
      rect(170, 50, 50, 36, 0.3),
      circle(230, 60, 20),
      capsule(240, 120, 300, 140, 12),
      sector(310, 90, 40, degrees(60), degrees(140)),
      polygon([
        [110, 160],
        [150, 110],
        [190, 165],
      ]),
      rect(60, 140, 60, 24, -0.2),
      circle(320, 40, 18),
    ];
    const ids = new Map(shapes.map((shape) => [world.add(shape), shape]));
    const inPair = new Set<Shape | undefined>();
    world.pairs((a, b) => void inPair.add(ids.get(a)).add(ids.get(b)));
    return {
      svg: drawing(shapes.map((shape) => filled(shape, inPair.has(shape) ? "hit" : "idle"))),
      caption: {
        en: "Bodies that are in a pair are blue.",
        ja: "どれかと重なっているボディを青で示します。",
      },
    };
  },
  pose() {
    const shape = rect(180, 90, 120, 50);
    return {
      svg: drawing([
        `<g class="dashed">${outlined(shape, "idle")}</g>`,
        filled(rotateTo(rect(180, 90, 120, 50), degrees(30)), "hit"),
        dot(shape, "measure"),
      ]),
      caption: {
        en: "`rotateTo(shape, degrees(30))` turns a rectangle about its centre.",
        ja: "`rotateTo(shape, degrees(30))` で長方形を中心のまわりに回した様子。",
      },
    };
  },
  angles() {
    const from = { x: 130, y: 50 };
    return {
      svg: drawing([
        arrow(from, { x: 290, y: 50 }, "idle"),
        arrow(from, { x: 130, y: 170 }, "idle"),
        label(300, 55, "+x"),
        label(130, 20, "0"),
        label(155, 170, "+y"),
        filled(sector(from.x, from.y, 70, degrees(0), degrees(50)), "hit"),
      ]),
      caption: {
        en: "From +x towards +y: clockwise where y points down.",
        ja: "+x から +y の向きへ。y が下向きなら時計回りです。",
      },
    };
  },
  draw() {
    const [exact, cornered] = [ellipse(95, 90, 75, 50, 0.5), ellipse(265, 90, 75, 50, 0.5)];
    const chords = outlinePoints(cornered, 4).flatMap(({ points }) => [
      filled(polygon(points), "idle"),
      ...points.map((corner) => dot(corner, "measure")),
    ]);
    return {
      svg: drawing([filled(exact, "hit"), ...chords]),
      caption: {
        en: "As a path, which has the curve itself, and as the corners of `outlinePoints(shape, 4)`: at most 4 from it.",
        ja: "左はパス（曲線そのもの）、右は `outlinePoints(shape, 4)` の頂点。曲線との隔たりは 4 以下です。",
      },
    };
  },
  vec2() {
    const at = { x: 180, y: 140 };
    const velocity = { x: 110, y: 90 };
    const away = reflect(velocity, { x: 0, y: -1 });
    return {
      svg: drawing([
        line({ x: 40, y: at.y }, { x: 320, y: at.y }, "idle"),
        arrow(sub(at, velocity), at, "measure"),
        arrow(at, add(at, { x: 0, y: -70 }), "frame"),
        arrow(at, add(at, away), "hit"),
        label(180, 60, "normal"),
      ]),
      caption: {
        en: "`reflect(velocity, normal)`: how what comes along orange leaves, blue.",
        ja: "`reflect(velocity, normal)`：オレンジの速度で来たものが、青の速度で跳ね返ります。",
      },
    };
  },
  "ray-hits"() {
    const laser = ray(20, 120, 330, -60, 1);
    const target = ellipse(180, 90, 100, 45, 0.4);
    const hits = rayEllipseHits(laser, target);
    return {
      svg: drawing([
        filled(target, "idle"),
        arrow({ x: 20, y: 120 }, { x: 350, y: 60 }, "guide"),
        ...hits.map(({ point: at, kind }) => dot(at, kind === "enter" ? "hit" : "frame")),
        ...hits.map(({ point: { x, y }, kind, t }) =>
          label(x + (kind === "enter" ? -32 : 32), y - 8, `t = ${t.toFixed(2)}`),
        ),
      ]),
      caption: {
        en: "`rayEllipseHits`: where the ray enters, and where it exits.",
        ja: "`rayEllipseHits`：レイが入る点と出る点。",
      },
    };
  },
  edged() {
    const shapes = [
      circle(50, 60, 28),
      rect(140, 60, 60, 34, 0.3),
      capsule(230, 45, 290, 75, 16),
      segment(40, 150, 110, 125),
      polygon([
        [150, 160],
        [180, 110],
        [230, 125],
        [200, 165],
      ]),
    ];
    return {
      svg: drawing([
        ...shapes.map((shape) => (shape.kind === Kind.segment ? outlined : filled)(shape, "hit")),
        dot({ x: 285, y: 140 }, "hit"),
      ]),
      caption: {
        en: "The kinds that they know: points, circles, segments, capsules, rectangles and polygons.",
        ja: "扱える図形：点・円・線分・カプセル・長方形・多角形。",
      },
    };
  },
  tiled() {
    const cells = [
      1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1,
      1, 1, 1, 1, 1,
    ];
    return {
      svg: drawing([
        `<g transform="translate(52 12)">${outlinesOfGrid(cells, 8, 32)
          .map((shape) => filled(shape, "idle"))
          .join("")}</g>`,
      ]),
      caption: {
        en: "Forty cells, their outlines as polygons with holes.",
        ja: "40 マスの輪郭を、穴のある多角形にまとめたもの。",
      },
    };
  },
};

/** The topics of a kind show one of it, and its position. */
function pictureOfKind(slug: string): Picture | undefined {
  const shape = examples[slug];
  if (!shape) return undefined;
  const isCurve = ["segment", "polyline", "arc"].includes(slug);
  const body =
    slug === "point"
      ? dot({ x: 180, y: 90 }, "hit")
      : isCurve
        ? outlined(shape, "hit")
        : filled(shape, "hit");
  const centred = new Set(["circle", "ellipse", "rect", "rounded-rect", "sector", "annular-sector", "arc"]);
  const position = "x" in shape && centred.has(slug) ? dot(shape, "measure") : "";
  return {
    svg: drawing([body, position]),
    caption: position
      ? {
          en: "The orange dot is its position, about which it turns.",
          ja: "オレンジの点が図形の位置で、ここを中心に回ります。",
        }
      : { en: "One of them.", ja: "その一例。" },
  };
}

const examples: Readonly<Record<string, Shape>> = {
  point: point(180, 90),
  circle: circle(180, 90, 60),
  ellipse: ellipse(180, 90, 110, 50, -0.3),
  rect: rect(180, 90, 150, 80, 0.3),
  "rounded-rect": roundedRect(180, 90, 160, 90, 26, -0.2),
  capsule: capsule(110, 110, 250, 70, 34),
  polygon: polygon(
    [
      [90, 150],
      [80, 40],
      [180, 70],
      [270, 25],
      [290, 150],
    ],
    {
      holes: [
        [
          [130, 120],
          [190, 130],
          [160, 90],
        ],
      ],
    },
  ),
  segment: segment(80, 130, 280, 50),
  polyline: polyline([
    [60, 120],
    [130, 50],
    [190, 130],
    [240, 40],
    [310, 110],
  ]),
  sector: sector(110, 100, 170, degrees(-30), degrees(20)),
  "annular-sector": annularSector(180, 105, 40, 85, degrees(150), degrees(390)),
  arc: arc(180, 110, 80, degrees(180), degrees(320)),
  "half-plane": halfPlane(180, 120, 0.2, -1),
  compound: compound([circle(140, 90, 50), rect(230, 95, 120, 40, 0.2)]),
};
