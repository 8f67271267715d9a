import type { PathContext } from "../../../src/draw/index.js";

export interface Corner {
  x: number;
  y: number;
}

const STEPS = 4000;

/** A canvas path that keeps the corners of fine polygons; arcs run as the canvas specification has them. */
export class FlatPath implements PathContext {
  readonly subpaths: Corner[][] = [];
  readonly calls: string[] = [];

  moveTo(x: number, y: number): void {
    this.calls.push("moveTo");
    this.subpaths.push([{ x, y }]);
  }

  lineTo(x: number, y: number): void {
    this.calls.push("lineTo");
    this.add({ x, y });
  }

  arc(
    x: number,
    y: number,
    radius: number,
    startAngle: number,
    endAngle: number,
    counterclockwise = false,
  ): void {
    this.calls.push("arc");
    // What runs backwards is mirrored, run forwards, and mirrored back.
    if (counterclockwise) this.addEllipse(x, y, radius, -radius, 0, -startAngle, -endAngle);
    else this.addEllipse(x, y, radius, radius, 0, startAngle, endAngle);
  }

  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    startAngle: number,
    endAngle: number,
    counterclockwise = false,
  ): void {
    this.calls.push("ellipse");
    if (counterclockwise) this.addEllipse(x, y, radiusX, -radiusY, rotation, -startAngle, -endAngle);
    else this.addEllipse(x, y, radiusX, radiusY, rotation, startAngle, endAngle);
  }

  closePath(): void {
    this.calls.push("closePath");
  }

  private add(corner: Corner): void {
    this.subpaths.at(-1)?.push(corner);
  }

  private addEllipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    rotation: number,
    startAngle: number,
    endAngle: number,
  ): void {
    const turn = 2 * Math.PI;
    const whole = endAngle - startAngle >= turn;
    const sweep = whole ? turn : (((endAngle - startAngle) % turn) + turn) % turn;
    for (let i = 0; i <= STEPS; i++) {
      const t = startAngle + (sweep * i) / STEPS;
      const [along, across] = [rx * Math.cos(t), ry * Math.sin(t)];
      this.add({
        x: x + along * Math.cos(rotation) - across * Math.sin(rotation),
        y: y + along * Math.sin(rotation) + across * Math.cos(rotation),
      });
    }
  }
}

/** The corners of fine polygons along an SVG path of M, L, A and Z commands (appendix B.2.4 of SVG 2). */
export function flattenSvg(path: string): Corner[][] {
  const subpaths: Corner[][] = [];
  for (const [, letter, rest = ""] of path.matchAll(/([MLAZ])([^MLAZ]*)/g)) {
    const numbers = rest.trim().split(" ").filter(Boolean).map(Number);
    const corners = subpaths.at(-1);
    const point = { x: numbers[0] ?? Number.NaN, y: numbers[1] ?? Number.NaN };
    if (letter === "M") subpaths.push([point]);
    else if (letter === "L") corners?.push(point);
    else if (letter === "A") corners?.push(...flattenArc(corners.at(-1) ?? point, numbers));
  }
  return subpaths;
}

function flattenArc(from: Corner, numbers: number[]): Corner[] {
  const [rx0 = 0, ry0 = 0, degrees = 0, large = 0, sweep = 0, endX = 0, endY = 0] = numbers;
  if (from.x === endX && from.y === endY) return [];
  const phi = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(from.x - endX) / 2, (from.y - endY) / 2];
  const [x1, y1] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const growth = Math.max(1, Math.sqrt((x1 / rx0) ** 2 + (y1 / ry0) ** 2));
  const [rx, ry] = [rx0 * growth, ry0 * growth];
  const ratio = (x1 / rx) ** 2 + (y1 / ry) ** 2;
  const factor = Math.sqrt(Math.max(0, 1 / ratio - 1)) * (large === sweep ? -1 : 1);
  const [cx1, cy1] = [(factor * rx * y1) / ry, (-factor * ry * x1) / rx];
  const startAngle = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
  const endAngle = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx);
  const turn = 2 * Math.PI;
  const forward = (((endAngle - startAngle) % turn) + turn) % turn;
  const swept = sweep === 1 ? forward : forward - turn;
  const onTheWay = Array.from({ length: STEPS - 1 }, (_, i) => {
    const t = startAngle + (swept * (i + 1)) / STEPS;
    const [along, across] = [rx * Math.cos(t) + cx1, ry * Math.sin(t) + cy1];
    return {
      x: cos * along - sin * across + (from.x + endX) / 2,
      y: sin * along + cos * across + (from.y + endY) / 2,
    };
  });
  return [...onTheWay, { x: endX, y: endY }];
}

/** What the non-zero rule fills of closed subpaths that do not overlap, but for holes that go the other way. */
export function totalArea(subpaths: readonly (readonly Corner[])[]): number {
  return subpaths.reduce((sum, corners) => sum + areaOf(corners), 0);
}

/** The area of a polygon, positive if its corners go round from +x towards +y. */
export function areaOf(corners: readonly Corner[]): number {
  return corners.reduce((sum, corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return sum + (corner.x * next.y - corner.y * next.x) / 2;
  }, 0);
}
