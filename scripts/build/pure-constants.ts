import type {
  Directive,
  ExportSpecifier,
  Expression,
  ImportSpecifier,
  MemberExpression,
  ObjectProperty,
  Statement,
  VariableDeclarator,
} from "@oxc-project/types";
import { parseAst } from "rolldown/parseAst";
import { type Edit, edited } from "./edits.js";
import { shortest } from "./short-numbers.js";
import { visit } from "./thin-source-map.js";

/*
 * Loading this package does nothing ("sideEffects": false). Of a whole module a bundler takes our word for that; within one
 * file it has to see by itself that computing a constant does nothing, and gives up at `9 * UNIT_ROUNDOFF` or `Kind.circle`.
 * So what is a number is written as that number, and what is neither plain data nor a call annotated as pure is computed
 * in a function that is. Members of tables of numbers are written as numbers in functions, too, where nobody looks them up then;
 * and so are constants, where their digits take less room than their name at so many places and a definition of it.
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
  const written = modules.map((module) => parsed(module, resolve));
  const numbers = findNumbers(written);
  const lookedUp = written.map((module) => parsed(withMembers(module, numbers), resolve));
  const rewritten = lookedUp.map((module) => ({ ...module, code: rewrite(module, numbers) }));
  const uses = rewritten.map((module) => usesOf(module, numbers));
  const counts = new Map<string, number>();
  for (const { place } of uses.flat()) counts.set(place, (counts.get(place) ?? 0) + 1);
  return new Map(
    rewritten.map(({ id, code }, at) => {
      const short = uses[at]?.filter(({ place, number }) => isShort(number, counts.get(place) ?? 0));
      return [id, edited(code, short ?? [])];
    }),
  );
}

function parsed({ id, code }: Module, resolve: Resolve): ParsedModule {
  const { body } = parseAst(code);
  return { id, code, constants: constantsOf(body, id), imported: importsOf(body, id, resolve) };
}

/** The names of tables of numbers: unlike objects that change, they begin as those of types do. */
const TABLE = /^[A-Z]\w*[a-z]/;

/** A module with the members of tables of numbers written as these. */
function withMembers(module: ParsedModule, numbers: ReadonlyMap<string, number>): Module {
  const { id, code } = module;
  const edits: Edit[] = [];
  visit(parseAst(code), (node) => {
    const { start, end } = node;
    const number = memberOf(node as Expression, module, numbers);
    if (number !== undefined) edits.push({ start, end, text: literalOf(number) });
  });
  return { id, code: edited(code, edits) };
}

/** How many digits compress to what a name does, which is not as much like others as these are. */
const NAME_LENGTH = 6;

function isShort(number: number, places: number): boolean {
  return places * (shortest(number).length - NAME_LENGTH) <= String(number).length + NAME_LENGTH;
}

/** Where a constant stands for a number, to be written as that. */
interface Use extends Edit {
  readonly place: string;
  readonly number: number;
}

/** The names of constants: within functions nothing else has such a name. */
const CONSTANT = /^[A-Z][A-Z\d_]+$/;

function usesOf(module: ParsedModule, numbers: ReadonlyMap<string, number>): Use[] {
  const uses: Use[] = [];
  const names = new Set<number>();
  visit(parseAst(module.code), (found) => {
    const node = found as
      | Expression
      | VariableDeclarator
      | ImportSpecifier
      | ExportSpecifier
      | ObjectProperty;
    // What has a name that nobody looks up: what is defined, imported or exported, and members of objects.
    if (node.type === "VariableDeclarator") names.add(node.id.start);
    if (node.type === "ImportSpecifier") names.add(node.imported.start).add(node.local.start);
    if (node.type === "ExportSpecifier") names.add(node.local.start).add(node.exported.start);
    if (node.type === "MemberExpression" && !node.computed) names.add(node.property.start);
    if (node.type === "Property" && !node.computed) names.add(node.key.start);
    if (node.type !== "Identifier" || !CONSTANT.test(node.name) || names.has(node.start)) return;
    const place = placeOf(node.name, module);
    const number = numbers.get(place);
    const { start, end } = node;
    if (number !== undefined) uses.push({ start, end, text: literalOf(number), place, number });
  });
  return uses;
}

/** A number as an operand: its minus sign might meet another, and has to come before what is to the right of the number. */
function literalOf(number: number): string {
  return number < 0 ? `(${number})` : String(number);
}

/** The values of all constants that are numbers, by "module#name", and of members of tables of these, by "module#Name.member". */
function findNumbers(modules: readonly ParsedModule[]): Map<string, number> {
  const numbers = new Map<string, number>();
  // A constant may rest on one of a module that comes later.
  let known = -1;
  while (known < numbers.size) {
    known = numbers.size;
    for (const module of modules) {
      for (const { name, value } of module.constants) {
        const number = numberOf(value, module, numbers);
        if (name !== undefined && hasLiteral(number)) numbers.set(`${module.id}#${name}`, number);
        if (name === undefined || value.type !== "ObjectExpression" || !TABLE.test(name)) continue;
        for (const member of value.properties) {
          if (member.type !== "Property" || member.key.type !== "Identifier") continue;
          const entry = numberOf(member.value, module, numbers);
          if (hasLiteral(entry)) numbers.set(`${module.id}#${name}.${member.key.name}`, entry);
        }
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

function constantOfMath({ object, property }: MemberExpression): number | undefined {
  const isOfMath = object.type === "Identifier" && object.name === "Math";
  return isOfMath && property.type === "Identifier" ? mathConstants.get(property.name) : undefined;
}

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
      return numbers.get(placeOf(node.name, module));
    case "MemberExpression":
      return memberOf(node, module, numbers) ?? constantOfMath(node);
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

/** The number that a member of a table of numbers is. */
function memberOf(
  node: Expression,
  module: ParsedModule,
  numbers: ReadonlyMap<string, number>,
): number | undefined {
  if (node.type !== "MemberExpression" || node.computed || node.object.type !== "Identifier")
    return undefined;
  return node.property.type === "Identifier"
    ? numbers.get(`${placeOf(node.object.name, module)}.${node.property.name}`)
    : undefined;
}

/** Where a name of a module is defined: "module#name". */
function placeOf(name: string, { id, imported }: ParsedModule): string {
  return imported.get(name) ?? `${id}#${name}`;
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
  const { code } = module;
  const edits = module.constants.map(({ value }): Edit => {
    const { start, end } = value;
    const written = code.slice(start, end);
    const number = numberOf(value, module, numbers);
    if (hasLiteral(number)) return { start, end, text: String(number) };
    const text = isPlain(value, code) ? written : `/* @__PURE__ */ (() => (${written}))()`;
    return { start, end, text };
  });
  return edited(code, edits);
}

/** −0, NaN and the infinities have no literals; they are left to the function. */
function hasLiteral(number: number | undefined): number is number {
  return Number.isFinite(number) && !Object.is(number, -0);
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
