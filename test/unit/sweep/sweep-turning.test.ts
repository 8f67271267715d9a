import {
  capsule,
  circle,
  compound,
  ellipse,
  halfPlane,
  moveTo,
  overlaps,
  polygon,
  rect,
  rectFromCorner,
  segment,
  setPose,
  sweep,
  sweepTurning,
} from "osculate";
import { describe, expect, it } from "vitest";
import { countSteps } from "../../generators/count-steps.js";

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

  it("tells no hit of a half plane that turns away from what it touches", () => {
    const needle = rect(-2, 0, 0, 4, { x: 0, y: 1 });
    const ground = halfPlane(0, 0, -210, 200);
    const motion = { x: 0.16151692504261994, y: 0.11888011080917363, turn: 0.12342994435731157 };
    const turning = { x: -0.14595541570393955, y: 0.0283190846181995, turn: -0.708596472617245 };
    // They touch at t = 0, and then the ground turns away.
    expect(sweepTurning(needle, motion, ground, turning)).toBeNull();
  });

  it("takes few looks at two boxes", () => {
    const bar = rect(0, 0, 200, 20);
    const swing = { x: 0, y: 0, turn: 2 };
    const box = rect(130, 60, 40, 30, 0.3);
    const steps = (motion: typeof swing) => countSteps(() => sweepTurning(bar, swing, box, motion));
    const met = { x: -90, y: -20, turn: -1 };
    expect(sweepTurning(bar, swing, box, met)?.isCertain).toBe(true);
    expect(steps(met)).toBeLessThan(60);
    const missed = { x: 90, y: 10, turn: -1 };
    expect(sweepTurning(bar, swing, box, missed)).toBeNull();
    expect(steps(missed)).toBeLessThan(22);
  });

  it("without a turn that can be seen is a sweep, bit for bit", () => {
    const [a, b] = [ellipse(0, 0, 3, 1, 0.4), rect(9, 1, 2, 3, 0.3)];
    const motion = { x: -16, y: 0.5, turn: 0 };
    expect(sweepTurning(a, still, b, motion)).toEqual(sweep(a, still, b, motion));
    expect(sweepTurning(b, motion, a, still)).toEqual(sweep(b, motion, a, still));
    const disc = circle(9, 1, 2);
    const spinning = { ...motion, turn: 314 };
    expect(sweepTurning(a, still, disc, spinning)).toEqual(sweep(a, still, disc, spinning));
  });

  it("meets a needle that is thinner than the roundings of a long way", () => {
    const needle = polygon([
      [1.079501491933337e-11, -8.113611829178724e-11],
      [4.719343620348127e-9, 4.3359388510681733e-10],
      [4.722009276609389e-9, 4.3395188432067317e-10],
      [4.7172512008747915e-9, 4.697139324415664e-10],
      [4.711214261690055e-9, 5.150880026124603e-10],
      [2.6656562612616133e-12, 3.5799921385595455e-13],
      [0, 0],
      [4.758075734597245e-12, -3.576204812089334e-11],
    ]);
    const target = polygon([
      [-2125.1610214240463, -308.24453879052516],
      [-2167.443833801853, 6.707147797808732e-9],
      [-2272.4346454740626, 765.4237865431181],
      [-2167.4416897942297, 0.0002940973171395292],
    ]);
    const hit = sweepTurning(needle, { ...still, turn: 1e-12 }, target, {
      x: 8669.77533522378,
      y: 0,
      turn: 0,
    });
    expect(hit?.t).toBeCloseTo(0.249999748, 8);
    expect(hit?.isCertain).toBe(true);
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

  it("lets go what is about to touch and parts, and meets what comes later", () => {
    const floor = rect(0, -1, 20, 2);
    const leap = { x: 0, y: 4, turn: 0.1 };
    for (const gap of [2 ** -52, 1e-12, -1e-12]) {
      const box = rect(0, 1 + gap, 2, 2);
      expect(sweepTurning(floor, still, box, leap)).toBeNull();
      expect(sweepTurning(box, leap, floor, still)).toBeNull();
      const ceiling = rect(0, 5, 20, 2);
      expect(sweepTurning(compound([floor, ceiling]), still, box, leap)?.t).toBeGreaterThan(0.4);
      expect(sweepTurning(floor, still, box, { x: 0, y: -4, turn: 0.1 })?.t).toBe(0);
    }
  });

  it("does not let go what passes through each other before it parts", () => {
    const rod = segment(0, 0, 1, 0);
    const speck = rect(0.5, 2 ** -20, 2 ** -19, 2 ** -19);
    expect(sweepTurning(rod, { x: 0, y: 0, turn: 2 }, speck, still)?.t).toBe(0);
    expect(sweepTurning(rod, { x: 0, y: 0, turn: -2 }, speck, still)).toBeNull();
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

  it("comes as near to what it grazes along a tangent as it may", () => {
    const room = polygon(
      [
        [-5, -5],
        [5, -5],
        [5, 5],
        [-5, 5],
      ],
      {
        holes: [
          [
            [-4, -4],
            [4, -4],
            [4, 4],
            [-4, 4],
          ],
        ],
      },
    );
    const hand = { x: 0, y: 0, turn: 2 * Math.PI };
    const pointer = moveTo(capsule(0, 0, 5, 0, 1), 0, 11);
    const { t = 0, point } = sweepTurning(pointer, hand, room, still) ?? {};
    expect(t).toBeLessThan(0.75);
    expect(0.75 - t).toBeLessThan(3e-5);
    expect((point?.y ?? 0) - 5).toBeLessThan(4e-9 * 35);
  });

  it("touches at once what it slides along for a while, whatever comes then", () => {
    const speck = rect(0, 5e-7, 1e-6, 1e-6);
    const motion = { x: 1, y: 0, turn: 1e-6 };
    const floor = rectFromCorner(-1, -1, 1 + 5e-5, 1);
    const wall = rectFromCorner(4e-5, 0, 1e-7, 1e-3);
    expect(sweepTurning(speck, motion, floor, still)?.t).toBe(0);
    expect(sweepTurning(speck, motion, compound([floor, wall]), still)?.t).toBe(0);
  });

  it("answers the same bits, whatever was asked before", () => {
    const bar = rect(-2, -2, 0.5, 8);
    const block = rect(1, -4, 2.5, 0.5, { x: 3, y: 4 });
    const ask = () => sweepTurning(bar, { x: 1, y: -7, turn: -2 }, block, { x: 0, y: 0, turn: 1.7 });
    const first = ask();
    for (let k = 0; k < 16; k += 1) {
      const angle = (k * Math.PI) / 8;
      const way = { x: 9 * Math.cos(angle), y: 9 * Math.sin(angle), turn: 1 };
      sweepTurning(rect(0, 0, 2, 1), way, rect(5 * Math.cos(angle), 5 * Math.sin(angle), 1, 3), still);
      expect(ask()).toEqual(first);
    }
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
