import {
  describe,
  outOfRange,
  readVector,
  requireFinite,
  requireInteger,
  requireNames,
  requirePositive,
  requireSize,
  wrongType,
} from "../math/validation.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import { moveTo } from "../shapes/pose.js";
import { rect } from "../shapes/rect.js";
import { ellipse, point } from "../shapes/round.js";
import { madeAt, numberOf, requireList, requireRecord } from "./map-files.js";
import { outlinesOfPart } from "./outlines-of-grid.js";

/**
 * The definitions for reading a level, and its position.
 *
 * @example
 * const options: FromLDtkOptions = { origin: { x: 100, y: 0 } };
 * const walls = { __type: "IntGrid", __identifier: "Walls", __cWid: 1, __cHei: 1, __gridSize: 16, intGridCsv: [1] };
 * fromLDtk({ layerInstances: [walls] }, options).map(({ shape }) => bounds(shape).minX); // [ 100 ]
 */
export interface FromLDtkOptions {
  /**
   * The project's `defs.entities`: entities that are drawn as an ellipse there become ellipses, those drawn as a cross
   * points. If left out, all become rects.
   */
  readonly entities?: readonly LDtkEntityDefinition[] | undefined;
  /** The position of the level's top left corner, such as `{ x: level.worldX, y: level.worldY }`; if left out, (0, 0). */
  readonly origin?: Readonly<Vec2> | undefined;
}

/**
 * A shape of a level, and the layer and the entity of the file to which it belongs.
 *
 * @example
 * const walls = { __type: "IntGrid", __identifier: "Walls", __cWid: 2, __cHei: 1, __gridSize: 16, intGridCsv: [1, 3] };
 * const shapes: LDtkShape[] = fromLDtk({ layerInstances: [walls] });
 * shapes.map(({ value, layer }) => layer.__identifier + " " + value); // [ 'Walls 1', 'Walls 3' ]
 */
export interface LDtkShape {
  /** In pixels of the level. */
  readonly shape: Shape;
  readonly layer: LDtkLayer;
  /** The value of the cells that the shape is the outline of; `null` for entities. */
  readonly value: number | null;
  readonly entity: LDtkEntity | null;
}

const OPTION_NAMES: readonly (keyof FromLDtkOptions)[] = ["entities", "origin"];

/**
 * The shapes of a level of the editor LDtk, given its JSON: for each value in an IntGrid layer the outlines of its cells,
 * from `outlinesOfGrid`, and for each entity its box, in the order of the file, values from the least.
 *
 * Layers of tiles have no shapes. Neighbouring cells of two values are flush. Throws TypeError or RangeError for invalid
 * data, and for a level whose layers are in a separate file: the message names the layer, the entity and the field.
 *
 * @example
 * const level = {
 *   layerInstances: [{
 *     __type: "IntGrid", __identifier: "Collisions", __cWid: 3, __cHei: 2, __gridSize: 16,
 *     intGridCsv: [1, 0, 0, 1, 1, 2],
 *   }],
 * };
 * const solid = fromLDtk(level).filter(({ value }) => value === 1);
 * console.log(solid.length, area(solid[0].shape)); // 1 768
 */
export function fromLDtk(level: LDtkLevel, options: FromLDtkOptions = {}): LDtkShape[] {
  requireNames(options, OPTION_NAMES, "fromLDtk", "options");
  return madeAt("fromLDtk", () => {
    const { layerInstances } = requireRecord(level, "level");
    const origin = { x: 0, y: 0 };
    if (options.origin !== undefined) readVector(options.origin, "options.origin", origin);
    const modes = renderModes(options.entities ?? []);
    return requireList(layerInstances, "level.layerInstances").flatMap((given, index) => {
      const layer = requireRecord(given, `level.layerInstances[${index}]`);
      return madeAt(`layer ${describe(layer.__identifier)}`, () => shapesOfLayer(layer, modes, origin));
    });
  });
}

function renderModes(definitions: readonly LDtkEntityDefinition[]): ReadonlyMap<unknown, string> {
  const list = requireList(definitions, "options.entities");
  return new Map(
    list.map((given, index) => {
      const { uid, renderMode } = requireRecord(given, `options.entities[${index}]`);
      return [uid, renderMode];
    }),
  );
}

function shapesOfLayer(layer: LDtkLayer, modes: ReadonlyMap<unknown, string>, origin: Vec2): LDtkShape[] {
  const x = origin.x + numberOf(layer.__pxTotalOffsetX, "__pxTotalOffsetX");
  const y = origin.y + numberOf(layer.__pxTotalOffsetY, "__pxTotalOffsetY");
  switch (layer.__type) {
    case "IntGrid":
      return outlinesOfValues(layer).map(({ shape, value }) => ({
        shape: moveTo(shape, x, y),
        layer,
        value,
        entity: null,
      }));
    case "Entities":
      return requireList(layer.entityInstances, "entityInstances").map((given, index) =>
        madeAt(entityName(given, index), () => {
          const entity = requireRecord(given, "the entity");
          return { shape: shapeOfEntity(entity, modes, { x, y }), layer, value: null, entity };
        }),
      );
    case "Tiles":
    case "AutoLayer":
      return [];
    default:
      throw wrongType(layer.__type, "__type", '"IntGrid", "Entities", "Tiles" or "AutoLayer"');
  }
}

function outlinesOfValues(layer: LDtkLayer): { shape: Shape; value: number }[] {
  const cells = requireList(layer.intGridCsv, "intGridCsv");
  const columns = requireInteger(layer.__cWid, "__cWid", 1);
  const rows = requireInteger(layer.__cHei, "__cHei", 1);
  const size = requirePositive(layer.__gridSize, "__gridSize");
  if (cells.length !== columns * rows) {
    const allowed = `__cWid × __cHei, ${columns * rows}`;
    throw outOfRange(cells.length, "intGridCsv: the number of cells", allowed);
  }
  const boxes = new Map<number, CellBox>();
  cells.forEach((cell, index) => {
    const value = requireInteger(cell, `intGridCsv[${index}]`, 0);
    if (value !== 0) enlarge(boxes, value, index % columns, Math.floor(index / columns));
  });
  return [...boxes]
    .sort(([a], [b]) => a - b)
    .flatMap(([value, { left, top, right, bottom }]) => {
      const isSolid: boolean[] = [];
      for (let row = top; row <= bottom; row += 1) {
        for (let column = left; column <= right; column += 1) {
          isSolid.push(cells[row * columns + column] === value);
        }
      }
      const lattice = { width: size, height: size, column: left, row: top };
      return outlinesOfPart(isSolid, right - left + 1, lattice).map((shape) => ({ shape, value }));
    });
}

/** The columns and rows that the cells of a value lie in: where there are many values, few cells are looked at for each. */
interface CellBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function enlarge(boxes: Map<number, CellBox>, value: number, column: number, row: number): void {
  const box = boxes.get(value);
  if (box === undefined) {
    boxes.set(value, { left: column, top: row, right: column, bottom: row });
    return;
  }
  box.left = Math.min(box.left, column);
  box.right = Math.max(box.right, column);
  box.bottom = row;
}

function shapeOfEntity(entity: LDtkEntity, modes: ReadonlyMap<unknown, string>, origin: Vec2): Shape {
  const [x, y] = pairOf(entity.px, "px");
  const [pivotX, pivotY] = entity.__pivot === undefined ? [0, 0] : pairOf(entity.__pivot, "__pivot");
  const width = requireSize(entity.width, "width");
  const height = requireSize(entity.height, "height");
  const mode = modes.get(entity.defUid);
  if (mode === "Cross") return point(origin.x + x, origin.y + y);
  const centreX = origin.x + x + (0.5 - pivotX) * width;
  const centreY = origin.y + y + (0.5 - pivotY) * height;
  return mode === "Ellipse"
    ? ellipse(centreX, centreY, width / 2, height / 2)
    : rect(centreX, centreY, width, height);
}

function pairOf(value: readonly number[], name: string): [number, number] {
  const [x, y] = requireList(value, name);
  return [requireFinite(x, `${name}[0]`), requireFinite(y, `${name}[1]`)];
}

function entityName(entity: LDtkEntity | undefined | null, index: number): string {
  const name = entity?.__identifier;
  return typeof name === "string"
    ? `entityInstances[${index}] (${describe(name)})`
    : `entityInstances[${index}]`;
}

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
