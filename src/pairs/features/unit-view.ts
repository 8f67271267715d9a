import { makeUnit, ScratchVector, type Vec2 } from "../../math/vector.js";
import { lengthOf } from "../../nearest/nearest.js";

/** Vectors from the centre of an ellipse, in the coordinates in which its rim is the unit circle. */
export class UnitView {
  rx = 0.5;
  ry = 0.5;
  /** The unit vector along the first radius. */
  private readonly axis: Vec2 = new ScratchVector();

  set(rx: number, ry: number, ux: number, uy: number): void {
    this.rx = rx;
    this.ry = ry;
    this.axis.x = ux;
    this.axis.y = uy;
    makeUnit(this.axis);
  }

  /** Sets the view of a vector. */
  view(out: Vec2, x: number, y: number): void {
    const { rx, ry, axis } = this;
    out.x = (axis.x * x + axis.y * y) / rx;
    out.y = (axis.x * y - axis.y * x) / ry;
  }

  /** Sets the vector that is seen as e. */
  unview(out: Vec2, ex: number, ey: number): void {
    this.turn(out, this.rx * ex, this.ry * ey);
  }

  /** Sets the unit normal of the rim, or of one that is scaled about the centre, where e is seen. */
  setNormal(out: Vec2, ex: number, ey: number): void {
    const along = this.ry * ex;
    const across = this.rx * ey;
    const length = lengthOf(along, across);
    this.turn(out, along / length, across / length);
  }

  /** Sets the vector to the point of the rim with the unit normal n. */
  setSupport(out: Vec2, nx: number, ny: number): void {
    const { rx, ry, axis } = this;
    const along = rx * (axis.x * nx + axis.y * ny);
    const across = ry * (axis.x * ny - axis.y * nx);
    const length = lengthOf(along, across);
    this.turn(out, (rx * along) / length, (ry * across) / length);
  }

  /** Sets a vector by what it is along the axis, and across. */
  turn(out: Vec2, along: number, across: number): void {
    const { axis } = this;
    out.x = along * axis.x - across * axis.y;
    out.y = along * axis.y + across * axis.x;
  }
}
