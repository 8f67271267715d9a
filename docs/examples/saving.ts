import { ellipse, fromJSON, toJSON } from "osculate";

const saved = JSON.stringify(toJSON(ellipse(1, 2, 4, 3)));
console.log(saved); // {"type":"ellipse","x":1,"y":2,"rx":4,"ry":3,"angle":{"x":1,"y":0}}

const again = fromJSON(JSON.parse(saved)); // the same shape, bit for bit
console.log(JSON.stringify(toJSON(again)) === saved); // true
