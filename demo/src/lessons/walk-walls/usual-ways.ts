import { contact, moveTo, type Shape, type SweepHit, sweep, type Vec2 } from "osculate";

const rounds = 4;
const still = { x: 0, y: 0 };

// en: First go, then get out of whatever the hero is in, some rounds long. Answers what pushed.
// ja: まず動かし、めり込んだものから押し出す。これを何度かくり返す。押し返した向きを返す。
export function pushOut(hero: Shape, wish: Vec2, solids: readonly Shape[]): Vec2[] {
  const pushes: Vec2[] = [];
  moveTo(hero, hero.x + wish.x, hero.y + wish.y);
  for (let round = 0; round < rounds; round++) {
    for (const solid of solids) {
      const touch = contact(solid, hero);
      if (!touch || touch.depth === 0) continue;
      const { normal, depth } = touch;
      moveTo(hero, hero.x + normal.x * depth, hero.y + normal.y * depth);
      pushes.push(normal);
    }
  }
  return pushes;
}

// en: Go to the first touch, take from the rest of the way what leads into it, and go on, some rounds long.
// ja: 最初に触れるところまで進み、残りの移動から食い込む成分を除いて、また進む。これを何度かくり返す。
export function sweepAndClip(hero: Shape, wish: Vec2, solids: readonly Shape[]): Vec2[] {
  const pushes: Vec2[] = [];
  let { x, y } = wish;
  for (let round = 0; round < rounds; round++) {
    let first: SweepHit | null = null;
    for (const solid of solids) {
      const hit = sweep(hero, { x, y }, solid, still);
      if (hit && (!first || hit.t < first.t)) first = hit;
    }
    const t = first?.t ?? 1;
    moveTo(hero, hero.x + x * t, hero.y + y * t);
    if (!first) break;
    // en: The normal of a sweep points from the hero to the wall.
    // ja: sweep の法線は、主人公から壁へ向かう。
    const { normal } = first;
    const inward = Math.max(0, x * normal.x + y * normal.y);
    x = (x - inward * normal.x) * (1 - t);
    y = (y - inward * normal.y) * (1 - t);
    pushes.push({ x: -normal.x, y: -normal.y });
  }
  return pushes;
}
