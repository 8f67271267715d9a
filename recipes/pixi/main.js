import { annularSector, contact, degrees, ellipse, overlaps, polygon, sector } from "osculate";
import { Application, Graphics } from "pixi.js";
import { follow, graphicsOf, turn } from "./shape-graphics.js";

const scene = document.querySelector("#scene");
const output = document.querySelector("output");
const app = new Application();
await app.init({ width: 720, height: 440, background: "#fbfaf8", antialias: true, preference: "webgl" });
scene.append(app.canvas);
scene.tabIndex = 0;

const star = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 35 : 80;
  return [r * Math.cos((i * Math.PI) / 5), r * Math.sin((i * Math.PI) / 5)];
});
const shapes = [
  ellipse(150, 120, 110, 45, degrees(25)),
  annularSector(400, 150, 50, 90, degrees(140), degrees(400)),
  sector(560, 300, 130, degrees(-70), degrees(10)),
  polygon(
    star.map(([x, y]) => [x + 180, y + 320]),
    { origin: "centroid" },
  ),
];
const pictures = shapes.map(graphicsOf);
const arrows = new Graphics();
app.stage.addChild(...pictures, arrows);
app.stage.eventMode = "static";
app.stage.hitArea = app.screen;

let chosen = 0;
let hovered = -1;
let grip;
pictures.forEach((picture, index) => {
  picture.on("pointerover", () => hover(index));
  picture.on("pointerout", () => hover(-1));
  picture.on("pointerdown", ({ global }) => {
    chosen = index;
    grip = { x: global.x - picture.x, y: global.y - picture.y };
    show();
  });
});
app.stage.on("globalpointermove", ({ global }) => {
  if (!grip) return;
  pictures[chosen].position.set(global.x - grip.x, global.y - grip.y);
  follow(shapes[chosen], pictures[chosen]);
  show();
});
for (const name of ["pointerup", "pointerupoutside"]) {
  app.stage.on(name, () => {
    grip = undefined;
  });
}

const steps = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] };
scene.addEventListener("keydown", (event) => {
  const step = steps[event.key];
  const key = event.key.toLowerCase();
  const picture = pictures[chosen];
  if (step) picture.position.set(picture.x + step[0], picture.y + step[1]);
  else if (key === "n") chosen = (chosen + 1) % shapes.length;
  else if (key === "r") turn(shapes[chosen], picture, picture.rotation + 0.1);
  else return;
  event.preventDefault();
  follow(shapes[chosen], pictures[chosen]);
  show();
});

function hover(index) {
  hovered = index;
  show();
}

/** Blue is what overlaps; an arrow for each way out of it. */
function show() {
  arrows.clear();
  shapes.forEach((shape, index) => {
    const others = shapes.filter((other) => other !== shape && overlaps(shape, other));
    pictures[index].tint = others.length > 0 ? 0x1f5fe0 : 0x6b7280;
    pictures[index].alpha = index === chosen || index === hovered ? 1 : 0.75;
    for (const other of others) {
      const { normal, depth, points } = contact(shape, other);
      for (const { x, y } of points) arrows.moveTo(x, y).lineTo(x + normal.x * depth, y + normal.y * depth);
    }
  });
  arrows.stroke({ color: 0xb95008, width: 3 });
  output.textContent = `over ${hovered < 0 ? "nothing" : hovered}, chosen ${chosen}, at ${Math.round(shapes[chosen].x)}`;
}
show();
