import type { Box2D, b2BodyId, b2WorldId } from "box2d3-wasm";
import startBox2d from "box2d3-wasm";
import { firstPlaces, type RunningWorld, radiiOf, type WorldPeer } from "../peer.js";

/** Single precision; pairs up to 0.02 apart count as touching. */
export const box2d3Wasm: WorldPeer = {
  name: "box2d3-wasm",
  note: "`SetTransform` of every body, `Step` by next to no time, then the events of contacts that begin and end",
  async start(scene) {
    const radii = radiiOf(scene);
    return radii && new Box2dWorld(await loaded(), radii, firstPlaces(scene));
  },
};

/** So little that nothing moves by itself; without any it reports no contacts. */
const TIME_STEP = 1e-9;

const loading: { module?: Promise<Box2D> } = {};

function loaded(): Promise<Box2D> {
  loading.module ??= startBox2d();
  return loading.module;
}

class Box2dWorld implements RunningWorld {
  readonly #box2d: Box2D;
  readonly #world: b2WorldId;
  readonly #bodies: b2BodyId[] = [];
  #pairs = 0;

  constructor(box2d: Box2D, radii: Float64Array, places: Float64Array) {
    this.#box2d = box2d;
    const worldDefinition = box2d.b2DefaultWorldDef();
    worldDefinition.gravity = new box2d.b2Vec2(0, 0);
    worldDefinition.enableSleep = false;
    worldDefinition.enableContinuous = false;
    this.#world = box2d.b2CreateWorld(worldDefinition);
    const bodyDefinition = box2d.b2DefaultBodyDef();
    bodyDefinition.type = box2d.b2BodyType.b2_dynamicBody;
    const shapeDefinition = box2d.b2DefaultShapeDef();
    shapeDefinition.enableContactEvents = true;
    const circle = new box2d.b2Circle();
    circle.center = new box2d.b2Vec2(0, 0);
    const position = new box2d.b2Vec2(0, 0);
    for (const [i, r] of radii.entries()) {
      position.x = places[2 * i] as number;
      position.y = places[2 * i + 1] as number;
      bodyDefinition.position = position;
      const body = box2d.b2CreateBody(this.#world, bodyDefinition);
      circle.radius = r;
      box2d.b2CreateCircleShape(body, shapeDefinition, circle);
      this.#bodies.push(body);
    }
    this.#step();
  }

  #step(): void {
    const box2d = this.#box2d;
    box2d.b2World_Step(this.#world, TIME_STEP, 1);
    const events = box2d.b2World_GetContactEvents(this.#world);
    this.#pairs += events.beginCount - events.endCount;
    events.delete();
  }

  frame(places: Float64Array): number {
    const box2d = this.#box2d;
    const position = new box2d.b2Vec2(0, 0);
    const rotation = box2d.b2MakeRot(0);
    for (const [i, body] of this.#bodies.entries()) {
      position.x = places[2 * i] as number;
      position.y = places[2 * i + 1] as number;
      box2d.b2Body_SetTransform(body, position, rotation);
    }
    position.delete();
    rotation.delete();
    this.#step();
    return this.#pairs;
  }

  stop(): void {
    this.#box2d.b2DestroyWorld(this.#world);
  }
}
