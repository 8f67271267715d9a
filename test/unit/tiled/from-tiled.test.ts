import { deflateSync, gunzipSync, gzipSync, inflateSync } from "node:zlib";
import {
  bounds,
  capsule,
  containsPoint,
  degrees,
  ellipse,
  Kind,
  point,
  polyline,
  rect,
  relate,
} from "osculate";
import {
  fromTiled,
  type TiledLayer,
  type TiledMap,
  type TiledObject,
  type TiledTileset,
} from "osculate/tiled";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../generators/random.js";

const mapOf = (layers: TiledLayer[], tilesets: TiledMap["tilesets"] = []): TiledMap => ({
  orientation: "orthogonal",
  tilewidth: 16,
  tileheight: 16,
  layers,
  tilesets,
});
const objectsOf = (...objects: TiledObject[]): TiledMap =>
  mapOf([{ type: "objectgroup", name: "Things", objects }]);
const shapesOf = (...args: Parameters<typeof fromTiled>) => fromTiled(...args).map(({ shape }) => shape);

/** A tileset whose first tile has these collision shapes. */
const tilesetOf = (objects: TiledObject[], more: Partial<TiledTileset> = {}): TiledTileset => ({
  firstgid: 1,
  name: "Terrain",
  tilewidth: 16,
  tileheight: 16,
  tiles: [{ id: 0, objectgroup: { type: "objectgroup", objects } }],
  ...more,
});

const HORIZONTAL = 0x80000000;
const VERTICAL = 0x40000000;
const DIAGONAL = 0x20000000;

describe("objects", () => {
  it("are of the kinds that the editor calls them by", () => {
    const shapes = shapesOf(
      objectsOf(
        { x: 10, y: 20, width: 40, height: 20 },
        { x: 10, y: 20, width: 40, height: 20, ellipse: true },
        { x: 10, y: 20, width: 40, height: 20, capsule: true },
        { x: 10, y: 20, width: 20, height: 40, capsule: true },
        { x: 10, y: 20, point: true },
        { x: 10, y: 20, polyline: [point(0, 0), point(5, 5)] },
        { x: 10, y: 20, polygon: [point(0, 0), point(8, 0), point(0, 6)] },
        { x: 10, y: 20, width: 40, height: 20, text: { text: "a text is no shape" } },
      ),
    );
    expect(shapes.slice(0, 2)).toEqual([rect(30, 30, 40, 20), ellipse(30, 30, 20, 10)]);
    expect(shapes.map((shape) => shape.kind)).toEqual([
      Kind.rect,
      Kind.ellipse,
      Kind.capsule,
      Kind.capsule,
      Kind.point,
      Kind.polyline,
      Kind.polygon,
    ]);
    const [, , long, upright, spot, line, corner] = shapes as [
      never,
      never,
      never,
      never,
      never,
      never,
      never,
    ];
    expect(relate(long, capsule(20, 30, 40, 30, 10))).toBe("equal");
    expect(relate(upright, capsule(20, 30, 20, 50, 10))).toBe("equal");
    expect(spot).toEqual(point(10, 20));
    expect(relate(line, polyline([point(10, 20), point(15, 25)]))).toBe("equal");
    expect(bounds(corner)).toEqual({ minX: 10, minY: 20, maxX: 18, maxY: 26 });
  });

  it("are turned clockwise about their top left corner", () => {
    const [box, oval, pill, line] = shapesOf(
      objectsOf(
        { x: 100, y: 100, width: 40, height: 20, rotation: 90 },
        { x: 100, y: 100, width: 40, height: 20, rotation: 90, ellipse: true },
        { x: 100, y: 100, width: 40, height: 20, rotation: -90, capsule: true },
        { x: 100, y: 100, rotation: 180, polyline: [point(0, 0), point(7, 3)] },
      ),
    );
    expect(box).toEqual(rect(90, 120, 40, 20, degrees(90)));
    expect(oval).toEqual(ellipse(90, 120, 20, 10, degrees(90)));
    expect(bounds(pill as never)).toEqual({ minX: 100, minY: 60, maxX: 120, maxY: 100 });
    expect(bounds(line as never)).toEqual({ minX: 93, minY: 97, maxX: 100, maxY: 100 });
  });

  it("of an ellipse turned by any angle are that ellipse", () => {
    const [oval] = shapesOf(objectsOf({ x: 8, y: 4, width: 30, height: 12, rotation: 37, ellipse: true }));
    const [cosine, sine] = [Math.cos((37 * Math.PI) / 180), Math.sin((37 * Math.PI) / 180)];
    expect(oval).toMatchObject({ kind: Kind.ellipse, rx: 15, ry: 6, ux: degrees(37).x, uy: degrees(37).y });
    expect(oval?.x).toBeCloseTo(8 + 15 * cosine - 6 * sine, 12);
    expect(oval?.y).toBeCloseTo(4 + 15 * sine + 6 * cosine, 12);
  });

  it("have what their templates give them", () => {
    const templates = {
      "pond.tj": {
        object: {
          name: "pond",
          width: 40,
          height: 20,
          rotation: 90,
          ellipse: true,
          properties: [
            { name: "depth", value: 1 },
            { name: "fish", value: 2 },
          ],
        },
      },
      "crate.tj": {
        object: { gid: 5, width: 16, height: 16 },
        tileset: { firstgid: 5, source: "crates.tsj" },
      },
    };
    const tilesets = { "crates.tsj": tilesetOf([{ x: 4, y: 4, width: 8, height: 12 }]) };
    const found = fromTiled(
      objectsOf(
        { id: 1, x: 100, y: 100, template: "pond.tj" },
        {
          id: 2,
          x: 100,
          y: 100,
          name: "lake",
          width: 80,
          height: 40,
          rotation: 0,
          template: "pond.tj",
          properties: [{ name: "fish", value: 9 }],
        },
        { id: 3, x: 32, y: 64, name: "", template: "crate.tj" },
      ),
      { templates, tilesets },
    );
    expect(found.map(({ shape }) => shape)).toEqual([
      ellipse(90, 120, 20, 10, degrees(90)),
      ellipse(140, 120, 40, 20),
      rect(40, 58, 8, 12),
    ]);
    expect(found.map(({ object }) => [object?.id, object?.name])).toEqual([
      [1, "pond"],
      [2, "lake"],
      [3, undefined],
    ]);
    expect(found[1]?.object?.properties).toEqual([
      { name: "depth", value: 1 },
      { name: "fish", value: 9 },
    ]);
    expect(found[2]?.tile).toMatchObject({ gid: 5, id: 0, column: null, row: null });
  });
});

describe("layers", () => {
  it("of a group are moved with it, and told with the names of both", () => {
    const walls: TiledLayer = {
      type: "objectgroup",
      name: "Walls",
      visible: false,
      offsetx: 5,
      objects: [{ x: 0, y: 0, width: 2, height: 2 }],
    };
    const ground: TiledLayer = {
      type: "tilelayer",
      name: "Ground",
      width: 1,
      height: 2,
      data: [0, 1],
      offsety: -1,
    };
    const group: TiledLayer = {
      type: "group",
      name: "Level",
      offsetx: 100,
      offsety: 10,
      layers: [walls, ground],
    };
    const map = mapOf(
      [group, { type: "imagelayer", name: "Sky" }],
      [tilesetOf([{ x: 0, y: 0, width: 16, height: 16 }])],
    );
    const found = fromTiled(map);
    expect(found.map(({ path }) => path)).toEqual(["Level/Walls", "Level/Ground"]);
    expect(found.map(({ shape }) => shape)).toEqual([rect(106, 11, 2, 2), rect(108, 33, 16, 16)]);
    expect(found.map(({ layer }) => layer)).toEqual([walls, ground]);
    expect(found[1]).toMatchObject({ object: null, tile: { gid: 1, id: 0, column: 0, row: 1 } });
    expect(shapesOf(map, { accept: ({ visible }) => visible !== false })).toEqual([rect(108, 33, 16, 16)]);
    expect(shapesOf(map, { accept: ({ name }) => name !== "Level" })).toEqual([]);
    expect(shapesOf(map, { origin: { x: 1000, y: 2000 } })).toEqual([
      rect(1106, 2011, 2, 2),
      rect(1108, 2033, 16, 16),
    ]);
  });

  it("of an infinite map come in chunks", () => {
    const layer: TiledLayer = {
      type: "tilelayer",
      name: "Ground",
      width: 4,
      height: 4,
      startx: -2,
      starty: 0,
      chunks: [
        { x: -2, y: 0, width: 2, height: 2, data: [0, 1, 0, 0] },
        { x: 0, y: 0, width: 2, height: 2, data: [0, 0, 1, 0] },
      ],
    };
    const found = fromTiled(mapOf([layer], [tilesetOf([{ x: 2, y: 4, width: 4, height: 4 }])]));
    expect(found.map(({ shape }) => shape)).toEqual([rect(-12, 6, 4, 4), rect(4, 22, 4, 4)]);
    expect(found.map(({ tile }) => [tile?.column, tile?.row])).toEqual([
      [-1, 0],
      [0, 1],
    ]);
  });

  it("may be in base64, compressed by what the caller undoes", () => {
    const gids = [0, 1, (HORIZONTAL | 1) >>> 0, 0];
    const tileset = tilesetOf([{ x: 2, y: 4, width: 4, height: 4 }]);
    const plain: TiledLayer = { type: "tilelayer", name: "Ground", width: 2, height: 2, data: gids };
    const bytes = Buffer.from(Uint32Array.from(gids).buffer);
    const inflate = (packed: Uint8Array, compression: string) =>
      compression === "gzip" ? gunzipSync(packed) : inflateSync(packed);
    const expected = shapesOf(mapOf([plain], [tileset]));
    expect(expected).toEqual([rect(20, 6, 4, 4), rect(12, 22, 4, 4, degrees(0))]);
    const packed: [Buffer, string | undefined][] = [
      [bytes, undefined],
      [bytes, ""],
      [gzipSync(bytes), "gzip"],
      [deflateSync(bytes), "zlib"],
    ];
    for (const [data, compression] of packed) {
      const layer = { ...plain, data: data.toString("base64"), encoding: "base64", compression };
      expect(shapesOf(mapOf([layer], [tileset]), { inflate })).toEqual(expected);
    }
  });

  it("find tiles in tilesets of their own files, each by its first id", () => {
    const layer: TiledLayer = { type: "tilelayer", name: "Ground", width: 3, height: 1, data: [1, 10, 11] };
    const tilesets = {
      "a.tsj": tilesetOf([{ x: 0, y: 0, width: 1, height: 1 }]),
      "b.tsj": tilesetOf([{ x: 0, y: 0, width: 2, height: 2 }]),
    };
    const references = [
      { firstgid: 1, source: "a.tsj" },
      { firstgid: 10, source: "b.tsj" },
    ];
    const found = fromTiled(mapOf([layer], references), { tilesets });
    // The third tile has no shapes.
    expect(found.map(({ shape }) => shape)).toEqual([rect(0.5, 0.5, 1, 1), rect(17, 1, 2, 2)]);
    expect(found.map(({ tile }) => tile?.tileset)).toEqual([tilesets["a.tsj"], tilesets["b.tsj"]]);
  });
});

/** An affine map, (x, y) ↦ (ax + cy + e, bx + dy + f), as a canvas has it. */
type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const after = ([a, b, c, d, e, f]: Affine, [A, B, C, D, E, F]: Affine): Affine => [
  a * A + c * B,
  b * A + d * B,
  a * C + c * D,
  b * C + d * D,
  a * E + c * F + e,
  b * E + d * F + f,
];
const move = (x: number, y: number): Affine => [1, 0, 0, 1, x, y];
const stretch = (x: number, y: number): Affine => [x, 0, 0, y, 0, 0];
const turn = (angle: number): Affine => {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians), -Math.sin(radians), Math.cos(radians), 0, 0];
};
const chain = (...maps: Affine[]) => maps.reduce(after);

/**
 * How the editor draws a tile: moved to its middle, turned by a quarter where it is flipped about the diagonal, stretched and flipped, and
 * moved by half its size. Box: where the tile is to be, its top left corner first.
 */
function drawnTile(
  gid: number,
  tile: [number, number],
  box: [number, number, number, number],
  offset: [number, number],
): Affine {
  const [left, top, width, height] = box;
  const [scaleX, scaleY] = [width / tile[0], height / tile[1]];
  const isDiagonal = (gid & DIAGONAL) !== 0;
  const [h, v] = [(gid & HORIZONTAL) !== 0, (gid & VERTICAL) !== 0];
  const [flipX, flipY] = isDiagonal ? [v, !h] : [h, v];
  const swap = isDiagonal ? (height - width) / 2 : 0;
  return chain(
    move(left + width / 2 + offset[0] * scaleX + swap, top + height / 2 + offset[1] * scaleY + swap),
    turn(isDiagonal ? 90 : 0),
    stretch(flipX ? -scaleX : scaleX, flipY ? -scaleY : scaleY),
    move(-tile[0] / 2, -tile[1] / 2),
  );
}

/** How far inside an object a point of its own coordinates is, negative outside: of the right sign, and of about the right size. */
function depthIn({ width = 0, height = 0, ...object }: TiledObject, x: number, y: number): number {
  if (object.ellipse) {
    const [px, py] = [(2 * x) / width - 1, (2 * y) / height - 1];
    return (1 - Math.hypot(px, py)) * Math.min(width, height);
  }
  if (object.capsule) {
    const r = Math.min(width, height) / 2;
    const [nearX, nearY] = [Math.min(Math.max(x, r), width - r), Math.min(Math.max(y, r), height - r)];
    return r - Math.hypot(x - nearX, y - nearY);
  }
  if (object.polygon) {
    const [a, b, c] = object.polygon as [never, never, never];
    const side = (p: { x: number; y: number }, q: { x: number; y: number }) =>
      ((q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)) / Math.hypot(q.x - p.x, q.y - p.y);
    return Math.min(side(a, b), side(b, c), side(c, a));
  }
  return Math.min(x, width - x, y, height - y);
}

const collisionObjects: TiledObject[] = [
  { x: 3, y: 1, width: 9, height: 4 },
  { x: 5, y: 2, width: 9, height: 4, rotation: 30 },
  { x: 1, y: 9, width: 11, height: 5, ellipse: true, rotation: -20 },
  { x: 2, y: 2, width: 12, height: 4, ellipse: true, rotation: 90 },
  { x: 8, y: 1, width: 4, height: 11, capsule: true, rotation: 15 },
  { x: 1, y: 2, width: 9, height: 5, capsule: true },
  {
    x: 4,
    y: 4,
    rotation: 45,
    polygon: [
      { x: 0, y: 0 },
      { x: 9, y: 1 },
      { x: 2, y: 6 },
    ],
  },
];

/** Asks of many points whether they are in a shape, and compares with the object that is drawn there. */
function checkDrawn(
  shape: Parameters<typeof containsPoint>[0],
  object: TiledObject,
  drawn: Affine,
  size: number,
): void {
  const random = seededRandom(7);
  const [a, b, c, d, e, f] = chain(drawn, move(object.x, object.y), turn(object.rotation ?? 0));
  const wrong: object[] = [];
  let inside = 0;
  for (let i = 0; i < 300; i += 1) {
    const [x, y] = [(2 * random.next() - 0.6) * size, (2 * random.next() - 0.6) * size];
    const depth = depthIn(object, x, y);
    if (Math.abs(depth) < 1e-9) continue;
    if (depth > 0) inside += 1;
    if (containsPoint(shape, a * x + c * y + e, b * x + d * y + f) !== depth > 0) wrong.push({ x, y });
  }
  expect(wrong, JSON.stringify(object)).toEqual([]);
  expect(inside).toBeGreaterThan(3);
}

const allFlags = Array.from({ length: 8 }, (_, i) => i * DIAGONAL);

describe.each(allFlags)("tiles with the flags %i", (flags) => {
  const gid = flags + 1;
  const layer: TiledLayer = {
    type: "tilelayer",
    name: "Ground",
    width: 3,
    height: 2,
    data: [0, 0, 0, 0, 0, gid],
  };

  it.each(collisionObjects)("in a cell are where the editor draws them: %j", (object) => {
    const [shape] = shapesOf(mapOf([layer], [tilesetOf([object])]));
    checkDrawn(shape as never, object, drawnTile(gid, [16, 16], [32, 16, 16, 16], [0, 0]), 14);
  });

  it.each(collisionObjects)("larger than the cell, and with an offset, too: %j", (object) => {
    const tileset = tilesetOf([object], { tilewidth: 24, tileheight: 40, tileoffset: { x: 3, y: -2 } });
    const [shape] = shapesOf(mapOf([layer], [tileset]));
    checkDrawn(shape as never, object, drawnTile(gid, [24, 40], [32, 32 - 40, 24, 40], [3, -2]), 14);
  });

  it.each(collisionObjects)("brought to the size of the cell, too: %j", (object) => {
    const tileset = tilesetOf([object], { tilewidth: 32, tileheight: 20, tilerendersize: "grid" });
    const [shape] = shapesOf(mapOf([layer], [tileset]));
    checkDrawn(shape as never, object, drawnTile(gid, [32, 20], [32, 16, 16, 16], [0, 0]), 14);
  });

  it.each(collisionObjects)("shown by a turned object are where the editor draws them: %j", (object) => {
    for (const [alignment, x, y] of [
      ["unspecified", 0, 1],
      ["topleft", 0, 0],
      ["center", 0.5, 0.5],
      ["right", 1, 0.5],
    ] as const) {
      for (const [width, height] of [
        [16, 16],
        [48, 48],
        [40, 24],
      ] as const) {
        const shown = objectsOf({ x: 70, y: 50, gid, width, height, rotation: 75 });
        const tileset = tilesetOf([object], { objectalignment: alignment });
        const [shape] = shapesOf({ ...shown, tilesets: [tileset] });
        const box = drawnTile(gid, [16, 16], [-x * width, -y * height, width, height], [0, 0]);
        checkDrawn(shape as never, object, chain(move(70, 50), turn(75), box), 14);
      }
    }
  });
});

describe("tiles", () => {
  const data = (gid: number): TiledLayer => ({
    type: "tilelayer",
    name: "Ground",
    width: 1,
    height: 1,
    data: [gid],
  });

  it("keep the kinds of their shapes, and exact numbers, however they are flipped", () => {
    const tileset = tilesetOf([
      { x: 2, y: 1, width: 10, height: 4, rotation: 90 },
      { x: 2, y: 1, width: 10, height: 4, ellipse: true },
      { x: 2, y: 1, width: 10, height: 4, capsule: true },
    ]);
    for (const flags of allFlags) {
      const [box, oval, pill] = shapesOf(mapOf([data(flags + 1)], [tileset]));
      expect([box?.kind, oval?.kind, pill?.kind]).toEqual([Kind.rect, Kind.ellipse, Kind.capsule]);
    }
    const [, flipped] = shapesOf(mapOf([data(HORIZONTAL + 1)], [tileset]));
    expect(flipped).toEqual(ellipse(9, 3, 5, 2));
    const [, turned] = shapesOf(mapOf([data(DIAGONAL + HORIZONTAL + 1)], [tileset]));
    // A quarter turn clockwise about the middle of the cell.
    expect(turned).toEqual(ellipse(13, 7, 2, 5));
  });

  it("shown by an object that stretches them unevenly are its images, of whatever kinds these are", () => {
    const kindsOf = (object: TiledObject) =>
      shapesOf({
        ...objectsOf({ x: 0, y: 16, gid: 1, width: 32, height: 16 }),
        tilesets: [tilesetOf([object])],
      }).map(({ kind }) => kind);
    expect(kindsOf({ x: 1, y: 1, width: 4, height: 2 })).toEqual([Kind.rect]);
    expect(kindsOf({ x: 1, y: 1, width: 4, height: 2, rotation: 30 })).toEqual([Kind.polygon]);
    expect(kindsOf({ x: 1, y: 1, width: 4, height: 2, rotation: 30, ellipse: true })).toEqual([Kind.ellipse]);
    expect(kindsOf({ x: 1, y: 1, width: 4, height: 2, capsule: true })).toEqual([Kind.compound]);
    expect(kindsOf({ x: 1, y: 1, width: 4, height: 0, rotation: 30 })).toEqual([Kind.segment]);
  });

  it("shown by an object are its box if they have no shapes, of the tile's size where it says none", () => {
    const tileset = tilesetOf([], { tiles: [{ id: 0, imagewidth: 30, imageheight: 10 }] });
    const [plain, sized] = fromTiled({
      ...objectsOf({ x: 50, y: 40, gid: 1 }, { x: 50, y: 40, gid: 1, width: 8, height: 6, rotation: 90 }),
      tilesets: [tileset],
    });
    expect(plain?.shape).toEqual(rect(65, 35, 30, 10));
    expect(plain?.tile).toMatchObject({ gid: 1, collision: null, column: null });
    expect(sized?.shape).toEqual(rect(53, 44, 8, 6, degrees(90)));
  });

  it("that keep their proportions in the cell stay in its middle", () => {
    const tileset = tilesetOf([{ x: 0, y: 0, width: 32, height: 16, ellipse: true }], {
      tilewidth: 32,
      tilerendersize: "grid",
      fillmode: "preserve-aspect-fit",
    });
    expect(shapesOf(mapOf([data(1)], [tileset]))).toEqual([ellipse(8, 8, 8, 4)]);
  });
});

/** The message of the error that a call ends with: `toThrow` would be content with a part of it. */
function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return error.message;
  }
  return "no error";
}

describe("what is refused", () => {
  const inObjects = (object: object) =>
    objectsOf({ id: 7, name: "door", x: 0, y: 0, ...object } as TiledObject);
  const tiles = (layer: object) =>
    mapOf([{ type: "tilelayer", name: "Ground", width: 1, height: 1, ...layer }]);
  const inTile = (object: object) =>
    mapOf(
      [{ type: "tilelayer", name: "Ground", width: 1, height: 1, data: [1] }],
      [tilesetOf([{ id: 3, x: 0, y: 0, ...object } as TiledObject])],
    );
  const door = 'fromTiled: layer "Things": object 7 ("door"): ';

  it.each<[unknown, string]>([
    [null, "fromTiled: map must be an object, got null"],
    [
      { ...mapOf([]), orientation: "isometric" },
      'fromTiled: map.orientation must be "orthogonal", got "isometric"',
    ],
    [{ ...mapOf([]), tilewidth: 0 }, "fromTiled: map.tilewidth must be a finite number > 0, got 0"],
    [{ ...mapOf([]), layers: {} }, "fromTiled: map.layers must be an array, got an object"],
    [mapOf([null as never]), "fromTiled: map.layers[0] must be an object, got null"],
    [
      mapOf([{ type: "group", name: "A", layers: [{ type: "x", name: "B" }] }]),
      'fromTiled: layer "A": layer "A/B": type must be "tilelayer", "objectgroup", "group" or "imagelayer", got "x"',
    ],
    [inObjects({ width: "4" }), `${door}width must be a finite number ≥ 0, got "4"`],
    [inObjects({ height: -1 }), `${door}height must be a finite number ≥ 0, got -1`],
    [inObjects({ x: undefined }), `${door}x must be a finite number, got undefined`],
    [inObjects({ rotation: null }), `${door}rotation must be a finite number, got null`],
    [
      inObjects({ polyline: [{ x: 0, y: 0 }, { x: "1" }] }),
      `${door}polyline[1].x must be a finite number, got "1"`,
    ],
    [
      inObjects({
        polygon: [
          { x: 0, y: 0 },
          { x: 4, y: 4 },
          { x: 4, y: 0 },
          { x: 0, y: 4 },
        ],
      }),
      `${door}polygon: must be simple, but the edge from vertices[0] to vertices[1] and the edge from vertices[2] to vertices[3] cross or touch`,
    ],
    [
      inObjects({ template: "a.tj" }),
      `${door}options.templates["a.tj"] must be the template that the object is made of, got undefined`,
    ],
    [inObjects({ gid: 3 }), `${door}gid must be 0 or the id of a tile of map.tilesets, got 3`],
    [inObjects({ gid: -1 }), `${door}gid must be an integer from 0 to 4294967295, got -1`],
    [
      tiles({ data: [0, 0] }),
      'fromTiled: layer "Ground": data: the number of cells must be width × height, 1, got 2',
    ],
    [
      tiles({ data: ["1"] }),
      'fromTiled: layer "Ground": data[0] must be an integer from 0 to 4294967295, got "1"',
    ],
    [
      tiles({ data: "AAAA" }),
      'fromTiled: layer "Ground": encoding must be "base64" where data is a text, got undefined',
    ],
    [
      tiles({ data: "AAAA", encoding: "base64" }),
      'fromTiled: layer "Ground": data: the number of bytes must be a multiple of 4, got 3',
    ],
    [
      tiles({ data: "%", encoding: "base64" }),
      'fromTiled: layer "Ground": data must be a text in base64, got "%"',
    ],
    [
      tiles({ data: "AAAA", encoding: "base64", compression: "zstd" }),
      'fromTiled: layer "Ground": options.inflate must be a function, to undo the compression "zstd", got undefined',
    ],
    [
      tiles({ chunks: [{ x: 0.5, y: 0, width: 1, height: 1, data: [0] }] }),
      'fromTiled: layer "Ground": chunks[0].x must be an integer, got 0.5',
    ],
    [
      mapOf(
        [{ type: "tilelayer", name: "Ground", width: 1, height: 1, data: [4] }],
        [{ firstgid: 1, source: "a.tsj" }],
      ),
      'fromTiled: layer "Ground": options.tilesets["a.tsj"] must be the tileset that map.tilesets[0] has in a file of its own, got undefined',
    ],
    [
      inTile({ width: Number.NaN }),
      'fromTiled: layer "Ground": tileset "Terrain": tile 0: object 3: width must be a finite number ≥ 0, got NaN',
    ],
    [
      inTile({ gid: 1 }),
      'fromTiled: layer "Ground": tileset "Terrain": tile 0: object 3: gid must be left out in a collision shape, got 1',
    ],
  ])("%#: %s", (map, message) => {
    expect(messageOf(() => fromTiled(map as TiledMap))).toBe(message);
  });

  it("names of options that there are not", () => {
    expect(() => fromTiled(mapOf([]), { tileset: {} } as never)).toThrow(
      'fromTiled: options must be an object with no fields but tilesets, templates, inflate, accept, origin, got "tileset"',
    );
    expect(() => fromTiled(mapOf([]), { inflate: 1 as never })).toThrow(
      "options.inflate must be a function, got 1",
    );
  });
});
