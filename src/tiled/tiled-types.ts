/*
 * The fields of Tiled's JSON that are read, with their names there. There may be other fields, too. Types are as wide as
 * the checker infers them for an imported file: strings are `string`.
 *
 * Source: Tiled documentation, "JSON Map Format" (doc.mapeditor.org).
 */

/** A map as Tiled saves it: a .tmj file. */
export interface TiledMap {
  /** Only `"orthogonal"` maps are read. */
  readonly orientation: string;
  /** The size of a cell in pixels. */
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly layers: readonly TiledLayer[];
  readonly tilesets?: readonly (TiledTileset | TiledTilesetReference)[] | undefined;
}

/** A layer of a map, or a group of layers. */
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

/** A rectangle of cells of an infinite map. */
export interface TiledChunk {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly data: readonly number[] | string;
}

/** A vertex of a polygon or polyline, counted from its object. */
export interface TiledPoint {
  readonly x: number;
  readonly y: number;
}

/** An object of an object layer, or a collision shape of a tile. */
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

/** A tileset: a .tsj file, or part of a map. */
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

/** A reference of a map or a template to a tileset in a separate file. */
export interface TiledTilesetReference {
  readonly firstgid: number;
  readonly source: string;
}

/** The data of a tile in a tileset. */
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

/** A template: a .tj file. */
export interface TiledTemplate {
  readonly object: Omit<TiledObject, "x" | "y"> & Partial<TiledPoint>;
  readonly tileset?: TiledTilesetReference | undefined;
}
