import { describe, outOfRange, requireInteger, requirePositive, wrongType } from "../math/validation.js";
import {
  requireList,
  requireRecord,
  type TiledLayer,
  type TiledTile,
  type TiledTileset,
  type TiledTilesetReference,
} from "./map-files.js";
import type { Matrix } from "./placement.js";

/* Tiles: which one is in each cell of a layer, and which tileset has it. */

/**
 * Decompresses the data of a layer: `"gzip"`, `"zlib"` or `"zstd"`.
 *
 * @example
 * const inflate: Inflate = (bytes, compression) => bytes; // in Node: inflateSync(bytes), if it is "zlib"
 * const layer = { type: "tilelayer", width: 1, height: 1, encoding: "base64", compression: "zlib", data: "AAAAAA==" };
 * fromTiled({ orientation: "orthogonal", tilewidth: 16, tileheight: 16, layers: [layer] }, { inflate }); // []
 */
export type Inflate = (bytes: Uint8Array, compression: string) => Uint8Array;

/** A rectangle of cells: their global tile ids, row by row. */
interface CellBlock {
  /** The position of its top left cell in the map. */
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly gids: ArrayLike<number>;
  /** The name of their source in messages: `data`, `chunks[2].data`. */
  readonly name: string;
}

/** The cells of a tile layer: one block, or one for each chunk of an infinite map. */
export function cellBlocksOf(layer: TiledLayer, inflate: Inflate | undefined): CellBlock[] {
  const x = requireInteger(layer.x ?? 0, "x");
  const y = requireInteger(layer.y ?? 0, "y");
  if (layer.data === undefined || layer.data === null) {
    return requireList(layer.chunks, "chunks").map((given, index) => {
      const place = `chunks[${index}]`;
      const chunk = requireRecord(given, place);
      return {
        column: x + requireInteger(chunk.x, `${place}.x`),
        row: y + requireInteger(chunk.y, `${place}.y`),
        ...cellsOf(chunk, `${place}.`, layer, inflate),
      };
    });
  }
  const column = x + requireInteger(layer.startx ?? 0, "startx");
  const row = y + requireInteger(layer.starty ?? 0, "starty");
  return [{ column, row, ...cellsOf(layer, "", layer, inflate) }];
}

function cellsOf(
  block: Pick<TiledLayer, "width" | "height" | "data">,
  place: string,
  layer: TiledLayer,
  inflate: Inflate | undefined,
): Omit<CellBlock, "column" | "row"> {
  const name = `${place}data`;
  const width = requireInteger(block.width, `${place}width`, 0);
  const height = requireInteger(block.height, `${place}height`, 0);
  const gids =
    typeof block.data === "string"
      ? decoded(block.data, name, layer, inflate)
      : requireList(block.data, name);
  if (gids.length !== width * height) {
    throw outOfRange(gids.length, `${name}: the number of cells`, `width × height, ${width * height}`);
  }
  return { width, gids, name };
}

function decoded(
  text: string,
  name: string,
  { encoding, compression = "" }: TiledLayer,
  inflate: Inflate | undefined,
): Uint32Array {
  if (encoding !== "base64") {
    throw wrongType(encoding, "encoding", `"base64" where ${name} is a text`);
  }
  let bytes = bytesOfBase64(text, name);
  if (compression !== "") {
    if (inflate === undefined) {
      throw wrongType(
        inflate,
        "options.inflate",
        `a function, to undo the compression ${describe(compression)}`,
      );
    }
    bytes = inflate(bytes, compression);
    if (!(bytes instanceof Uint8Array)) throw wrongType(bytes, "options.inflate: the result", "a Uint8Array");
  }
  if (bytes.length % 4 !== 0) {
    throw outOfRange(bytes.length, `${name}: the number of bytes`, "a multiple of 4");
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true));
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * The bytes of a text in base64, which may have blanks around it and no padding. `atob` is part of browsers only.
 *
 * Throws TypeError for any other text, in which `name` names it.
 */
export function bytesOfBase64(text: string, name: string): Uint8Array {
  const digits = text.trim().replace(/={1,2}$/, "");
  if (digits.length % 4 === 1) throw wrongType(text, name, "a text in base64");
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let place = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const value = DIGITS.indexOf(digits.charAt(i));
    if (value < 0) throw wrongType(text, name, "a text in base64");
    // The bits of the last four digits; higher ones are shifted out.
    bits = (bits << 6) | value;
    if (i % 4 === 0) continue;
    bytes[place] = bits >> (6 - 2 * (i % 4));
    place += 1;
  }
  return bytes;
}

/** A tile, and its tileset. */
export interface FoundTile {
  readonly tileset: TiledTileset;
  /** The name of the tileset in messages. */
  readonly place: string;
  /** Its number in the tileset. */
  readonly id: number;
  /** Its data in the tileset; `null` for tiles without any. */
  readonly definition: TiledTile | null;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

interface Entry {
  readonly firstGid: number;
  readonly name: string;
  readonly given: TiledTileset | TiledTilesetReference;
}

/** The tilesets of a map or a template. Those in separate files are looked up when a tile of theirs is. */
export class Tilesets {
  private readonly entries: readonly Entry[];
  private readonly definitions = new Map<TiledTileset, ReadonlyMap<number, TiledTile>>();

  constructor(
    given: readonly (TiledTileset | TiledTilesetReference)[],
    name: string,
    private readonly external: Readonly<Record<string, TiledTileset>>,
  ) {
    this.entries = requireList(given, name)
      .map((tileset, index) => {
        const place = `${name}[${index}]`;
        const { firstgid } = requireRecord(tileset, place);
        return { firstGid: requireInteger(firstgid, `${place}.firstgid`, 1), name: place, given: tileset };
      })
      .sort((a, b) => b.firstGid - a.firstGid);
  }

  /** @throws {RangeError} if the global id, flags aside, is before that of every tileset; `name` is what has the id */
  tileOf(gid: number, name: string): FoundTile {
    const globalId = idOfGid(gid);
    const entry = this.entries.find(({ firstGid }) => firstGid <= globalId);
    if (entry === undefined) throw outOfRange(gid, name, "0 or the id of a tile of map.tilesets");
    const tileset = this.tilesetOf(entry);
    const id = globalId - entry.firstGid;
    const place = tileset.name ? `tileset ${describe(tileset.name)}` : entry.name;
    const definition = this.definitionsOf(tileset, place).get(id) ?? null;
    const sizeOf = (size: "width" | "height") =>
      requirePositive(
        definition?.[size] ?? definition?.[`image${size}`] ?? tileset[`tile${size}`],
        `${place}: tile ${id}: ${size}`,
      );
    return { tileset, place, id, definition, width: sizeOf("width"), height: sizeOf("height") };
  }

  private tilesetOf({ name, given }: Entry): TiledTileset {
    if (!("source" in given)) return given;
    const { source } = given;
    const key = `options.tilesets[${describe(source)}]`;
    if (typeof source !== "string") throw wrongType(source, `${name}.source`, "a string");
    if (!Object.hasOwn(this.external, source)) {
      throw wrongType(undefined, key, `the tileset that ${name} has in a file of its own`);
    }
    return requireRecord(this.external[source], key);
  }

  private definitionsOf(tileset: TiledTileset, place: string): ReadonlyMap<number, TiledTile> {
    const known = this.definitions.get(tileset);
    if (known) return known;
    const tiles = requireList(tileset.tiles ?? [], `${place}: tiles`);
    const definitions = new Map(
      tiles.map((tile, index) => {
        const name = `${place}: tiles[${index}]`;
        return [requireInteger(requireRecord(tile, name).id, `${name}.id`, 0), tile] as const;
      }),
    );
    this.definitions.set(tileset, definitions);
    return definitions;
  }
}

/** The flags of a global tile id: how the tile is flipped. The fourth is for hexagonal maps, and means nothing here. */
const HORIZONTAL = 0x80000000;
const VERTICAL = 0x40000000;
const DIAGONAL = 0x20000000;
const ID_BITS = 0x0fffffff;

/** The id of a tile without its flags. */
export function idOfGid(gid: number): number {
  return gid & ID_BITS;
}

export function requireGid(value: unknown, name: string): number {
  if (typeof value === "number" && value >>> 0 === value) return value;
  throw outOfRange(value, name, "an integer from 0 to 4294967295");
}

/** Whether a tile's width and height are exchanged. */
export function isDiagonal(gid: number): boolean {
  return (gid & DIAGONAL) !== 0;
}

/**
 * The transformation of a tile by its flags: first the flip about the diagonal, which exchanges x and y, then the
 * horizontal and the vertical one. `scaleX` and `scaleY` scale the tile before.
 *
 * Source: Tiled documentation, "Global Tile IDs", section "Tile flipping".
 */
export function matrixOfGid(gid: number, scaleX: number, scaleY: number): Matrix {
  const signX = (gid & HORIZONTAL) !== 0 ? -1 : 1;
  const signY = (gid & VERTICAL) !== 0 ? -1 : 1;
  return isDiagonal(gid)
    ? { a: 0, b: signY * scaleX, c: signX * scaleY, d: 0 }
    : { a: signX * scaleX, b: 0, c: 0, d: signY * scaleY };
}
