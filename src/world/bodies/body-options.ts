import { outOfRange, readVector, requireFlag, requireNames, wrongType } from "../../math/validation.js";
import type { Vec2 } from "../../math/vector.js";
import type { BodyId } from "./body-slots.js";

/**
 * What a body has besides its shape.
 *
 * @example
 * const wall: BodyOptions<string> = { isStatic: true, data: "wall" };
 * const world = new World<string>();
 * world.dataOf(world.add(rect(0, 0, 4, 2), wall)); // wall
 */
export interface BodyOptions<Data = unknown> {
  /** What the body is: a set of 32 bits, by default 1. */
  readonly category?: number | undefined;
  /**
   * The categories that it meets: two bodies are a pair only if each one's mask has a bit of the other's category. By
   * default all bits.
   */
  readonly mask?: number | undefined;
  /** Marks the body as a sensor: it does not block moves, and is marked in the events of `step`. By default false. */
  readonly sensor?: boolean | undefined;
  /**
   * Static bodies are never a pair with each other. They may be moved, but then all static ones are sorted
   * anew. By default false.
   */
  readonly isStatic?: boolean | undefined;
  /**
   * For bodies so fast that they may jump over others from one step to the next: `step` then also reports what the body
   * has passed through on the way. By default false.
   */
  readonly continuous?: boolean | undefined;
  /**
   * An outward direction of any length: only moves of `moveAndSlide` against it are blocked, where the surface faces it
   * (by less than 90°), and only if the shape did not penetrate the body before. By default a body blocks from
   * everywhere.
   */
  readonly oneWay?: Readonly<Vec2> | undefined;
  /** Any value of the application's. */
  readonly data?: Data | undefined;
}

/**
 * The bodies that a query is about; a field that is left out excludes none.
 *
 * @example
 * const world = new World();
 * const [hero, coin] = [world.add(circle(0, 0, 2)), world.add(circle(1, 0, 1), { sensor: true })];
 * const solidsBesideHero: Filter = { sensors: false, exclude: hero };
 * world.queryPoint(0, 0, solidsBesideHero).length; // 0
 */
export interface Filter {
  /** Only bodies of these categories. */
  readonly mask?: number | undefined;
  /** Only bodies whose mask has one of these bits, as if the query were a body of this category. */
  readonly category?: number | undefined;
  /** False excludes sensors. */
  readonly sensors?: boolean | undefined;
  /** Excludes this body, or these bodies, such as the one that asks. Ids without a body exclude nothing. */
  readonly exclude?: BodyId | readonly BodyId[] | undefined;
  /**
   * Only bodies for which it returns true. It is called after all other conditions, at most once per body, in the order
   * of the answer.
   */
  readonly accept?: ((id: BodyId) => boolean) | undefined;
}

/**
 * The bodies that a sweep is about, and which touches count.
 *
 * @example
 * const world = new World();
 * world.add(rect(0, 2, 20, 2));
 * const walls: SweepFilter = { blocking: true };
 * world.sweep(circle(0, 0, 1), { x: 8, y: 0 }, walls); // null
 */
export interface SweepFilter extends Filter {
  /** Only touches that block the motion count: see `sweep`. By default false. */
  readonly blocking?: boolean | undefined;
}

/** Validates 32 bits, an integer with or without a sign, as `~1` and `0xfffffffe`; returns them as a signed one. */
export function requireBits(value: unknown, parameter: string): number {
  const allowed = "an integer of 32 bits";
  if (typeof value !== "number") throw wrongType(value, parameter, allowed);
  if (!(Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 32)) {
    throw outOfRange(value, parameter, allowed);
  }
  return value | 0;
}

/** Validates a direction, finite and not (0, 0), and returns a copy. */
export function requireOneWay(value: Readonly<Vec2>, caller: string): Vec2 {
  const parameter = `${caller}: oneWay`;
  const own = { x: 0, y: 0 };
  readVector(value, parameter, own);
  if (own.x === 0 && own.y === 0) throw outOfRange(value, parameter, "a vector of a length above 0");
  return own;
}

export const BODY_OPTION_NAMES: readonly (keyof BodyOptions)[] = [
  "category",
  "mask",
  "sensor",
  "isStatic",
  "continuous",
  "oneWay",
  "data",
];

export const FILTER_NAMES: readonly string[] = [
  "mask",
  "category",
  "sensors",
  "exclude",
  "accept",
] satisfies (keyof Filter)[];

export const NO_FILTER: Filter = {};

/** Validates every field of a filter, which may have fields of these names; returns {} if there is none. */
export function requireFilter(
  filter: Filter | undefined,
  caller: string,
  parameter = "filter",
  names: readonly string[] = FILTER_NAMES,
): Filter {
  if (filter === undefined) return NO_FILTER;
  requireNames(filter, names, caller, parameter);
  const { mask, category, sensors, exclude, accept } = filter;
  if (mask !== undefined) requireBits(mask, `${caller}: ${parameter}.mask`);
  if (category !== undefined) requireBits(category, `${caller}: ${parameter}.category`);
  if (sensors !== undefined) requireFlag(sensors, `${caller}: ${parameter}.sensors`);
  if (exclude !== undefined) requireIds(exclude, `${caller}: ${parameter}.exclude`);
  if (accept !== undefined && typeof accept !== "function") {
    throw wrongType(accept, `${caller}: ${parameter}.accept`, "a function");
  }
  return filter;
}

/** Requires a number that may be an id, or an array of them. */
function requireIds(value: unknown, parameter: string): void {
  if (typeof value === "number") return;
  if (!Array.isArray(value)) throw wrongType(value, parameter, "the id of a body or an array of such ids");
  value.forEach((id: unknown, i) => {
    if (typeof id !== "number") throw wrongType(id, `${parameter}[${i}]`, "the id of a body");
  });
}

const SWEEP_FILTER_NAMES = /* @__PURE__ */ FILTER_NAMES.concat("blocking");

/** `requireFilter` for a sweep. */
export function requireSweepFilter(filter: SweepFilter | undefined, caller: string): Filter {
  const blocking = filter?.blocking;
  if (blocking !== undefined) requireFlag(blocking, `${caller}: filter.blocking`);
  return requireFilter(filter, caller, "filter", SWEEP_FILTER_NAMES);
}
