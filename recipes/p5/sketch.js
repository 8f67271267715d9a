// Both libraries come from script tags: p5 and Osculate are global.
const { circle, contact, degrees, ellipse, moveBy, moveTo, overlaps, rect, sector } = Osculate;
const { trace } = Osculate.draw;

const shapes = [
  ellipse(160, 130, 100, 45, degrees(30)),
  rect(420, 130, 140, 80, degrees(-20)),
  sector(250, 300, 130, degrees(-30), degrees(60)),
];
const hero = circle(520, 320, 40);
const output = document.querySelector("output");

new p5((p) => {
  p.setup = () => {
    p.createCanvas(640, 420);
    p.describe("A circle that follows the pointer, or the arrow keys, and is pushed out of three shapes");
  };

  p.mouseDragged = follow;
  p.mousePressed = follow;
  function follow() {
    moveTo(hero, p.constrain(p.mouseX, 0, p.width), p.constrain(p.mouseY, 0, p.height));
    return false; // so that a finger does not scroll the page
  }

  p.draw = () => {
    const step = (forward, back) => 3 * (Number(p.keyIsDown(forward)) - Number(p.keyIsDown(back)));
    moveBy(hero, step(p.RIGHT_ARROW, p.LEFT_ARROW), step(p.DOWN_ARROW, p.UP_ARROW));
    const hits = shapes.filter((shape) => overlaps(shape, hero)).length;
    for (const shape of shapes) pushOut(shape);
    p.background("#fbfaf8");
    for (const shape of shapes) paint(shape, "#6b7280");
    paint(hero, hits > 0 ? "#b95008" : "#1f5fe0");
    output.textContent = `pushed by ${hits}, at ${Math.round(hero.x)}, ${Math.round(hero.y)}`;
  };

  function pushOut(shape) {
    const push = contact(shape, hero);
    if (push) moveBy(hero, push.normal.x * push.depth, push.normal.y * push.depth);
  }

  /** p5 draws on a canvas, whose context it gives away. */
  function paint(shape, colour) {
    const context = p.drawingContext;
    context.beginPath();
    trace(context, shape);
    context.fillStyle = `${colour}55`;
    context.fill("evenodd");
    context.strokeStyle = colour;
    context.lineWidth = 2;
    context.stroke();
  }
});
