/*
 * The fields of LDtk's JSON that are read, with their names there. There may be other fields, too.
 *
 * Source: LDtk documentation, "JSON format" (ldtk.io/json).
 */

/**
 * A level of a project, or the contents of an .ldtkl file.
 *
 * @example
 * const project = { levels: [{ identifier: "Cave", worldX: 0, worldY: 0, layerInstances: [] }] }; // JSON.parse(text)
 * const level: LDtkLevel | undefined = project.levels.find(({ identifier }) => identifier === "Cave");
 * fromLDtk(level ?? {}); // []
 */
export interface LDtkLevel {
  readonly identifier?: string | undefined;
  readonly worldX?: number | undefined;
  readonly worldY?: number | undefined;
  /** From the topmost to the lowest; `null` where levels are saved in files of their own. */
  readonly layerInstances?: readonly LDtkLayer[] | null | undefined;
}

/**
 * A layer of a level.
 *
 * @example
 * const layer: LDtkLayer = {
 *   __type: "IntGrid", __identifier: "Walls", __cWid: 2, __cHei: 1, __gridSize: 16, intGridCsv: [1, 1],
 * };
 * fromLDtk({ layerInstances: [layer] }).map(({ shape }) => bounds(shape).maxX); // [ 32 ]
 */
export interface LDtkLayer {
  /** `"IntGrid"`, `"Entities"`, `"Tiles"` or `"AutoLayer"`. */
  readonly __type: string;
  readonly __identifier: string;
  /** The number of columns. */
  readonly __cWid: number;
  readonly __cHei: number;
  /** The size of a cell in pixels. */
  readonly __gridSize: number;
  readonly __pxTotalOffsetX?: number | undefined;
  readonly __pxTotalOffsetY?: number | undefined;
  readonly visible?: boolean | undefined;
  /** Row by row; 0 is an empty cell. */
  readonly intGridCsv?: readonly number[] | undefined;
  readonly entityInstances?: readonly LDtkEntity[] | undefined;
}

/**
 * An entity of a level.
 *
 * @example
 * const chest: LDtkEntity = { __identifier: "Chest", px: [32, 48], width: 16, height: 16 };
 * const layer = { __type: "Entities", __identifier: "Things", __cWid: 4, __cHei: 4, __gridSize: 16, entityInstances: [chest] };
 * fromLDtk({ layerInstances: [layer] }).map(({ entity, shape }) => entity?.__identifier + " at " + shape.x); // [ 'Chest at 40' ]
 */
export interface LDtkEntity {
  readonly __identifier: string;
  readonly iid?: string | undefined;
  readonly defUid?: number | undefined;
  /** The position of its pivot, in pixels. */
  readonly px: readonly number[];
  readonly width: number;
  readonly height: number;
  /** The point of its box that is its position, from (0, 0), the top left, to (1, 1). */
  readonly __pivot?: readonly number[] | undefined;
  readonly fieldInstances?: unknown;
}

/**
 * An entry of `defs.entities` in the project.
 *
 * @example
 * const entities: LDtkEntityDefinition[] = [{ uid: 7, renderMode: "Ellipse" }];
 * const entityInstances = [{ __identifier: "Pond", defUid: 7, px: [0, 0], width: 40, height: 20 }];
 * const layer = { __type: "Entities", __identifier: "Things", __cWid: 4, __cHei: 4, __gridSize: 16, entityInstances };
 * fromLDtk({ layerInstances: [layer] }, { entities })[0]?.shape.kind === Kind.ellipse; // true
 */
export interface LDtkEntityDefinition {
  readonly uid: number;
  /** `"Rectangle"`, `"Ellipse"`, `"Tile"` or `"Cross"`. */
  readonly renderMode: string;
}
