import { contact, ellipse, moveTo, rect, relate } from "osculate";

const wall = rect(0, 0, 10, 2);
const hero = ellipse(0, 1.5, 2, 1);

const push = contact(wall, hero); // null if they do not overlap
console.log(push?.normal, push?.depth); // { x: 0, y: 1 } 0.5

if (push) moveTo(hero, hero.x + push.normal.x * push.depth, hero.y + push.normal.y * push.depth);
console.log(relate(wall, hero)); // touching
