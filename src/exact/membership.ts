import { spend } from "../math/cost.js";
import type { Shape, SimpleShape } from "../shapes/kind.js";
import { polylineOfCoordinates } from "../shapes/lines.js";
import { type Arrangement, arrange, type Edge, type Node } from "./arrangement.js";
import { areApart, type Box, boxesNear, boxOfAll, boxOfPoints, WHOLE_PLANE } from "./box.js";
import { areEqual, ExactLengths, type RealVector, subtract } from "./coordinates.js";
import {
  enclosedOutline,
  enclosedSides,
  type FillRule,
  type Outline,
  pointOutline,
} from "./exact-outline.js";
import { type Part, type SolidSide, straightPiece } from "./exact-piece.js";
import { outlinesOfShape, outlinesOfShapes } from "./outlines-of-shape.js";

/** The membership of a cell of an arrangement in one shape. */
export interface CellMembership {
  readonly isMember: boolean;
  /** Whether it lies in the relative interior. */
  readonly isInner: boolean;
}

/** The same for an edge and the faces on both its sides, which are inner if they are members. */
export interface EdgeMembership extends CellMembership {
  readonly hasLeft: boolean;
  readonly hasRight: boolean;
}

/** The same for a node, and whether all points near it are members too. */
interface NodeMembership extends CellMembership {
  readonly isSurrounded: boolean;
}

/** The membership of all cells of an arrangement in one shape. */
export interface Membership {
  readonly edges: ReadonlyMap<Edge, EdgeMembership>;
  readonly nodes: ReadonlyMap<Node, NodeMembership>;
}

/** Which cells belong to the union of some of the parts that were arranged. */
export function membershipOf(parts: readonly Part[], arrangement: Arrangement): Membership {
  const near = cellsNear(arrangement);
  const within = new Set<Edge | Node>();
  for (const part of parts) addCellsWithin(within, part, near);
  const own = new Set(parts);
  const edges = new Map(
    arrangement.edges.map((edge) => [edge, membershipOfEdge(edge, own, within.has(edge))]),
  );
  const ends = new Map(parts.map((part) => [part, new Set(part.outline.ends.map(arrangement.nodeAt))]));
  const nodes = new Map(
    arrangement.nodes.map((node) => {
      const isWithin = within.has(node);
      const passing = [...node.parts].filter((part) => own.has(part));
      const isInnerOfCurve = passing.some((part) => part.outline.dimension < 2 && !ends.get(part)?.has(node));
      const isAmongSolid = node.edges.length > 0 && node.edges.every((edge) => isSolid(edges.get(edge)));
      const isSurrounded = isWithin || isAmongSolid;
      const isMember = isWithin || passing.length > 0;
      return [node, { isMember, isInner: isSurrounded || isInnerOfCurve, isSurrounded }];
    }),
  );
  return { edges, nodes };
}

function isSolid(edge: EdgeMembership | undefined): boolean {
  return edge?.isMember === true && edge.hasLeft && edge.hasRight;
}

/**
 * Adds the edges and nodes in the interior of a part. Cells near the part that are connected without meeting its boundary
 * are all inside or all outside, so one point of them is located.
 */
function addCellsWithin(within: Set<Edge | Node>, part: Part, near: CellsNear): void {
  if (part.outline.region === null) return;
  const cells = near(part.outline.box);
  spend(cells.length);
  const left = new Set(cells.filter((cell) => !isOnBoundary(cell, part)));
  for (const start of left) {
    const cells = connectedCells(start, left);
    if (!holds(part, pointOf(cells))) continue;
    for (const cell of cells) within.add(cell);
  }
}

function isNode(cell: Edge | Node): cell is Node {
  return "edges" in cell;
}

function isOnBoundary(cell: Edge | Node, part: Part): boolean {
  return isNode(cell) ? cell.parts.has(part) : cell.stretches.some((stretch) => stretch.part === part);
}

/** Removes from some cells those that can be reached from one along edges and nodes among them, and returns these. */
function connectedCells(start: Edge | Node, left: Set<Edge | Node>): Set<Edge | Node> {
  const cells = new Set([start]);
  left.delete(start);
  for (const cell of cells) {
    for (const neighbour of isNode(cell) ? cell.edges : [cell.from, cell.to]) {
      if (neighbour !== null && left.delete(neighbour)) cells.add(neighbour);
    }
  }
  return cells;
}

/** A point of some connected cells, one with a short construction if there is any. */
function pointOf(cells: ReadonlySet<Edge | Node>): RealVector {
  let simplest: Edge | Node | null = null;
  for (const cell of cells) {
    if (isNode(cell) && cell.isNamed) return cell.point;
    if (simplest === null || isNode(simplest)) simplest = cell;
  }
  if (simplest === null) throw new RangeError("pointOf: no cells");
  return isNode(simplest) ? simplest.point : simplest.samplePoint();
}

function holds({ outline: { region, box } }: Part, p: RealVector): boolean {
  return region !== null && !areApart(box, boxOfPoints([p])) && region.holds(p);
}

function membershipOfEdge(edge: Edge, own: ReadonlySet<Part>, isWithin: boolean): EdgeMembership {
  const bounding = [...new Set(edge.stretches.map(({ part }) => part))].filter((part) => own.has(part));
  const sides = bounding.map((part) => sidesOf(part, edge));
  const hasLeft = isWithin || sides.some(({ left }) => left);
  const hasRight = isWithin || sides.some(({ right }) => right);
  const isOnCurve = bounding.some((part) => part.outline.dimension === 1);
  return {
    isMember: isWithin || bounding.length > 0,
    isInner: (hasLeft && hasRight) || isOnCurve,
    hasLeft,
    hasRight,
  };
}

interface Sides {
  readonly left: boolean;
  readonly right: boolean;
}

/** On which sides of an edge the solid of a part lies. */
export function sidesAt(part: Part, edge: Edge): Sides {
  if (isOnBoundary(edge, part)) return sidesOf(part, edge);
  const isWithin = holds(part, edge.samplePoint());
  return { left: isWithin, right: isWithin };
}

/** The same for an edge of its boundary. */
function sidesOf(part: Part, edge: Edge): Sides {
  const stretches = edge.stretches.filter((stretch) => stretch.part === part);
  const { enclosed } = part.outline;
  if (enclosed !== null && edge.carrier.kind === "line") {
    const under = new Set(stretches.flatMap(({ piece }) => (piece.ends === null ? [] : [piece.ends])));
    return enclosedSides(enclosed, edge.samplePoint(), edge.carrier.direction, under);
  }
  const isOn = (side: SolidSide, reversedSide: SolidSide) =>
    stretches.some(({ piece, isReversed }) => piece.solid === (isReversed ? reversedSide : side));
  return { left: isOn("left", "right"), right: isOn("right", "left") };
}

/** The subdivision of the plane by the boundaries of two shapes, and the membership of its cells in each of them. */
interface ArrangedPair {
  readonly lengths: ExactLengths;
  readonly arrangement: Arrangement;
  readonly first: Membership;
  readonly second: Membership;
}

/** Arranges two shapes of any kinds, by outlines of which each is the union; null if their boxes have no common point. */
export function arrangePair(a: Shape, b: Shape, outlinesOf = outlinesOfShape): ArrangedPair | null {
  const lengths = new ExactLengths([a, b]);
  const [outlinesA, outlinesB] = [outlinesOf(a, lengths), outlinesOf(b, lengths)];
  if (areApart(boxOfAll(outlinesA), boxOfAll(outlinesB))) return null;
  const partsA: Part[] = outlinesA.map((outline) => ({ outline }));
  const partsB: Part[] = outlinesB.map((outline) => ({ outline }));
  const arrangement = arrange([...partsA, ...partsB]);
  const first = membershipOf(partsA, arrangement);
  return { lengths, arrangement, first, second: membershipOf(partsB, arrangement) };
}

/** Finds all cells whose boxes meet a box, and perhaps others, in the order of the arrangement. */
type CellsNear = (box: Box) => readonly (Edge | Node)[];

function cellsNear({ edges, nodes }: Arrangement): CellsNear {
  const cells = [...edges, ...nodes];
  const near = boxesNear(cells.map(boxOfCell));
  return (box) => near(box).map((i) => cells[i] as Edge | Node);
}

function boxOfCell(cell: Edge | Node): Box {
  return "edges" in cell ? boxOfPoints([cell.point]) : (cell.stretches[0]?.piece.box ?? WHOLE_PLANE);
}

/** The ring through some points, x and y alternately, which is closed by the edge from the last of them to the first. */
interface Ring {
  readonly points: readonly number[];
  readonly isInside: FillRule;
}

/**
 * Whether a bounded shape lies in the region of a ring, the ring included. Exact.
 *
 * `isNear` is true for edges of which any point may be in the shape; an edge has the index of the point where it begins.
 * Only these cut the plane here, but all count for the winding number. Cost: milliseconds; quadratic in near edges.
 */
export function liesInRing(shape: SimpleShape, ring: Ring, isNear: (edge: number) => boolean): boolean {
  const { outlines, outline } = outlined(shape, ring, isNear);
  const parts: Part[] = outlines.map((part) => ({ outline: part }));
  const ringPart: Part = { outline };
  const arrangement = arrange([...parts, ringPart]);
  const inShape = membershipOf(parts, arrangement);
  const inRing = membershipOf([ringPart], arrangement);
  for (const [edge, of] of inShape.edges) if (sticksOut(of, inRing.edges.get(edge))) return false;
  for (const [node, { isMember }] of inShape.nodes) {
    if (isMember && inRing.nodes.get(node)?.isMember !== true) return false;
  }
  return true;
}

/** For each connected part of the boundary of a shape that the ring does not meet, whether it lies in the region of the ring. */
export function anchorsInRing(shape: SimpleShape, ring: Ring): boolean[] {
  const { outlines, outline } = outlined(shape, ring, () => false);
  const anchors = outlines.flatMap((part) => part.anchors);
  return anchors.map((anchor) => outline.region?.holds(anchor) ?? false);
}

function sticksOut(ofShape: EdgeMembership, ofRing: (CellMembership & EdgeMembership) | undefined): boolean {
  if (ofRing === undefined) return true;
  return (
    (ofShape.isMember && !ofRing.isMember) ||
    (ofShape.hasLeft && !ofRing.hasLeft) ||
    (ofShape.hasRight && !ofRing.hasRight)
  );
}

function outlined(
  shape: SimpleShape,
  { points, isInside }: Ring,
  isNear: (edge: number) => boolean,
): { outlines: readonly Outline[]; outline: Outline } {
  const lengths = new ExactLengths([shape, polylineOfCoordinates(points)]);
  const [outlines = []] = outlinesOfShapes([shape], lengths);
  const vertices = lengths.points(points);
  const edges = vertices.flatMap((from, index) => {
    const to = vertices[(index + 1) % vertices.length] ?? from;
    if (areEqual(from, to)) return [];
    return [{ index, piece: straightPiece(from, to, subtract(to, from), "byParity") }];
  });
  const [first] = vertices;
  if (edges.length === 0 && first !== undefined) return { outlines, outline: pointOutline(first) };
  const outline = enclosedOutline(
    edges.map(({ piece }) => piece),
    [],
    isInside,
  );
  const near = edges.filter(({ index }) => isNear(index)).map(({ piece }) => piece);
  return { outlines, outline: { ...outline, pieces: near } };
}
