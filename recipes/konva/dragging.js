import { closestPoints, moveAndSlide, penetrates } from "osculate";
import { shapeFromNode } from "./shape-from-node.js";

const SNAP = 8;

/** Lets a node slide along the others while it is dragged, and snap to the nearest outline; it is never in another. */
export function slideAndSnap(node, others) {
  let from; // where it was last, in the stage's coordinates
  node.on("dragstart", () => {
    from = node.absolutePosition();
  });
  node.on("dragmove", () => {
    const wished = node.absolutePosition();
    const obstacles = others().map(shapeFromNode);
    node.absolutePosition(from);
    const motion = { x: wished.x - from.x, y: wished.y - from.y };
    const { travelled } = moveAndSlide(shapeFromNode(node), motion, obstacles);
    node.absolutePosition({ x: from.x + travelled.x, y: from.y + travelled.y });
    snap(node, obstacles);
    from = node.absolutePosition();
  });
}

/** By the shortest way to the nearest outline, if that is near and leads into nothing. */
function snap(node, obstacles) {
  const shape = shapeFromNode(node);
  const [nearest] = obstacles
    .map((other) => closestPoints(shape, other))
    .sort((p, q) => p.distance - q.distance);
  if (!nearest || nearest.distance === 0 || nearest.distance > SNAP) return;
  const way = { x: nearest.b.x - nearest.a.x, y: nearest.b.y - nearest.a.y };
  const { travelled } = moveAndSlide(shape, way, obstacles);
  const { x, y } = node.absolutePosition();
  node.absolutePosition({ x: x + travelled.x, y: y + travelled.y });
}

/** Takes back a turn or a stretch that would bring a node into another. */
export function staysOut(node, others) {
  let good = node.attrs;
  node.on("transformstart", () => {
    good = { ...node.attrs };
  });
  node.on("transform", () => {
    const shape = shapeFromNode(node);
    if (others().some((other) => penetrates(shape, shapeFromNode(other)))) node.setAttrs(good);
    else good = { ...node.attrs };
  });
}
