import { partsInFrame } from "../boundary/frame.js";
import { addOutline } from "../boundary/outline.js";
import type { Piece } from "../boundary/piece.js";
import { boxesMeet } from "../exact/box.js";
import { containsPoint } from "../query/contains-point.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import type { Circle, Sector, Shape, SimpleShape } from "../shapes/kind.js";
import { partsOf } from "../shapes/reductions.js";
import { type BesidePart, partBeside } from "./beside-eye.js";
import { type Face, FaceList } from "./face.js";
import { addFaces, addRim } from "./faces-of-piece.js";
import { Field } from "./field.js";

/** The surroundings of an eye: the faces that it may see, and the parts next to it. */
export class Surroundings {
  readonly field: Field;
  readonly beside: BesidePart[] = [];
  /** Whether the eye is inside a shape. */
  isDark = false;
  private readonly list: FaceList;
  private readonly viewBounds: Bounds;

  constructor(view: Sector | Circle, shapes: readonly Shape[]) {
    this.field = new Field(view);
    this.list = new FaceList(this.field);
    this.viewBounds = bounds(view);
    for (let i = 0; i < shapes.length && !this.isDark; i++) {
      const shape = shapes[i];
      if (shape !== undefined) this.addShape(shape, i);
    }
    this.addRim();
  }

  get faces(): Face[] {
    return this.list.faces;
  }

  /** The rim is added last, so that a shape that just reaches it is seen. */
  private addRim(): void {
    this.list.shape = -1;
    this.list.part++;
    addRim(this.list);
  }

  private addShape(shape: Shape, index: number): void {
    if (!boxesMeet(bounds(shape), this.viewBounds)) return;
    const parts = partsOf(shape);
    this.list.shape = index;
    partsInFrame(shape, this.field.frame).forEach((partInFrame, i) => {
      const part = parts[i];
      if (part !== undefined) this.addPart(part, partInFrame);
    });
  }

  private addPart(shape: SimpleShape, shapeInFrame: SimpleShape): void {
    const { list, field } = this;
    list.part++;
    const pieces: Piece[] = [];
    addOutline(shapeInFrame, pieces);
    // Points hide no area.
    if (pieces.every(isPoint)) return;
    const beside = partBeside(shape, list.part, pieces, field);
    if (beside !== undefined) {
      this.beside.push(beside);
    } else if (containsPoint(shape, field.frame.originX, field.frame.originY)) {
      this.isDark = true;
      return;
    }
    for (const piece of pieces) addFaces(piece, list);
  }
}

function isPoint({ minX, minY, maxX, maxY }: Piece): boolean {
  return minX === maxX && minY === maxY;
}
