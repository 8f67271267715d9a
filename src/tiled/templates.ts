import { describe, wrongType } from "../math/validation.js";
import { requireRecord } from "./file-values.js";
import type { TiledObject, TiledTemplate, TiledTilesetReference } from "./tiled-types.js";

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
