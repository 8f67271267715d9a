import {
  type Circle,
  circle,
  contact,
  containsPoint,
  degrees,
  type Ellipse,
  ellipse,
  moveAndSlide,
  moveTo,
  overlaps,
  type RayHit,
  ray,
  raycast,
  rotateTo,
  type Sector,
  type Shape,
  type SlideHit,
  sector,
  setPose,
  type Vec2,
} from "osculate";
import { ballStart, gems, lamps, obstacles, patrols, start, turret } from "./level.js";

// en: A walking guard: the apex of the view is where he stands.
// ja: 歩き回る見張り。視野の扇形の中心が、立っている位置。
export interface Guard {
  readonly view: Sector;
  // en: How far along his patrol: 0 to 1 there, 1 to 2 back.
  // ja: 巡回路の上の位置。0 から 1 が行き、1 から 2 が帰り。
  progress: number;
  sees: boolean;
}

export interface Game {
  readonly hero: Ellipse;
  readonly guards: readonly Guard[];
  readonly ball: Circle;
  readonly ballVelocity: Vec2;
  readonly gemsLeft: Set<Ellipse>;
  // en: Seconds for which each lamp stays out, in the order of the level.
  // ja: それぞれのランプが消えている残り秒数（レベルの並び順）。
  readonly darkness: number[];
  laserAngle: number;
  laserHit: RayHit | null;
  laserBurns: boolean;
  // en: Seconds since the hero was last caught.
  // ja: 主人公が最後に見つかってからの秒数。
  sinceCaught: number;
  timesCaught: number;
}

const heroSpeed = 3.1;
const guardSpeed = 1.1;
const laserSpeed = 0.4;
// en: Seconds for which a lamp stays out.
// ja: ランプが消えている秒数。
export const darkFor = 7;
// en: Seconds for which everything stands still when the hero is caught; then he is back at the door.
// ja: 主人公が見つかって、すべてが止まっている秒数。そのあと入口に戻る。
export const shock = 0.8;
// en: Seconds for which he cannot be caught again after that.
// ja: そのあと、もう一度見つかることのない秒数。
export const mercy = 1;
const solids: readonly Shape[] = [...obstacles.sides, ...obstacles.walls, ...obstacles.pillars];
// en: What nobody sees through.
// ja: 視線をさえぎるもの。
export const opaque: readonly Shape[] = [...obstacles.walls, ...obstacles.pillars];

export function newGame(): Game {
  const game: Game = {
    hero: ellipse(start.x, start.y, 0.5, 0.3),
    guards: patrols.map(() => ({
      view: sector(0, 0, 3.6, degrees(-28), degrees(28)),
      progress: 0,
      sees: false,
    })),
    ball: circle(ballStart.x, ballStart.y, ballStart.r),
    ballVelocity: { x: ballStart.vx, y: ballStart.vy },
    gemsLeft: new Set(gems),
    darkness: lamps.map(() => 0),
    laserAngle: Math.PI / 2,
    laserHit: null,
    laserBurns: false,
    sinceCaught: Number.POSITIVE_INFINITY,
    timesCaught: 0,
  };
  // en: A step of no time puts the guards on their ways and ends the laser where it should.
  // ja: 長さ 0 の一歩で、見張りを巡回路に置き、レーザーの終点を求める。
  step(game, { x: 0, y: 0 }, 0);
  return game;
}

// en: One moment of the game; `wish` is where the hero wants to go, at most 1 long.
// ja: ゲームの一瞬。wish は主人公が進みたい向きで、長さは 1 まで。
export function step(game: Game, wish: Readonly<Vec2>, seconds: number): void {
  const wasShocked = isShocked(game);
  game.sinceCaught += seconds;
  if (isShocked(game)) return;
  if (wasShocked) setPose(game.hero, start.x, start.y, 0);
  lamps.forEach((_, index) => {
    game.darkness[index] = Math.max(0, (game.darkness[index] ?? 0) - seconds);
  });
  if (wish.x !== 0 || wish.y !== 0) rotateTo(game.hero, wish);
  move(game.hero, wish.x * heroSpeed * seconds, wish.y * heroSpeed * seconds);
  rollBall(game, seconds);
  takeGems(game);
  game.guards.forEach((guard, index) => {
    patrol(guard, index, seconds);
    guard.sees = isLit(game, index) && seesHero(guard.view, game.hero);
  });
  shine(game, seconds);
  if (isSafe(game) || !(game.laserBurns || game.guards.some(({ sees }) => sees))) return;
  game.sinceCaught = 0;
  game.timesCaught += 1;
}

export function isShocked({ sinceCaught }: Game): boolean {
  return sinceCaught < shock;
}

// en: Whether nobody can catch the hero: he has only just been caught.
// ja: 主人公がいま見つからない状態か（見つかった直後）。
export function isSafe({ sinceCaught }: Game): boolean {
  return sinceCaught < shock + mercy;
}

export function isWon(game: Game): boolean {
  return game.gemsLeft.size === 0;
}

// en: Job one, a point in a turned ellipse: a click on a lamp puts it out for a while.
// ja: 判定その 1、点と回転した楕円：ランプを押すと、しばらく消える。
export function clickLamp(game: Game, { x, y }: Readonly<Vec2>): boolean {
  const index = lamps.findIndex((lamp) => containsPoint(lamp, x, y));
  if (index < 0) return false;
  game.darkness[index] = darkFor;
  return true;
}

export function isLit({ darkness }: Game, guardIndex: number): boolean {
  return darkness[guardIndex] === 0;
}

// en: `moveAndSlide` goes along what is in the way; whoever has turned into a wall gets out of it first.
// ja: moveAndSlide は、じゃまなものに沿って進める。向きを変えて壁に入ったら、まずそこから出る。
function move(body: Ellipse | Circle, x: number, y: number): readonly SlideHit[] {
  const slide = moveAndSlide(body, { x, y }, solids);
  moveTo(body, slide.x, slide.y);
  return slide.hits;
}

// en: Job two, a circle against turned rectangles: the ball leaves a wall as light leaves a mirror.
// ja: 判定その 2、円と回転した矩形：球は、鏡に当たった光のように壁で跳ね返る。
function rollBall({ ball, ballVelocity, hero }: Game, seconds: number): void {
  for (const { normal } of move(ball, ballVelocity.x * seconds, ballVelocity.y * seconds)) {
    const inward = ballVelocity.x * normal.x + ballVelocity.y * normal.y;
    if (inward <= 0) continue;
    ballVelocity.x -= 2 * inward * normal.x;
    ballVelocity.y -= 2 * inward * normal.y;
  }
  const push = contact(ball, hero);
  if (push) move(hero, push.normal.x * push.depth, push.normal.y * push.depth);
}

// en: Job four, ellipse against ellipse.
// ja: 判定その 4、楕円と楕円。
function takeGems({ gemsLeft, hero }: Game): void {
  for (const gem of gemsLeft) if (overlaps(gem, hero)) gemsLeft.delete(gem);
}

function patrol(guard: Guard, index: number, seconds: number): void {
  const path = patrols[index];
  if (!path) return;
  const { from, to } = path;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  guard.progress = (guard.progress + (guardSpeed * seconds) / length) % 2;
  const forth = guard.progress < 1;
  const part = forth ? guard.progress : 2 - guard.progress;
  const heading = forth ? 1 : -1;
  setPose(guard.view, from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part, {
    x: (to.x - from.x) * heading,
    y: (to.y - from.y) * heading,
  });
}

// en: Job three, the cone of vision, with nothing solid between the eye and the hero.
// ja: 判定その 3、視野の扇形と点：目と主人公の間に、さえぎるものがないこと。
function seesHero(view: Sector, hero: Ellipse): boolean {
  if (!overlaps(view, hero)) return false;
  const look = ray(view.x, view.y, hero.x - view.x, hero.y - view.y, 1);
  return opaque.every((solid) => raycast(look, solid) === null);
}

// en: Job five, a ray against circles: the laser ends at the first thing it meets, and burns if that is the hero.
// ja: 判定その 5、レイと円：レーザーは最初に当たったもので止まる。それが主人公なら見つかる。
function shine(game: Game, seconds: number): void {
  game.laserAngle = (game.laserAngle + laserSpeed * seconds) % (2 * Math.PI);
  const beam = ray(turret.x, turret.y, Math.cos(game.laserAngle), Math.sin(game.laserAngle));
  const ofHero = raycast(beam, game.hero);
  game.laserHit = ofHero;
  for (const thing of [...opaque, game.ball]) {
    const hit = raycast(beam, thing);
    if (hit && (!game.laserHit || hit.t < game.laserHit.t)) game.laserHit = hit;
  }
  game.laserBurns = ofHero !== null && game.laserHit === ofHero;
}
