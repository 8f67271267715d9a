import { capsule } from "osculate";
import { AUTO, Game, Scene } from "phaser"; // 4, or 3 by the name of phaser3
import { drawWorld, worldOfMap } from "./level.js";
import map from "./map.json";

const output = document.querySelector("output");
const up = { x: 0, y: -1 };

class Level extends Scene {
  create() {
    this.world = worldOfMap(map);
    this.hero = this.world.add(capsule(0, -14, 0, 14, 12), { data: "hero" });
    this.world.moveTo(this.hero, 80, 300);
    this.fall = 0;
    this.coins = 0;
    this.debug = this.add.graphics();
    this.keys = this.input.keyboard.createCursorKeys();
    globalThis.level = this; // for the test
  }

  update(_, milliseconds) {
    const dt = Math.min(milliseconds, 50) / 1000;
    const { walk, jump } = this.wish();
    this.fall += 1200 * dt;
    if (jump && this.floor) this.fall = -480;
    const motion = { x: walk * 180 * dt, y: this.fall * dt };
    const { floor, ceiling } = this.world.moveAndSlide(this.hero, motion, {
      up,
      snapToFloor: this.fall > 0 ? 4 : 0,
      sensors: false,
    });
    this.floor = floor;
    if (floor || ceiling) this.fall = 0;
    this.collect();
    drawWorld(this.debug, this.world);
    const { x, y } = this.world.shapeOf(this.hero);
    output.textContent = `${this.coins} coins, at ${Math.round(x)}, ${Math.round(y)}${floor ? ", on the floor" : ""}`;
  }

  /** By the arrow keys, or by a finger: the sides walk, the upper half jumps. */
  wish() {
    const { left, right, up: jump } = this.keys;
    const finger = this.input.activePointer;
    const side = finger.isDown ? Math.sign(finger.x - this.scale.width / 2) : 0;
    return {
      walk: side || Number(right.isDown) - Number(left.isDown),
      jump: jump.isDown || (finger.isDown && finger.y < this.scale.height / 2),
    };
  }

  collect() {
    for (const id of this.world.query(this.world.shapeOf(this.hero), { exclude: this.hero })) {
      if (this.world.dataOf(id) !== "coin") continue;
      this.world.remove(id);
      this.coins += 1;
    }
  }
}

new Game({
  type: AUTO,
  parent: "game",
  width: 640,
  height: 384,
  backgroundColor: "#fbfaf8",
  scene: Level,
  banner: false,
});
