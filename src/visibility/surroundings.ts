import { partsInFrame } from "../boundary/frame.js";
import { addOutline } from "../boundary/outline.js";
import type { Piece } from "../boundary/piece.js";
import { boxesMeet } from "../exact/box.js";
import { containsPoint } from "../query/contains-point.js";
import { bounds } from "../shapes/bounds.js";
import type { Circle, Sector, Shape, SimpleShape } from "../shapes/kind.js";
import { partsOf } from "../shapes/reductions.js";
import { type BesidePart, partBeside } from "./beside-eye.js";
import { type Face, FaceList } from "./face.js";
import { addFaces, addRim } from "./faces-of-piece.js";
import { Field } from "./field.js";

/** The surroundings of an eye. */
export interface Surroundings {
  readonly field: Field;
  /** The faces that it may see, and the parts next to it. */
  readonly faces: Face[];
  readonly beside: readonly BesidePart[];
}

/** Null if the eye is inside a shape. */
export function surroundingsOf(view: Sector | Circle, shapes: readonly Shape[]): Surroundings | null {
  const field = new Field(view);
  const list = new FaceList(field);
  const beside: BesidePart[] = [];
  const viewBounds = bounds(view);
  for (const [index, shape] of shapes.entries()) {
    if (!boxesMeet(bounds(shape), viewBounds)) continue;
    list.shape = index;
    const inFrame = partsInFrame(shape, field.frame);
    for (const [i, part] of partsOf(shape).entries()) {
      if (!addPart(part, inFrame[i] as SimpleShape, list, beside)) return null;
    }
  }
  // The rim is added last, so that a shape that just reaches it is seen.
  list.shape = -1;
  list.part++;
  addRim(list);
  return { field, faces: list.faces, beside };
}

/** Adds the faces of a part; false if the eye is inside. */
function addPart(
  shape: SimpleShape,
  shapeInFrame: SimpleShape,
  list: FaceList,
  besides: BesidePart[],
): boolean {
  const { field } = list;
  list.part++;
  const pieces: Piece[] = [];
  addOutline(shapeInFrame, pieces);
  // Points hide no area.
  if (pieces.every(isPoint)) return true;
  const beside = partBeside(shape, list.part, pieces, field);
  if (beside !== undefined) besides.push(beside);
  else if (containsPoint(shape, field.frame.originX, field.frame.originY)) return false;
  for (const piece of pieces) addFaces(piece, list);
  return true;
}

function isPoint({ minX, minY, maxX, maxY }: Piece): boolean {
  return minX === maxX && minY === maxY;
}
