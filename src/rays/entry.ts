/** Where a ray is in a shape for the first time: nowhere, where it starts, or where it passes the boundary. */
export const Entry = { unknown: 0, none: 1, start: 2, boundary: 3 } as const;

export type Entry = (typeof Entry)[keyof typeof Entry];
