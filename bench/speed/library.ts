/**
 * The library as it is published: what a bundler or Node loads, compiled once. The sources would be compiled
 * again on the way here, with names kept for every function, which costs time where a function is made.
 */
export type Osculate = typeof import("../../src/index.js");

const published = new URL("../../dist/esm/index.js", import.meta.url);

export const library = (await import(published.href)) as Osculate;
