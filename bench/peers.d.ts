// What the comparison uses of the other libraries, so that it is type-checked where they are not installed.

declare module "check2d" {
  export interface Body extends Position {
    readonly r?: number;
    setPosition(x: number, y: number): unknown;
  }
  interface Position {
    x: number;
    y: number;
  }
  interface BodyOptions {
    angle?: number;
    isCentered?: boolean;
  }
  export class System {
    createPoint(position: Position): Body;
    createCircle(position: Position, radius: number): Body;
    createEllipse(position: Position, rx: number, ry: number, step?: number, options?: BodyOptions): Body;
    createBox(position: Position, width: number, height: number, options?: BodyOptions): Body;
    createLine(start: Position, end: Position): Body;
    createPolygon(position: Position, points: Position[]): Body;
    readonly response: { readonly overlap: number };
    checkCollision(a: Body, b: Body): boolean;
    checkAll(callback: () => void): boolean;
    search(box: { minX: number; minY: number; maxX: number; maxY: number }): Body[];
    raycast(start: Position, end: Position): { point: Position } | undefined;
    clear(): void;
  }
}

declare module "sat" {
  namespace SAT {
    class Vector {
      constructor(x: number, y: number);
    }
    class Circle {
      constructor(centre: Vector, radius: number);
    }
    class Polygon {
      constructor(position: Vector, points: Vector[]);
    }
    class Response {
      readonly overlap: number;
      clear(): void;
    }
    function testCirclePolygon(circle: Circle, polygon: Polygon, response?: Response): boolean;
    function testCircleCircle(a: Circle, b: Circle, response?: Response): boolean;
    function testPolygonPolygon(a: Polygon, b: Polygon, response?: Response): boolean;
    function pointInCircle(point: Vector, circle: Circle): boolean;
    function pointInPolygon(point: Vector, polygon: Polygon): boolean;
  }
  export default SAT;
}

declare module "intersects" {
  const intersects: {
    circlePolygon(x: number, y: number, r: number, points: number[], tolerance?: number): boolean;
    lineCircle(x1: number, y1: number, x2: number, y2: number, x: number, y: number, r: number): boolean;
  };
  export default intersects;
}

declare module "kld-intersections" {
  class Point2D {
    constructor(x: number, y: number);
  }
  interface Shape {
    readonly name: string;
  }
  const kld: {
    Point2D: typeof Point2D;
    ShapeInfo: {
      circle(centre: Point2D, radius: number): Shape;
      ellipse(centre: Point2D, rx: number, ry: number): Shape;
      line(start: Point2D, end: Point2D): Shape;
      polygon(points: Point2D[]): Shape;
    };
    Intersection: { intersect(a: Shape, b: Shape): { status: string; points: Point2D[] } };
    IntersectionQuery: {
      pointInCircle(point: Point2D, centre: Point2D, radius: number): boolean;
      pointInPolygon(point: Point2D, points: Point2D[]): boolean;
    };
  };
  export default kld;
}

declare module "svg-intersections" {
  namespace svg {
    interface Shape {
      readonly type: string;
    }
    function shape(element: string, attributes: Readonly<Record<string, number | string>>): Shape;
    function intersect(a: Shape, b: Shape): { readonly points: readonly { x: number; y: number }[] };
  }
  export default svg;
}

declare module "planck" {
  interface Vec2Value {
    x: number;
    y: number;
  }
  export function Vec2(x: number, y: number): Vec2Value;
  export class Transform {
    static identity(): Transform;
    setIdentity(): void;
  }
  export interface Shape {
    getType(): string;
  }
  export class CircleShape implements Shape {
    constructor(centre: Vec2Value, radius: number);
    constructor(radius: number);
    getType(): string;
  }
  export class ChainShape implements Shape {
    constructor(vertices: Vec2Value[], loop: boolean);
    getType(): string;
  }
  export class EdgeShape implements Shape {
    constructor(start: Vec2Value, end: Vec2Value);
    getType(): string;
  }
  export class PolygonShape implements Shape {
    constructor(vertices: Vec2Value[]);
    getType(): string;
  }
  class DistanceProxy {
    set(shape: Shape, index: number): void;
  }
  export class DistanceInput {
    readonly proxyA: DistanceProxy;
    readonly proxyB: DistanceProxy;
    readonly transformA: Transform;
    readonly transformB: Transform;
    useRadii: boolean;
  }
  export class DistanceOutput {
    readonly distance: number;
  }
  export class SimplexCache {
    count: number;
  }
  export interface Sweep {
    /** The body's centre: within the shape, at the start, at the end. */
    localCenter: Vec2Value;
    c0: Vec2Value;
    c: Vec2Value;
    /** The angle at the end. */
    a: number;
  }
  export class TOIInput {
    readonly proxyA: DistanceProxy;
    readonly proxyB: DistanceProxy;
    readonly sweepA: Sweep;
    readonly sweepB: Sweep;
    tMax: number;
  }
  export const TOIOutputState: { readonly e_separated: unknown };
  export class TOIOutput {
    readonly state: unknown;
    readonly t: number;
  }
  export function TimeOfImpact(output: TOIOutput, input: TOIInput): void;
  export class WorldManifold {
    readonly normal: Vec2Value;
    readonly points: readonly Vec2Value[];
    /** Below 0 where the shapes overlap. */
    readonly separations: readonly number[];
    readonly pointCount: number;
  }
  export class Manifold {
    pointCount: number;
    /** Fills in the first argument, unless the manifold has no points. */
    getWorldManifold(
      out: WorldManifold,
      xfA: Transform,
      radiusA: number,
      xfB: Transform,
      radiusB: number,
    ): WorldManifold;
  }
  interface Contact {
    isTouching(): boolean;
    getNext(): Contact | null;
  }
  interface Fixture {
    getBody(): Body;
  }
  export interface Body {
    createFixture(definition: { shape: Shape; isSensor: boolean; filterMaskBits?: number }): Fixture;
    destroyFixture(fixture: Fixture): void;
    setTransform(position: Vec2Value, angle: number): void;
  }
  export class World {
    constructor(definition: { gravity: Vec2Value; allowSleep: boolean; continuousPhysics: boolean });
    createBody(definition: { type: "static" | "dynamic"; position?: Vec2Value }): Body;
    step(timeStep: number): void;
    getContactList(): Contact | null;
    rayCast(
      from: Vec2Value,
      to: Vec2Value,
      callback: (fixture: Fixture, point: Vec2Value, normal: Vec2Value, fraction: number) => number,
    ): void;
  }
  export type Collide = (manifold: Manifold, a: Shape, xfA: Transform, b: Shape, xfB: Transform) => void;
  export function Distance(output: DistanceOutput, cache: SimplexCache, input: DistanceInput): void;
  export function testOverlap(
    a: Shape,
    indexA: number,
    b: Shape,
    indexB: number,
    xfA: Transform,
    xfB: Transform,
  ): boolean;
  export const CollideCircles: Collide;
  export const CollidePolygonCircle: Collide;
  export const CollidePolygons: Collide;
  export const CollideEdgeCircle: Collide;
  export const CollideEdgePolygon: Collide;
}

declare module "phaser-box2d/dist/PhaserBox2D.js" {
  export class b2Vec2 {
    constructor(x: number, y: number);
  }
  export class b2Rot {
    constructor(cos: number, sin: number);
  }
  export class b2Transform {
    constructor(position: b2Vec2, rotation: b2Rot);
  }
  export class b2Circle {
    constructor(centre: b2Vec2, radius: number);
    readonly radius: number;
  }
  export class b2Capsule {
    center1: b2Vec2 | null;
    center2: b2Vec2 | null;
    radius: number;
  }
  export class b2Segment {
    constructor(start: b2Vec2, end: b2Vec2);
  }
  export class b2Polygon {
    readonly vertices: b2Vec2[];
    readonly count: number;
  }
  export class b2DistanceProxy {
    readonly radius: number;
  }
  export class b2DistanceInput {
    proxyA: b2DistanceProxy;
    proxyB: b2DistanceProxy;
    transformA: b2Transform;
    transformB: b2Transform;
    useRadii: boolean;
  }
  export class b2DistanceCache {
    count: number;
  }
  export class b2ShapeCastPairInput {
    proxyA: b2DistanceProxy;
    proxyB: b2DistanceProxy;
    transformA: b2Transform;
    transformB: b2Transform;
    translationB: b2Vec2;
    maxFraction: number;
  }
  export function b2ShapeCast(input: b2ShapeCastPairInput): {
    readonly hit: boolean;
    readonly fraction: number;
  };
  export class b2Sweep {
    constructor(localCentre: b2Vec2, start: b2Vec2, end: b2Vec2, startTurn: b2Rot, endTurn: b2Rot);
  }
  export class b2TOIInput {
    constructor(
      proxyA: b2DistanceProxy,
      proxyB: b2DistanceProxy,
      sweepA: b2Sweep,
      sweepB: b2Sweep,
      tMax: number,
    );
  }
  export function b2TimeOfImpact(input: b2TOIInput): { readonly state: number; readonly t: number };
  export class b2Manifold {
    pointCount: number;
    readonly points: readonly { readonly separation: number }[];
  }
  interface Hull {
    readonly count: number;
  }
  export class b2AABB {
    constructor(lowerX: number, lowerY: number, upperX: number, upperY: number);
    lowerBoundX: number;
    lowerBoundY: number;
    upperBoundX: number;
    upperBoundY: number;
  }
  interface b2DynamicTree {
    readonly root: number;
  }
  export function b2DynamicTree_Create(): b2DynamicTree;
  export function b2DynamicTree_CreateProxy(
    tree: b2DynamicTree,
    box: b2AABB,
    categoryBits: number,
    userData: number,
  ): number;
  export function b2DynamicTree_MoveProxy(tree: b2DynamicTree, proxy: number, box: b2AABB): void;
  export function b2DynamicTree_Query(
    tree: b2DynamicTree,
    box: b2AABB,
    maskBits: number,
    callback: (proxy: number, userData: number) => boolean,
    context: null,
  ): void;
  export type Collide = (
    a: never,
    xfA: b2Transform,
    b: never,
    xfB: b2Transform,
    manifold: b2Manifold,
  ) => void;
  export function b2MakeProxy(points: b2Vec2[], count: number, radius: number): b2DistanceProxy;
  export function b2ComputeHull(points: b2Vec2[], count: number): Hull;
  export function b2MakePolygon(hull: Hull, radius: number, forceCheck: boolean): b2Polygon;
  export function b2ShapeDistance(
    cache: b2DistanceCache,
    input: b2DistanceInput,
    simplexes: null,
    simplexCapacity: number,
  ): { readonly distance: number };
  export const b2CollideCircles: Collide;
  export const b2CollideCapsuleAndCircle: Collide;
  export const b2CollideCapsules: Collide;
  export const b2CollideSegmentAndCircle: Collide;
  export const b2CollideSegmentAndPolygon: Collide;
  export const b2CollidePolygonAndCircle: Collide;
  export const b2CollidePolygonAndCapsule: Collide;
  export const b2CollidePolygons: Collide;
}

declare module "@dimforge/rapier2d-compat" {
  namespace RAPIER {
    interface Vector {
      x: number;
      y: number;
    }
    abstract class Shape {
      intersectsShape(
        position: Vector,
        rotation: number,
        other: Shape,
        otherPosition: Vector,
        otherRotation: number,
      ): boolean;
      contactShape(
        position: Vector,
        rotation: number,
        other: Shape,
        otherPosition: Vector,
        otherRotation: number,
        prediction: number,
      ): { readonly distance: number } | null;
      castShape(
        position: Vector,
        rotation: number,
        velocity: Vector,
        other: Shape,
        otherPosition: Vector,
        otherRotation: number,
        otherVelocity: Vector,
        targetDistance: number,
        maxTime: number,
        stopAtPenetration: boolean,
      ): { readonly time_of_impact: number } | null;
    }
    class Ball extends Shape {
      constructor(radius: number);
    }
    class Cuboid extends Shape {
      constructor(halfWidth: number, halfHeight: number);
    }
    class RoundCuboid extends Shape {
      constructor(halfWidth: number, halfHeight: number, borderRadius: number);
    }
    class Capsule extends Shape {
      constructor(halfHeight: number, radius: number);
    }
    class Segment extends Shape {
      constructor(start: Vector, end: Vector);
    }
    class ConvexPolygon extends Shape {
      constructor(vertices: Float32Array, skipConvexHullComputation: boolean);
    }
    class HalfSpace extends Shape {
      constructor(normal: Vector);
    }
    class Polyline extends Shape {
      constructor(vertices: Float32Array);
    }
    class Ray {
      constructor(origin: Vector, direction: Vector);
      readonly origin: Vector;
      readonly dir: Vector;
    }
    interface RigidBody {
      setTranslation(position: Vector, wakeUp: boolean): void;
    }
    class RigidBodyDesc {
      static kinematicPositionBased(): RigidBodyDesc;
      setTranslation(x: number, y: number): this;
    }
    interface Collider {
      translation(): Vector;
      setTranslation(position: Vector): void;
      radius(): number;
    }
    interface KinematicCharacterController {
      setUp(direction: Vector): void;
      setSlideEnabled(isEnabled: boolean): void;
      computeColliderMovement(collider: Collider, motion: Vector, flags?: number, groups?: number): void;
      computedMovement(): Vector;
    }
    class ColliderDesc {
      constructor(shape: Shape);
      static ball(radius: number): ColliderDesc;
      setTranslation(x: number, y: number): this;
      setRotation(angle: number): this;
      setCollisionGroups(groups: number): this;
      setSensor(isSensor: boolean): this;
      setActiveEvents(events: number): this;
      setActiveCollisionTypes(types: number): this;
    }
    const ActiveEvents: { readonly COLLISION_EVENTS: number };
    const ActiveCollisionTypes: { readonly ALL: number };
    class EventQueue {
      constructor(autoDrain: boolean);
      drainCollisionEvents(callback: (a: number, b: number, started: boolean) => void): void;
      free(): void;
    }
    class World {
      constructor(gravity: Vector);
      createRigidBody(description: RigidBodyDesc): RigidBody;
      createCollider(description: ColliderDesc, parent?: RigidBody): Collider;
      createCharacterController(offset: number): KinematicCharacterController;
      step(events?: EventQueue): void;
      castRay(ray: Ray, maxTimeOfImpact: number, solid: boolean): { readonly timeOfImpact: number } | null;
      collidersWithAabbIntersectingAabb(
        centre: Vector,
        halfSizes: Vector,
        callback: (collider: Collider) => boolean,
      ): void;
      free(): void;
    }
    function init(): Promise<void>;
  }
  export default RAPIER;
}

declare module "flatbush" {
  export default class Flatbush {
    constructor(count: number);
    add(minX: number, minY: number, maxX: number, maxY: number): number;
    finish(): void;
    search(
      minX: number,
      minY: number,
      maxX: number,
      maxY: number,
      filter?: (index: number) => boolean,
    ): number[];
    neighbors(x: number, y: number, maxResults?: number): number[];
  }
}

declare module "polyclip-ts" {
  type Ring = readonly (readonly [x: number, y: number])[];
  export function intersection(a: readonly Ring[], b: readonly Ring[]): [number, number][][][];
}

declare module "box2d3-wasm" {
  /** What lives in the memory of WebAssembly, until it is deleted. */
  interface Handle {
    delete(): void;
  }
  interface b2Vec2 extends Handle {
    x: number;
    y: number;
  }
  interface b2WorldDef {
    gravity: b2Vec2;
    enableSleep: boolean;
    enableContinuous: boolean;
  }
  interface b2BodyDef {
    type: unknown;
    position: b2Vec2;
  }
  interface b2ShapeDef {
    enableContactEvents: boolean;
  }
  interface b2Circle {
    center: b2Vec2;
    radius: number;
  }
  interface b2ContactEvents extends Handle {
    readonly beginCount: number;
    readonly endCount: number;
  }
  export type b2WorldId = Handle & { readonly world: unique symbol };
  export type b2BodyId = Handle & { readonly body: unique symbol };
  export interface Box2D {
    readonly b2Vec2: new (x: number, y: number) => b2Vec2;
    readonly b2Circle: new () => b2Circle;
    readonly b2BodyType: { readonly b2_dynamicBody: unknown };
    b2DefaultWorldDef(): b2WorldDef;
    b2DefaultBodyDef(): b2BodyDef;
    b2DefaultShapeDef(): b2ShapeDef;
    b2MakeRot(angle: number): Handle;
    b2CreateWorld(definition: b2WorldDef): b2WorldId;
    b2DestroyWorld(world: b2WorldId): void;
    b2CreateBody(world: b2WorldId, definition: b2BodyDef): b2BodyId;
    b2CreateCircleShape(body: b2BodyId, definition: b2ShapeDef, circle: b2Circle): void;
    b2Body_SetTransform(body: b2BodyId, position: b2Vec2, rotation: Handle): void;
    b2World_Step(world: b2WorldId, timeStep: number, subSteps: number): void;
    b2World_GetContactEvents(world: b2WorldId): b2ContactEvents;
  }
  export default function start(): Promise<Box2D>;
}
