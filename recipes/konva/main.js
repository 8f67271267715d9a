import Konva from "konva";
import { overlaps, rectFromPoints, selects } from "osculate";
import { keepOut } from "./dragging.js";
import { shapeFromNode } from "./shape-from-node.js";

const container = document.querySelector("#stage");
const output = document.querySelector("output");
const button = document.querySelector("button");
const stage = new Konva.Stage({ container, width: Math.min(innerWidth, 800), height: 480 });
const layer = new Konva.Layer();
stage.add(layer);
container.tabIndex = 0;

const look = { fill: "#6b728044", stroke: "#6b7280", strokeScaleEnabled: false, draggable: true };
const flipped = { points: [0, 0, 110, 40, 0, 90, 30, 45], closed: true, scaleX: -1 };
// What is in the inner group is turned, then stretched and skewed.
const group = new Konva.Group({ x: 40, y: 30, skewX: 0.4, scaleY: 0.8 });
const inner = new Konva.Group({ x: 80, y: 80, scaleX: -1.2, rotation: 20 });
const nodes = [
  new Konva.Rect({ ...look, x: 60, y: 260, width: 120, height: 70, rotation: -15 }),
  new Konva.Ellipse({ ...look, x: 300, y: 120, radiusX: 70, radiusY: 35, rotation: 30 }),
  new Konva.Line({ ...look, ...flipped, x: 330, y: 260 }),
  new Konva.Circle({ ...look, radius: 45 }),
];
layer.add(group, ...nodes.slice(0, 3));
group.add(inner);
inner.add(nodes[3]);
const transformer = new Konva.Transformer({ padding: 4 });
const trail = new Konva.Line({ stroke: "#b95008", dash: [6, 4], closed: true, listening: false });
layer.add(transformer, trail);

for (const node of nodes) {
  keepOut(node, () => nodes.filter((other) => other !== node));
  node.on("pointerdown dragstart", () => choose([node]));
}

function choose(chosen) {
  transformer.nodes(chosen);
  for (const node of nodes) node.stroke(chosen.includes(node) ? "#1f5fe0" : "#6b7280");
  output.textContent = `${chosen.length} selected`;
}

// On the ground: a marquee takes what it touches, a lasso what is wholly in it.
let isLasso = false;
let ring;
button.addEventListener("click", () => {
  isLasso = !isLasso;
  button.setAttribute("aria-pressed", String(isLasso));
});
stage.on("pointerdown", ({ target }) => {
  if (target === stage) ring = [stage.getPointerPosition()];
});
stage.on("pointermove", () => {
  if (!ring) return;
  const [start] = ring;
  const end = stage.getPointerPosition();
  ring = isLasso ? [...ring, end] : [start, { x: end.x, y: start.y }, end, { x: start.x, y: end.y }];
  trail.points(ring.flatMap(({ x, y }) => [x, y]));
});
addEventListener("pointerup", () => {
  if (!ring) return;
  const marquee = rectFromPoints(ring[0], ring[isLasso ? 0 : 2] ?? ring[0]);
  const isTaken = (shape) => (isLasso ? selects(ring, shape) : overlaps(marquee, shape));
  choose(nodes.filter((node) => isTaken(shapeFromNode(node))));
  ring = undefined;
  trail.points([]);
});

const steps = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] };
container.addEventListener("keydown", (event) => {
  const [node] = transformer.nodes();
  const step = steps[event.key];
  if (event.key.toLowerCase() === "n") choose([nodes[(nodes.indexOf(node) + 1) % nodes.length]]);
  else if (node && step) {
    const { x, y } = node.absolutePosition();
    node.fire("dragstart");
    node.absolutePosition({ x: x + step[0], y: y + step[1] });
    node.fire("dragmove");
  } else if (node && event.key.toLowerCase() === "r") {
    node.fire("transformstart");
    node.rotate(5);
    node.fire("transform");
  } else return;
  event.preventDefault();
});
choose([]);
globalThis.editor = { nodes, shapeFromNode }; // for the test
