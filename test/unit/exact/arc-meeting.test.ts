import { describe, expect, it } from "vitest";
import { carrierCrossings } from "../../../src/exact/carrier-points.js";
import { isWithinEnds, type RoundPiece } from "../../../src/exact/exact-piece.js";
import { doesArcMeet } from "../../../src/exact/meeting.js";
import { outlinesOfShapes } from "../../../src/exact/outlines-of-shape.js";
import { arc, type Ellipse, ellipse, type Shape } from "../../../src/index.js";

function piecesOf(shape: Shape, rim: Ellipse): [arc: RoundPiece, rim: RoundPiece] {
  const [a, b] = outlinesOfShapes([shape, rim]).map(([outline]) => outline?.pieces[0]);
  return [a as RoundPiece, b as RoundPiece];
}

function meet(shape: Shape, rim: Ellipse): boolean {
  const [part, { carrier }] = piecesOf(shape, rim);
  return doesArcMeet(part, carrier);
}

/** The same by the points themselves. */
function meetAtPoints(shape: Shape, rim: Ellipse): boolean {
  const [part, { carrier }] = piecesOf(shape, rim);
  return carrierCrossings(part.carrier, carrier).some((p) => isWithinEnds(part, p));
}

describe("doesArcMeet", () => {
  const towards = (x: number, y: number) => ({ x, y });
  const east = towards(1, 0);
  const north = towards(0, 1);
  const west = towards(-1, 0);
  const south = towards(0, -1);

  it.each([
    ["touches it inside the arc", arc(0, 0, 1, south, north), ellipse(3, 0, 2, 1), true],
    ["touches it elsewhere on the circle", arc(0, 0, 1, north, south), ellipse(3, 0, 2, 1), false],
    ["touches it at an end", arc(0, 0, 1, east, north), ellipse(3, 0, 2, 1), true],
    ["touches it in the opposite direction", arc(0, 0, 1, north, south), ellipse(-3, 0, 2, 1), true],
    ["touches it there, at the start", arc(0, 0, 1, west, south), ellipse(-3, 0, 2, 1), true],
    ["touches it there, at the end", arc(0, 0, 1, north, west), ellipse(-3, 0, 2, 1), true],
    ["touches it there, but not the arc", arc(0, 0, 1, south, north), ellipse(-3, 0, 2, 1), false],
    ["crosses it on both sides of that", arc(0, 0, 1, north, south), ellipse(-2, 0, 1.5, 0.5), true],
    ["crosses it before that", arc(0, 0, 1, towards(-3, 4), towards(-3, -4)), ellipse(0, 1.5, 0.5, 1), false],
    ["crosses it after the start there", arc(0, 0, 1, west, east), ellipse(-1, -1, 0.25, 0.75), true],
    ["crosses it before the end there", arc(0, 0, 1, east, west), ellipse(-1, 1, 0.25, 0.75), true],
    ["touches a whole circle there", arc(0, 0, 1, 0, 2 * Math.PI), ellipse(-3, 0, 2, 1), true],
    ["meets all of it", arc(0, 0, 1, east, south), ellipse(0, 0, 2, 0.5), true],
    ["has it inside", arc(0, 0, 1, east, south), ellipse(0, 0, 0.75, 0.5), false],
  ] as const)("%s", (_name, part, rim, expected) => {
    expect([meet(part, rim), meetAtPoints(part, rim)]).toEqual([expected, expected]);
  });

  it("says what the points say, in all directions", () => {
    const directions = [-4, -3, -1, 0, 1, 3, 4].flatMap((x) => [-4, -1, 0, 3].map((y) => towards(x, y)));
    const places = directions.filter(({ x, y }) => x !== 0 || y !== 0);
    const wrong = places.flatMap((start, i) =>
      places
        .filter(
          ({ x, y }, j) =>
            (i + j) % 3 === 0 && (x * start.y !== y * start.x || x * start.x + y * start.y < 0),
        )
        .map((end, j) => ({
          part: arc(0.5, 0.25, 1, start, end),
          rim: ellipse((i % 5) / 2 - 1, (j % 7) / 4 - 1, 1, 0.5 + (i % 2), north),
        }))
        .filter(({ part, rim }) => rim.rx !== rim.ry && meet(part, rim) !== meetAtPoints(part, rim)),
    );
    expect(wrong).toEqual([]);
  });
});
