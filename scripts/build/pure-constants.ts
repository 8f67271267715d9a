import type { Directive, Expression, Statement } from "@oxc-project/types";
import { parseAst } from "rolldown/parseAst";

/*
 * Loading this package does nothing ("sideEffects": false). Of a whole module a bundler takes our word for that; within one
 * file it has to see by itself that computing a constant does nothing, and gives up at `9 * UNIT_ROUNDOFF` or `Kind.circle`.
 * So what is a number is written as that number, and what is neither plain data nor a call annotated as pure is computed
 * in a function that is.
 */

export interface Module {
  readonly id: string;
  readonly code: string;
}

/** The id of an imported module, or `undefined` if it is none of those at hand. */
export type Resolve = (importer: string, specifier: string) => string | undefined;

interface Constant {
  /** Its name, unless it can be assigned to. */
  readonly name: string | undefined;
  readonly value: Expression;
}

interface ParsedModule extends Module {
  readonly constants: readonly Constant[];
  /** Whose are the constants that it imports: "module#name", by the name that they have here. */
  readonly imported: ReadonlyMap<string, string>;
}

/** Rewrites the constants of modules so that any bundler can drop those that nobody uses: the new code, by id. */
export function purifyConstants(modules: readonly Module[], resolve: Resolve): Map<string, string> {
  const parsed = modules.map(({ id, code }) => {
    const { body } = parseAst(code);
    return { id, code, constants: constantsOf(body, id), imported: importsOf(body, id, resolve) };
  });
  const numbers = findNumbers(parsed);
  return new Map(parsed.map((module) => [module.id, rewrite(module, numbers)]));
}

/** The values of all constants that are numbers, by "module#name". */
function findNumbers(modules: readonly ParsedModule[]): Map<string, number> {
  const numbers = new Map<string, number>();
  // A constant may rest on one of a module that comes later.
  let known = -1;
  while (known < numbers.size) {
    known = numbers.size;
    for (const module of modules) {
      for (const { name, value } of module.constants) {
        const number = numberOf(value, module, numbers);
        if (name !== undefined && number !== undefined) numbers.set(`${module.id}#${name}`, number);
      }
    }
  }
  return numbers;
}

/**
 * What a module computes when it is loaded.
 *
 * @throws {Error} if it does anything else then
 */
function constantsOf(body: readonly (Directive | Statement)[], id: string): Constant[] {
  return body.flatMap((statement) => {
    const declaration =
      statement.type === "ExportNamedDeclaration" ? (statement.declaration ?? statement) : statement;
    if (declaration.type !== "VariableDeclaration") {
      if (declaration.type.endsWith("Declaration")) return [];
      throw new Error(`${id} does something when it is loaded: a ${declaration.type}`);
    }
    return declaration.declarations.flatMap(({ id: target, init }) => {
      // A bundler cannot drop what is taken apart.
      if (target.type !== "Identifier") throw new Error(`${id} has a constant without a name of its own`);
      return init ? [{ name: declaration.kind === "const" ? target.name : undefined, value: init }] : [];
    });
  });
}

function importsOf(
  body: readonly (Directive | Statement)[],
  id: string,
  resolve: Resolve,
): Map<string, string> {
  const imported = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== "ImportDeclaration") continue;
    const module = resolve(id, statement.source.value);
    for (const specifier of statement.specifiers) {
      if (specifier.type !== "ImportSpecifier" || specifier.imported.type !== "Identifier") continue;
      if (module !== undefined) imported.set(specifier.local.name, `${module}#${specifier.imported.name}`);
    }
  }
  return imported;
}

const mathConstants = new Map([
  ["PI", Math.PI],
  ["SQRT1_2", Math.SQRT1_2],
  ["SQRT2", Math.SQRT2],
]);

/** The number that an expression is, if it is made of numbers alone. */
function numberOf(
  node: Expression,
  module: ParsedModule,
  numbers: ReadonlyMap<string, number>,
): number | undefined {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "number" ? node.value : undefined;
    case "ParenthesizedExpression":
      return numberOf(node.expression, module, numbers);
    case "Identifier":
      return numbers.get(module.imported.get(node.name) ?? `${module.id}#${node.name}`);
    case "MemberExpression": {
      const isOfMath = node.object.type === "Identifier" && node.object.name === "Math";
      return isOfMath && node.property.type === "Identifier"
        ? mathConstants.get(node.property.name)
        : undefined;
    }
    case "UnaryExpression": {
      const value = numberOf(node.argument, module, numbers);
      return value !== undefined && node.operator === "-" ? -value : undefined;
    }
    case "BinaryExpression": {
      if (node.left.type === "PrivateIdentifier") return undefined;
      const a = numberOf(node.left, module, numbers);
      const b = numberOf(node.right, module, numbers);
      return a === undefined || b === undefined ? undefined : calculate(a, node.operator, b);
    }
    default:
      return undefined;
  }
}

function calculate(a: number, operator: string, b: number): number | undefined {
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    case "**":
      return a ** b;
    default:
      return undefined;
  }
}

function rewrite(module: ParsedModule, numbers: ReadonlyMap<string, number>): string {
  let { code } = module;
  // From the last to the first, so that places before an edit stay right.
  for (const { value } of [...module.constants].reverse()) {
    const written = code.slice(value.start, value.end);
    const number = numberOf(value, module, numbers);
    let text = written;
    // −0, NaN and the infinities have no literals; they are left to the function.
    if (number !== undefined && Number.isFinite(number) && !Object.is(number, -0)) text = String(number);
    else if (!isPlain(value, module.code)) text = `/* @__PURE__ */ (() => (${written}))()`;
    code = code.slice(0, value.start) + text + code.slice(value.end);
  }
  return code;
}

const pureAnnotation = /\/\*\s*@__PURE__\s*\*\/\s*$/;

/** Whether every bundler sees that an expression does nothing but give a value. */
function isPlain(node: Expression, code: string): boolean {
  switch (node.type) {
    case "Literal":
    case "Identifier":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return true;
    case "ParenthesizedExpression":
      return isPlain(node.expression, code);
    case "UnaryExpression":
      return node.operator === "-" && node.argument.type === "Literal";
    case "ArrayExpression":
      return node.elements.every(
        (element) => element !== null && element.type !== "SpreadElement" && isPlain(element, code),
      );
    case "ObjectExpression":
      return node.properties.every(
        (property) => property.type === "Property" && !property.computed && isPlain(property.value, code),
      );
    case "CallExpression":
    case "NewExpression":
      return (
        pureAnnotation.test(code.slice(0, node.start)) &&
        node.arguments.every((argument) => argument.type !== "SpreadElement" && isPlain(argument, code))
      );
    default:
      return false;
  }
}
