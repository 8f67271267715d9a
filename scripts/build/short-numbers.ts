import type { Directive, Expression, Statement } from "@oxc-project/types";
import { parseAst } from "rolldown/parseAst";
import { type Edit, edited } from "./edits.js";
import { visit } from "./thin-source-map.js";

/**
 * Code with its constants of rounding as whole numbers times powers of two, where that is shorter than their digits, and with
 * the infinities as quotients; `everywhere`, or only within functions and classes: not every bundler sees that such a product
 * does nothing, so that the constant can be dropped.
 */
export function withShortNumbers(code: string, everywhere: boolean): string {
  const edits: Edit[] = [];
  const { body } = parseAst(code);
  const parts = everywhere ? body : body.flatMap(functionsOf);
  visit(parts, (node) => {
    const { start, end } = node;
    const text = shorter(node as Expression);
    if (text !== undefined && text.length < end - start) edits.push({ start, end, text });
  });
  return edited(code, edits);
}

function functionsOf(statement: Directive | Statement): readonly (Statement | Expression)[] {
  if (/^(Function|Class)Declaration$/.test(statement.type)) return [statement];
  if (statement.type !== "VariableDeclaration") return [];
  const values = statement.declarations.flatMap(({ init }) => init ?? []);
  return values.filter(({ type }) => /^(ArrowFunction|Function|Class)Expression$/.test(type));
}

function shorter(node: Expression): string | undefined {
  if (node.type === "Literal" && typeof node.value === "number") return shortest(node.value);
  if (node.type !== "MemberExpression" || node.computed || node.property.type !== "Identifier")
    return undefined;
  const isOfNumber = node.object.type === "Identifier" && node.object.name === "Number";
  return isOfNumber ? quotients.get(node.property.name) : undefined;
}

const quotients = new Map([
  ["POSITIVE_INFINITY", "(1/0)"],
  ["NEGATIVE_INFINITY", "(-1/0)"],
]);

/** A number as a product with a power of two, where that is shorter than its digits. */
export function shortest(number: number): string {
  let factor = number;
  let exponent = 0;
  for (; Number.isInteger(factor) && factor % 2 === 0 && factor !== 0; exponent++) factor /= 2;
  for (; !Number.isInteger(factor) && Number.isFinite(factor); exponent--) factor *= 2;
  const digits = String(number);
  const product = factor === 1 ? `(2**${exponent})` : `(${factor}*2**${exponent})`;
  return factor * 2 ** exponent === number && product.length < digits.length ? product : digits;
}
