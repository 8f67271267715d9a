// What the comparison uses of the other libraries, so that it is type-checked where they are not installed.

declare module "check2d" {
  export interface Body {
    readonly r?: number;
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

declare module "planck" {
  interface Vec2Value {
    readonly x: number;
    readonly y: number;
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
  export class Manifold {
    pointCount: number;
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
  export class b2Manifold {
    pointCount: number;
    readonly points: readonly { readonly separation: number }[];
  }
  interface Hull {
    readonly count: number;
  }
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
      readonly x: number;
      readonly y: number;
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
    function init(): Promise<void>;
  }
  export default RAPIER;
}
