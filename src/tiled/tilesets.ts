import { describe, outOfRange, requireInteger, requirePositive, wrongType } from "../math/validation.js";
import { requireList, requireRecord } from "./file-values.js";
import type { Matrix } from "./placement.js";
import type { TiledTile, TiledTileset, TiledTilesetReference } from "./tiled-types.js";

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
