import {
  centroid,
  closestBoundaryPoint,
  closestPoint,
  ellipse,
  perimeter,
  polygon,
  rectFromPoints,
  tangents,
} from "osculate";

const track = ellipse(0, 0, 4, 3);
console.log(perimeter(track).toFixed(6)); // 22.103492
console.log(closestPoint(track, 9, 0)); // { x: 4, y: 0 }
console.log(closestPoint(track, 0, 1), closestBoundaryPoint(track, 0, 1)); // { x: 0, y: 1 } { x: 0, y: 3 }
console.log(tangents({ x: 8, y: 0 }, track)?.left.x); // 2

const corner = polygon([
  [0, 0],
  [6, 0],
  [0, 3],
]);
console.log(centroid(corner)); // { x: 2, y: 1 }
console.log(centroid(rectFromPoints([9, 5], [1, 1]))); // { x: 5, y: 3 }
