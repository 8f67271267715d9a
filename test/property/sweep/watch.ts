import type { Film, Look } from "./film.js";

/** Places where the distance is least among the looks beside it: so many of them are looked into. */
const MOST_NARROWED = 32;

/** Times around such a place are narrowed down so often: to a ten-millionth of what they were. */
const NARROWINGS = 34;

/** The part of a time that the golden section leaves: a look within it divides what is left in the same way. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Shapes that are watched to see that they do not overlap. */
export interface Watch {
  readonly film: Film;
  /** They come nearer to each other no faster than that. */
  readonly speed: number;
  /** A distance may be off by less than that. */
  readonly doubt: number;
}

/**
 * A time of overlap from one time to another, if one is come across: looked for at times no farther from each other than a
 * step, but where the distance leaves no doubt, and ever closer around those at which the shapes pass each other.
 */
export function overlapBetween(watch: Watch, start: number, end: number, step: number): number | undefined {
  const from = watch.film.lookAt(start, watch.doubt);
  const to = watch.film.lookAt(end, watch.doubt);
  const looks = [from];
  bisect(watch, from, to, step, looks);
  const found = looks.find(({ apart }) => apart === 0);
  if (found !== undefined) return found.t;
  for (const [before, after] of troughsOf(looks)) {
    const overlap = narrow(watch, before, after);
    if (overlap !== undefined) return overlap;
  }
  return undefined;
}

/** Whether the shapes cannot meet between two looks: they would have to come nearer and go away again too fast. */
function isClear({ speed, doubt }: Watch, from: Look, to: Look): boolean {
  return from.apart + to.apart > 2 * doubt + 1.001 * speed * (to.t - from.t);
}

/** Lists looks after the first, in the order of time, the last one included. */
function bisect(watch: Watch, from: Look, to: Look, step: number, looks: Look[]): void {
  if (to.t - from.t > step && !isClear(watch, from, to)) {
    const middle = watch.film.lookAt(from.t + (to.t - from.t) / 2, watch.doubt);
    bisect(watch, from, middle, step, looks);
    bisect(watch, middle, to, step, looks);
  } else {
    looks.push(to);
  }
}

/** The looks around those at which the shapes are nearer each other than at those beside them, the nearest first. */
function troughsOf(looks: readonly Look[]): (readonly [before: Look, after: Look])[] {
  const troughs = looks.flatMap((look, index) => {
    const [before, after] = [looks[index - 1] ?? look, looks[index + 1] ?? look];
    const isTrough = look.apart <= before.apart && look.apart <= after.apart;
    return isTrough ? [{ apart: look.apart, around: [before, after] as const }] : [];
  });
  return troughs
    .sort((a, b) => a.apart - b.apart)
    .slice(0, MOST_NARROWED)
    .map(({ around }) => around);
}

/** A time of overlap towards the one of least distance between two looks, if one is come across. */
function narrow(watch: Watch, before: Look, after: Look): number | undefined {
  if (isClear(watch, before, after)) return undefined;
  const { film, doubt } = watch;
  let [low, high] = [before, after];
  const lookFrom = (from: Look, to: Look) => film.lookAt(to.t + GOLDEN * (from.t - to.t), doubt);
  let [left, right] = [lookFrom(low, high), lookFrom(high, low)];
  for (let count = 0; count < NARROWINGS && low.t < high.t && !isClear(watch, low, high); count++) {
    if (left.apart === 0) return left.t;
    if (right.apart === 0) return right.t;
    if (left.apart < right.apart) {
      [high, right] = [right, left];
      left = lookFrom(low, high);
    } else {
      [low, left] = [left, right];
      right = lookFrom(high, low);
    }
  }
  return undefined;
}
