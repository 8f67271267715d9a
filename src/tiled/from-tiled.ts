import {
  describe,
  readVector,
  requireFinite,
  requireNames,
  requirePositive,
  wrongType,
} from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import { compound, copyOf } from "../shapes/copy.js";
import type { Shape } from "../shapes/kind.js";
import { moveTo } from "../shapes/pose.js";
import { isUnion } from "../shapes/reductions.js";
import {
  madeAt,
  numberOf,
  requireList,
  requireRecord,
  sizeOf,
  type TiledLayer,
  type TiledMap,
  type TiledObject,
  type TiledTemplate,
  type TiledTile,
  type TiledTileset,
} from "./map-files.js";
import { rectShape, shapeOfObject, wholeObject } from "./object-shape.js";
import {
  boxOfTileObject,
  type Placement,
  placementInBox,
  placementOfCell,
  placementWithin,
  UNCHANGED,
} from "./placement.js";
import { cellBlocksOf, type FoundTile, type Inflate, idOfGid, requireGid, Tilesets } from "./tiles.js";

/**
 * The parts of a map to read, and its position.
 *
 * @example
 * const options: FromTiledOptions = { accept: ({ visible }) => visible !== false };
 * const hidden = { type: "objectgroup", visible: false, objects: [{ x: 0, y: 0, point: true }] };
 * fromTiled({ orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers: [hidden] }, options).length; // 0
 */
export interface FromTiledOptions {
  /** The tilesets that the map or its templates have in separate files, by their `source`. */
  readonly tilesets?: Readonly<Record<string, TiledTileset>> | undefined;
  /** The templates of objects, by the objects' `template`. */
  readonly templates?: Readonly<Record<string, TiledTemplate>> | undefined;
  /** Decompresses layers, such as `inflateSync` for `"zlib"` and `gunzipSync` for `"gzip"` of node:zlib or fflate. */
  readonly inflate?: Inflate | undefined;
  /** Which layers and groups are read; if left out, all, including hidden ones. */
  readonly accept?: ((layer: TiledLayer) => boolean) | undefined;
  /** The position of the map's top left corner; if left out, (0, 0). */
  readonly origin?: Readonly<Vec2> | undefined;
}

/**
 * A shape of a map, and the objects of the file to which it belongs.
 *
 * @example
 * const goal = { name: "goal", x: 32, y: 0, width: 16, height: 16 };
 * const layers = [{ type: "objectgroup", name: "Marks", objects: [goal] }];
 * const [found]: TiledShape[] = fromTiled({ orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers });
 * console.log(found?.path, found?.object?.name, found?.shape.x); // Marks goal 40
 */
export interface TiledShape {
  /** In pixels of the map. */
  readonly shape: Shape;
  readonly layer: TiledLayer;
  /** The names of its groups and of its layer, such as `"Level/Walls"`. */
  readonly path: string;
  /** The object of an object layer, with the fields of its template; `null` in a tile layer. */
  readonly object: TiledObject | null;
  /** The tile in a cell, or shown by an object; `null` for other objects. */
  readonly tile: PlacedTile | null;
}

/**
 * A tile in a cell, or of a tile object.
 *
 * @example
 * const tiles = [{ id: 4, class: "spikes", objectgroup: { type: "objectgroup", objects: [{ x: 0, y: 8, width: 16, height: 8 }] } }];
 * const layers = [{ type: "tilelayer", width: 1, height: 1, data: [5] }];
 * const tilesets = [{ firstgid: 1, tilewidth: 16, tileheight: 16, tiles }];
 * const [found] = fromTiled({ orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers, tilesets });
 * const tile: PlacedTile | null | undefined = found?.tile;
 * console.log(tile?.definition?.class, tile?.column, tile?.row); // spikes 0 0
 */
export interface PlacedTile {
  /** Its global id, with the flags for flips. */
  readonly gid: number;
  readonly tileset: TiledTileset;
  /** Its number in the tileset. */
  readonly id: number;
  /** Its data in the tileset: its class, its properties. */
  readonly definition: TiledTile | null;
  /** Its collision shape that this shape is; `null` for the box of an object whose tile has none. */
  readonly collision: TiledObject | null;
  /** The cell; `null` for objects. */
  readonly column: number | null;
  readonly row: number | null;
}

const OPTION_NAMES: readonly (keyof FromTiledOptions)[] = [
  "tilesets",
  "templates",
  "inflate",
  "accept",
  "origin",
];

/**
 * The shapes of a map of the editor Tiled, given its JSON: the collision shapes of the tiles in tile layers, and the
 * objects of object layers, in the order of the file, each with its layer, object and tile.
 *
 * Rectangles become rects, ellipses ellipses at any angle, capsules, polygons, polylines and points the shapes of these
 * names. They are rotated about their top left corner, as in the editor. Tiles may be flipped and rotated, and of other
 * sizes than the cells; an object that shows a tile has that tile's collision shapes, or its own box, a rect, if the tile
 * has none. Infinite maps, groups, offsets and templates count; texts, images and parallax do not. Hidden layers are
 * included, too: see `accept`, or look at `layer.visible`.
 *
 * Positions are rounded as poses are; multiples of 90° and flips are exact. If whole tiles are solid,
 * `outlinesOfGrid(layer.data, …)` makes fewer shapes. Throws TypeError or RangeError for a map that is not orthogonal,
 * and for invalid data: the message names the layer, the object and the field.
 *
 * @example
 * const map = {
 *   orientation: "orthogonal", tilewidth: 16, tileheight: 16,
 *   layers: [{
 *     type: "objectgroup", name: "Walls",
 *     objects: [{ id: 1, name: "pond", x: 32, y: 16, width: 40, height: 20, rotation: 90, ellipse: true }],
 *   }],
 * };
 * const world = new World();
 * for (const { shape, object } of fromTiled(map)) world.add(shape, { isStatic: true, data: object });
 * console.log(world.queryPoint(22, 36).length); // 1
 */
export function fromTiled(map: TiledMap, options: FromTiledOptions = {}): TiledShape[] {
  requireNames(options, OPTION_NAMES, "fromTiled", "options");
  return madeAt("fromTiled", () => new MapReader(map, options).read());
}

/** A collision shape of a tile, placed as if the bottom left of its cell were at (0, 0). */
interface CellShape {
  readonly shape: Shape;
  readonly collision: TiledObject;
}

interface CellTile extends FoundTile {
  readonly shapes: readonly CellShape[];
}

class MapReader {
  private readonly tileWidth: number;
  private readonly tileHeight: number;
  private readonly tilesets: Tilesets;
  private readonly external: Readonly<Record<string, TiledTileset>>;
  private readonly templates: Readonly<Record<string, TiledTemplate>>;
  private readonly origin: Vec2 = { x: 0, y: 0 };
  private readonly found: TiledShape[] = [];
  /** Tiles of tile layers, by their global ids with flags. */
  private readonly cellTiles = new Map<number, CellTile>();

  constructor(
    private readonly map: TiledMap,
    private readonly options: FromTiledOptions,
  ) {
    const { orientation, tilewidth, tileheight, tilesets } = requireRecord(map, "map");
    if (orientation !== "orthogonal") throw wrongType(orientation, "map.orientation", '"orthogonal"');
    this.tileWidth = requirePositive(tilewidth, "map.tilewidth");
    this.tileHeight = requirePositive(tileheight, "map.tileheight");
    this.external = requireRecord(options.tilesets ?? {}, "options.tilesets");
    this.templates = requireRecord(options.templates ?? {}, "options.templates");
    this.tilesets = new Tilesets(tilesets ?? [], "map.tilesets", this.external);
    if (options.origin !== undefined) readVector(options.origin, "options.origin", this.origin);
    for (const name of ["inflate", "accept"] as const) {
      const given = options[name];
      if (given !== undefined && typeof given !== "function")
        throw wrongType(given, `options.${name}`, "a function");
    }
  }

  read(): TiledShape[] {
    this.readLayers(this.map.layers, "map.layers", "", this.origin);
    return this.found;
  }

  private readLayers(
    layers: readonly TiledLayer[] | undefined,
    name: string,
    group: string,
    from: Vec2,
  ): void {
    for (const [index, given] of requireList(layers, name).entries()) {
      const layer = requireRecord(given, `${name}[${index}]`);
      if (this.options.accept && !this.options.accept(layer)) continue;
      const path = `${group}${layer.name ?? index}`;
      madeAt(`layer ${describe(path)}`, () => this.readLayer(layer, path, from));
    }
  }

  private readLayer(layer: TiledLayer, path: string, from: Vec2): void {
    const origin = {
      x: from.x + numberOf(layer.offsetx, "offsetx"),
      y: from.y + numberOf(layer.offsety, "offsety"),
    };
    switch (layer.type) {
      case "tilelayer":
        this.readCells(layer, path, origin);
        break;
      case "objectgroup":
        this.readObjects(layer, path, origin);
        break;
      case "group":
        this.readLayers(layer.layers, "layers", `${path}/`, origin);
        break;
      case "imagelayer":
        break;
      default:
        throw wrongType(layer.type, "type", '"tilelayer", "objectgroup", "group" or "imagelayer"');
    }
  }

  private readCells(layer: TiledLayer, path: string, origin: Vec2): void {
    for (const { column, row, width, gids, name } of cellBlocksOf(layer, this.options.inflate)) {
      for (let i = 0; i < gids.length; i += 1) {
        const gid = gids[i] as number;
        if (gid === 0) continue;
        const tile = this.cellTiles.get(gid) ?? this.readCellTile(gid, `${name}[${i}]`);
        if (tile.shapes.length === 0) continue;
        const cell = { column: column + (i % width), row: row + Math.floor(i / width) };
        const x = origin.x + cell.column * this.tileWidth;
        const y = origin.y + (cell.row + 1) * this.tileHeight;
        for (const { shape, collision } of tile.shapes) {
          const copy = isUnion(shape) ? compound([shape]) : copyOf(shape);
          this.found.push({
            shape: moveTo<Shape>(copy, x + shape.x, y + shape.y),
            layer,
            path,
            object: null,
            tile: placedTile(tile, gid, collision, cell.column, cell.row),
          });
        }
      }
    }
  }

  private readCellTile(gid: unknown, name: string): CellTile {
    const checked = requireGid(gid, name);
    const tile = this.tilesets.tileOf(checked, name);
    const placement = placementOfCell(tile, checked, this.tileWidth, this.tileHeight);
    const cellTile = { ...tile, shapes: this.collisionShapes(tile, placement) };
    this.cellTiles.set(checked, cellTile);
    return cellTile;
  }

  /** The collision shapes of a tile with a placement of its own coordinates. */
  private collisionShapes(tile: FoundTile, placement: Placement): CellShape[] {
    const group = tile.definition?.objectgroup;
    if (group === undefined) return [];
    return madeAt(`${tile.place}: tile ${tile.id}`, () => {
      if (tile.tileset.grid?.orientation === "isometric") {
        throw wrongType("isometric", "the grid of the tileset", '"orthogonal"');
      }
      const { offsetx, offsety, objects } = requireRecord(group, "objectgroup");
      const inTile = placementWithin(
        placement,
        numberOf(offsetx, "offsetx"),
        numberOf(offsety, "offsety"),
        0,
      );
      return requireList(objects, "objectgroup.objects").flatMap((given, index) =>
        madeAt(objectName(given, index), () => {
          const { object } = wholeObject(requireRecord(given, "the object"), this.templates);
          if (object.gid !== undefined) throw wrongType(object.gid, "gid", "left out in a collision shape");
          const shape = shapeOfObject(object, inTile);
          return shape === null ? [] : [{ shape, collision: object }];
        }),
      );
    });
  }

  private readObjects(layer: TiledLayer, path: string, origin: Vec2): void {
    const placement = { ...origin, matrix: UNCHANGED, degrees: 0 };
    for (const [index, given] of requireList(layer.objects, "objects").entries()) {
      madeAt(objectName(given, index), () => {
        const { object, tileset } = wholeObject(requireRecord(given, "the object"), this.templates);
        if (object.gid !== undefined) {
          const tilesets =
            tileset === null ? this.tilesets : new Tilesets([tileset], "tileset", this.external);
          this.readTileObject(layer, path, object, tilesets, placement);
          return;
        }
        const shape = shapeOfObject(object, placement);
        if (shape !== null) this.found.push({ shape, layer, path, object, tile: null });
      });
    }
  }

  private readTileObject(
    layer: TiledLayer,
    path: string,
    object: TiledObject,
    tilesets: Tilesets,
    outer: Placement,
  ): void {
    const gid = requireGid(object.gid, "gid");
    if (idOfGid(gid) === 0) throw wrongType(gid, "gid", "the id of a tile");
    const tile = tilesets.tileOf(gid, "gid");
    const width = sizeOf(object.width, "width") || tile.width;
    const height = sizeOf(object.height, "height") || tile.height;
    const turn = numberOf(object.rotation, "rotation");
    const position = placementWithin(outer, requireFinite(object.x, "x"), requireFinite(object.y, "y"), turn);
    const { left, top } = boxOfTileObject(tile, width, height);
    const inBox = placementInBox(tile, gid, width, height, left, top);
    const corner = placementWithin(position, inBox.x, inBox.y, 0);
    const shapes = this.collisionShapes(tile, { ...corner, matrix: inBox.matrix });
    for (const { shape, collision } of shapes) {
      this.found.push({ shape, layer, path, object, tile: placedTile(tile, gid, collision, null, null) });
    }
    if (shapes.length > 0) return;
    const shape = rectShape(position, left, top, width, height);
    this.found.push({ shape, layer, path, object, tile: placedTile(tile, gid, null, null, null) });
  }
}

function placedTile(
  { tileset, id, definition }: FoundTile,
  gid: number,
  collision: TiledObject | null,
  column: number | null,
  row: number | null,
): PlacedTile {
  return { gid, tileset, id, definition, collision, column, row };
}

/** The name of an object in messages: the id that the editor shows, and its name. */
function objectName(object: TiledObject | undefined | null, index: number): string {
  const id = typeof object?.id === "number" ? `object ${object.id}` : `objects[${index}]`;
  return typeof object?.name === "string" && object.name !== "" ? `${id} (${describe(object.name)})` : id;
}
