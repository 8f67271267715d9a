import { ellipse, polygon, rect } from "osculate";
import { describe, expect, it } from "vitest";
import { expandConic } from "../../../../src/crossings/crossing/add-crossing.js";
import type { Expansion } from "../../../../src/crossings/crossing/newton.js";
import { Edge, expandEdge, setEdge } from "../../../../src/crossings/crossing/newton.js";
import { Offset } from "../../../../src/crossings/fine/offset.js";
import { Conic, setConic } from "../../../../src/crossings/outline/conic.js";
import { Outline } from "../../../../src/crossings/outline/crossed-outline.js";
import { setOutline } from "../../../../src/crossings/outline/set-outline.js";
import type { Ellipse } from "../../../../src/index.js";
import { type Random, seededRandom } from "../../../generators/random.js";
import { Real } from "../../../oracle/real.js";
import { gap, realX, realY, setNearPlace } from "../real-offset.js";

const RUNS = 500;

/** A form and its gradient at a place, exactly. */
interface Truth {
  readonly value: Real;
  readonly gradientX: Real;
  readonly gradientY: Real;
}

/** The largest error of the value and of the gradient that was met, as parts of the bounds that come with them. */
interface Parts {
  value: number;
  gradient: number;
}

const expansion: Expansion = {
  value: 0.5,
  gradientX: 0.5,
  gradientY: 0.5,
  bend: 0.5,
  valueError: 0.5,
  gradientError: 0.5,
};

function note(parts: Parts, truth: Truth): void {
  const { value, gradientX, gradientY, valueError, gradientError } = expansion;
  const awayX = gap(Real.of(gradientX), truth.gradientX);
  const awayY = gap(Real.of(gradientY), truth.gradientY);
  const away = Math.sqrt(awayX * awayX + awayY * awayY);
  parts.value = Math.max(parts.value, gap(Real.of(value), truth.value) / valueError);
  parts.gradient = Math.max(parts.gradient, away === 0 ? 0 : away / gradientError);
}

function square(x: Real): Real {
  return x.times(x);
}

/** (u · v)² ry² + (u × v)² rx² − rx² ry² |u|², which is 0 on the ellipse, as seen from its centre. */
function ellipseAt({ rx, ry, ux, uy }: Ellipse, v: Offset): Truth {
  const [a, b] = [square(Real.of(ry)), square(Real.of(rx))];
  const [cosine, sine] = [Real.of(ux), Real.of(uy)];
  const along = cosine.times(realX(v)).plus(sine.times(realY(v)));
  const across = cosine.times(realY(v)).minus(sine.times(realX(v)));
  const lengthSq = square(cosine).plus(square(sine));
  const two = Real.of(2);
  return {
    value: a
      .times(square(along))
      .plus(b.times(square(across)))
      .minus(a.times(b).times(lengthSq)),
    gradientX: two.times(a.times(along).times(cosine).minus(b.times(across).times(sine))),
    gradientY: two.times(a.times(along).times(sine).plus(b.times(across).times(cosine))),
  };
}

function setNearEllipse(out: Offset, { rx, ry, ux, uy }: Ellipse, random: Random): void {
  const angle = 2 * Math.PI * random.next();
  const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
  const length = Math.sqrt(ux * ux + uy * uy);
  setNearPlace(out, (ux * x - uy * y) / length, (ux * y + uy * x) / length, random);
}

describe("forms about a place near their zeros are off by no more than they say", () => {
  it.each([
    ["upright ellipse", (a: number, b: number) => ellipse(0, 0, a, b)],
    ["turned ellipse", (a: number, b: number) => ellipse(0, 0, a, b, { x: a - 1.5, y: b })],
  ])("%s", (_, shapeOf) => {
    const random = seededRandom(1);
    const parts = { value: 0, gradient: 0 };
    const conic = new Conic();
    const v = new Offset();
    for (let run = 0; run < RUNS; run += 1) {
      const shape = shapeOf(1 + random.next(), 2 ** -random.int(10) * (1 + random.next()));
      expect(setConic(conic, shape)).toBe(true);
      setNearEllipse(v, shape, random);
      expandConic(conic, v, expansion);
      note(parts, ellipseAt({ ...shape, ux: conic.ux, uy: conic.uy }, v));
    }
    expect(parts.value).toBeLessThanOrEqual(1);
    expect(parts.gradient).toBeLessThanOrEqual(1);
    expect(Math.min(parts.value, parts.gradient)).toBeGreaterThan(2 ** -8);
  });

  it("circle", () => {
    const random = seededRandom(2);
    const parts = { value: 0, gradient: 0 };
    const conic = new Conic();
    const v = new Offset();
    for (let run = 0; run < RUNS; run += 1) {
      const r = 1 + random.next();
      expect(setConic(conic, ellipse(0, 0, r, r))).toBe(true);
      setNearEllipse(v, ellipse(0, 0, r, r), random);
      expandConic(conic, v, expansion);
      const two = Real.of(2);
      note(parts, {
        value: square(realX(v))
          .plus(square(realY(v)))
          .minus(square(Real.of(r))),
        gradientX: two.times(realX(v)),
        gradientY: two.times(realY(v)),
      });
    }
    expect(parts.value).toBeLessThanOrEqual(1);
    expect(parts.gradient).toBeLessThanOrEqual(1);
    expect(Math.min(parts.value, parts.gradient)).toBeGreaterThan(2 ** -9);
  });

  it("edge between stored points", () => {
    const random = seededRandom(3);
    const parts = { value: 0, gradient: 0 };
    const outline = new Outline();
    const edge = new Edge();
    const v = new Offset();
    const near = () => random.next() - 0.5;
    for (let run = 0; run < RUNS; run += 1) {
      const [a, b] = [
        { x: near(), y: near() },
        { x: 2 + near(), y: 2 + near() },
      ];
      expect(setOutline(outline, polygon([a, b, { x: -9, y: 9 }]))).toBe(true);
      setEdge(edge, outline.edges, 0);
      const dx = Real.of(b.x).minus(Real.of(a.x));
      const dy = Real.of(b.y).minus(Real.of(a.y));
      const part = random.next();
      setNearPlace(v, part * (b.x - a.x), part * (b.y - a.y), random);
      expandEdge(edge, v, expansion);
      note(parts, {
        value: dx.times(realY(v)).minus(dy.times(realX(v))),
        gradientX: dy.negated(),
        gradientY: dx,
      });
    }
    expect(parts.value).toBeLessThanOrEqual(1);
    expect(parts.gradient).toBeLessThanOrEqual(1);
    expect(Math.min(parts.value, parts.gradient)).toBeGreaterThan(2 ** -9);
  });

  it("side of a turned rectangle", () => {
    const random = seededRandom(4);
    const parts = { value: 0, gradient: 0 };
    const outline = new Outline();
    const edge = new Edge();
    const v = new Offset();
    for (let run = 0; run < RUNS; run += 1) {
      const [x, y] = [1 + random.next(), 1 + random.next()];
      const box = rect(0, 0, 1 + random.next(), 1 + random.next(), { x, y });
      expect(setOutline(outline, box)).toBe(true);
      // The side that is seen along the axis, on the right of it.
      setEdge(edge, outline.edges, 0);
      const [dx, dy] = [Real.of(edge.dx), Real.of(edge.dy)];
      const length = square(dx).plus(square(dy)).squareRoot();
      const [height, part] = [box.halfHeight, 2 * random.next() - 1];
      const size = Math.sqrt(x * x + y * y);
      setNearPlace(v, (part * x + height * y) / size, (part * y - height * x) / size, random);
      expandEdge(edge, v, expansion);
      note(parts, {
        value: dx
          .times(realY(v))
          .minus(dy.times(realX(v)))
          .plus(length.times(Real.of(height))),
        gradientX: dy.negated(),
        gradientY: dx,
      });
    }
    expect(parts.value).toBeLessThanOrEqual(1);
    expect(parts.gradient).toBeLessThanOrEqual(1);
    expect(parts.value).toBeGreaterThan(2 ** -9);
  });
});
