import { describe, outOfRange, requireInteger, wrongType } from "../math/validation.js";
import { requireList, requireRecord } from "./file-values.js";
import type { TiledLayer } from "./tiled-types.js";

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
