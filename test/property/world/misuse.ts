import {
  type BodyOptions,
  circle,
  type Filter,
  type Ray,
  ray,
  type Shape,
  type World,
} from "../../../src/index.js";

/** Every method that takes the id of a body. */
export const STALE_USES: readonly ((world: World<string>, id: number) => unknown)[] = [
  (world, id) => world.shapeOf(id),
  (world, id) => world.dataOf(id),
  (world, id) => world.isSensor(id),
  (world, id) => world.isStatic(id),
  (world, id) => world.isContinuous(id),
  (world, id) => world.categoryOf(id),
  (world, id) => world.maskOf(id),
  (world, id) => world.remove(id),
  (world, id) => world.moveTo(id, 0, 0),
  (world, id) => world.rotateTo(id, 0),
  (world, id) => world.setPose(id, 0, 0, 0),
  (world, id) => world.setFilter(id, 1, 1),
];

type Misuse = readonly [named: string, call: () => unknown];

const NOT_A_SHAPE: Shape = JSON.parse("{}");
const NOT_A_RAY: Ray = JSON.parse("{}");
const NOT_A_NUMBER: number = JSON.parse('"1"');
const NOT_A_FLAG: boolean = JSON.parse("1");
const MISSPELT_OPTIONS: BodyOptions<string> = JSON.parse('{ "isSensor": true }');
const MISSPELT_FILTER: Filter = JSON.parse('{ "sensor": false }');

/** Calls that must throw, each with what the message must name; those of a body only if there is one. */
export function misuses(world: World<string>, id: number | undefined): readonly Misuse[] {
  const shape = circle(0, 0, 1);
  const still = { x: 0, y: 0 };
  const along = ray(0, 0, 1, 0);
  const box = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  const always: Misuse[] = [
    ["shape", () => world.add(NOT_A_SHAPE)],
    ["category", () => world.add(shape, { category: 1.5 })],
    ["category", () => world.add(shape, { category: 2 ** 32 })],
    ["mask", () => world.add(shape, { mask: NOT_A_NUMBER })],
    ["mask", () => world.add(shape, { mask: -(2 ** 31) - 1 })],
    ["sensor", () => world.add(shape, { sensor: NOT_A_FLAG })],
    ["isStatic", () => world.add(shape, { isStatic: NOT_A_FLAG })],
    ["continuous", () => world.add(shape, { continuous: NOT_A_FLAG })],
    ["isSensor", () => world.add(shape, MISSPELT_OPTIONS)],
    ["filter", () => world.queryPoint(0, 0, MISSPELT_FILTER)],
    ["shape", () => world.query(NOT_A_SHAPE)],
    ["x", () => world.queryPoint(Number.NaN, 0)],
    ["y", () => world.queryPoint(0, Number.POSITIVE_INFINITY)],
    ["minX", () => world.queryBounds({ ...box, minX: 2 })],
    ["maxY", () => world.queryBounds({ ...box, maxY: Number.NaN })],
    ["ray", () => world.raycast(NOT_A_RAY)],
    ["ray", () => world.raycastAll(NOT_A_RAY)],
    ["shape", () => world.sweep(NOT_A_SHAPE, still)],
    ["velocity", () => world.sweep(shape, { x: Number.NaN, y: 0 })],
    ["velocity", () => world.sweepAll(shape, { x: 0, y: NOT_A_NUMBER })],
    ["ray", () => world.circleCast(NOT_A_RAY, 1)],
    ["radius", () => world.circleCast(along, -1)],
    ["radius", () => world.circleCast(along, Number.NaN)],
    ["minT", () => world.circleCast(ray(0, 0, 1, 0, 1, Number.NEGATIVE_INFINITY), 1)],
    ["k", () => world.nearest(0, 0, -1)],
    ["k", () => world.nearest(0, 0, 1.5)],
    ["x", () => world.nearest(Number.NEGATIVE_INFINITY, 0, 1)],
  ];
  if (id === undefined) return always;
  return [
    ...always,
    ["x", () => world.moveTo(id, Number.NaN, 0)],
    ["y", () => world.moveTo(id, 0, NOT_A_NUMBER)],
    ["angle", () => world.rotateTo(id, Number.POSITIVE_INFINITY)],
    ["y", () => world.setPose(id, 0, Number.NaN, 0)],
    ["category", () => world.setFilter(id, 0.5, 1)],
    ["mask", () => world.setFilter(id, 1, Number.NaN)],
  ];
}
