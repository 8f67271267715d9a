/** Abscissas and weights of the ten-point rule by Gauss and Legendre on [−1, 1]; the other half is their mirror image. */
const NODES = [
  [0.14887433898163122, 0.29552422471475287],
  [0.4333953941292472, 0.26926671930999635],
  [0.6794095682990244, 0.21908636251598204],
  [0.8650633666889845, 0.1494513491505806],
  [0.9739065285171717, 0.06667134430868814],
] as const;

function rule(f: (x: number) => number, from: number, to: number): number {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  return half * sumOf(NODES.map(([x, weight]) => weight * (f(middle - half * x) + f(middle + half * x))));
}

/** How many intervals may still be halved, for several integrals together. */
export interface Budget {
  steps: number;
}

/**
 * The integral of a function: halves the interval until both halves together say what the whole says, so often, or until
 * the budget is 0; then it may be any number near it.
 */
export function integral(
  f: (x: number) => number,
  from: number,
  to: number,
  error: number,
  halvings: number,
  budget: Budget,
): number {
  const middle = (from + to) / 2;
  const whole = rule(f, from, to);
  const [left, right] = [rule(f, from, middle), rule(f, middle, to)];
  const isDone = halvings === 0 || Math.abs(left + right - whole) <= error + 1e-14 * Math.abs(whole);
  if (isDone || budget.steps === 0) return left + right;
  budget.steps--;
  return (
    integral(f, from, middle, error, halvings - 1, budget) +
    integral(f, middle, to, error, halvings - 1, budget)
  );
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
