import { type BodyId, createSlide, type Slide, type Vec2, World } from "osculate";
import { fromTiled, type TiledMap, type TiledShape } from "osculate/tiled";

// en: Pixels and frames, sixty of them a second.
// ja: 単位はピクセルとフレーム（毎秒 60 フレーム）。
const runSpeed = 1.8;
const gravity = 0.25;
const jumpSpeed = 5;
const fastestFall = 7;
const up = { x: 0, y: -1 };

// en: What a body is: the type that its object or tile has in the map.
// ja: 物体の種類。マップのオブジェクトやタイルの「クラス」がそのまま入る。
export type Part = "ground" | "platform" | "coin" | "goal" | "hero";

export interface Keys {
  readonly left: boolean;
  readonly right: boolean;
  readonly down: boolean;
  readonly jump: boolean;
}

export interface Game {
  readonly world: World<Part>;
  readonly hero: BodyId;
  readonly start: Readonly<Vec2>;
  readonly width: number;
  readonly height: number;
  // en: What came of the last move.
  // ja: 直前の移動の結果。
  readonly slide: Slide;
  readonly coinsLeft: Set<BodyId>;
  // en: Pixels a frame, downwards.
  // ja: 下向きの速さ（ピクセル / フレーム）。
  fall: number;
  jumpWasHeld: boolean;
  isWon: boolean;
}

export function newGame(map: TiledMap & { readonly width: number; readonly height: number }): Game {
  const world = new World<Part>();
  const things = fromTiled(map).map((thing) => {
    const part = partOf(thing);
    // en: Coins and the goal block nothing; platforms let through from below and from the sides.
    // ja: コインとゴールは何も止めない。すり抜け床は、下と横からは通り抜けられる。
    const sensor = part === "coin" || part === "goal";
    const oneWay = part === "platform" ? up : undefined;
    const id = world.add(thing.shape, { data: part, isStatic: part !== "hero", sensor, oneWay });
    return { id, part };
  });
  const hero = things.find(({ part }) => part === "hero");
  if (!hero) throw new Error("the map has no hero");
  const { x, y } = world.shapeOf(hero.id);
  return {
    world,
    hero: hero.id,
    start: { x, y },
    width: map.width * map.tilewidth,
    height: map.height * map.tileheight,
    slide: createSlide(),
    coinsLeft: new Set(things.filter(({ part }) => part === "coin").map(({ id }) => id)),
    fall: 0,
    jumpWasHeld: false,
    isWon: false,
  };
}

function partOf({ object, tile }: TiledShape): Part {
  const type = tile?.definition?.type ?? object?.type;
  return (type || "ground") as Part;
}

export function stands({ slide }: Game): boolean {
  return slide.floor !== null;
}

// en: One frame.
// ja: 1 フレーム分。
export function step(game: Game, keys: Keys): void {
  if (game.isWon) return;
  const { world, hero, slide, start } = game;
  const jumps = keys.jump && !game.jumpWasHeld && stands(game);
  game.fall = jumps ? -jumpSpeed : Math.min(game.fall + gravity, fastestFall);
  // en: Whoever lets go of the key early jumps lower.
  // ja: キーを早く放すと、低いジャンプになる。
  if (!keys.jump) game.fall = Math.max(game.fall, -jumpSpeed / 2);
  game.jumpWasHeld = keys.jump;

  const wish = { x: runSpeed * (Number(keys.right) - Number(keys.left)), y: game.fall };
  // en: To drop through a platform, leave it out for a frame: then the hero is in it, and it lets him through.
  // ja: すり抜け床から下りるには、1 フレームだけ床を無視する。床に入った主人公は、そのまま通り抜ける。
  const accept = keys.down ? (id: BodyId) => world.dataOf(id) !== "platform" : undefined;
  world.moveAndSlide(hero, wish, { up, snapToFloor: 4, accept }, slide);
  if (slide.floor || slide.ceiling) game.fall = 0;

  for (const { a, b } of world.step().begin) meet(game, a === hero ? b : a);
  if (world.shapeOf(hero).y < game.height + 40) return;
  // en: He fell out of the map.
  // ja: マップの外へ落ちた。
  world.moveTo(hero, start.x, start.y);
  game.fall = 0;
}

function meet(game: Game, id: BodyId): void {
  const part = game.world.dataOf(id);
  if (part === "goal") game.isWon = true;
  if (part !== "coin") return;
  game.world.remove(id);
  game.coinsLeft.delete(id);
}
