import { readFileSync } from "node:fs";
import { posix } from "node:path";
import type { Directive, ModuleExportName, Statement } from "@oxc-project/types";
import { parseAst } from "rolldown/parseAst";

/*
 * The compiler writes one file of declarations a module, and most of them are of what users never see. Here those that an entry
 * point exports, and those that these mention, are put into one file. Nothing is renamed on the way: names that are not unique
 * are refused.
 */

interface Module {
  /** What is declared here, as it is written, with its comment and without `export`: an interface and a constant may share a name. */
  readonly declared: Map<string, string[]>;
  /** Where the other names come from that are used or exported here. */
  readonly borrowed: Map<string, { readonly module: string; readonly name: string }>;
  readonly exported: Set<string>;
}

/** A file of declarations, and the names that it exports. */
export interface DeclarationFile {
  readonly exported: ReadonlySet<string>;
  readonly text: string;
}

/**
 * The declarations of an entry point in one file, given the folder with those of all modules. What `other` exports, the file of
 * another entry point with the name `otherName`, is imported from there.
 *
 * @throws {Error} if two modules declare different things by the same name
 */
export function bundleDeclarations(
  folder: string,
  entryPoint: string,
  other: DeclarationFile = { exported: new Set(), text: "" },
  otherName = "./index.js",
): DeclarationFile {
  const modules = new Map<string, Module>();
  const homes = new Map<string, string>();
  const texts: string[] = [];
  const imported = new Set<string>();

  const read = (path: string): Module => {
    const module = modules.get(path) ?? readModule(folder, path);
    modules.set(path, module);
    return module;
  };

  const add = (path: string, name: string): void => {
    const module = read(path);
    const origin = module.borrowed.get(name);
    if (origin !== undefined) {
      if (origin.name !== name)
        throw new Error(`${path} calls ${origin.name} ${name}: names must be the same everywhere`);
      add(origin.module, name);
      return;
    }
    const home = homes.get(name);
    if (home === path) return;
    if (home !== undefined)
      throw new Error(`${name} is declared in ${home} and in ${path}: one must be renamed`);
    homes.set(name, path);
    if (other.exported.has(name)) {
      imported.add(name);
      return;
    }
    const declarations = module.declared.get(name);
    if (!declarations)
      throw new Error(
        `${path} exports ${name}, which it declares by another name: names must be the same everywhere`,
      );
    for (const text of declarations) {
      texts.push(exported.has(name) ? text.replace(/^(?=\w)/m, "export ") : text);
      for (const [word] of withoutComments(text).matchAll(/[A-Za-z_$][\w$]*/g))
        if (module.declared.has(word) || module.borrowed.has(word)) add(path, word);
    }
  };

  const { exported } = read(entryPoint);
  for (const name of exported) add(entryPoint, name);
  const namesOf = (verb: "import" | "export", names: string[]) =>
    names.length > 0 ? [`${verb} type { ${names.sort().join(", ")} } from "${otherName}";`] : [];
  const passedOn = [...imported].filter((name) => exported.has(name));
  const imports = [...namesOf("import", [...imported]), ...namesOf("export", passedOn)];
  // Without an export list, everything would count as exported.
  const text = `${[...imports, ...texts.map(inLongLines), "export {};"].join("\n\n")}\n`;
  return { exported, text: text.replace(/^(?: {4})+/gm, (indent) => indent.slice(indent.length / 2)) };
}

/** With each paragraph of a comment in one line, as editors show it, up to the examples. */
export function inLongLines(text: string): string {
  return text.replace(/\/\*\*\n[\s\S]*?\*\//g, (comment) => {
    const [prose = "", ...examples] = comment.split(/(?=\n *\* (?:@|```))/);
    const joined = prose.replace(/(?<!\*)\n *\* (?=[^\s|#`-]|`(?!``))/g, " ");
    return [joined, ...examples].join("").replace(/^\/\*\*\n *\* (.*)\n *\*\/$/, "/** $1 */");
  });
}

function readModule(folder: string, path: string): Module {
  const code = readFileSync(`${folder}/${path}`, "utf8");
  const module: Module = { declared: new Map(), borrowed: new Map(), exported: new Set() };
  let end = 0;
  for (const statement of parseAst(code, { lang: "dts" }).body) {
    const text = code.slice(end, statement.end).trim();
    end = statement.end;
    readStatement(statement, text, path, module);
  }
  return module;
}

function readStatement(statement: Directive | Statement, text: string, path: string, module: Module): void {
  const sourceOf = (specifier: string) => posix.join(path, "..", specifier.replace(/\.js$/, ".d.ts"));
  if (statement.type === "ImportDeclaration") {
    for (const specifier of statement.specifiers) {
      const name = specifier.type === "ImportSpecifier" ? nameOf(specifier.imported) : "*";
      module.borrowed.set(specifier.local.name, { module: sourceOf(statement.source.value), name });
    }
  } else if (statement.type === "ExportNamedDeclaration" && statement.declaration === null) {
    for (const { local, exported } of statement.specifiers) {
      module.exported.add(nameOf(exported));
      if (statement.source)
        module.borrowed.set(nameOf(exported), {
          module: sourceOf(statement.source.value),
          name: nameOf(local),
        });
    }
  } else {
    const isExported = statement.type === "ExportNamedDeclaration";
    const name = declaredName(isExported ? statement.declaration : statement);
    if (name === undefined) throw new Error(`${path} has a ${statement.type}, which is not provided for`);
    if (isExported) module.exported.add(name);
    const texts = module.declared.get(name) ?? [];
    module.declared.set(name, [...texts, text.replace(/^export /m, "")]);
  }
}

function declaredName(statement: Directive | Statement | null): string | undefined {
  switch (statement?.type) {
    case "VariableDeclaration": {
      const [declarator] = statement.declarations;
      return statement.declarations.length === 1 && declarator?.id.type === "Identifier"
        ? declarator.id.name
        : undefined;
    }
    case "FunctionDeclaration":
    case "TSDeclareFunction":
    case "ClassDeclaration":
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return statement.id?.name;
    default:
      return undefined;
  }
}

function nameOf(name: ModuleExportName): string {
  return name.type === "Literal" ? name.value : name.name;
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");
}
