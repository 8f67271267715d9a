import { BudgetExceeded, stepsLeft, withinBudget } from "../../src/math/cost.js";

/** How many steps something takes; `most` if that is as many or more, and then it is not finished. */
export function countSteps(ask: () => unknown, most = 2 ** 40): number {
  try {
    return withinBudget({ budget: most }, "countSteps", () => {
      ask();
      return most - stepsLeft();
    });
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    return most;
  }
}
