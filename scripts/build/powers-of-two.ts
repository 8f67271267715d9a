import { parseAst } from "rolldown/parseAst";
import { type Edit, edited } from "./edits.js";
import { visit } from "./thin-source-map.js";

/**
 * Code with its constants of rounding as whole numbers times powers of two, where that is shorter than their digits; `everywhere`,
 * or only within functions and classes: not every bundler sees that such a product does nothing, so that the constant can be dropped.
 */
export function withPowersOfTwo(code: string, everywhere: boolean): string {
  const edits: Edit[] = [];
  const { body } = parseAst(code);
  const parts = everywhere ? body : body.filter(({ type }) => /^(Function|Class)Declaration$/.test(type));
  visit(parts, (node) => {
    const { start, end } = node;
    if (node.type !== "Literal" || !("value" in node) || typeof node.value !== "number") return;
    const text = productOf(node.value);
    if (text.length < end - start) edits.push({ start, end, text });
  });
  return edited(code, edits);
}

function productOf(number: number): string {
  let factor = number;
  let exponent = 0;
  for (; Number.isInteger(factor) && factor % 2 === 0 && factor !== 0; exponent++) factor /= 2;
  for (; !Number.isInteger(factor) && Number.isFinite(factor); exponent--) factor *= 2;
  const text = factor === 1 ? `(2**${exponent})` : `(${factor}*2**${exponent})`;
  return factor * 2 ** exponent === number ? text : String(number);
}
