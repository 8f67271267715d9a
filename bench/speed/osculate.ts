import { library } from "./library.js";
import type { SpeedContestant } from "./question.js";

export const osculate: SpeedContestant = {
  name: "Osculate",
  prepare(question, pairs) {
    const a = pairs.map((pair) => remade(pair.a));
    const b = pairs.map((pair) => remade(pair.b));
    if (question === "overlaps") {
      return (i) => (library.overlaps(a[i] as Shape, b[i] as Shape) ? 1 : 0);
    }
    if (question === "distance") return (i) => library.distance(a[i] as Shape, b[i] as Shape);
    const out = library.createContact();
    return (i) => library.contact(a[i] as Shape, b[i] as Shape, out)?.depth ?? -1;
  },
};

type Shape = Parameters<typeof library.overlaps>[0];

/** Made one after the other, as the peers' are: a shape that has been drawn with many others may lie anywhere in memory. */
function remade(shape: Shape): Shape {
  return library.fromJSON(library.toJSON(shape)) as Shape;
}
