import { System } from "check2d";
import { type Contestant, each, type TurnedEllipse } from "../jobs.js";

/** A fresh system for each question, so that no body of an earlier one is in the way. */
function fresh<T>(ask: (system: System) => T): T {
  return ask(new System());
}

function ellipseIn(system: System, { x, y, rx, ry, angle }: TurnedEllipse) {
  return system.createEllipse({ x, y }, rx, ry, undefined, { angle });
}

export const check2d: Contestant = {
  name: "check2d",
  answers: {
    pointEllipse: each((given) =>
      fresh((system) =>
        system.checkCollision(system.createPoint({ x: given.px, y: given.py }), ellipseIn(system, given)),
      ),
    ),
    circleRect: each((given) =>
      fresh((system) => {
        const circle = system.createCircle({ x: given.cx, y: given.cy }, given.r);
        const options = { angle: given.angle, isCentered: true };
        const box = system.createBox({ x: given.x, y: given.y }, given.width, given.height, options);
        return system.checkCollision(circle, box);
      }),
    ),
    ellipseEllipse: each(({ a, b }) =>
      fresh((system) => system.checkCollision(ellipseIn(system, a), ellipseIn(system, b))),
    ),
    rayCircle: each(({ x, y, dx, dy, cx, cy, r }) =>
      fresh((system) => {
        system.createCircle({ x: cx, y: cy }, r);
        return system.raycast({ x, y }, { x: x + dx, y: y + dy }) !== undefined;
      }),
    ),
  },
};
