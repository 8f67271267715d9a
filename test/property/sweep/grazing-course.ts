import type { TurningMotion } from "../../../src/index.js";
import { shapeAtOrigin } from "../../generators/contact.js";
import { legal } from "../../generators/legal.js";
import {
  anyUnit,
  logUniform,
  roundedMeasure,
  signed,
  slenderMeasure,
  wholeMeasure,
} from "../../generators/numbers.js";
import { type Generator, oneIn, type Random } from "../../generators/random.js";
import type { KindName, ShapeSpec } from "../../generators/spec.js";
import { mapSpec } from "../../generators/spec-map.js";
import { enlarge, extent, HALF, shift, turn } from "../../generators/transform.js";
import type { Course } from "./course.js";
import { enlargeCourse } from "./draw-course.js";

interface Vector {
  readonly x: number;
  readonly y: number;
}

/** A course whose shapes touch at a time, or pass each other then by next to nothing. */
export interface GrazingCourse extends Course {
  readonly touchTime: number;
}

/**
 * Shapes that touch, or miss or enter each other by next to nothing, taken back in time along motions that mostly let
 * them slide or roll on each other there: then they come nearer only by how they are bent.
 */
export function grazingCourse(kindA: KindName, kindB: KindName): Generator<GrazingCourse> {
  return (random) => {
    const [a, b] = nearContact(kindA, kindB, random);
    const size = extent(a) + extent(b) || 1;
    const unit = anyUnit(roundedMeasure, random);
    const far = random.pick([0, 0, 1, 100]) * size;
    const contact = { x: far * signed(random), y: far * signed(random) };
    const place = (spec: ShapeSpec) => legal(shift(turn(spec, unit), contact.x, contact.y));
    const [placedA, placedB] = [place(a), place(b)];
    const touchTime = random.pick([1, 0.5, 0, 2 ** -30, 1 - 2 ** -30, random.next()]);
    const common = random.pick([0, 0, 1, 10]) * size;
    const velocityA = { x: common * signed(random), y: common * signed(random) };
    const slide = random.pick([0, 1, 4, 100]) * size * signed(random);
    const approach = random.pick([0, 0, 1]) * size * logUniform(random, -9, 1) * signed(random);
    const velocityB = {
      x: velocityA.x + approach * unit.x - slide * unit.y,
      y: velocityA.y + approach * unit.y + slide * unit.x,
    };
    const motionA = motionThrough(placedA, contact, velocityA, anyTurn(random), touchTime);
    const motionB = motionThrough(placedB, contact, velocityB, anyTurn(random), touchTime);
    const course = {
      a: takenBack(placedA, motionA, touchTime),
      b: takenBack(placedB, motionB, touchTime),
      motionA,
      motionB,
    };
    const exponent = oneIn(random, 8) ? random.pick([-300, -60, 60, 300]) : 0;
    return { ...enlargeCourse(course, 2 ** exponent), touchTime };
  };
}

/** Shapes on both sides of the origin, the first on that of −x. */
function nearContact(kindA: KindName, kindB: KindName, random: Random): [ShapeSpec, ShapeSpec] {
  const measure = random.pick([wholeMeasure, roundedMeasure, roundedMeasure, slenderMeasure]);
  const ratio = oneIn(random, 4) ? logUniform(random, -3, 3) : 1;
  const a = shapeAtOrigin(kindA, measure, random);
  const b = legal(enlarge(turn(shapeAtOrigin(kindB, measure, random), HALF), ratio));
  const gap = random.pick([0, 1, -1]) * logUniform(random, -16, -4) * (extent(a) + extent(b) || 1);
  return [a, shift(b, gap, 0)];
}

function anyTurn(random: Random): number {
  return random.pick([0, 1e-6, 0.1, Math.PI, 100 * Math.PI]) * signed(random) + 0;
}

/**
 * The motion by which the point of a shape that is at the contact at t has a velocity there.
 *
 * What is given by points turns about (0, 0) as it starts, which is at t·v then; all else about its position.
 */
function motionThrough(
  spec: ShapeSpec,
  contact: Vector,
  velocity: Vector,
  turning: number,
  t: number,
): TurningMotion {
  if (!isGivenByPoints(spec)) {
    const [armX, armY] = [contact.x - spec.x, contact.y - spec.y];
    return { x: velocity.x + turning * armY, y: velocity.y - turning * armX, turn: turning };
  }
  // v + turn · (contact − t·v)⊥ = velocity
  const [x, y] = [velocity.x + turning * contact.y, velocity.y - turning * contact.x];
  const angle = t * turning;
  const factor = 1 / (1 + angle * angle);
  return { x: factor * (x - angle * y), y: factor * (y + angle * x), turn: turning };
}

/** The shape as it starts, if it is to be where it is at t. */
function takenBack(spec: ShapeSpec, motion: TurningMotion, t: number): ShapeSpec {
  const [wayX, wayY] = [t * motion.x, t * motion.y];
  const pivot = isGivenByPoints(spec) ? { x: wayX, y: wayY } : spec;
  const [cos, sin] = [Math.cos(t * motion.turn), -Math.sin(t * motion.turn)];
  const turned = (x: number, y: number) => ({ x: x * cos - y * sin, y: x * sin + y * cos });
  return legal(
    mapSpec(spec, {
      position(x, y) {
        const arm = turned(x - pivot.x, y - pivot.y);
        return { x: pivot.x - wayX + arm.x, y: pivot.y - wayY + arm.y };
      },
      direction: ({ x, y }) => turned(x, y),
    }),
  );
}

type SpecOfPoints = Extract<ShapeSpec, { type: "segment" | "capsule" | "polygon" | "polyline" | "compound" }>;

function isGivenByPoints(spec: ShapeSpec): spec is SpecOfPoints {
  return ["segment", "capsule", "polygon", "polyline", "compound"].includes(spec.type);
}
