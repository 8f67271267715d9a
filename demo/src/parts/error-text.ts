import type { Localized } from "../site/language.js";
import { scientific } from "./scientific.js";

/** How far an estimate is from the truth, as in "1.42 % off"; of an estimate of nothing for nothing: "exact". */
export function errorText(estimate: number, truth: number): Localized {
  if (estimate === truth) return { en: "exact", ja: "一致" };
  if (truth === 0) return { en: "off", ja: "誤差あり" };
  const percent = (100 * Math.abs(estimate - truth)) / truth;
  const text = `${scientific(percent, percent < 10 ? 2 : 0)} %`;
  return { en: `${text} off`, ja: `誤差 ${text}` };
}
