import { describe, expect, it } from "vitest";
import { IS_FULL } from "../../extent.js";
import { legalRay } from "../../generators/legal.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT, RUNS, SEED } from "../for-all.js";
import type { Operation } from "./operations.js";
import { Play } from "./play.js";
import { randomOperation } from "./random-operation.js";
import { SCENES, type Scene } from "./scenes.js";
import { shortened } from "./shorten.js";

/** Enough for some forty bodies, or some twenty. */
const SCRIPT_LENGTH = IS_FULL ? 200 : 100;
/** Operations in all; a release asks for 100,000, which takes some ten minutes. */
const OPERATIONS = Number(process.env.OSCULATE_WORLD_OPERATIONS ?? RUNS);
const SCRIPTS = Math.max(1, Math.round(OPERATIONS / SCENES.length / SCRIPT_LENGTH));
/** Among other things to do, those of one scene have taken five minutes for a release. */
const TIMEOUT = Math.max(PROPERTY_TIMEOUT, 36 * OPERATIONS);

function scriptOf(scene: Scene, random: Random): Operation[] {
  return Array.from({ length: SCRIPT_LENGTH }, () => randomOperation(scene, random));
}

const CHANGES = ["moveTo", "setPose", "remove", "add"];
const QUESTIONS = [
  "query",
  "queryPoint",
  "queryBounds",
  "raycast",
  "raycastAll",
  "nearest",
  "sweep",
  "sweepAll",
  "circleCast",
];

/** Random operations of these sorts. */
function drawn(sorts: readonly string[], count: number, scene: Scene, random: Random): Operation[] {
  const operations: Operation[] = [];
  while (operations.length < count) {
    const operation = randomOperation(scene, random);
    if (sorts.includes(operation.op)) operations.push(operation);
  }
  return operations;
}

/** A crowd that takes a second, or one of half a minute. */
function crowdOf({ crowd }: Scene): number {
  return IS_FULL ? crowd : Math.ceil(crowd / 10);
}

/** Many bodies, and little else: what finds candidates is deep, and of all sizes. */
function crowdScript(scene: Scene, random: Random): Operation[] {
  const crowd = crowdOf(scene);
  const draw = (sorts: readonly string[], count: number) => drawn(sorts, count, scene, random);
  return [
    ...draw(["add"], crowd),
    { op: "step" },
    ...draw(CHANGES, crowd / 4),
    ...draw(QUESTIONS, crowd / 8),
    ...Array.from({ length: 8 }, () => [
      { op: "step" } as const,
      ...draw(CHANGES, 3).flatMap((change) => [change, ...questionsAbout(change, scene, random)]),
      ...draw(QUESTIONS, crowd / 32),
    ]).flat(),
  ];
}

/** What a step has put into order has to be right for questions, although a few bodies are elsewhere since. */
function questionsAbout(change: Operation, scene: Scene, random: Random): Operation[] {
  if (change.op !== "moveTo" && change.op !== "setPose") return [];
  const { x, y } = change;
  const from = scene.place(random);
  const ray = legalRay({ type: "ray", x, y: from.y, dx: 0, dy: y - from.y, minT: 0, maxT: null });
  return [
    { op: "raycast", ray, filter: {} },
    { op: "nearest", x, y, k: 1, filter: {} },
  ];
}

/** Little but motion from step to step, half of it of continuous bodies. */
function flightScript(scene: Scene, random: Random): Operation[] {
  const adds = drawn(["add"], 30, scene, random).map((operation, index) =>
    operation.op === "add" && index % 2 === 0
      ? { ...operation, options: { ...operation.options, continuous: true, mask: -1, category: 1 } }
      : operation,
  );
  const flights = Array.from({ length: 8 }, () => [
    ...drawn(["moveTo", "rotateTo", "setPose", "setFilter"], 20, scene, random),
    ...drawn(["add", "remove"], 2, scene, random),
    { op: "step" } as const,
  ]);
  return [...adds, { op: "step" }, ...flights.flat()];
}

/** Throws where a world differs from its model. */
function playOf(script: readonly Operation[]): Play {
  const play = new Play();
  for (const operation of script) play.do(operation);
  return play;
}

/** The same, with bodies moved away and back between the operations. */
function transcriptOfChurned(script: readonly Operation[], random: Random): string[] {
  const play = new Play();
  for (const operation of script) {
    play.do(operation);
    churn(play, random);
  }
  return play.transcript;
}

function churn({ world, ids }: Play, random: Random): void {
  for (const id of ids.slice(-random.int(4))) {
    const { x, y } = world.shapeOf(id);
    // A place that a bounded shape can always be moved to.
    world.moveTo(id, random.pick([x, y, 0]), random.pick([1000, y]));
    if (random.int(4) === 0) world.pairs(() => {});
    world.moveTo(id, x, y);
  }
}

function failureOf(script: readonly Operation[]): string | undefined {
  const played = outcomeOf(script);
  return typeof played === "string" ? played : undefined;
}

function outcomeOf(script: readonly Operation[]): Play | string {
  try {
    return playOf(script);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Throws, with the fewest operations that show it, where a world differs from its model. */
function checked(script: readonly Operation[]): Play {
  const played = outcomeOf(script);
  if (typeof played !== "string") return played;
  const short = shortened(script, (part) => failureOf(part) !== undefined);
  throw new Error(`${failureOf(short)}\noperations: ${JSON.stringify(short)}`);
}

const firstPlays = new Map<Scene, Play>();

/** The first script of a scene, played once for all that asks about it. */
function firstPlay(scene: Scene): Play {
  const known = firstPlays.get(scene) ?? checked(scriptOf(scene, seededRandom(SEED)));
  firstPlays.set(scene, known);
  return known;
}

describe("a world answers as its bodies do one by one", () => {
  it.each(SCENES)(
    "$name",
    (scene) => {
      let played = 0;
      for (let index = 0; index < SCRIPTS; index++) {
        if (index === 0) firstPlay(scene);
        else checked(scriptOf(scene, seededRandom(SEED + index)));
        played += SCRIPT_LENGTH;
      }
      expect(played).toBeGreaterThanOrEqual(SCRIPT_LENGTH);
    },
    TIMEOUT,
  );

  it.each(SCENES)(
    "a crowd, $name",
    (scene) => {
      const script = crowdScript(scene, seededRandom(SEED));
      expect(script.length).toBeGreaterThan(crowdOf(scene));
      checked(script);
    },
    TIMEOUT,
  );
});

it("what is compared is not nothing", () => {
  const totals = new Map<string, number>();
  for (const scene of SCENES) {
    for (const [name, count] of firstPlay(scene).counts) totals.set(name, (totals.get(name) ?? 0) + count);
  }
  const found = [...QUESTIONS, "begin", "stay", "end", "passed"].filter(
    (name) => (totals.get(name) ?? 0) > (IS_FULL ? 10 : 0),
  );
  expect(found).toEqual([...QUESTIONS, "begin", "stay", "end", "passed"]);
});

describe("continuous bodies pass what a sweep of every pair finds", () => {
  it.each(SCENES)(
    "$name",
    (scene) => {
      let passed = 0;
      for (let index = 0; index < SCRIPTS; index++) {
        const script = flightScript(scene, seededRandom(SEED + index));
        passed += checked(script).counts.get("passed") ?? 0;
      }
      expect(passed).toBeGreaterThan(0);
    },
    TIMEOUT,
  );
});

describe("the same operations give the same bytes, however a world has been stirred between", () => {
  it.each(SCENES)("$name", (scene) => {
    const script = scriptOf(scene, seededRandom(SEED));
    const { transcript } = firstPlay(scene);
    expect(transcript.length).toBeGreaterThan(SCRIPT_LENGTH / 3);
    expect(playOf(script).transcript).toEqual(transcript);
    expect(transcriptOfChurned(script, seededRandom(1))).toEqual(transcript);
  });
});
