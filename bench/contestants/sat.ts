import SAT from "sat";
import { type Contestant, cornersOf, each } from "../jobs.js";

export const sat: Contestant = {
  name: "sat",
  answers: {
    circleRect: each((given) => {
      const circle = new SAT.Circle(new SAT.Vector(given.cx, given.cy), given.r);
      const corners = cornersOf(given).map(({ x, y }) => new SAT.Vector(x, y));
      return SAT.testCirclePolygon(circle, new SAT.Polygon(new SAT.Vector(0, 0), corners));
    }),
  },
};
