import { readVector, requireOut, requireSize } from "../../math/validation.js";
import type { Vec2 } from "../../math/vector.js";
import { leaveOverlaps, type WayOut } from "../../move/leave-overlaps.js";
import {
  createSlide,
  createSlideOptions,
  MOVE_OPTION_NAMES,
  type MoveOptions,
  readMoveOptions,
  type Slide,
  touchSlide,
} from "../../move/slide.js";
import { SlideSearch } from "../../move/slide-search.js";
import { type Path, Traveller } from "../../move/traveller.js";
import { type Contact, contact } from "../../query/contact.js";
import { requireShape } from "../../shapes/arguments.js";
import { ownCopyOf } from "../../shapes/copy.js";
import type { Shape } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import { FILTER_NAMES, type Filter, requireFilter } from "../bodies/body-options.js";
import type { BodyId } from "../bodies/body-slots.js";
import { findOverlapping } from "../boxes/box-search.js";
import { BodySurroundings, NO_BODY } from "./body-surroundings.js";

/**
 * How a body or shape moves in a world, and what it does not meet: see `MoveOptions` and `Filter`.
 *
 * @example
 * const world = new World();
 * const hero = world.add(rect(0, 0, 2, 2));
 * world.add(rect(4, 0, 2, 2), { sensor: true });
 * const options: SlideOptions = { up: { x: 0, y: -1 }, snapToFloor: 4 };
 * world.moveAndSlide(hero, { x: 5, y: 0 }, options).x; // 5
 */
export interface SlideOptions extends Filter, MoveOptions {}

/**
 * Which bodies to move out of, and how far at most.
 *
 * @example
 * const world = new World();
 * const crate = world.add(rect(3, 0, 4, 4));
 * const options: DepenetrateOptions = { maxDistance: 0.5 };
 * world.depenetrate(rect(0, 0, 4, 4), options); // null
 */
export interface DepenetrateOptions extends Filter {
  /** By default there is no limit. */
  readonly maxDistance?: number | undefined;
}

/**
 * The translation out of what a body or shape penetrated.
 *
 * @example
 * const world = new World();
 * world.add(rect(3, 0, 4, 4));
 * const out: Depenetration | null = world.depenetrate(rect(0, 0, 4, 4));
 * console.log(out?.x.toFixed(3), out?.ids.length); // -1.000 1
 */
export interface Depenetration {
  /** The position outside. */
  x: number;
  y: number;
  /** The translation from where it was. */
  push: Vec2;
  /** The bodies that it penetrated, in ascending order. */
  ids: BodyId[];
}

/**
 * The contact of a body or shape with a body.
 *
 * @example
 * const world = new World();
 * world.add(rect(3, 0, 4, 4));
 * const [found]: WorldContact[] = world.contactsOf(circle(0, 0, 2));
 * found?.contact.depth; // 1
 */
export interface WorldContact {
  readonly id: BodyId;
  /** Its normal points to the body. */
  readonly contact: Contact;
}

/** The working storage of a move: a move within a callback of another takes its own. */
class Workplace {
  readonly search = new SlideSearch();
  readonly traveller = new Traveller();
  readonly surroundings = new BodySurroundings();
  readonly options = createSlideOptions();
  readonly motion: Vec2 = { x: 0.5, y: 0.5 };
}

/** The working storage of moves, one for each level of moves within callbacks, and how many of them are in use. */
const places: Workplace[] = [];
let inUse = 0;

function enter(): Workplace {
  const place = places[inUse] ?? new Workplace();
  places[inUse] = place;
  inUse += 1;
  return place;
}

/** Makes the working storage taken last available to other moves. */
function leave(place: Workplace): void {
  place.surroundings.release();
  inUse -= 1;
}

const SLIDE_NAMES = /* @__PURE__ */ FILTER_NAMES.concat(MOVE_OPTION_NAMES);
const DEPENETRATE_NAMES = /* @__PURE__ */ FILTER_NAMES.concat("maxDistance");

const STILL: Readonly<Vec2> = { x: 0, y: 0 };

/** Moves a body, or returns where a shape would end. */
export function moveAndSlideIn(
  bodies: Bodies<unknown>,
  mover: BodyId | Shape,
  motion: Readonly<Vec2>,
  options: SlideOptions | undefined,
  out: Slide | undefined,
  followed: (id: BodyId, path: Path) => void,
): Slide {
  const caller = "moveAndSlide";
  const slot = slotOfMover(bodies, mover, caller);
  const place = enter();
  try {
    readVector(motion, "moveAndSlide: motion", place.motion);
    const filter = requireFilter(options, caller, "options", SLIDE_NAMES);
    if (out !== undefined) requireOut(out, touchSlide, "moveAndSlide: out", "what createSlide makes");
    const chosen = readMoveOptions(place.options, options);
    const slide = out ?? createSlide();
    place.surroundings.aim(bodies, filter, slot);
    place.search.run(slide, ownShapeOf(bodies, mover, slot), place.motion, place.surroundings, chosen);
    if (slot !== NO_BODY && moveBody(bodies, mover as BodyId, slide, caller)) {
      followed(mover as BodyId, place.search.path);
    }
    return slide;
  } finally {
    leave(place);
  }
}

/** Moves a body out of what it penetrates, or returns where a shape would have to go; null if no translation leads out. */
export function depenetrateIn(
  bodies: Bodies<unknown>,
  mover: BodyId | Shape,
  options: DepenetrateOptions | undefined,
): Depenetration | null {
  const caller = "depenetrate";
  const slot = slotOfMover(bodies, mover, caller);
  const filter = requireFilter(options, caller, "options", DEPENETRATE_NAMES);
  const most = options?.maxDistance;
  if (most !== undefined) requireSize(most, `${caller}: options.maxDistance`);
  const place = enter();
  const { surroundings, traveller } = place;
  try {
    surroundings.aim(bodies, filter, slot);
    traveller.begin(ownShapeOf(bodies, mover, slot), surroundings, STILL);
    const out: WayOut = { push: { x: 0, y: 0 }, ids: [] };
    const isOut = leaveOverlaps(traveller, most, out);
    const { x, y } = traveller;
    traveller.end();
    if (!isOut) return null;
    if (slot !== NO_BODY) moveBody(bodies, mover as BodyId, traveller, caller);
    return { x, y, push: out.push, ids: out.ids.sort((a, b) => a - b) };
  } finally {
    leave(place);
  }
}

/** The contacts of a body, or of a shape, with all bodies that it overlaps, in order of ids. */
export function contactsIn(
  bodies: Bodies<unknown>,
  mover: BodyId | Shape,
  filter: Filter | undefined,
): WorldContact[] {
  const caller = "contactsOf";
  const wanted = requireFilter(filter, caller);
  const slot = slotOfMover(bodies, mover, caller);
  const isBody = slot !== NO_BODY;
  const shape = isBody ? bodies.shapeAt(slot) : (mover as Shape);
  const found: WorldContact[] = [];
  for (const id of findOverlapping(bodies, shape, wanted)) {
    if (id === mover || !bodies.has(id)) continue;
    const other = bodies.requireSlot(id, caller);
    if (isBody && !bodies.filters.allowPair(slot, other)) continue;
    const touch = contact(shape, bodies.shapeAt(other));
    if (touch !== null) found.push({ id, contact: touch });
  }
  return found;
}

/** The slot of a body, or `NO_BODY` for a shape. */
function slotOfMover(bodies: Bodies<unknown>, mover: BodyId | Shape, caller: string): number {
  if (typeof mover === "number") return bodies.requireSlot(mover, caller);
  requireShape(mover, `${caller}: mover`);
  return NO_BODY;
}

function ownShapeOf(bodies: Bodies<unknown>, mover: BodyId | Shape, slot: number): Shape {
  return slot === NO_BODY ? ownCopyOf(mover as Shape) : bodies.shapes.copyAt(slot);
}

/** Moves a body; false if a callback has removed it, or it is there already. */
function moveBody(bodies: Bodies<unknown>, id: BodyId, { x, y }: Readonly<Vec2>, caller: string): boolean {
  if (!bodies.has(id)) return false;
  const slot = bodies.requireSlot(id, caller);
  bodies.target[0] = x;
  bodies.target[1] = y;
  if (bodies.shapes.placed.isAtTarget(slot)) return false;
  bodies.moveToTarget(slot, caller);
  return true;
}
