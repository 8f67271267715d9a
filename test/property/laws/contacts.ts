import type { Contact, Vec2 } from "../../../src/index.js";

/** The numbers of a contact, whatever object holds them. */
export function plainContact(found: Contact | null): Contact | null {
  if (found === null) return null;
  const { normal, depth, points } = found;
  return { normal: plainVector(normal), depth, points: points.map(plainVector) };
}

/** What `contact` says of the shapes exchanged. */
export function flippedContact(found: Contact | null): Contact | null {
  const plain = plainContact(found);
  if (plain === null) return null;
  return { ...plain, normal: { x: 0 - plain.normal.x, y: 0 - plain.normal.y } };
}

/** What `contact` says of the shapes with every length multiplied. */
export function enlargedContact(found: Contact | null, factor: number): Contact | null {
  const plain = plainContact(found);
  if (plain === null) return null;
  const points = plain.points.map(({ x, y }) => ({ x: x * factor, y: y * factor }));
  return { ...plain, depth: plain.depth * factor, points };
}

function plainVector({ x, y }: Vec2): Vec2 {
  return { x, y };
}
