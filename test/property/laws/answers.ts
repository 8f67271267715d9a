import {
  type ClosestPoints,
  type Contact,
  closestPoints,
  contact,
  distance,
  overlaps,
  type Relation,
  relate,
  type Shape,
  signedDistance,
} from "../../../src/index.js";
import { buildShape, type PairSpec } from "../../generators/spec.js";

/** What is answered about two shapes: each question is asked once, when its answer is first wanted. */
export class Answers {
  readonly a: Shape;
  readonly b: Shape;
  #overlaps: boolean | undefined;
  #relation: Relation | undefined;
  #distance: number | undefined;
  #closest: ClosestPoints | undefined;
  #signed: number | undefined;
  #touching: Contact | null | undefined;

  constructor(a: Shape, b: Shape) {
    this.a = a;
    this.b = b;
  }

  get overlaps(): boolean {
    this.#overlaps ??= overlaps(this.a, this.b);
    return this.#overlaps;
  }

  get relation(): Relation {
    this.#relation ??= relate(this.a, this.b);
    return this.#relation;
  }

  get distance(): number {
    this.#distance ??= distance(this.a, this.b);
    return this.#distance;
  }

  get closest(): ClosestPoints {
    this.#closest ??= closestPoints(this.a, this.b);
    return this.#closest;
  }

  get signedDistance(): number {
    this.#signed ??= signedDistance(this.a, this.b);
    return this.#signed;
  }

  get contact(): Contact | null {
    if (this.#touching === undefined) this.#touching = contact(this.a, this.b);
    return this.#touching;
  }
}

const known = new WeakMap<PairSpec, Answers>();

/** The answers for a case, the same ones for all laws that judge it. */
export function answersAbout(pair: PairSpec): Answers {
  const answers = known.get(pair) ?? new Answers(buildShape(pair.a), buildShape(pair.b));
  known.set(pair, answers);
  return answers;
}
