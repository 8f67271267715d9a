import { overlaps, rectFromPoints, selects } from "osculate";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Circle, Ellipse, Group, Layer, Line, Rect, Stage, Transformer } from "react-konva";
import { keepOut } from "./dragging.js";
import { shapeFromNode } from "./shape-from-node.js";

const beginning = {
  card: { Shape: Rect, x: 60, y: 260, width: 120, height: 70, rotation: -15 },
  leaf: { Shape: Ellipse, x: 300, y: 120, radiusX: 70, radiusY: 35, rotation: 30 },
  dart: { Shape: Line, x: 330, y: 260, points: [0, 0, 110, 40, 0, 90, 30, 45], closed: true, scaleX: -1 },
  coin: { Shape: Circle, radius: 45 }, // in groups that skew and flip it
};
const nodes = new Map(); // of Konva, by the items' names
const look = { fill: "#6b728044", strokeScaleEnabled: false, draggable: true };
const help = "Drag shapes; drag on the ground to select; N chooses, arrows move, R turns";
const size = { width: Math.min(innerWidth, 800), height: 480 };
const steps = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] };

function Item({ id, Shape, isChosen, ...others }) {
  const ref = useRef(null);
  useEffect(() => {
    const node = ref.current;
    nodes.set(id, node);
    const end = keepOut(node, () => [...nodes.values()].filter((other) => other !== node));
    return () => nodes.delete(id) && end();
  }, [id]);
  return <Shape ref={ref} {...look} {...others} stroke={isChosen ? "#1f5fe0" : "#6b7280"} />;
}

function Editor() {
  const [states, setStates] = useState([beginning]); // the last is shown
  const [chosen, setChosen] = useState([]);
  const [isLasso, setIsLasso] = useState(false);
  const [ring, setRing] = useState([]);
  const transformer = useRef(null);
  const items = states.at(-1);
  useEffect(() => {
    transformer.current.nodes(chosen.map((id) => nodes.get(id)));
  });

  /** Konva has moved or turned a node: what it is like now is the next state. */
  const keep = (id) => setStates([...states, { ...items, [id]: { ...items[id], ...nodes.get(id).attrs } }]);

  function draw({ target, type }) {
    const end = target.getStage().getPointerPosition();
    const [start = end] = ring;
    const marquee = [start, { x: end.x, y: start.y }, end, { x: start.x, y: end.y }];
    if (type === "pointerdown" && target === target.getStage()) setRing([end]);
    else if (type === "pointermove" && ring.length > 0) setRing(isLasso ? [...ring, end] : marquee);
  }

  /** A marquee takes what it touches, a lasso what is wholly in it. */
  function choose() {
    if (ring.length === 0) return;
    const marquee = rectFromPoints(ring[0], ring[2] ?? ring[0]);
    const isTaken = (shape) => (isLasso ? selects(ring, shape) : overlaps(marquee, shape));
    setChosen([...nodes.keys()].filter((id) => isTaken(shapeFromNode(nodes.get(id)))));
    setRing([]);
  }

  function byKey(event) {
    const [ids, [id], step] = [[...nodes.keys()], chosen, steps[event.key]];
    const node = nodes.get(id);
    if (event.key === "n") setChosen([ids[(ids.indexOf(id) + 1) % ids.length]]);
    else if (node && step) {
      const { x, y } = node.absolutePosition();
      node.fire("dragstart");
      node.absolutePosition({ x: x + step[0], y: y + step[1] });
      node.fire("dragmove").fire("dragend");
    } else if (node && event.key === "r") {
      node.fire("transformstart").rotate(5);
      node.fire("transform").fire("transformend");
    } else return;
    event.preventDefault();
  }

  const ground = { id: "stage", role: "application", tabIndex: 0, "aria-label": help, onKeyDown: byKey };
  const item = (id) => {
    const events = { onPointerDown: () => setChosen([id]), onDragEnd: () => keep(id) };
    const state = { ...items[id], isChosen: chosen.includes(id), onTransformEnd: () => keep(id) };
    return <Item key={id} id={id} {...state} {...events} />;
  };
  return (
    <>
      <div {...ground}>
        <Stage {...size} onPointerdown={draw} onPointermove={draw} onPointerup={choose}>
          <Layer>
            {["card", "leaf", "dart"].map(item)}
            <Group x={40} y={30} skewX={0.4} scaleY={0.8}>
              <Group {...{ x: 80, y: 80, scaleX: -1.2, rotation: 20 }}>{item("coin")}</Group>
            </Group>
            <Transformer ref={transformer} padding={4} />
            <Line points={ring.flatMap(({ x, y }) => [x, y])} stroke="#b95008" closed listening={false} />
          </Layer>
        </Stage>
      </div>
      <button type="button" aria-pressed={isLasso} onClick={() => setIsLasso(!isLasso)}>
        Lasso
      </button>
      <button type="button" onClick={() => setStates(states.slice(0, Math.max(1, states.length - 1)))}>
        Undo
      </button>
      <output>{chosen.length} selected</output>
    </>
  );
}

globalThis.editor = { nodes, shapeFromNode }; // for the test
createRoot(document.querySelector("#editor")).render(<Editor />);
