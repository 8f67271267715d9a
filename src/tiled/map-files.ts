import { requireFinite, requireSize, wrongType } from "../math/validation.js";

/* Values in the files of map editors: how they are checked, and which of Tiled's fields are read. */

/*
 * The fields of Tiled's JSON that are read, with their names there. There may be other fields, too. Types are as wide as
 * the checker infers them for an imported file: strings are `string`.
 *
 * Source: Tiled documentation, "JSON Map Format" (doc.mapeditor.org).
 */

/**
 * A map as Tiled saves it: a .tmj file.
 *
 * @example
 * const map: TiledMap = JSON.parse('{ "orientation": "orthogonal", "tilewidth": 16, "tileheight": 16, "layers": [] }');
 * fromTiled(map); // []
 */
export interface TiledMap {
  /** Only `"orthogonal"` maps are read. */
  readonly orientation: string;
  /** The size of a cell in pixels. */
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly layers: readonly TiledLayer[];
  readonly tilesets?: readonly (TiledTileset | TiledTilesetReference)[] | undefined;
}

/**
 * A layer of a map, or a group of layers.
 *
 * @example
 * const layer: TiledLayer = { type: "objectgroup", name: "Marks", objects: [{ x: 5, y: 6, point: true }] };
 * const map = { orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers: [layer] };
 * fromTiled(map).map(({ path, shape }) => path + " " + shape.x); // [ 'Marks 5' ]
 */
export interface TiledLayer {
  /** `"tilelayer"`, `"objectgroup"`, `"group"` or `"imagelayer"`. */
  readonly type: string;
  readonly name?: string | undefined;
  readonly class?: string | undefined;
  readonly visible?: boolean | undefined;
  readonly properties?: unknown;
  /** In pixels; those of the groups that a layer is in are added. */
  readonly offsetx?: number | undefined;
  readonly offsety?: number | undefined;
  /** In cells: 0 in the files of today. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** Where a tile layer of an infinite map begins, in cells. */
  readonly startx?: number | undefined;
  readonly starty?: number | undefined;
  /** In cells. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Global tile ids, row by row, or their bytes in base64. */
  readonly data?: readonly number[] | string | null | undefined;
  /** `"csv"` or `"base64"`. */
  readonly encoding?: string | undefined;
  /** Empty, `"gzip"`, `"zlib"` or `"zstd"`. */
  readonly compression?: string | undefined;
  /** The tiles of an infinite map. */
  readonly chunks?: readonly TiledChunk[] | undefined;
  readonly objects?: readonly TiledObject[] | undefined;
  /** Those of a group. */
  readonly layers?: readonly TiledLayer[] | undefined;
}

/**
 * A rectangle of cells of an infinite map.
 *
 * @example
 * const chunk: TiledChunk = { x: 16, y: 0, width: 1, height: 1, data: [5] };
 * const tiles = [{ id: 4, objectgroup: { type: "objectgroup", objects: [{ x: 0, y: 0, width: 16, height: 16 }] } }];
 * const layers = [{ type: "tilelayer", chunks: [chunk] }];
 * const tilesets = [{ firstgid: 1, tilewidth: 16, tileheight: 16, tiles }];
 * fromTiled({ orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers, tilesets })[0]?.shape.x; // 264
 */
export interface TiledChunk {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly data: readonly number[] | string;
}

/**
 * A vertex of a polygon or polyline, counted from its object.
 *
 * @example
 * const polygon: TiledPoint[] = [{ x: 0, y: 0 }, { x: 8, y: 0 }, { x: 0, y: 8 }];
 * const layers = [{ type: "objectgroup", objects: [{ x: 100, y: 0, polygon }] }];
 * const [found] = fromTiled({ orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers });
 * found && bounds(found.shape).minX; // 100
 */
export interface TiledPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * An object of an object layer, or a collision shape of a tile.
 *
 * @example
 * const pond: TiledObject = { name: "pond", x: 0, y: 0, width: 40, height: 20, ellipse: true };
 * const layers = [{ type: "objectgroup", objects: [pond] }];
 * const [found] = fromTiled({ orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers });
 * console.log(found?.object === pond, found?.shape.x); // true 20
 */
export interface TiledObject {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly class?: string | undefined;
  readonly visible?: boolean | undefined;
  readonly properties?: unknown;
  readonly x: number;
  readonly y: number;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** In degrees, clockwise, about (x, y). */
  readonly rotation?: number | undefined;
  readonly gid?: number | undefined;
  readonly ellipse?: boolean | undefined;
  readonly capsule?: boolean | undefined;
  readonly point?: boolean | undefined;
  readonly polygon?: readonly TiledPoint[] | undefined;
  readonly polyline?: readonly TiledPoint[] | undefined;
  readonly text?: unknown;
  /** The file of the template that gives what the object itself leaves out. */
  readonly template?: string | undefined;
}

/**
 * A tileset: a .tsj file, or part of a map.
 *
 * @example
 * const tileset: TiledTileset = JSON.parse('{ "name": "cave", "tilewidth": 16, "tileheight": 16 }'); // a .tsj file
 * const tilesets = [{ firstgid: 1, source: "cave.tsj" }];
 * const layers = [{ type: "objectgroup", objects: [{ x: 0, y: 16, width: 16, height: 16, gid: 5 }] }];
 * const map = { orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers, tilesets };
 * fromTiled(map, { tilesets: { "cave.tsj": tileset } })[0]?.tile?.id; // 4
 */
export interface TiledTileset {
  readonly firstgid?: number | undefined;
  readonly name?: string | undefined;
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly tiles?: readonly TiledTile[] | undefined;
  /** The point of a tile object's box that is its position: the bottom left one if `"unspecified"`. */
  readonly objectalignment?: string | undefined;
  readonly tileoffset?: TiledPoint | undefined;
  /** `"tile"`, or `"grid"`: tiles of a layer are brought to the size of its cells. */
  readonly tilerendersize?: string | undefined;
  /** `"stretch"` or `"preserve-aspect-fit"`. */
  readonly fillmode?: string | undefined;
  readonly grid?: { readonly orientation?: string | undefined } | undefined;
}

/**
 * A reference of a map or a template to a tileset in a separate file.
 *
 * @example
 * const references: TiledTilesetReference[] = [{ firstgid: 1, source: "cave.tsj" }];
 * const files = references.map(({ source }) => "maps/" + source); // to be loaded, for the option `tilesets`
 * files; // [ 'maps/cave.tsj' ]
 */
export interface TiledTilesetReference {
  readonly firstgid: number;
  readonly source: string;
}

/**
 * The data of a tile in a tileset.
 *
 * @example
 * const slope: TiledTile = {
 *   id: 4, class: "slope", objectgroup: { type: "objectgroup", objects: [{ x: 0, y: 0, width: 16, height: 16 }] },
 * };
 * const layers = [{ type: "tilelayer", width: 1, height: 1, data: [5] }];
 * const tilesets = [{ firstgid: 1, tilewidth: 16, tileheight: 16, tiles: [slope] }];
 * fromTiled({ orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers, tilesets })[0]?.tile?.definition === slope; // true
 */
export interface TiledTile {
  readonly id: number;
  readonly type?: string | undefined;
  readonly class?: string | undefined;
  readonly properties?: unknown;
  /** The size of the tile, where it is a part of an image of its own. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly imagewidth?: number | undefined;
  readonly imageheight?: number | undefined;
  /** The collision shapes of the tile. */
  readonly objectgroup?: TiledLayer | undefined;
}

/**
 * A template: a .tj file.
 *
 * @example
 * const template: TiledTemplate = { object: { name: "coin", width: 8, height: 8, ellipse: true } };
 * const layers = [{ type: "objectgroup", objects: [{ x: 0, y: 0, template: "coin.tj" }] }];
 * const map = { orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers };
 * fromTiled(map, { templates: { "coin.tj": template } })[0]?.object?.name; // coin
 */
export interface TiledTemplate {
  readonly object: Omit<TiledObject, "x" | "y"> & Partial<TiledPoint>;
  readonly tileset?: TiledTilesetReference | undefined;
}

/** Validation of values of a file that others have written; messages name the position in the file. */

/** Requires a finite number; 0 if it is left out. */
export function numberOf(value: unknown, name: string): number {
  return value === undefined ? 0 : requireFinite(value, name);
}

/** Requires a size; 0 if it is left out. */
export function sizeOf(value: unknown, name: string): number {
  return value === undefined ? 0 : requireSize(value, name);
}

export function requireList<T>(value: readonly T[] | undefined | null, name: string): readonly T[] {
  if (!Array.isArray(value)) throw wrongType(value, name, "an array");
  return value;
}

/** Requires an object of the file, neither a list nor missing. */
export function requireRecord<T extends object>(value: T | undefined | null, name: string): T {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw wrongType(value, name, "an object");
  }
  return value;
}

/** The result of a function, or its error with the position in the file. */
export function madeAt<T>(place: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`${place}: ${error.message}`, { cause: error });
    if (error instanceof TypeError) throw new TypeError(`${place}: ${error.message}`, { cause: error });
    throw error;
  }
}
