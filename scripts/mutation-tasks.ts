import { KIND_NAMES, type KindName } from "../test/generators/spec.js";
import { nameOf } from "../test/long/part.js";
import { TASKS } from "../test/long/task.js";
import { EDGED_KINDS } from "../test/unit/pairs/edged-pairs.js";

const EDGED: readonly KindName[] = [...EDGED_KINDS, "polyline"];
const CORNERED: readonly KindName[] = ["segment", "polygon", "polyline"];
const WEDGES: readonly KindName[] = ["sector", "annularSector", "arc"];

/** The files of one method, by their names, and the pairs of kinds that it decides about. */
interface Family {
  readonly names: readonly string[];
  readonly first: readonly KindName[];
  readonly second: readonly KindName[];
}

export const FAMILIES: readonly Family[] = [
  { names: ["verdict"], first: ["segment"], second: ["point", "segment"] },
  {
    names: ["chain-chain", "chain-overlap", "chain-separation", "edge-edge"],
    first: EDGED,
    second: EDGED,
  },
  { names: ["edged-pairs"], first: EDGED, second: EDGED },
  { names: ["round-round"], first: ["point", "circle"], second: ["point", "circle"] },
  { names: ["round-ellipse"], first: ["point", "circle"], second: ["ellipse"] },
  { names: ["round-rect"], first: ["point", "circle"], second: ["rect"] },
  { names: ["round-sector"], first: ["point", "circle", "sector"], second: ["sector"] },
  { names: ["centred-sector"], first: ["ellipse", "rect"], second: ["sector"] },
  { names: ["edged-axes", "edged-contact", "edged-faces", "edged-nearest"], first: EDGED, second: EDGED },
  { names: ["circle-contact", "circle-to-core"], first: ["point", "circle"], second: EDGED },
  { names: ["quick-contact"], first: ["segment", "capsule"], second: ["capsule"] },
  { names: ["polygon-shortcuts"], first: KIND_NAMES, second: ["polygon"] },
  { names: ["rect-frame"], first: ["point", "circle", "rect"], second: ["rect"] },
  { names: ["rounded-boxes"], first: ["rect", "roundedRect"], second: EDGED },
  { names: ["wedge"], first: WEDGES, second: ["point", "circle", "sector"] },
  { names: ["wedge-edge"], first: WEDGES, second: EDGED },
  { names: ["wedge-wedge"], first: WEDGES, second: WEDGES },
  { names: ["wedge-ellipse"], first: WEDGES, second: ["ellipse"] },
  { names: ["ellipse-chain"], first: ["ellipse"], second: [...CORNERED, "capsule"] },
  {
    names: ["ellipse-edge", "elliptic-separation", "separation"],
    first: ["ellipse"],
    second: ["capsule", "roundedRect"],
  },
  { names: ["ellipse-ellipse"], first: ["ellipse"], second: ["circle", "ellipse"] },
  { names: ["half-plane"], first: ["halfPlane"], second: KIND_NAMES },
  { names: ["rect-edges"], first: ["rect"], second: EDGED },
  { names: ["convex-core", "core-meeting", "edged-relation"], first: EDGED, second: EDGED },
];

/** The files of one method of rays, by their names, and the kinds that it is for. */
export const RAY_FAMILIES: readonly (readonly [names: readonly string[], kinds: readonly KindName[]])[] = [
  [["chain-marks", "chain-stays", "chain-walk"], CORNERED],
  [["ray-edges"], [...CORNERED, "halfPlane"]],
  [["first-hit-polygon"], ["polygon"]],
  [
    ["ray-box", "rounded-box-filter"],
    ["rect", "capsule", "roundedRect"],
  ],
  [["ray-circle"], ["circle", "sector", "arc", "annularSector"]],
  [
    ["ray-wedge", "ray-wedge-filter"],
    ["sector", "arc", "annularSector"],
  ],
];

/** The questions that a folder or a file answers, where it is not all of those with exact answers. */
export const QUESTIONS: readonly (readonly [files: RegExp, questions: RegExp])[] = [
  [
    /pairs\/contact\/(?:edged-(?:axes|faces|nearest)|quick-contact)/,
    /^(?:distance|signedDistance, contact|closest points|contact points|separation|agreement)$/,
  ],
  [/\/circle-to-|-contact\.ts$/, /^(?:signedDistance, contact|contact points|separation)$/],
  [/^src\/crossings\//, /^(?:area|intersections|overlapArea)$/],
  [/^src\/sweep\/course-touch/, /^sweep(?:Turning)?$/],
  [/^src\/sweep\/(?:first-touch|approach)/, /^sweepTurning$/],
  [/^src\/sweep\//, /^sweep$/],
  [/^src\/(?:batch|world)\//, /^$/],
  [/^src\/rays\//, /^(?:raycast|filter)$/],
  [/^src\/exact\//, /^(?:relate|overlaps|filter)$/],
];

/** Folders that questions with exact answers do not depend on. */
const OTHERS = /^src\/(?:crossings|sweep|batch|world)\//;

/** The questions whose answers are exact. */
const EXACT = /^(?:filter|overlaps|relate|containsPoint|raycast)$/;

/** The tasks of the long run about exact answers; compounds are decided part by part. */
const EXACT_TASKS: readonly string[] = TASKS.filter(
  ({ question, subject }) => EXACT.test(question) && !subject.includes("compound"),
).map(nameOf);

/** All tasks that a file may make a difference to, but for its own. */
export function otherTasks(file: string): readonly string[] {
  return OTHERS.test(file) ? [] : EXACT_TASKS;
}

/** The tasks about the kinds that a file is named after, or that its family is about. */
export function ownTasks(file: string): string[] {
  const questions = QUESTIONS.find(([files]) => files.test(file))?.[1] ?? EXACT;
  return TASKS.filter(({ question, subject }) => isAbout(file, subject) && questions.test(question)).map(
    nameOf,
  );
}

function isAbout(file: string, subject: string): boolean {
  if (subject.includes("compound")) return file === "src/pairs/tables/overlap-filters.ts";
  if (/^src\/(?:exact|crossings|sweep)\//.test(file)) return true;
  const name = /([^/]+)\.ts$/.exec(file)?.[1] ?? "";
  const [first, second] = name.split("-");
  if (file.startsWith("src/rays")) {
    const family = RAY_FAMILIES.find(([names]) => names.includes(name))?.[1];
    const kinds: readonly string[] = family ?? (second === undefined ? [] : [second]);
    return kinds.some((kind) => subject === kind || subject === `ray, ${kind}`);
  }
  if (subject === `${first}, ${second}`) return true;
  const [a, b] = subject.split(", ") as KindName[];
  if (a === undefined || b === undefined) return false;
  return FAMILIES.some(
    ({ names, first, second }) =>
      names.includes(name) &&
      ((first.includes(a) && second.includes(b)) || (first.includes(b) && second.includes(a))),
  );
}
