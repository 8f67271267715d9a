import { angleOf, fromJSON, setPose, toJSON } from "osculate";
import { outlinePoints } from "osculate/draw";
import { Mesh, MeshBasicMaterial, Path, Shape, ShapeGeometry } from "three";

/** A flat mesh of a shape, about its own position. What it shows is divided finely; what is asked stays exact. */
export function meshOf(shape, tolerance) {
  const own = setPose(fromJSON(toJSON(shape)), 0, 0, 0);
  const [outer, ...holes] = outlinePoints(own, tolerance).map(({ points }) => points);
  const flat = new Shape(outer);
  flat.holes = holes.map((hole) => new Path(hole));
  const mesh = new Mesh(
    new ShapeGeometry(flat),
    new MeshBasicMaterial({ color: "#6b7280", transparent: true, opacity: 0.5 }),
  );
  place(mesh, shape);
  return mesh;
}

/** Brings a mesh to where its shape is. */
export function place(mesh, shape) {
  mesh.position.set(shape.x, shape.y, 0);
  mesh.rotation.z = angleOf(shape);
}

/** Where a pointer is in the plane z = 0 that an orthographic camera looks at, however it is moved and zoomed. */
export function planePoint(event, element, camera, vector) {
  const box = element.getBoundingClientRect();
  const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  return vector.set(2 * x - 1, 1 - 2 * y, 0).unproject(camera);
}
