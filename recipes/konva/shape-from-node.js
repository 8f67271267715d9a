import { ellipseFromMatrix, polygon, polyline } from "osculate";

/**
 * The shape that a Konva node shows, wherever its groups have put it: turned, scaled, skewed or flipped. A circle that is
 * stretched or skewed is an ellipse, and stays one.
 */
export function shapeFromNode(node) {
  const [a, b, c, d, e, f] = node.getAbsoluteTransform().getMatrix(); // as in ctx.transform
  const at = (x, y) => [a * x + c * y + e, b * x + d * y + f];
  switch (node.getClassName()) {
    case "Circle":
    case "Ellipse": {
      const [rx, ry] = [node.width() / 2, node.height() / 2];
      return ellipseFromMatrix(a * rx, b * rx, c * ry, d * ry, e, f);
    }
    case "Line": {
      const points = node.points();
      const corners = points.flatMap((x, i) => (i % 2 ? [] : [at(x, points[i + 1])]));
      return node.closed() ? polygon(corners) : polyline(corners);
    }
    case "Rect": {
      const [w, h] = [node.width(), node.height()];
      return polygon([at(0, 0), at(w, 0), at(w, h), at(0, h)]);
    }
    default:
      throw new TypeError(`shapeFromNode: no shape for a ${node.getClassName()}`);
  }
}
