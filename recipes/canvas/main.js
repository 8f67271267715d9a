import { capsule, circle, contact, containsPoint, ellipse, moveBy, overlaps, rect, sector } from "osculate";
import { trace } from "osculate/draw";

const canvas = document.querySelector("canvas");
const context = canvas.getContext("2d");
const output = document.querySelector("output");

const shapes = [
  ellipse(180, 150, 110, 60, 0.35),
  rect(430, 140, 150, 90, -0.25),
  circle(640, 150, 60),
  capsule(120, 360, 260, 400, 35),
  sector(480, 300, 160, 0.35, 1.75),
];
let chosen = 0;

/** Where on the canvas a pointer is, however large the canvas is shown. */
function placeOf(event) {
  const box = canvas.getBoundingClientRect();
  const scale = canvas.width / box.width;
  return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
}

let last;
canvas.addEventListener("pointerdown", (event) => {
  last = placeOf(event);
  const hit = shapes.findLastIndex((shape) => containsPoint(shape, last.x, last.y)); // the last is on top
  if (hit >= 0) {
    chosen = hit;
    canvas.setPointerCapture(event.pointerId);
  } else last = undefined;
  paint();
});
canvas.addEventListener("pointermove", (event) => {
  if (!last) return;
  const place = placeOf(event);
  moveBy(shapes[chosen], place.x - last.x, place.y - last.y);
  last = place;
  paint();
});
for (const name of ["pointerup", "pointercancel"]) {
  canvas.addEventListener(name, () => {
    last = undefined;
  });
}

const steps = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] };
canvas.addEventListener("keydown", (event) => {
  const step = steps[event.key];
  if (step) moveBy(shapes[chosen], ...step);
  else if (event.key.toLowerCase() === "n") chosen = (chosen + 1) % shapes.length;
  else return;
  event.preventDefault();
  paint();
});

function paint() {
  context.clearRect(0, 0, canvas.width, canvas.height);
  let pairs = 0;
  shapes.forEach((shape, index) => {
    const others = shapes.filter((other) => other !== shape && overlaps(shape, other));
    pairs += others.length / 2;
    context.beginPath();
    trace(context, shape);
    context.fillStyle = others.length > 0 ? "#1f5fe055" : "#6b728044";
    context.fill("evenodd");
    context.lineWidth = index === chosen ? 4 : 1.5;
    context.strokeStyle = others.length > 0 ? "#1f5fe0" : "#6b7280";
    context.stroke();
  });
  for (const other of shapes) if (other !== shapes[chosen]) paintContact(contact(other, shapes[chosen]));
  output.textContent = `${pairs} overlapping pairs`;
}

/** The way on which the chosen shape leaves another, from where they touch. */
function paintContact(touch) {
  if (!touch) return;
  const { normal, depth, points } = touch;
  context.strokeStyle = context.fillStyle = "#b95008";
  context.lineWidth = 3;
  for (const { x, y } of points) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + normal.x * depth, y + normal.y * depth);
    context.stroke();
    context.fillRect(x - 3, y - 3, 6, 6);
  }
}

paint();
