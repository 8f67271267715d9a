import { describe, requireFinite, wrongType } from "../math/validation.js";
import { coordinatesOfPoint, type PointLike } from "../shapes/arguments.js";
import { compound } from "../shapes/copy.js";
import type { Shape } from "../shapes/kind.js";
import { capsule, polyline, segment } from "../shapes/lines.js";
import { polygon } from "../shapes/polygon.js";
import { setPose } from "../shapes/pose.js";
import { rect } from "../shapes/rect.js";
import { ellipse, ellipseFromMatrix, point } from "../shapes/round.js";
import {
  numberOf,
  requireList,
  requireRecord,
  sizeOf,
  type TiledObject,
  type TiledPoint,
  type TiledTemplate,
  type TiledTilesetReference,
} from "./map-files.js";
import {
  applied,
  directionOf,
  isEven,
  keepsAxes,
  type Placement,
  placed,
  placementWithin,
} from "./placement.js";

/**
 * The shape of an object, given in the coordinates of its surroundings, which are placed by `outer`; `null` for a text,
 * which has none.
 *
 * Flips, rotations and uniform scaling keep the kind. A nonuniformly scaled shape is exactly the image all the same,
 * except for rounding: a rotated rectangle becomes a polygon, an ellipse an ellipse, a capsule the union of two ellipses
 * and the region between them.
 */
export function shapeOfObject(object: TiledObject, outer: Placement): Shape | null {
  const x = requireFinite(object.x, "x");
  const y = requireFinite(object.y, "y");
  const placement = placementWithin(outer, x, y, numberOf(object.rotation, "rotation"));
  const width = sizeOf(object.width, "width");
  const height = sizeOf(object.height, "height");
  if (object.point) return point(placement.x, placement.y);
  if (object.ellipse) return ellipseShape(placement, 0, 0, width, height);
  if (object.capsule) return capsuleShape(placement, width, height);
  if (object.polygon) {
    const vertices = localPoints(object.polygon, "polygon", placement);
    return posed(polygon(vertices), placement);
  }
  if (object.polyline) {
    const points = localPoints(object.polyline, "polyline", placement);
    return posed(polyline(points), placement);
  }
  if (object.text) return null;
  return rectShape(placement, 0, 0, width, height);
}

/** The box from (x, y) of a width and a height, in coordinates that are then placed. */
export function rectShape(placement: Placement, x: number, y: number, width: number, height: number): Shape {
  const { matrix } = placement;
  if (keepsAxes(matrix)) {
    const centre = placed(placement, x + width / 2, y + height / 2);
    const size = applied(matrix, width, height);
    return rect(centre.x, centre.y, Math.abs(size.x), Math.abs(size.y), directionOf(placement));
  }
  const corner = (px: number, py: number): [number, number] => {
    const p = applied(matrix, px, py);
    return [p.x, p.y];
  };
  const [ax, ay] = corner(x, y);
  const [cx, cy] = corner(x + width, y + height);
  if (width === 0 || height === 0) return posed(segment(ax, ay, cx, cy), placement);
  return posed(polygon([[ax, ay], corner(x + width, y), [cx, cy], corner(x, y + height)]), placement);
}

function ellipseShape(placement: Placement, x: number, y: number, width: number, height: number): Shape {
  const { matrix } = placement;
  const centre = placed(placement, x + width / 2, y + height / 2);
  if (keepsAxes(matrix)) {
    const radii = applied(matrix, width / 2, height / 2);
    return ellipse(centre.x, centre.y, Math.abs(radii.x), Math.abs(radii.y), directionOf(placement));
  }
  const turnless = { ...placement, x: 0, y: 0 };
  const first = placed(turnless, width / 2, 0);
  const second = placed(turnless, 0, height / 2);
  return ellipseFromMatrix(first.x, first.y, second.x, second.y, centre.x, centre.y);
}

/** The capsule that fills a box; its width is the shorter side. */
function capsuleShape(placement: Placement, width: number, height: number): Shape {
  const { matrix } = placement;
  const r = Math.min(width, height) / 2;
  if (keepsAxes(matrix) && isEven(matrix)) {
    const a = applied(matrix, r, r);
    const b = applied(matrix, width - r, height - r);
    const factor = Math.abs(matrix.a) + Math.abs(matrix.b);
    return posed(capsule(a.x, a.y, b.x, b.y, r * factor), placement);
  }
  const isUpright = height > width;
  const between = isUpright
    ? rectShape(placement, 0, r, width, height - 2 * r)
    : rectShape(placement, r, 0, width - 2 * r, height);
  return compound([
    ellipseShape(placement, 0, 0, 2 * r, 2 * r),
    ellipseShape(placement, width - 2 * r, height - 2 * r, 2 * r, 2 * r),
    between,
  ]);
}

function localPoints(points: readonly TiledPoint[], name: string, { matrix }: Placement): PointLike[] {
  return requireList(points, name).map((given, index) => {
    const [x, y] = coordinatesOfPoint(given, `${name}[${index}]`);
    return applied(matrix, x, y);
  });
}

function posed<S extends Shape>(shape: S, placement: Placement): S {
  return setPose<Shape>(shape, placement.x, placement.y, directionOf(placement)) as S;
}

/** An object with the fields of its template. */
interface WholeObject {
  readonly object: TiledObject;
  /** The tileset to which its `gid` refers, if it is the template's. */
  readonly tileset: TiledTilesetReference | null;
}

/**
 * An object with its own fields, and those of its template where it has none. A size of 0 and an empty text count as
 * none; the object's properties replace those of the same names.
 */
export function wholeObject(
  object: TiledObject,
  templates: Readonly<Record<string, TiledTemplate>>,
): WholeObject {
  const { template } = object;
  if (template === undefined) return { object, tileset: null };
  const key = `options.templates[${describe(template)}]`;
  if (typeof template !== "string") throw wrongType(template, "template", "a string");
  if (!Object.hasOwn(templates, template)) {
    throw wrongType(undefined, key, "the template that the object is made of");
  }
  const { object: pattern, tileset } = requireRecord(templates[template], key);
  requireRecord(pattern, `${key}.object`);
  const own = Object.entries(object).filter(([, value]) => value !== undefined && value !== "");
  const { width, height, ...rest } = Object.fromEntries(own) as Partial<TiledObject>;
  const size = width && height ? { width, height } : {};
  const properties = joinedProperties(pattern.properties, rest.properties);
  const whole: TiledObject = { ...pattern, ...rest, ...size, ...properties, x: object.x, y: object.y };
  return { object: whole, tileset: object.gid === undefined ? (tileset ?? null) : null };
}

function joinedProperties(pattern: unknown, own: unknown): { properties?: unknown } {
  if (!Array.isArray(pattern) || !Array.isArray(own)) return {};
  const names = new Set(own.map((property) => property?.name));
  return { properties: [...pattern.filter((property) => !names.has(property?.name)), ...own] };
}
