import type { Direction, TurningMotion } from "../../../src/index.js";
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
import { everydayPair, nearTouchPair, wholePair } from "../../generators/pair.js";
import { type Generator, oneIn, type Random } from "../../generators/random.js";
import type { KindName, PairSpec } from "../../generators/spec.js";
import { centreOf, enlarge, extent, shift, turn } from "../../generators/transform.js";
import type { Course } from "./course.js";

/** Velocities along the legs of whole right triangles, or in any direction. */
function anyVelocity(size: number, random: Random): Direction {
  const { x, y, length } = anyUnit(random.pick([wholeMeasure, roundedMeasure]), random);
  const steps = length > 1 ? Math.max(1, Math.round(size / length)) : size;
  return { x: steps * x, y: steps * y };
}

function straight({ x, y }: Direction): TurningMotion {
  return { x, y, turn: 0 };
}

/** Both shapes on their ways such that b passes the place where it is given, relative to a, at t. */
function passing({ a, b }: PairSpec, t: number, random: Random): Course {
  const size = 4 * (extent(a) + extent(b)) || 4;
  const relative = anyVelocity(size * random.pick([1, 1, 4, 100]), random);
  const common = random.pick([{ x: 0, y: 0 }, { x: 3, y: -1 }, anyVelocity(size, random)]);
  const start = legal(shift(b, 0 - t * relative.x, 0 - t * relative.y));
  const velocity = { x: common.x + relative.x, y: common.y + relative.y };
  return { a, b: start, motionA: straight(common), motionB: straight(velocity) };
}

/** Shapes that touch, or nearly so, in the middle of their ways: some of them graze, some meet head on. */
export function touchingCourse(kindA: KindName, kindB: KindName): Generator<Course> {
  const draws = [wholePair(kindA, kindB), nearTouchPair(kindA, kindB, -16, -3)];
  return (random) => passing(random.pick(draws)(random), random.pick([0.5, 0.25, 0.75, 1]), random);
}

/** Shapes as games have them, moving more or less towards each other. */
export function everydayCourse(kindA: KindName, kindB: KindName): Generator<Course> {
  const draw = everydayPair(kindA, kindB);
  return (random) => {
    const { a, b } = draw(random);
    const [from, to] = [centreOf(b), centreOf(a)];
    const size = extent(a) + extent(b);
    const goal = { x: to.x + size * signed(random), y: to.y + size * signed(random) };
    const velocity = { x: 2 * (goal.x - from.x), y: 2 * (goal.y - from.y) };
    const common = random.pick([{ x: 0, y: 0 }, anyVelocity(size, random)]);
    const away = size / (Math.hypot(velocity.x, velocity.y) || 1);
    return {
      a,
      b: legal(shift(b, 0 - away * velocity.x, 0 - away * velocity.y)),
      motionA: straight(common),
      motionB: straight({
        x: common.x + (1 + away) * velocity.x,
        y: common.y + (1 + away) * velocity.y,
      }),
    };
  };
}

/** The course with every length multiplied. */
export function enlargeCourse({ a, b, motionA, motionB }: Course, factor: number): Course {
  const larger = ({ x, y, turn }: TurningMotion) => ({ x: x * factor, y: y * factor, turn });
  return { a: enlarge(a, factor), b: enlarge(b, factor), motionA: larger(motionA), motionB: larger(motionB) };
}

const FAR = [
  { x: 1e9, y: -1e9 },
  { x: 0, y: 2 ** 40 },
];

/** Any course: some of them far from the origin, or of enormous or tiny shapes. */
export function anyCourse(kindA: KindName, kindB: KindName): Generator<Course> {
  const draws = [touchingCourse(kindA, kindB), everydayCourse(kindA, kindB)];
  return (random) => {
    const course = random.pick(draws)(random);
    switch (random.int(8)) {
      case 6: {
        const { x, y } = random.pick(FAR);
        return { ...course, a: legal(shift(course.a, x, y)), b: legal(shift(course.b, x, y)) };
      }
      case 7:
        return enlargeCourse(course, 2 ** random.pick([-300, -60, 60, 300]));
      default:
        return course;
    }
  };
}

/** Shapes near the origin that meet, graze or miss each other, some of them a thousand times as fast as they are large. */
export function nearCourse(kindA: KindName, kindB: KindName): Generator<Course> {
  const draws = [touchingCourse(kindA, kindB), everydayCourse(kindA, kindB)];
  return (random) => {
    const course = random.pick(draws)(random);
    return oneIn(random, 4) ? faster(course, random.pick([16, 1024])) : course;
  };
}

/** The course begun earlier and ended later, so that what happens at t = 1/2 still does. */
function faster({ a, b, motionA, motionB }: Course, factor: number): Course {
  const relative = { x: motionB.x - motionA.x, y: motionB.y - motionA.y };
  const back = (factor - 1) / 2;
  return {
    a,
    b: legal(shift(b, 0 - back * relative.x, 0 - back * relative.y)),
    motionA,
    motionB: straight({ x: motionA.x + factor * relative.x, y: motionA.y + factor * relative.y }),
  };
}

/** A course whose shapes turn as well, slowly or many times. */
export function turningCourse(kindA: KindName, kindB: KindName): Generator<Course> {
  const draw = everydayCourse(kindA, kindB);
  const touching = touchingCourse(kindA, kindB);
  return (random) => {
    const course = random.pick([draw, draw, touching])(random);
    const radians = () => random.pick([0, 1, -1]) * random.pick([logUniform(random, -3, 0.5), Math.PI, 30]);
    return {
      ...course,
      motionA: { ...course.motionA, turn: radians() + 0 },
      motionB: { ...course.motionB, turn: radians() + 0 },
    };
  };
}

/**
 * Slender shapes, thousands of times as long as wide and more, that graze each other, cross or pass by a small part of
 * their size in the middle of their ways.
 */
export function slenderCourse(kindA: KindName, kindB: KindName): Generator<Course> {
  return (random) => {
    const draw = (kind: KindName) =>
      turn(shapeAtOrigin(kind, slenderMeasure, random), anyUnit(roundedMeasure, random));
    const [a, b] = [draw(kindA), draw(kindB)];
    const gap = logUniform(random, -14, 0) * (extent(a) + extent(b) || 1);
    const beside = legal(shift(b, gap * signed(random), gap * signed(random)));
    return passing({ a: legal(a), b: beside }, random.pick([0.5, 0.25, 0.75, 1]), random);
  };
}

/** Any of these courses near the origin. */
export function nearOrSlenderCourse(kindA: KindName, kindB: KindName): Generator<Course> {
  const [near, slender] = [nearCourse(kindA, kindB), slenderCourse(kindA, kindB)];
  return (random) => random.pick([near, near, slender])(random);
}

/** Shapes that turn by anything up to fifty times round on their way, slender ones among them. */
export function spinningCourse(kindA: KindName, kindB: KindName): Generator<Course> {
  const [turning, slender] = [turningCourse(kindA, kindB), slenderCourse(kindA, kindB)];
  return (random) => {
    const course = random.pick([turning, slender])(random);
    const spin = (motion: TurningMotion): TurningMotion =>
      oneIn(random, 2) ? { ...motion, turn: random.pick([1, -1]) * logUniform(random, -2, 2.5) } : motion;
    return { ...course, motionA: spin(course.motionA), motionB: spin(course.motionB) };
  };
}
