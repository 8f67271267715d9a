import { circle, type Ellipse, ellipse, ray, raycast, type Sector, type Vec2 } from "osculate";
import type { Painter } from "../stage/painter.js";
import type { Role } from "../stage/palette.js";
import { toWorld, worldDirection } from "../stage/view.js";
import { door, gems, lamps, obstacles, room, turret } from "./level.js";
import { darkFor, type Game, isLit, isSafe, isShocked, opaque } from "./rules.js";
import { fullPull, type Pull } from "./thumb-stick.js";

/** Draws one moment of the game. Who sees or burns the hero takes the colour of a hit, and so does he. */
export function paintGame(painter: Painter, game: Game): void {
  paintRoom(painter);
  paintLamps(painter, game);
  paintGuards(painter, game);
  for (const gem of gems) if (game.gemsLeft.has(gem)) paintGem(painter, gem);
  paintLaser(painter, game);
  paintBall(painter, game);
  paintHero(painter, game);
}

function paintRoom(painter: Painter): void {
  const { width, height } = room;
  // The outline of the room, begun and ended at the door.
  const outline = [
    { x: 0, y: door.top },
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
    { x: 0, y: door.bottom },
  ];
  painter.polygon(outline, "guide", 0.1);
  painter.polyline(outline, "ink", { width: 2.5 });
  // The leaf of the door stands open; the arc is its way, as on an architect's plan.
  const leaf = door.bottom - door.top;
  painter.line({ x: 0, y: door.top }, { x: leaf, y: door.top }, "ink", { width: 2.5, opacity: 0.6 });
  painter.arc({ x: 0, y: door.top }, leaf, 0, Math.PI / 2, "guide", { width: 1.5, dash: [3, 4] });
  for (const wall of obstacles.walls) painter.shape(wall, "ink", { fill: 0.25, width: 1.5 });
  for (const pillar of obstacles.pillars) painter.shape(pillar, "ink", { fill: 0.25, width: 1.5 });
}

const guardRadius = 0.26;

function paintGuards(painter: Painter, game: Game): void {
  game.guards.forEach(({ view, sees }, index) => {
    const role = sees ? "hit" : "idle";
    const lit = isLit(game, index);
    const lamp = lamps[index];
    // Which lamp is whose.
    if (lamp) painter.line(lamp, view, "measure", { width: 1.25, dash: [1, 6], opacity: lit ? 0.8 : 0.35 });
    const seen = visiblePart(view);
    if (lit) painter.polygon(seen, role, 0.22);
    painter.polyline([...seen, ...seen.slice(0, 1)], role, lit ? { width: 1.5 } : { width: 1, dash: [3, 5] });
    painter.shape(circle(view.x, view.y, guardRadius), role, { fill: 1, width: 1.5 });
    const size = Math.hypot(view.ux, view.uy);
    const eye = { x: view.x + (view.ux / size) * 0.13, y: view.y + (view.uy / size) * 0.13 };
    painter.dot(eye, "ink", 1.75);
  });
}

const looks = 40;

/** What a guard really sees of his sector: as far as the walls let him, and not out of the room. */
function visiblePart(view: Sector): Vec2[] {
  const start = Math.atan2(view.startY, view.startX);
  const sweep = (Math.atan2(view.endY, view.endX) - start + 2 * Math.PI) % (2 * Math.PI);
  const ends = Array.from({ length: looks + 1 }, (_, index) => {
    const angle = start + (sweep * index) / looks;
    const direction = { x: Math.cos(angle), y: Math.sin(angle) };
    const far = Math.min(view.r, wayToSide(view, direction));
    const look = ray(view.x, view.y, direction.x * far, direction.y * far, 1);
    const part = Math.min(1, ...opaque.map((solid) => raycast(look, solid)?.t ?? 1));
    return { x: view.x + direction.x * far * part, y: view.y + direction.y * far * part };
  });
  return [{ x: view.x, y: view.y }, ...ends];
}

/** How far it is to the side of the room from a place in it. */
function wayToSide({ x, y }: Readonly<Vec2>, direction: Readonly<Vec2>): number {
  const across = ((direction.x > 0 ? room.width : 0) - x) / direction.x;
  const along = ((direction.y > 0 ? room.height : 0) - y) / direction.y;
  return Math.min(direction.x === 0 ? Infinity : across, direction.y === 0 ? Infinity : along);
}

/** Rays about a lit lamp; a lamp that is out shows how soon it is lit again. */
function paintLamps(painter: Painter, game: Game): void {
  lamps.forEach((lamp, index) => {
    const lit = isLit(game, index);
    painter.shape(lamp, "measure", { fill: lit ? 0.75 : 0.06, width: 1.5 });
    if (lit) {
      for (let turn = 0; turn < 12; turn++) {
        const angle = (turn * Math.PI) / 6;
        painter.line(onEllipse(lamp, angle, 1.22), onEllipse(lamp, angle, 1.45), "measure", { width: 1.5 });
      }
      return;
    }
    const part = 1 - (game.darkness[index] ?? 0) / darkFor;
    painter.shape(
      ellipse(lamp.x, lamp.y, lamp.rx * part, lamp.ry * part, { x: lamp.ux, y: lamp.uy }),
      "measure",
      {
        fill: 0.3,
        width: 1,
      },
    );
  });
}

/** A cut stone: the table in the middle, and edges from it to the rim. */
function paintGem(painter: Painter, gem: Ellipse): void {
  painter.shape(gem, "frame", { fill: 0.35, width: 2 });
  const corners = Array.from({ length: 6 }, (_, index) => (index * Math.PI) / 3);
  const table = corners.map((angle) => onEllipse(gem, angle, 0.5));
  painter.polygon(table, "frame", 0.5);
  painter.polyline([...table, ...table.slice(0, 1)], "frame", { width: 1.25 });
  for (const angle of corners) {
    painter.line(onEllipse(gem, angle, 0.5), onEllipse(gem, angle, 1), "frame", { width: 1.25 });
  }
}

/** The point of an ellipse, enlarged about its centre, at an angle of its own frame. */
function onEllipse({ x, y, rx, ry, ux, uy }: Ellipse, angle: number, enlarged: number): Vec2 {
  const size = Math.hypot(ux, uy);
  const p = (Math.cos(angle) * rx * enlarged) / size;
  const q = (Math.sin(angle) * ry * enlarged) / size;
  return { x: x + ux * p - uy * q, y: y + uy * p + ux * q };
}

function paintLaser(painter: Painter, { laserAngle, laserHit, laserBurns }: Game): void {
  const role = laserBurns ? "hit" : "measure";
  const direction = { x: Math.cos(laserAngle), y: Math.sin(laserAngle) };
  const far = wayToSide(turret, direction);
  const end = laserHit?.point ?? { x: turret.x + direction.x * far, y: turret.y + direction.y * far };
  painter.line(turret, end, role, { width: 7, opacity: 0.2 });
  painter.line(turret, end, role, { width: 2 });
  if (laserHit) paintSpark(painter, laserHit.point, laserHit.normal, role);
  // The way it turns.
  painter.arc(turret, 0.62, laserAngle + 0.25, 0.9, role, { width: 1.5 });
  const tip = laserAngle + 1.15;
  const from = { x: turret.x + Math.cos(tip) * 0.62, y: turret.y + Math.sin(tip) * 0.62 };
  painter.arrow(
    from,
    { x: from.x - Math.sin(tip + 0.2) * 0.24, y: from.y + Math.cos(tip + 0.2) * 0.24 },
    role,
  );
  painter.shape(circle(turret.x, turret.y, 0.24), role, { fill: 1, width: 1 });
}

/** A short stroke along the wall where the light meets it. */
function paintSpark(painter: Painter, { x, y }: Vec2, normal: Vec2, role: Role): void {
  const size = 0.22;
  const from = { x: x - normal.y * size, y: y + normal.x * size };
  const to = { x: x + normal.y * size, y: y - normal.x * size };
  painter.line(from, to, role, { width: 3 });
}

/** Round, and marked, so that it is seen to roll. */
function paintBall(painter: Painter, { ball }: Game): void {
  painter.shape(ball, "idle", { fill: 0.35, width: 1.5 });
  const turn = (ball.x + ball.y) / ball.r;
  painter.arc(ball, ball.r * 0.6, turn, 1.6, "idle", { width: 1.5 });
  painter.arc(ball, ball.r * 0.6, turn + Math.PI, 1.6, "idle", { width: 1.5 });
}

function paintHero(painter: Painter, game: Game): void {
  const { hero } = game;
  const shocked = isShocked(game);
  const role = shocked ? "hit" : "frame";
  painter.shape(hero, role, { fill: isSafe(game) && !shocked ? 0.3 : 0.9, width: 2 });
  if (shocked) painter.label(hero, "!", role, { dy: -26, size: 26, bold: true, align: "center" });
  const angle = Math.PI / 4.5;
  for (const side of [-1, 1]) {
    painter.dot(onEllipse(hero, side * angle, 0.62), "ink", 1.75);
  }
}

/** Where the finger came down, and how far it draws. */
export function paintPull(painter: Painter, { from, to }: Pull): void {
  const { view } = painter;
  const { x, y } = toWorld(view, from);
  painter.shape(circle(x, y, fullPull / view.scale), "ink", { fill: 0.05, width: 1.25, opacity: 0.35 });
  const part = Math.min(1, fullPull / Math.hypot(to.x - from.x, to.y - from.y));
  const knob = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  const at = toWorld(view, knob);
  painter.shape(circle(at.x, at.y, 13 / view.scale), "ink", { fill: 0.3, width: 1.25, opacity: 0.5 });
}

const stones = 28;

/** Stones that fly from the hero and fall, `seconds` after he has won. */
export function paintCelebration(painter: Painter, hero: Readonly<Vec2>, seconds: number): void {
  const { view } = painter;
  const fall = 3 * seconds * seconds - 2 * seconds;
  for (let i = 0; i < stones; i++) {
    // The golden angle spreads the stones evenly; the square root fills the disc they make.
    const angle = i * 2.4;
    const way = (2 + 4 * Math.sqrt((i + 0.5) / stones)) * seconds;
    const flown = worldDirection(view, { x: Math.cos(angle) * way, y: Math.sin(angle) * way + fall });
    const turn = angle + seconds * (i % 2 === 0 ? 4 : -5);
    const stone = ellipse(hero.x + flown.x, hero.y + flown.y, 0.2, 0.12, turn);
    painter.shape(stone, i % 3 === 0 ? "measure" : "frame", { fill: 0.6, width: 1.25 });
  }
}
