import {
  circle,
  ellipse,
  halfPlane,
  moveTo,
  overlaps,
  rect,
  segment,
  setPose,
  sweep,
  sweepTurning,
} from "osculate";
import { describe, expect, it } from "vitest";

const still = { x: 0, y: 0, turn: 0 };

describe("sweepTurning", () => {
  it("finds a rod that is clear before and after", () => {
    const rod = segment(0, 0, 10, 0);
    const post = circle(0, 8, 0.5);
    const hit = sweepTurning(rod, { x: 0, y: 0, turn: Math.PI }, post, still);
    // The rod touches the post where it is asin(0.5/8) short of it.
    expect(hit?.t).toBeCloseTo((Math.PI / 2 - Math.asin(0.5 / 8)) / Math.PI, 7);
    expect(hit?.isCertain).toBe(true);
    expect(sweepTurning(rod, { x: 0, y: 0, turn: Math.PI }, circle(0, 11, 0.5), still)).toBeNull();
    expect(sweepTurning(rod, { x: 0, y: 0, turn: -Math.PI }, post, still)).toBeNull();
  });

  it("without a turn is a sweep", () => {
    const hit = sweepTurning(circle(0, 0, 1), still, circle(10, 0, 1), { x: -16, y: 0, turn: 0 });
    expect(hit?.t).toBeCloseTo(0.5, 7);
    expect(hit?.normal.x).toBeCloseTo(1, 9);
  });

  it("brings the corner of a turning square down on the floor", () => {
    const square = rect(0, 1.2, 2, 2);
    const hit = sweepTurning(halfPlane(0, 0, 0, 1), still, square, { x: 0, y: 0, turn: Math.PI / 4 });
    const angle = (hit?.t ?? 0) * (Math.PI / 4);
    expect(Math.sin(angle) + Math.cos(angle)).toBeCloseTo(1.2, 7);
  });

  it("meets at the time at which the shapes overlap, and not before", () => {
    const a = rect(0, 0, 6, 0.5);
    const b = rect(7, 1, 6, 0.5);
    const [motionA, motionB] = [
      { x: 1, y: 0.5, turn: 5 },
      { x: -3, y: 0, turn: -9 },
    ];
    const hit = sweepTurning(a, motionA, b, motionB);
    expect(hit).not.toBeNull();
    const overlapsAt = (t: number) => {
      setPose(a, motionA.x * t, motionA.y * t, motionA.turn * t);
      setPose(b, 7 + motionB.x * t, 1 + motionB.y * t, motionB.turn * t);
      return overlaps(a, b);
    };
    const touch = hit?.t ?? 0;
    const before = Array.from({ length: 500 }, (_, step) => overlapsAt((touch * step) / 501));
    expect(before).not.toContain(true);
    expect(overlapsAt(touch + 1e-6)).toBe(true);
  });

  it("lets go what parts at once", () => {
    const floor = rect(0, -1, 20, 2);
    const box = rect(0, 1, 2, 2);
    expect(sweepTurning(floor, still, box, { x: 0, y: 4, turn: 0.1 })).toBeNull();
    expect(sweepTurning(floor, still, box, { x: 0, y: 0, turn: 0.5 })?.t).toBe(0);
    moveTo(box, 0, 1.5);
    expect(sweepTurning(floor, still, box, { x: 0, y: 0, turn: 0.1 })).toBeNull();
  });

  it("is as exact beside a shape whose position is far from its points", () => {
    // Given by points, the segment's position is the origin; it rests, so that is of no account.
    const post = segment(999999993.25, -999999998, 999999990.75, -1000000002);
    const rod = ellipse(999999994, -999999998, 0, 0.5, { x: -1, y: 1 });
    const turn = { x: 0, y: 0, turn: -1.35 };
    expect(sweepTurning(rod, turn, post, still)).toBeNull();
    expect(sweepTurning(post, still, rod, turn)).toBeNull();
    expect(sweepTurning(moveTo(rod, 999999993.5, -999999998), turn, post, still)?.isCertain).toBe(true);
  });

  it("is a sweep for a disc, however fast it turns about its centre", () => {
    const [a, b] = [
      circle(-0.9121644862185476, 0.6182435247648966, 1.1019387940498648),
      circle(-105.82917025728766, -18.166538155495843, 47.20126298090478),
    ];
    const [va, vb] = [
      { x: 117, y: 156 },
      { x: 309, y: 100 },
    ];
    const hit = sweepTurning(a, { ...va, turn: 0 }, b, { ...vb, turn: 184.98535196248275 });
    expect(hit?.t).toBeCloseTo(sweep(a, va, b, vb)?.t ?? Number.NaN, 9);
    expect(hit?.isCertain).toBe(true);
  });

  it("meets what it touches at the very end", () => {
    const from = { x: 24.93083889270703, y: -399.2223105891076 };
    const speck = rect(from.x, from.y, 0, 0, { x: 0, y: 1 });
    const motion = { x: -from.x, y: -from.y, turn: 110.35321200631202 };
    expect(sweepTurning(circle(0, 0, 0), still, speck, motion)?.t).toBeCloseTo(1, 8);
  });

  it("names what it cannot take", () => {
    expect(() =>
      sweepTurning(circle(0, 0, 1), { x: 0, y: 0, turn: Number.POSITIVE_INFINITY }, circle(5, 0, 1), still),
    ).toThrow(/sweepTurning: motionA\.turn/);
    expect(() => sweepTurning(circle(0, 0, 1), still, circle(5, 0, 1), null as never)).toThrow(
      /motionB must be/,
    );
  });
});
