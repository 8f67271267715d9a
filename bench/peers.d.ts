// What the comparison uses of the other libraries, so that it is type-checked where they are not installed.

declare module "check2d" {
  interface Body {
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
    checkCollision(a: Body, b: Body): boolean;
    raycast(start: Position, end: Position): { point: Position } | undefined;
    clear(): void;
  }
}

declare module "sat" {
  class Vector {
    constructor(x: number, y: number);
  }
  class Circle {
    constructor(centre: Vector, radius: number);
  }
  class Polygon {
    constructor(position: Vector, points: Vector[]);
  }
  const SAT: {
    Vector: typeof Vector;
    Circle: typeof Circle;
    Polygon: typeof Polygon;
    testCirclePolygon(circle: Circle, polygon: Polygon): boolean;
  };
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
