export type { LDtkEntity, LDtkEntityDefinition, LDtkLayer, LDtkLevel } from "./from-ldtk.js";
export { type FromLDtkOptions, fromLDtk, type LDtkShape } from "./from-ldtk.js";
export { type FromTiledOptions, fromTiled, type PlacedTile, type TiledShape } from "./from-tiled.js";
export type {
  TiledChunk,
  TiledLayer,
  TiledMap,
  TiledObject,
  TiledPoint,
  TiledTemplate,
  TiledTile,
  TiledTileset,
  TiledTilesetReference,
} from "./map-files.js";
export { outlinesOfGrid, type TileSize } from "./outlines-of-grid.js";
export type { Inflate } from "./tiles.js";
