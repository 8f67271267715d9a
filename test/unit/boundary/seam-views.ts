import { type Contact, contact, polygon, rect, type Shape, setPose } from "../../../src/index.js";

type Place = readonly [x: number, y: number];

/**
 * Two shapes whose lengths are multiplied by the size of a factor; a negative one makes their mirror image, left and
 * right exchanged.
 */
export type Scene = (factor: number) => readonly [a: Shape, b: Shape];

export const boxOf = (factor: number, x: number, y: number, width: number, height: number) => {
  const size = Math.abs(factor);
  return rect(factor * x, size * y, size * width, size * height);
};

export const placesOf = (factor: number, places: readonly Place[]) =>
  places.map(([x, y]): [number, number] => [factor * x, Math.abs(factor) * y]);

export const polygonOf = (factor: number, places: readonly Place[]) => polygon(placesOf(factor, places));

/** The shape turned by a quarter about the origin. */
function turn<S extends Shape>(shape: S): S {
  const turned: Shape = shape;
  if (!("ux" in turned)) throw new Error(`a ${turned.kind} has no direction`);
  return setPose(shape, -turned.y, turned.x, { x: -turned.uy, y: turned.ux });
}

/** In order along x, then y. */
function inOrder(places: readonly Place[]): Place[] {
  return [...places].sort(([px, py], [qx, qy]) => px - qx || py - qy);
}

function pointsOf(found: Contact | null): Place[] {
  return inOrder((found?.points ?? []).map(({ x, y }): Place => [x, y]));
}

interface View {
  readonly name: string;
  readonly found: Place[];
  readonly expected: Place[];
}

/** The contact points of a scene, of its mirror image, of both twice as large, and of all these turned; each in both orders. */
export function viewsOf(scene: Scene, places: readonly Place[]): View[] {
  return [1, -1, 2, -2].flatMap((factor) => {
    const expected = placesOf(factor, places).map(([x, y]): Place => [x + 0, y]);
    const [a, b] = scene(factor);
    const upright = pointsInBothOrders(`times ${factor}`, a, b, expected);
    const turned = expected.map(([x, y]): Place => [0 - y, x]);
    return [...upright, ...pointsInBothOrders(`times ${factor}, turned`, turn(a), turn(b), turned)];
  });
}

function pointsInBothOrders(name: string, a: Shape, b: Shape, expected: readonly Place[]): View[] {
  return [
    { name, found: pointsOf(contact(a, b)), expected: inOrder(expected) },
    { name: `${name}, exchanged`, found: pointsOf(contact(b, a)), expected: inOrder(expected) },
  ];
}
