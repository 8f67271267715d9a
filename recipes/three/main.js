import { degrees, ellipse, overlaps, polygon, rect, sector, World } from "osculate";
import { OrthographicCamera, Scene, Vector3, WebGLRenderer } from "three";
import { meshOf, place, planePoint } from "./shape-mesh.js";

const element = document.querySelector("#scene");
const output = document.querySelector("output");
const renderer = new WebGLRenderer({ antialias: true });
renderer.setSize(640, 420);
renderer.setClearColor("#fbfaf8");
element.append(renderer.domElement);
element.tabIndex = 0;
const camera = new OrthographicCamera(-8, 8, 5.25, -5.25, 0.1, 10);
camera.position.z = 5;
camera.rotation.z = 0.1; // y points up here, and the camera is askew

const world = new World();
const scene = new Scene();
const triangle = (size) => [90, 210, 330].map(degrees).map(({ x, y }) => [size * x, size * y]);
const frame = polygon(triangle(2), { holes: [triangle(0.8)] });
const shapes = [
  ellipse(-4, 2, 2.5, 1, degrees(30)),
  rect(3, 2.5, 3, 1.5, degrees(-20)),
  sector(5, -4, 3, degrees(60), degrees(150)),
  frame,
];
const meshes = new Map(shapes.map((shape) => [world.add(shape), meshOf(shape, 0.01)]));
scene.add(...meshes.values());

let [chosen] = meshes.keys();
let last;
const pointer = new Vector3();
const canvas = renderer.domElement;
canvas.addEventListener("pointerdown", (event) => {
  const { x, y } = planePoint(event, canvas, camera, pointer);
  const hit = world.queryPoint(x, y).at(-1);
  if (hit !== undefined) {
    [chosen, last] = [hit, { x, y }];
    canvas.setPointerCapture(event.pointerId);
  }
  show(hit === undefined ? "nothing" : `shape ${[...meshes.keys()].indexOf(hit)}`);
});
canvas.addEventListener("pointermove", (event) => {
  if (!last) return;
  const { x, y } = planePoint(event, canvas, camera, pointer);
  moveChosen(x - last.x, y - last.y);
  last = { x, y };
});
canvas.addEventListener("pointerup", () => {
  last = undefined;
});
const steps = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, 0.2], ArrowDown: [0, -0.2] };
element.addEventListener("keydown", (event) => {
  const ids = [...meshes.keys()];
  const step = steps[event.key];
  if (step) moveChosen(...step);
  else if (event.key.toLowerCase() === "n") chosen = ids[(ids.indexOf(chosen) + 1) % ids.length];
  else return;
  event.preventDefault();
  show("by key");
});

function moveChosen(dx, dy) {
  const { x, y } = world.shapeOf(chosen);
  world.moveTo(chosen, x + dx, y + dy);
  place(meshes.get(chosen), world.shapeOf(chosen));
  show("moved");
}

function show(what) {
  const ids = [...meshes.keys()];
  const meets = (id) =>
    ids.some((other) => other !== id && overlaps(world.shapeOf(id), world.shapeOf(other)));
  for (const [id, { material }] of meshes) {
    material.color.set(meets(id) ? "#1f5fe0" : "#6b7280");
    material.opacity = id === chosen ? 0.8 : 0.5;
  }
  renderer.render(scene, camera);
  output.textContent = `${what}: ${ids.filter(meets).length} overlap`;
}
show("ready");
