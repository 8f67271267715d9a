import { seededRandom } from "../../test/generators/random.js";
import { library } from "../speed/library.js";
import type { Pair } from "../speed/scenes.js";
import { markdownTable, nanoseconds } from "../speed/table.js";
import { medianCallTimes } from "../speed/timing.js";
import { drawPlace, type Scene, scenes } from "./scenes.js";

type Exact = Pick<typeof import("../../src/exact/meeting.js"), "exactOverlap" | "exactRelation">;

const SEED = 20261122;
const PAIRS = 1_000;

/** Pairs of a scene that the exact path is asked about, which takes up to a millisecond each. */
const CHECKED = 100;

const AIM = 1_000;

const { overlaps, relate } = library;

/** What pairs cost that touch exactly, as tiles on a grid and circles at a whole distance do. */
export async function tiesSection(): Promise<string> {
  const exact = await exactPaths();
  const all = scenes.map((scene) => ({ scene, pairs: drawScene(scene) }));
  for (const { scene, pairs } of all) check(exact, scene, pairs);
  askOfAll(all.flatMap(({ pairs }) => pairs.slice(0, CHECKED)));
  const table = markdownTable([
    ["scene", "relation", "`overlaps`", "`relate`", `at most ${AIM.toLocaleString("en-US")}`],
    ...all.map(({ scene, pairs }) => {
      const [overlapsTime = 0, relateTime = 0] = timesOf(pairs);
      const isMet = Math.max(overlapsTime, relateTime) <= AIM;
      return [
        scene.name,
        `\`${scene.relation}\``,
        nanoseconds(overlapsTime),
        nanoseconds(relateTime),
        isMet ? "met" : "missed",
      ];
    }),
  ]);
  console.log(table);
  return table;
}

async function exactPaths(): Promise<Exact> {
  return import(new URL("../../src/exact/meeting.js", import.meta.url).href);
}

function drawScene(scene: Scene): Pair[] {
  const random = seededRandom(SEED);
  return Array.from({ length: PAIRS }, () => scene.draw(random, drawPlace(random)));
}

/** Every pair is what its scene says; of some, that the exact path says so, too. */
function check(
  { exactOverlap, exactRelation }: Exact,
  { name, relation }: Scene,
  pairs: readonly Pair[],
): void {
  for (const [index, { a, b }] of pairs.entries()) {
    const said = [relate(a, b), overlaps(a, b)];
    if (index < CHECKED) said.push(exactRelation(a, b), exactOverlap(a, b));
    for (const answer of said) {
      if (answer !== relation && answer !== true)
        throw new Error(`${name}, pair ${index}: ${said.join(", ")}`);
    }
  }
}

const TIMES = 20;

/** As in a program that has scenes of all sorts. */
function askOfAll(pairs: readonly Pair[]): void {
  for (let time = 0; time < TIMES; time++) timesOfOnce(pairs);
}

function timesOfOnce(pairs: readonly Pair[]): void {
  for (const { a, b } of pairs) {
    relate(a, b);
    overlaps(b, a);
  }
}

function timesOf(pairs: readonly Pair[]): number[] {
  const a = pairs.map((pair) => pair.a);
  const b = pairs.map((pair) => pair.b);
  const asks = [
    (i: number) => (overlaps(a[i] as Pair["a"], b[i] as Pair["b"]) ? 1 : 0),
    (i: number) => relate(a[i] as Pair["a"], b[i] as Pair["b"]).length,
  ];
  return medianCallTimes(asks, pairs.length);
}
