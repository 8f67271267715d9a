import { median } from "../median.js";
import { library } from "../speed/library.js";
import { markdownTable } from "../speed/table.js";
import { osculateWalkers } from "./osculate.js";
import { rapierWalkers } from "./rapier.js";
import { createMoveScene, FALL, MOVERS, type MoverName, type MoveScene, TILE } from "./scene.js";
import type { Moved, Walkers } from "./walkers.js";
import { countSnags, countTunnels } from "./wrong.js";

/** Frames a round, and rounds: those of the contestants take turns. */
const FRAMES = 4;
const ROUNDS = 15;
const WARM_UP = 40;

interface Contestant {
  readonly walkers: Walkers;
  readonly directions: number[];
  readonly times: number[];
  penetrations: number;
}

const moved: Moved = { x: 0, y: 0 };

/** Milliseconds of processor time, which other programs do not add to. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

/** A frame: every mover falls and walks, and turns round where it comes to a wall. */
function frame({ walkers, directions }: Contestant, { speeds }: MoveScene): void {
  for (let i = 0; i < MOVERS; i += 1) {
    const wish = (speeds[i] as number) * (directions[i] as number);
    walkers.move(i, wish, FALL, moved);
    if (Math.abs(moved.x) < Math.abs(wish) / 8) directions[i] = 0 - (directions[i] as number);
  }
}

async function measure(kinds: readonly MoverName[], isPeer: boolean): Promise<Contestant[]> {
  const scene = createMoveScene(kinds);
  const starts = isPeer ? [osculateWalkers, rapierWalkers] : [osculateWalkers];
  const contestants: Contestant[] = [];
  for (const start of starts) {
    const directions = scene.movers.map(() => 1);
    contestants.push({ walkers: await start(scene), directions, times: [], penetrations: 0 });
  }
  for (let i = 0; i < WARM_UP; i += 1) for (const contestant of contestants) frame(contestant, scene);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contestant of contestants) {
      const begin = cpuTime();
      for (let i = 0; i < FRAMES; i += 1) frame(contestant, scene);
      contestant.times.push((cpuTime() - begin) / FRAMES);
    }
  }
  for (const contestant of contestants) contestant.penetrations = countPenetrations(contestant, scene);
  return contestants;
}

/** Microseconds a move of a box along a floor of so many tiles: it shall not matter how many. */
async function timeOnFloor(tiles: number): Promise<number> {
  const { rect, rectFromCorner } = library;
  const bodies = Array.from({ length: tiles }, (_, i) => rectFromCorner(i * TILE, 0, TILE, TILE));
  const walkers = await osculateWalkers({ bodies, movers: [rect(8 * TILE, -8, 10, 16)] });
  const moves = 2_000;
  const times = Array.from({ length: 9 }, (_, round) => {
    const begin = cpuTime();
    for (let i = 0; i < moves; i += 1) walkers.move(0, i % 2 === 0 ? 3 : -3, FALL, moved);
    return round === 0 ? Number.NaN : ((cpuTime() - begin) / moves) * 1e3;
  });
  return Math.min(...times.slice(1));
}

/** How many movers are in something at the end. */
function countPenetrations({ walkers }: Contestant, { bodies }: MoveScene): number {
  const world = new library.World();
  for (const body of bodies) world.add(body, { isStatic: true });
  let count = 0;
  for (let i = 0; i < MOVERS; i += 1) {
    const shape = walkers.shapeOf(i);
    if (world.query(shape).some((id) => library.penetrates(shape, world.shapeOf(id)))) count += 1;
  }
  return count;
}

/** A frame of moves of 1,000 movers among 10,000 bodies, beside rapier's character controller. */
export async function movesSection(): Promise<string> {
  const rows: string[][] = [];
  const scenes: readonly (readonly [name: string, kinds: readonly MoverName[], isPeer: boolean])[] = [
    ["capsules, circles, boxes", ["capsule", "circle", "box"], true],
    ["capsules", ["capsule"], true],
    ["circles", ["circle"], true],
    ["boxes", ["box"], true],
    ["ellipses", ["ellipse"], false],
  ];
  for (const [name, kinds, isPeer] of scenes) {
    const [ours, theirs] = await measure(kinds, isPeer);
    const time = median(ours?.times ?? []);
    const peerTime = median(theirs?.times ?? []);
    rows.push([
      name,
      time.toFixed(2),
      theirs === undefined ? "–" : peerTime.toFixed(2),
      theirs === undefined ? "–" : (peerTime / time).toFixed(1),
      String(ours?.penetrations),
      theirs === undefined ? "–" : String(theirs.penetrations),
    ]);
    theirs?.walkers.stop?.();
    console.log(rows.at(-1)?.join(" | "));
  }
  const head = [
    "movers",
    "ours, ms a frame",
    "rapier, ms",
    "× ours",
    "ours in something",
    "rapier in something",
  ];
  const table = markdownTable([head, ...rows]);
  const wrong = markdownTable([
    ["what goes wrong", "ours", "rapier"],
    await countSnags(TILE),
    await countTunnels(),
  ]);
  console.log(wrong);
  const floors = [["tiles of a floor", "ours, µs a move of a box"]];
  for (const tiles of [100, 100_000]) {
    floors.push([tiles.toLocaleString("en-US"), (await timeOnFloor(tiles)).toFixed(1)]);
  }
  console.log(markdownTable(floors));
  return `${table}\n\n${wrong}\n\n${markdownTable(floors)}`;
}
