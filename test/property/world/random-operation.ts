import type { Vec2 } from "../../../src/index.js";
import { legalRay } from "../../generators/legal.js";
import { oneIn, type Random } from "../../generators/random.js";
import type { RaySpec } from "../../generators/spec.js";
import type { Asked, FilterSpec, Interruption, Operation, Options } from "./operations.js";
import type { Scene } from "./scenes.js";

const SETS = [0xffffffff, 1, 3, 2, 6, 0, -1, 0x80000000];
const ANGLES = [0, Math.PI / 2, 1, -7];

/** One of all the operations, more often those that change or find something. */
export function randomOperation(scene: Scene, random: Random): Operation {
  const body = random.int(1000);
  switch (random.int(20)) {
    case 0:
    case 1:
    case 2:
    case 3:
    case 4:
      return { op: "add", shape: scene.shape(random), options: optionsOf(scene, random) };
    case 5:
    case 6:
      return { op: "remove", body };
    case 7:
    case 8:
    case 9:
      return { op: "moveTo", body, ...scene.place(random) };
    case 10:
      return { op: "rotateTo", body, angle: random.pick(ANGLES) };
    case 11:
      return { op: "setPose", body, ...scene.place(random), angle: random.pick(ANGLES) };
    case 12:
      return { op: "setFilter", body, category: random.pick(SETS), mask: random.pick(SETS) };
    case 13:
      return { op: "step" };
    case 14:
      return oneIn(random, 2)
        ? { op: "pairs", interruption: interruptionOf(scene, random) }
        : { op: "pairs" };
    case 15:
      return random.pick([
        { op: "inspect" },
        { op: "useStale", body },
        { op: "misuse", way: random.int(1000) },
      ] as const);
    default:
      return { ...questionOf(scene, random), filter: filterOf(scene, random) };
  }
}

function optionsOf({ hasStatic }: Scene, random: Random): Options {
  if (random.int(2) === 0) return {};
  return {
    category: random.pick(SETS),
    mask: random.pick(SETS),
    sensor: oneIn(random, 3),
    isStatic: hasStatic && oneIn(random, 2),
    continuous: oneIn(random, 3),
    data: random.pick(["first", "second"]),
  };
}

function interruptionOf(scene: Scene, random: Random): Interruption {
  const call = random.int(random.pick([2, 6]));
  return oneIn(random, 6) ? { call } : { call, operation: randomOperation(scene, random) };
}

function filterOf(scene: Scene, random: Random): FilterSpec {
  if (random.int(2) === 0) return {};
  return {
    ...(oneIn(random, 2) ? { mask: random.pick(SETS) } : {}),
    ...(oneIn(random, 2) ? { category: random.pick(SETS) } : {}),
    ...(oneIn(random, 2) ? { sensors: oneIn(random, 2) } : {}),
    ...(oneIn(random, 2) ? { refused: random.pick([2, 3, 1]) } : {}),
    ...(oneIn(random, 4) ? { interruption: interruptionOf(scene, random) } : {}),
  };
}

function questionOf(scene: Scene, random: Random): Asked {
  const { x, y } = scene.place(random);
  switch (random.int(10)) {
    case 0:
      return { op: "queryPoint", x, y };
    case 1:
      return { op: "query", shape: scene.shape(random) };
    case 2: {
      const other = random.pick([scene.place(random), { x, y }]);
      const box = {
        minX: Math.min(x, other.x),
        minY: Math.min(y, other.y),
        maxX: Math.max(x, other.x),
        maxY: Math.max(y, other.y),
      };
      return { op: "queryBounds", ...box, ...(oneIn(random, 4) ? { maxX: null } : {}) };
    }
    case 3:
      return { op: "nearest", x, y, k: random.pick([1, 3, 0, 8, 1000]) };
    case 4:
    case 5: {
      const velocity = random.pick([velocityFrom(x, y, scene.place(random)), { x: 0, y: 0 }, { x: 1, y: 0 }]);
      return { op: random.pick(["sweep", "sweepAll"] as const), shape: scene.shape(random), ...velocity };
    }
    case 6:
    case 7: {
      const limits = random.pick([
        { minT: 0, maxT: null },
        { minT: 0, maxT: 1 },
        { minT: 0.5, maxT: 0.5 },
      ]);
      const ray = rayBetween({ x, y }, scene.place(random), limits);
      return { op: "circleCast", ray, radius: random.pick([0, 1, 0.3]) };
    }
    default: {
      const limits = random.pick([
        { minT: 0, maxT: null },
        { minT: 0, maxT: 1 },
        { minT: null, maxT: null },
        { minT: 0.5, maxT: 0.5 },
      ]);
      const ray = rayBetween({ x, y }, scene.place(random), limits);
      return { op: random.pick(["raycast", "raycastAll"] as const), ray };
    }
  }
}

function rayBetween(
  { x, y }: Vec2,
  target: Vec2,
  limits: { readonly minT: number | null; readonly maxT: number | null },
): RaySpec {
  return legalRay({ type: "ray", x, y, dx: target.x - x, dy: target.y - y, ...limits });
}

/** Finite, as velocities have to be. */
function velocityFrom(x: number, y: number, target: Vec2): Vec2 {
  const { dx, dy } = rayBetween({ x, y }, target, { minT: 0, maxT: 1 });
  return { x: dx, y: dy };
}
