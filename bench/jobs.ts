/**
 * The five jobs that are compared, each a plain record of numbers that every contestant understands.
 * Angles are radians from +x towards +y; rectangles are given by their centre.
 */
export interface Cases {
  readonly pointEllipse: {
    px: number;
    py: number;
    x: number;
    y: number;
    rx: number;
    ry: number;
    angle: number;
  };
  readonly circleRect: {
    cx: number;
    cy: number;
    r: number;
    x: number;
    y: number;
    width: number;
    height: number;
    angle: number;
  };
  /** The end may be less than the start: the sector then goes through 0. */
  readonly pointSector: {
    px: number;
    py: number;
    x: number;
    y: number;
    r: number;
    start: number;
    end: number;
  };
  readonly ellipseEllipse: { a: TurnedEllipse; b: TurnedEllipse };
  /** The ray goes from (x, y) to (x + dx, y + dy), which is always longer than the circle is wide. */
  readonly rayCircle: { x: number; y: number; dx: number; dy: number; cx: number; cy: number; r: number };
}

export interface TurnedEllipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
  angle: number;
}

export type Job = keyof Cases;

export const jobTitles: Record<Job, string> = {
  pointEllipse: "point in a turned ellipse",
  circleRect: "circle and turned rectangle",
  pointSector: "point in a sector",
  ellipseEllipse: "two turned ellipses",
  rayCircle: "ray and circle",
};

export const jobs = Object.keys(jobTitles) as Job[];

/** Answers whole lists, since one contestant lives in a browser. */
export type Answer<J extends Job> = (cases: readonly Cases[J][]) => boolean[] | Promise<boolean[]>;

/** A way of answering; jobs it has no test for are left out. */
export interface Contestant {
  readonly name: string;
  readonly answers: { readonly [J in Job]?: Answer<J> };
}

/** The answers of a test that takes one case. */
export function each<J extends Job>(test: (given: Cases[J]) => boolean): Answer<J> {
  return (cases) => cases.map(test);
}

/** The corners of a turned rectangle, in order. */
export function cornersOf({ x, y, width, height, angle }: Cases["circleRect"]): { x: number; y: number }[] {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const signs: [number, number][] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return signs.map(([signX, signY]) => {
    const alongX = (signX * width) / 2;
    const alongY = (signY * height) / 2;
    return { x: x + alongX * cos - alongY * sin, y: y + alongX * sin + alongY * cos };
  });
}
