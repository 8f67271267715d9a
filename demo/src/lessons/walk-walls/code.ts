import { type BodyId, type Shape, type SlideOptions, type Vec2, World } from "osculate";

const up = { x: 0, y: -1 };

// en: Solid things block from every side; platforms only what comes down on them.
// ja: 壁や床はどちら側からでも止める。すり抜け床は、上から降りてくるものだけを止める。
export function levelOf(solids: readonly Shape[], platforms: readonly Shape[]): World {
  const world = new World();
  for (const solid of solids) world.add(solid, { isStatic: true });
  for (const platform of platforms) world.add(platform, { isStatic: true, oneWay: up });
  return world;
}

// en: With `up` there are floors: steps are climbed, and whoever walks downhill stays on the ground.
// ja: up を渡すと「床」ができる。段差を上り、下り坂でも地面から離れない。
export const onFoot: SlideOptions = { up, stepHeight: 0.3, snapToFloor: 0.1 };

// en: One frame: the hero goes where the wish leads, along what is in the way.
// ja: 1 フレーム分。行きたい向きへ、じゃまなものに沿って進む。
export function walk(world: World, hero: BodyId, wish: Vec2, options?: SlideOptions) {
  return world.moveAndSlide(hero, wish, options);
}
