import { area, circle, World } from "osculate";
import { fromTiled, outlinesOfGrid, type TiledMap } from "osculate/tiled";

// What JSON.parse gives of a file that Tiled has saved.
const map: TiledMap = {
  orientation: "orthogonal",
  tilewidth: 16,
  tileheight: 16,
  layers: [
    {
      type: "objectgroup",
      name: "Water",
      objects: [{ id: 1, name: "pond", x: 32, y: 0, width: 20, height: 10, rotation: 30, ellipse: true }],
    },
  ],
};

const world = new World<string>();
for (const { shape, object } of fromTiled(map)) {
  world.add(shape, { isStatic: true, sensor: true, data: object?.name ?? "" }); // the ellipse is an ellipse
}

// Where tiles are solid as a whole: one long wall instead of a seam per tile.
const cells = [0, 0, 0, 1, 1, 1, 1, 1];
const walls = outlinesOfGrid(cells, 4, 16); // cells, columns, size of a tile
for (const wall of walls) world.add(wall, { isStatic: true, data: "ground" });
console.log(walls.length, walls.map(area)); // 1 [ 1280 ]

const met = world.query(circle(40, 10, 7)).map((id) => world.dataOf(id));
console.log(met.join(", ")); // pond, ground
