import type { Ask, Question } from "./question.js";

/** How a peer's answers differ from ours. */
export interface Agreement {
  /** The share of pairs where one says yes and the other no. */
  readonly differing: number;
  /** The largest difference of distances or depths, where both give one; NaN where nobody does. */
  readonly worst: number;
}

/** Answers that differ by no more than this, at sizes of a hundred, count as of one precision. */
const SAME = 1e-6;

export function agreementOf(question: Question, ours: Ask, theirs: Ask, count: number): Agreement {
  let differing = 0;
  let worst = Number.NaN;
  for (let i = 0; i < count; i++) {
    const [our, their] = [ours(i), theirs(i)];
    if (isYes(question, our) !== isYes(question, their)) differing++;
    else if (question === "distance" || (question === "contact" && their > 0)) {
      worst = Math.max(Number.isNaN(worst) ? 0 : worst, Math.abs(our - their));
    }
  }
  return { differing: differing / count, worst };
}

function isYes(question: Question, answer: number): boolean {
  return question === "contact" ? answer >= 0 : question === "overlaps" ? answer > 0 : answer === 0;
}

/** Whether the peer answers the same question as precisely: the same yes and no, the same numbers to 1e-6. */
export function isAsPrecise({ differing, worst }: Agreement): boolean {
  return differing === 0 && !(worst > SAME);
}
