import { createChain, isEdged } from "../forms/forms.js";
import { setChain } from "../forms/set-chain.js";
import { Groups } from "../math/collections.js";
import { spend } from "../math/cost.js";
import type { SimpleShape } from "../shapes/kind.js";
import { arrange, type Edge } from "./arrangement.js";
import { ExactLengths, type RealVector, subtract } from "./coordinates.js";
import { enclosedOutline, nonzeroRule, type Outline } from "./exact-outline.js";
import { type Part, straightPiece } from "./exact-piece.js";
import { joinBoxes, outlinesOfJoined } from "./joined-boxes.js";
import { membershipOf } from "./membership.js";

/** A stretch of the boundary of a set, and on which side of it the interior is: 1 left, −1 right, 0 neither. */
export interface BoundaryEdge {
  readonly edge: Edge;
  readonly interiorSide: -1 | 0 | 1;
}

/** The boundary of a set: its points that are not inner points, so all points of a curve. */
export interface SetBoundary {
  readonly lengths: ExactLengths;
  readonly edges: readonly BoundaryEdge[];
}

/**
 * The boundary of the union of some shapes, each stretch once, however many of the shapes share it. Exact.
 *
 * Cost: the arrangement of all their outlines, from about 0.1 ms.
 */
export function boundaryOfUnion(shapes: readonly SimpleShape[]): SetBoundary {
  const joined = joinSolids(shapes);
  const lengths = new ExactLengths([...shapes.slice(0, 1), ...joined.others], coordinatesOf(joined));
  const boxes = joinBoxes(joined.others);
  const outlines = [...outlinesOfJoined(boxes, lengths), ...outlinesOfUnions(joined, lengths)];
  const parts: Part[] = outlines.map((outline) => ({ outline }));
  const { edges } = membershipOf(parts, arrange(parts, false));
  const boundary: BoundaryEdge[] = [];
  for (const [edge, { isMember, hasLeft, hasRight }] of edges) {
    if (isMember && !(hasLeft && hasRight)) {
      boundary.push({ edge, interiorSide: hasLeft ? 1 : hasRight ? -1 : 0 });
    }
  }
  return { lengths, edges: boundary };
}

/** A point in doubles; equal points are the same object. */
interface Corner {
  readonly x: number;
  readonly y: number;
  readonly number: number;
}

/** An edge of a solid, which lies on the left of it where +y is on the left of +x. */
interface Side {
  readonly from: Corner;
  readonly to: Corner;
  /** The index of the solid in the list of shapes. */
  readonly owner: number;
  /** Whether another solid has the same edge in the opposite direction. */
  isShared: boolean;
  /** The next side from the same corner to the same corner that is not known to be shared. */
  same: Side | null;
}

/** Some shapes, with the solids among them that share edges joined. */
interface JoinedShapes {
  /** For each group of joined solids, the sides that no two of them share. */
  readonly unions: readonly (readonly Side[])[];
  readonly others: readonly SimpleShape[];
}

/** Solids are joined if at most this part of their sides remains: with more, winding numbers are slower than single solids. */
const MOST_LEFT = 3 / 4;

/**
 * Joins convex solids that share whole edges, as tiles do, and the triangles of a mesh.
 *
 * The winding number of all their outlines together counts the solids that a point is in. Where one runs from a to b and
 * another one from b to a, the two add nothing to it, and both sides are inside. So what is left without such pairs
 * encloses the same points by the nonzero rule. Only corners that are doubles exactly are known to be equal.
 */
export function joinSolids(shapes: readonly SimpleShape[]): JoinedShapes {
  spend(shapes.length / 2);
  const corners = new CornerList();
  const sides: Side[] = [];
  shapes.forEach((shape, owner) => {
    addSides(sides, shape, owner, corners);
  });
  const groups = new Groups(shapes.length);
  const unshared = new Map<number, Side | null>();
  for (const side of sides) {
    const reverseKey = side.to.number * corners.count + side.from.number;
    const twin = unshared.get(reverseKey) ?? null;
    if (twin === null) {
      const key = side.from.number * corners.count + side.to.number;
      side.same = unshared.get(key) ?? null;
      unshared.set(key, side);
    } else {
      twin.isShared = true;
      side.isShared = true;
      groups.join(twin.owner, side.owner);
      unshared.set(reverseKey, twin.same);
    }
  }
  const unions: Side[][] = [];
  const joined = new Set<number>();
  for (const [first, ofGroup] of sidesByGroup(sides, groups)) {
    const left = ofGroup.filter(({ isShared }) => !isShared);
    if (left.length > MOST_LEFT * ofGroup.length) continue;
    unions.push(left);
    joined.add(first);
  }
  return { unions, others: shapes.filter((_, i) => !joined.has(groups.firstOf(i))) };
}

function sidesByGroup(sides: readonly Side[], groups: Groups): Map<number, Side[]> {
  const byGroup = new Map<number, Side[]>();
  for (const side of sides) {
    const first = groups.firstOf(side.owner);
    const others = byGroup.get(first);
    if (others === undefined) byGroup.set(first, [side]);
    else others.push(side);
  }
  return byGroup;
}

/** Points in doubles, each once. */
class CornerList {
  count = 0;
  private readonly byX = new Map<number, Map<number, Corner>>();

  at(x: number, y: number): Corner {
    let byY = this.byX.get(x);
    if (byY === undefined) {
      byY = new Map();
      this.byX.set(x, byY);
    }
    let corner = byY.get(y);
    if (corner === undefined) {
      corner = { x, y, number: this.count };
      byY.set(y, corner);
      this.count += 1;
    }
    return corner;
  }
}

const chain = /* @__PURE__ */ createChain();

/** Adds the sides of a solid; none of one that is not convex, or has corners that are not certainly doubles. */
function addSides(sides: Side[], shape: SimpleShape, owner: number, corners: CornerList): void {
  if (!isEdged(shape)) return;
  setChain(chain, shape);
  const { points, solid, convex, radius, error, orientation, minX, minY, maxX, maxY } = chain;
  const hasArea = minX < maxX && minY < maxY;
  if (!solid || !convex || radius !== 0 || error !== 0 || !hasArea || !points.every(Number.isFinite)) return;
  let before = corners.at(points[points.length - 2] as number, points[points.length - 1] as number);
  for (let i = 0; i < points.length; i += 2) {
    const corner = corners.at(points[i] as number, points[i + 1] as number);
    const [from, to] = orientation < 0 ? [corner, before] : [before, corner];
    if (from !== to) sides.push({ from, to, owner, isShared: false, same: null });
    before = corner;
  }
}

/** The coordinates of the corners of solids that are joined. */
export function coordinatesOf({ unions }: JoinedShapes): number[] {
  return unions.flatMap((sides) => sides.flatMap(({ from: { x, y } }) => [x, y]));
}

/** The outlines of what solids that are joined enclose together. */
function outlinesOfUnions({ unions }: JoinedShapes, lengths: ExactLengths): Outline[] {
  const points = new Map<Corner, RealVector>();
  const pointAt = (corner: Corner) => {
    const point = points.get(corner) ?? lengths.at(corner.x, corner.y);
    points.set(corner, point);
    return point;
  };
  return unions.map((sides) => {
    const pieces = sides.map((side) => {
      const [from, to] = [pointAt(side.from), pointAt(side.to)];
      return straightPiece(from, to, subtract(to, from), "byParity");
    });
    return enclosedOutline(
      pieces,
      pieces.map(({ ends }) => ends.from),
      nonzeroRule,
    );
  });
}
