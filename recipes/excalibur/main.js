import { Actor, Canvas, Color, Engine, Keys, vec } from "excalibur";
import { capsule, circle, degrees, ellipse, isPartVisible, rect, sector, visibility, World } from "osculate";
import { traceVisibility } from "osculate/draw";
import { shapeActor } from "./shape-actor.js";

const output = document.querySelector("output");
const canvasElement = document.querySelector("#game");
const size = { width: 640, height: 420 };
const game = new Engine({
  canvasElement,
  ...size,
  backgroundColor: Color.fromHex("#fbfaf8"),
  suppressConsoleBootMessage: true,
  suppressPlayButton: true,
});

const world = new World();
const walls = [rect(320, 120, 40, 160, 0.3), ellipse(450, 300, 80, 40, -0.4), circle(200, 280, 45)];
for (const wall of walls) game.add(shapeActor(world, world.add(wall, { isStatic: true }), "#6b7280"));
const hero = world.add(capsule(0, -12, 0, 12, 14));
world.moveTo(hero, 100, 150);

const view = sector(590, 200, 420, degrees(150), degrees(210));
const sight = new Actor({ anchor: vec(0, 0), z: -1 });
sight.graphics.use(
  new Canvas({
    ...size,
    cache: true, // the guard and the walls stand still
    draw(context) {
      context.beginPath();
      traceVisibility(context, visibility(view, walls));
      context.fillStyle = "#b9500833";
      context.fill();
    },
  }),
);
game.add(sight);
game.add(shapeActor(world, hero, "#1f5fe0"));

const { keyboard, pointers } = game.input;
let finger;
pointers.primary.on("down", ({ worldPos }) => {
  finger = worldPos;
});
pointers.primary.on("move", ({ worldPos }) => {
  if (finger) finger = worldPos;
});
pointers.primary.on("up", () => {
  finger = undefined;
});

/** Where to: the way to the finger, or that of the arrow keys, no faster than 200 a second. */
function wish() {
  const held = (key) => Number(keyboard.isHeld(key));
  const { x, y } = world.shapeOf(hero);
  const way = finger
    ? vec(finger.x - x, finger.y - y)
    : vec(held(Keys.Right) - held(Keys.Left), held(Keys.Down) - held(Keys.Up));
  return way.magnitude > 1 ? way.normalize() : way;
}

game.on("preupdate", ({ elapsed }) => {
  const { x, y } = wish().scale((200 * Math.min(elapsed, 50)) / 1000);
  world.moveAndSlide(hero, { x, y });
  const body = world.shapeOf(hero);
  const isSeen = isPartVisible(view, walls, body);
  output.textContent = `${isSeen ? "seen" : "hidden"}, at ${Math.round(body.x)}, ${Math.round(body.y)}`;
});
game.start();
