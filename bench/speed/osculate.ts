import { library } from "./library.js";
import type { SpeedContestant } from "./question.js";

export const osculate: SpeedContestant = {
  name: "Osculate",
  prepare(question, pairs) {
    const a = pairs.map((pair) => pair.a);
    const b = pairs.map((pair) => pair.b);
    if (question === "overlaps") {
      return (i) => (library.overlaps(a[i] as Shape, b[i] as Shape) ? 1 : 0);
    }
    if (question === "distance") return (i) => library.distance(a[i] as Shape, b[i] as Shape);
    const out = library.createContact();
    return (i) => library.contact(a[i] as Shape, b[i] as Shape, out)?.depth ?? -1;
  },
};

type Shape = Parameters<typeof library.overlaps>[0];
