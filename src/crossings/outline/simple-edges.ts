import { meetingOfEdges } from "../../math/orientation.js";
import { findRunPairs } from "../../near/run-pairs.js";
import { EDGE, type EdgeList, treeOfEdges } from "./edge-list.js";

/** For more edges, a tree is faster. */
const FEW = 24;

/**
 * Whether edges of closed loops meet only where one follows another, as those of a polygon did when it was constructed;
 * rounding may cross them where it has been moved or turned. Exact for stored edges; others never cross.
 */
export function areEdgesSimple(edges: EdgeList): boolean {
  const { count, isSimple } = edges;
  if (isSimple) return true;
  if (count <= FEW) return !doMeetAmong(edges, 0, count, 0, count);
  const tree = treeOfEdges(edges.numbers, count);
  return !findRunPairs(tree, tree, 0, (from, to, otherFrom, otherTo) =>
    doMeetAmong(edges, from, to, otherFrom, otherTo),
  );
}

/** Whether an edge of one range meets an earlier edge of another range that is not next to it. */
function doMeetAmong(edges: EdgeList, from: number, to: number, otherFrom: number, otherTo: number): boolean {
  for (let i = from; i < to; i += 1) {
    for (let j = otherFrom; j < otherTo && j < i; j += 1) {
      if (doMeet(edges.numbers, EDGE * i, EDGE * j)) return true;
    }
  }
  return false;
}

/** Whether two edges have a common point, except where one ends and the other begins. */
function doMeet(numbers: Float64Array, i: number, j: number): boolean {
  const ax = numbers[i] as number;
  const ay = numbers[i + 1] as number;
  const bx = numbers[i + 2] as number;
  const by = numbers[i + 3] as number;
  const cx = numbers[j] as number;
  const cy = numbers[j + 1] as number;
  const dx = numbers[j + 2] as number;
  const dy = numbers[j + 3] as number;
  if ((ax === dx && ay === dy) || (bx === cx && by === cy)) return false;
  return meetingOfEdges(ax, ay, bx, by, cx, cy, dx, dy) >= 0;
}
