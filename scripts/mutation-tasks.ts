import { KIND_NAMES, type KindName } from "../test/generators/spec.js";
import { nameOf } from "../test/long/part.js";
import { TASKS } from "../test/long/task.js";
import { EDGED_KINDS } from "../test/unit/pairs/edged-pairs.js";

const EDGED: readonly KindName[] = [...EDGED_KINDS, "polyline"];
const CORNERED: readonly KindName[] = ["segment", "polygon", "polyline"];
const WEDGES: readonly KindName[] = ["sector", "annularSector", "arc"];

/** The files of one method, and the pairs of kinds that it decides about. */
interface Family {
  readonly files: RegExp;
  readonly first: readonly KindName[];
  readonly second: readonly KindName[];
}

const FAMILIES: readonly Family[] = [
  { files: /math\/orientation/, first: ["segment"], second: ["point", "segment"] },
  { files: /pairs\/(?:chain|edge)-/, first: EDGED, second: EDGED },
  { files: /pairs\/edged-pairs/, first: EDGED, second: EDGED },
  { files: /pairs\/edged-(?:contact|faces|gap|nearest|pair\.)/, first: EDGED, second: EDGED },
  { files: /pairs\/circle-(?:contact|to-core)/, first: ["point", "circle"], second: EDGED },
  { files: /pairs\/circle-to-polygon/, first: ["point", "circle"], second: ["polygon"] },
  { files: /pairs\/circle-edge/, first: ["point", "circle"], second: ["segment", "capsule"] },
  { files: /pairs\/capsule-(?:capsule|nearest)/, first: ["segment", "capsule"], second: ["capsule"] },
  { files: /pairs\/line-verdict/, first: ["point", "circle", "capsule"], second: ["segment", "capsule"] },
  { files: /pairs\/polygon-extremes/, first: KIND_NAMES, second: ["polygon"] },
  { files: /pairs\/rect-frame/, first: ["point", "circle", "rect"], second: ["rect"] },
  { files: /pairs\/rounded-boxes/, first: ["rect", "roundedRect"], second: ["roundedRect"] },
  { files: /pairs\/(?:cone|wedge|point-wedge)\.ts/, first: WEDGES, second: ["point"] },
  { files: /pairs\/wedge-(?:chain|edge)/, first: WEDGES, second: EDGED },
  { files: /pairs\/wedge-wedge/, first: WEDGES, second: WEDGES },
  { files: /pairs\/wedge-ellipse/, first: WEDGES, second: ["ellipse"] },
  {
    files: /pairs\/(?:ellipse-chain|inside-ellipse)/,
    first: ["ellipse"],
    second: CORNERED,
  },
  {
    files: /ellipse-edge|convex\/separation/,
    first: ["ellipse"],
    second: ["capsule", "roundedRect"],
  },
  { files: /pairs\/pencil/, first: ["ellipse"], second: ["circle", "ellipse"] },
  { files: /pairs\/half-plane/, first: ["halfPlane"], second: KIND_NAMES },
  { files: /pairs\/circle-rounded-rect/, first: ["roundedRect"], second: ["point", "circle"] },
  {
    files: /pairs\/(?:reach|rect-excess)/,
    first: ["point", "circle"],
    second: ["rect", "roundedRect", "polygon"],
  },
];

/** The files of one method of rays, and the kinds that it is for. */
const RAY_FAMILIES: readonly (readonly [files: RegExp, kinds: readonly KindName[]])[] = [
  [/rays\/(?:(?:ray-)?chain|edge-crossing)/, CORNERED],
  [/rays\/first-hit-polygon/, ["polygon"]],
  [/rays\/.*rounded-(?:box|rect)|rays\/local-box|rays\/ray-capsule/, ["capsule", "roundedRect"]],
  [/rays\/ray-circle|rays\/rounded-stay/, ["circle", "sector", "arc", "annularSector"]],
  [/rays\/(?:ray-)?sector/, ["sector", "annularSector"]],
  [/rays\/ray-annular-sector/, ["annularSector"]],
  [/rays\/ray-half-plane/, ["halfPlane"]],
  [/rays\/(?:ray-)?rect/, ["rect"]],
];

/** The questions that a folder or a file answers, where it is not all of those with exact answers. */
const QUESTIONS: readonly (readonly [files: RegExp, questions: RegExp])[] = [
  [/pairs\/circle-to-|-contact\.ts$/, /^(?:signedDistance, contact|contact points|separation)$/],
  [
    /pairs\/(?:edged-(?:faces|gap|nearest|pair\.)|capsule-nearest)/,
    /^(?:distance|signedDistance, contact|closest points|contact points|separation|agreement)$/,
  ],
  [/^src\/crossings\//, /^(?:area|intersections|overlapArea)$/],
  [/^src\/sweep\/(?:sweep-turning|course-touch|first-touch|approach|moving-piece)/, /^sweepTurning$/],
  [/^src\/sweep\//, /^sweep$/],
  [/^src\/(?:batch|world)\//, /^$/],
  [/^src\/math\/orientation\.ts$/, /^(?:overlaps|filter)$/],
  [/^src\/exact\/overlap\.ts$/, /^(?:overlaps|filter)$/],
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
  if (subject.includes("compound")) return file === "src/query/overlap-filters.ts";
  if (/^src\/(?:exact|crossings|sweep)\//.test(file)) return true;
  const [first, second] = /([^/]+)\.ts$/.exec(file)?.[1]?.split("-") ?? [];
  if (file.startsWith("src/rays")) {
    const family = RAY_FAMILIES.find(([files]) => files.test(file))?.[1];
    const kinds: readonly string[] = family ?? (second === undefined ? [] : [second]);
    return kinds.some((kind) => subject === kind || subject === `ray, ${kind}`);
  }
  if (subject === `${first}, ${second}`) return true;
  const [a, b] = subject.split(", ") as KindName[];
  if (a === undefined || b === undefined) return false;
  return FAMILIES.some(
    ({ files, first, second }) =>
      files.test(file) &&
      ((first.includes(a) && second.includes(b)) || (first.includes(b) && second.includes(a))),
  );
}
