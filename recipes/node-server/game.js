import { circle, rect, World } from "osculate";

const SPEED = 200; // a second
const MOST_PLAYERS = 50;
const walls = [rect(0, -310, 660, 20), rect(0, 310, 660, 20), rect(-310, 0, 20, 660), rect(310, 0, 20, 660)];

// What is no wish is dropped, and what is too much is cut.
export class Game {
  world = new World();
  players = new Map();

  constructor() {
    for (const wall of [...walls, rect(0, 0, 120, 60)]) this.world.add(wall, { isStatic: true });
  }

  /** Adds a player where there is room; `undefined` if there is none. */
  join() {
    for (let tries = 0; tries < 50 && this.players.size < MOST_PLAYERS; tries += 1) {
      const body = circle(Math.random() * 560 - 280, Math.random() * 560 - 280, 12);
      if (this.world.query(body).length > 0) continue;
      const id = this.world.add(body);
      this.players.set(id, { x: 0, y: 0 });
      return id;
    }
    return undefined;
  }

  leave(id) {
    if (this.players.delete(id)) this.world.remove(id);
  }

  /** Where a player wants to go: {"x": 1, "y": 0}. Returns whether the text said so. */
  wish(id, text) {
    const { x, y } = read(text) ?? {};
    if (!Number.isFinite(x) || !Number.isFinite(y) || !this.players.has(id)) return false;
    const most = Math.max(1, Math.hypot(x, y));
    this.players.set(id, { x: x / most, y: y / most });
    return true;
  }

  /** Moves all players: they slide along the walls and each other, and are never in anything. */
  step(seconds) {
    for (const [id, { x, y }] of this.players) {
      this.world.moveAndSlide(id, { x: x * SPEED * seconds, y: y * SPEED * seconds });
    }
  }

  state() {
    return Array.from(this.players.keys(), (id) => {
      const { x, y } = this.world.shapeOf(id);
      return { id, x, y };
    });
  }
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
