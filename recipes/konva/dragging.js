import { closestPoints, compound, moveAndSlide, penetrates } from "osculate";
import { shapeFromNode } from "./shape-from-node.js";

const SNAP = 8;

/**
 * Keeps a node out of others: while it is dragged it slides along them, and snaps to the nearest outline; a turn or a stretch
 * that would bring it into one is taken back. Returns what ends that.
 */
export function keepOut(node, others) {
  let from; // where it was last, in the stage's coordinates
  let good; // what it was like when it was last in no other
  node.on("dragstart.out transformstart.out", () => {
    from = node.absolutePosition();
    good = { ...node.attrs };
  });
  node.on("dragmove.out", () => {
    const wished = node.absolutePosition();
    const obstacles = others().map(shapeFromNode);
    node.absolutePosition(from);
    slide(node, { x: wished.x - from.x, y: wished.y - from.y }, obstacles);
    const { a, b, distance } = closestPoints(shapeFromNode(node), compound(obstacles));
    if (distance > 0 && distance < SNAP) slide(node, { x: b.x - a.x, y: b.y - a.y }, obstacles);
    from = node.absolutePosition();
  });
  node.on("transform.out", () => {
    const shape = shapeFromNode(node);
    if (others().some((other) => penetrates(shape, shapeFromNode(other)))) node.setAttrs(good);
    else good = { ...node.attrs };
  });
  return () => node.off(".out");
}

function slide(node, way, obstacles) {
  const { travelled } = moveAndSlide(shapeFromNode(node), way, obstacles);
  const { x, y } = node.absolutePosition();
  node.absolutePosition({ x: x + travelled.x, y: y + travelled.y });
}
