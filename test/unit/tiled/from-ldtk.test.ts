import { area, bounds, ellipse, point, rect, toJSON } from "osculate";
import { fromLDtk, type LDtkLayer, type LDtkLevel, outlinesOfGrid } from "osculate/tiled";
import { describe, expect, it } from "vitest";

const grid: LDtkLayer = {
  __type: "IntGrid",
  __identifier: "Collisions",
  __cWid: 4,
  __cHei: 3,
  __gridSize: 8,
  __pxTotalOffsetX: 2,
  __pxTotalOffsetY: -3,
  intGridCsv: [1, 1, 0, 3, 1, 0, 0, 3, 1, 1, 1, 1],
};
const entities: LDtkLayer = {
  __type: "Entities",
  __identifier: "Actors",
  __cWid: 4,
  __cHei: 3,
  __gridSize: 8,
  entityInstances: [
    { __identifier: "Hero", defUid: 7, px: [10, 20], width: 6, height: 12, __pivot: [0.5, 1] },
    { __identifier: "Pond", defUid: 8, px: [4, 4], width: 20, height: 10, __pivot: [0, 0] },
    { __identifier: "Spawn", defUid: 9, px: [3, 5], width: 8, height: 8, __pivot: [1, 1] },
  ],
};
const level: LDtkLevel = {
  identifier: "Level_0",
  worldX: 256,
  worldY: -128,
  layerInstances: [
    entities,
    { __type: "Tiles", __identifier: "Decor", __cWid: 4, __cHei: 3, __gridSize: 8 },
    grid,
  ],
};

/** The message of the error that a call ends with: `toThrow` would be content with a part of it. */
function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return error.message;
  }
  return "no error";
}

describe("fromLDtk", () => {
  it("has the boxes of entities and the outlines of each value, in the order of the file", () => {
    const found = fromLDtk(level);
    expect(found.slice(0, 3).map(({ shape }) => shape)).toEqual([
      rect(10, 14, 6, 12),
      rect(14, 9, 20, 10),
      rect(-1, 1, 8, 8),
    ]);
    expect(found.map(({ value, entity }) => value ?? entity?.__identifier)).toEqual([
      "Hero",
      "Pond",
      "Spawn",
      1,
      3,
    ]);
    const [, , , wall, water] = found;
    expect([area(wall?.shape as never), area(water?.shape as never)]).toEqual([7 * 64, 2 * 64]);
    expect(bounds(wall?.shape as never)).toEqual({ minX: 2, minY: -3, maxX: 34, maxY: 21 });
    expect(bounds(water?.shape as never)).toEqual({ minX: 26, minY: -3, maxX: 34, maxY: 13 });
    expect([wall?.layer, water?.layer]).toEqual([grid, grid]);
  });

  it("has each value where outlinesOfGrid has it in the whole level, to the last bit", () => {
    const cells = Array.from({ length: 7 * 9 }, (_, index) => (index * index) % 5);
    const numbers = { __cWid: 7, __cHei: 9, __gridSize: 0.1, __pxTotalOffsetX: 0, __pxTotalOffsetY: 0 };
    const found = fromLDtk({ layerInstances: [{ ...grid, ...numbers, intGridCsv: cells }] });
    const wanted = [1, 4].flatMap((value) =>
      outlinesOfGrid(
        cells.map((cell) => cell === value),
        7,
        0.1,
      ),
    );
    expect(found.map(({ shape }) => toJSON(shape))).toEqual(wanted.map((shape) => toJSON(shape)));
  });

  it("has ellipses and points where the project draws them so, and a level in its place of the world", () => {
    const definitions = [
      { uid: 7, renderMode: "Tile" },
      { uid: 8, renderMode: "Ellipse" },
      { uid: 9, renderMode: "Cross" },
    ];
    const origin = { x: 256, y: -128 };
    const found = fromLDtk(level, { entities: definitions, origin });
    expect(found.slice(0, 3).map(({ shape }) => shape)).toEqual([
      rect(266, -114, 6, 12),
      ellipse(270, -119, 10, 5),
      point(259, -123),
    ]);
    expect(bounds(found[4]?.shape as never)).toEqual({ minX: 282, minY: -131, maxX: 290, maxY: -115 });
  });

  it.each<[unknown, string]>([
    [null, "fromLDtk: level must be an object, got null"],
    [{ layerInstances: null }, "fromLDtk: level.layerInstances must be an array, got null"],
    [
      { layerInstances: [{ ...grid, intGridCsv: [1] }] },
      'fromLDtk: layer "Collisions": intGridCsv: the number of cells must be __cWid × __cHei, 12, got 1',
    ],
    [
      { layerInstances: [{ ...grid, __gridSize: 0 }] },
      'fromLDtk: layer "Collisions": __gridSize must be a finite number > 0, got 0',
    ],
    [
      { layerInstances: [{ ...grid, intGridCsv: grid.intGridCsv?.map(() => "1") }] },
      'fromLDtk: layer "Collisions": intGridCsv[0] must be an integer ≥ 0, got "1"',
    ],
    [
      {
        layerInstances: [
          { ...entities, entityInstances: [{ __identifier: "Hero", px: [1], width: 1, height: 1 }] },
        ],
      },
      'fromLDtk: layer "Actors": entityInstances[0] ("Hero"): px[1] must be a finite number, got undefined',
    ],
    [
      { layerInstances: [{ ...entities, __type: "Things" }] },
      'fromLDtk: layer "Actors": __type must be "IntGrid", "Entities", "Tiles" or "AutoLayer", got "Things"',
    ],
  ])("refuses what cannot be: %#", (bad, message) => {
    expect(messageOf(() => fromLDtk(bad as LDtkLevel))).toBe(message);
  });
});
