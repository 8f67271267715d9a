import { expect } from "vitest";
import {
  type Filter,
  fromJSON,
  moveTo,
  rotateTo,
  type Shape,
  setPose,
  type Vec2,
  World,
} from "../../../src/index.js";
import { buildRay, buildShape } from "../../generators/spec.js";
import { misuses, STALE_USES } from "./misuse.js";
import { keyOf, type Pair, shapeOfBox, WorldModel } from "./model.js";
import type { ModelBody } from "./model-body.js";
import type { Interruption, Operation, Options, Question } from "./operations.js";

/** Thrown by callbacks. */
class Interrupted extends Error {}

/** Does the same with a world and with its model, and throws where they differ. */
export class Play {
  readonly world = new World<string>();
  /** What the world answered, as JSON. */
  readonly transcript: string[] = [];
  /** How many answers there were to each question, and events at steps. */
  readonly counts = new Map<string, number>();
  readonly #model = new WorldModel();

  /** The bodies there are, the least id first. */
  get ids(): number[] {
    return this.#model.inOrder().map(({ id }) => id);
  }

  do(operation: Operation): void {
    switch (operation.op) {
      case "add":
        this.#add(fromJSON(operation.shape), fromJSON(operation.shape), operation.options);
        break;
      case "step":
        this.#step();
        break;
      case "pairs":
        this.#pairs(operation.interruption);
        break;
      case "inspect":
        for (const body of this.#model.inOrder()) this.#inspect(body);
        break;
      case "useStale":
        this.#useStale(operation.body);
        break;
      case "misuse": {
        const ways = misuses(this.world, this.ids[0]);
        const [named, misuse] = ways[operation.way % ways.length] ?? [];
        expect(failureOf(misuse ?? (() => {})), String(named)).toMatch(/^(Type|Range)Error/);
        expect(failureOf(misuse ?? (() => {}))).toMatch(named ?? "");
        break;
      }
      case "remove":
      case "moveTo":
      case "rotateTo":
      case "setPose":
      case "setFilter": {
        const bodies = this.#model.inOrder();
        const body = bodies[operation.body % bodies.length];
        if (body !== undefined) this.#change(body, operation);
        break;
      }
      default:
        this.#ask(operation);
    }
    expect(this.world.size).toBe(this.#model.bodies.size);
  }

  #add(given: Shape, own: Shape, options: Options): void {
    const id = this.world.add(given, options);
    expect(Number.isSafeInteger(id) && id >= 0, `id ${id}`).toBe(true);
    expect(this.#model.bodies.has(id) || this.#model.removed.includes(id), `id ${id} again`).toBe(false);
    this.#model.add(id, own, options);
    this.transcript.push(`add ${id}`);
    // The world has a copy.
    moveTo(given, 0, 0);
    this.#inspect({ ...(this.#model.bodies.get(id) as ModelBody) });
  }

  #change({ id, shape, ...body }: ModelBody, change: Operation & { body: number }): void {
    const { world } = this;
    switch (change.op) {
      case "remove":
        world.remove(id);
        this.#model.remove(id);
        break;
      case "moveTo":
        this.#both(
          () => world.moveTo(id, change.x, change.y),
          () => moveTo(shape, change.x, change.y),
        );
        break;
      case "rotateTo":
        this.#both(
          () => world.rotateTo(id, change.angle),
          () => rotateTo(shape, change.angle),
        );
        break;
      case "setPose":
        this.#both(
          () => world.setPose(id, change.x, change.y, change.angle),
          () => setPose(shape, change.x, change.y, change.angle),
        );
        break;
      case "setFilter":
        world.setFilter(id, change.category, change.mask);
        this.#model.setFilter(id, change.category, change.mask);
        break;
      default:
        throw new Error(`${change.op} of ${body.data}`);
    }
  }

  /** What throws for a shape throws for the body, and changes nothing. */
  #both(change: () => void, modelChange: () => void): void {
    expect(failureOf(change)?.split(":")[0]).toBe(failureOf(modelChange)?.split(":")[0]);
  }

  #inspect({ id, shape, category, mask, sensor, isStatic, continuous, data }: ModelBody): void {
    const { world } = this;
    expect(world.has(id)).toBe(true);
    expect(world.shapeOf(id)).toStrictEqual(shape);
    expect([world.categoryOf(id), world.maskOf(id)]).toEqual([category, mask]);
    expect([world.isSensor(id), world.isStatic(id), world.isContinuous(id)]).toEqual([
      sensor,
      isStatic,
      continuous,
    ]);
    expect(world.dataOf(id)).toBe(data);
  }

  #useStale(body: number): void {
    const { removed } = this.#model;
    const stale = removed[body % removed.length] ?? 12_345;
    expect(this.world.has(stale)).toBe(false);
    for (const use of STALE_USES) {
      const failure = failureOf(() => use(this.world, stale));
      expect(failure).toMatch(/^RangeError/);
      expect(failure).toContain(String(stale));
    }
  }

  #step(): void {
    const { begin, stay, end, passed } = this.world.step();
    const told = { begin, stay: [...stay], end, passed };
    expect(told).toEqual(this.#model.step());
    expect(stay.length).toBe(told.stay.length);
    this.transcript.push(JSON.stringify(told));
    for (const [name, events] of Object.entries(told)) this.#count(name, events.length);
  }

  #count(name: string, found: number): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + found);
  }

  #pairs(interruption: Interruption | undefined): void {
    const expected = this.#model.pairs();
    const told: string[] = [];
    const interrupt = this.#interrupter(interruption);
    const isWhole = completes(() =>
      this.world.pairs((a, b) => {
        told.push(keyOf({ a, b }));
        expect(keyOf({ a, b })).toBe(this.#nextPair(expected));
        interrupt();
      }),
    );
    if (isWhole) expect(this.#nextPair(expected)).toBeUndefined();
    this.transcript.push(told.join());
  }

  /** Takes the next pair whose bodies are still there from the list. */
  #nextPair(pairs: Pair[]): string | undefined {
    const { bodies } = this.#model;
    for (let pair = pairs.shift(); pair !== undefined; pair = pairs.shift()) {
      if (bodies.has(pair.a) && bodies.has(pair.b)) return keyOf(pair);
    }
    return undefined;
  }

  /** To be called in each call of a callback. */
  #interrupter(interruption: Interruption | undefined): () => void {
    let call = 0;
    return () => {
      if (call++ !== interruption?.call) return;
      if (interruption.operation === undefined) throw new Interrupted();
      this.do(interruption.operation);
    };
  }

  #ask(question: Question): void {
    const { refused, interruption, ...sets } = question.filter;
    const candidates = this.#candidates(question);
    const queue = candidates.map(idOf);
    const { bodies } = this.#model;
    const interrupt = this.#interrupter(interruption);
    const accepts = (id: number) => refused === undefined || id % refused !== 0;
    const accept = (id: number) => {
      // Nearest may look again after a change.
      if (question.op !== "nearest") expect(id).toBe(nextIn(queue, bodies));
      interrupt();
      return accepts(id);
    };
    const hasAccept = refused !== undefined || interruption !== undefined;
    let answers: unknown[] = [];
    const isWhole = completes(() => {
      answers = this.#answers(question, hasAccept ? { ...sets, accept } : sets);
    });
    if (!isWhole) return;
    this.transcript.push(JSON.stringify(answers));
    this.#count(question.op, answers.length);
    if (question.op === "nearest" && interruption?.operation !== undefined) return;
    const left = candidates.filter((candidate) => accepts(idOf(candidate)) && bodies.has(idOf(candidate)));
    expect(answers).toStrictEqual(left.slice(0, mostAnswers(question)));
  }

  #candidates(question: Question): Answer[] {
    const { filter } = question;
    switch (question.op) {
      case "query":
        return this.#model.query(buildShape(question.shape), filter);
      case "queryPoint":
        return this.#model.query(buildShape({ type: "point", x: question.x, y: question.y }), filter);
      case "queryBounds":
        return this.#model.query(shapeOfBox(boxOf(question)), filter);
      case "raycast":
      case "raycastAll":
        return this.#model.raycastAll(buildRay(question.ray), filter);
      case "sweep":
      case "sweepAll":
        return this.#model.sweepAll(buildShape(question.shape), velocityOf(question), filter);
      case "circleCast":
        return this.#model.circleCastAll(buildRay(question.ray), question.radius, filter);
      case "nearest":
        return this.#model.nearest(question.x, question.y, filter);
    }
  }

  #answers(question: Question, filter: Filter): unknown[] {
    const { world } = this;
    switch (question.op) {
      case "query":
        return world.query(buildShape(question.shape), filter);
      case "queryPoint":
        return world.queryPoint(question.x, question.y, filter);
      case "queryBounds":
        return world.queryBounds(boxOf(question), filter);
      case "raycast":
        return listOf(world.raycast(buildRay(question.ray), filter));
      case "raycastAll":
        return world.raycastAll(buildRay(question.ray), filter);
      case "sweep":
        return listOf(world.sweep(buildShape(question.shape), velocityOf(question), filter));
      case "sweepAll":
        return world.sweepAll(buildShape(question.shape), velocityOf(question), filter);
      case "circleCast":
        return listOf(world.circleCast(buildRay(question.ray), question.radius, filter));
      case "nearest":
        return world.nearest(question.x, question.y, question.k, filter);
    }
  }
}

type Answer = number | { readonly id: number };

function idOf(answer: Answer): number {
  return typeof answer === "number" ? answer : answer.id;
}

function listOf<T>(answer: T | null): T[] {
  return answer === null ? [] : [answer];
}

function velocityOf({ x, y }: Vec2): Vec2 {
  return { x, y };
}

/** Questions that have one answer at most. */
const SINGLE: readonly string[] = ["raycast", "sweep", "circleCast"];

function mostAnswers(question: Question): number {
  if (SINGLE.includes(question.op)) return 1;
  return question.op === "nearest" ? question.k : Number.POSITIVE_INFINITY;
}

function boxOf(box: Extract<Question, { op: "queryBounds" }>) {
  const { minX, minY, maxX, maxY } = box;
  return { minX, minY, maxX: maxX ?? Number.POSITIVE_INFINITY, maxY };
}

/** Takes the next id of a body that is still there from the list. */
function nextIn(ids: number[], bodies: ReadonlyMap<number, unknown>): number | undefined {
  for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
    if (bodies.has(id)) return id;
  }
  return undefined;
}

/** False if a callback interrupted the call, whose exception came through. */
function completes(call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    if (error instanceof Interrupted) return false;
    throw error;
  }
}

/** The error that is thrown, as text. */
function failureOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    return String(error);
  }
}
