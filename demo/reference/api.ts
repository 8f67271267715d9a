import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Class, ClassElement, MethodDefinition, Statement } from "@oxc-project/types";
import { parseSync } from "rolldown/utils";
import { type DocComment, readDocComment } from "./doc-comment.js";

/*
 * What users can import, with signatures and docstrings, as the sources have it: read by the parser that bundles the site, so
 * that nothing is installed for it and nothing can be out of date.
 */

/** A name that an entry point exports. */
export interface Export {
  readonly name: string;
  /** What it is imported from. */
  readonly from: string;
  /** Whether it is a value at run time: a function, a class, a constant. */
  readonly isValue: boolean;
  /** The declaration as TypeScript, without bodies; of a class its head. */
  readonly signature: string;
  readonly doc: DocComment;
  /** Of a class: what is public in it. */
  readonly members: readonly Member[];
  /** Where it is declared, from the root of the repository. */
  readonly path: string;
}

export interface Member {
  readonly name: string;
  readonly signature: string;
  readonly doc: DocComment;
}

const sources = fileURLToPath(new URL("../../src", import.meta.url));

export const entryPoints: readonly { readonly from: string; readonly path: string }[] = [
  { from: "osculate", path: "index.ts" },
  { from: "osculate/draw", path: "draw/index.ts" },
  { from: "osculate/vec2", path: "math/vec2.ts" },
  { from: "osculate/tiled", path: "tiled/index.ts" },
];

/** Every export of every entry point; one that two of them have is the first one's. */
export function readApi(): Export[] {
  const modules = new Map<string, Module>();
  const read = (path: string) => {
    const module = modules.get(path) ?? readModule(path);
    modules.set(path, module);
    return module;
  };
  const homes = new Map<string, Home & { readonly from: string }>();
  for (const { from, path } of entryPoints) {
    for (const [name, home] of exportsOf(join(sources, path), read)) {
      if (!homes.has(name)) homes.set(name, { ...home, from });
    }
  }
  return [...homes].map(([name, { from, ...home }]) =>
    describe(name, from, home.name, read(home.path), (base) => !homes.has(base)),
  );
}

/** The parts of a file that stand for a name: an interface and a constant may share one. */
interface Declaration {
  readonly isValue: boolean;
  readonly isExported: boolean;
  readonly signature: string;
  readonly doc: DocComment;
  readonly members: readonly Member[];
  /** The interfaces that it extends. */
  readonly bases: readonly string[];
}

interface Module {
  readonly path: string;
  readonly declared: ReadonlyMap<string, readonly Declaration[]>;
  /** Where the names come from that are exported, but not declared here. */
  readonly passedOn: ReadonlyMap<string, Home>;
}

/** The file in which something is declared, and what it is called there. */
interface Home {
  readonly path: string;
  readonly name: string;
}

/** Where each exported name of a module is declared. */
function exportsOf(path: string, read: (path: string) => Module): Map<string, Home> {
  const { declared, passedOn } = read(path);
  const own = [...declared].filter(([, parts]) => parts.some(({ isExported }) => isExported));
  const homes = new Map(own.map(([name]) => [name, { path, name }]));
  for (const [name, next] of passedOn) homes.set(name, exportsOf(next.path, read).get(next.name) ?? next);
  return homes;
}

function describe(
  name: string,
  from: string,
  nameAtHome: string,
  module: Module,
  isHidden: (name: string) => boolean,
): Export {
  const parts = module.declared.get(nameAtHome) ?? [];
  const [first] = parts;
  if (!first) throw new Error(`${module.path} declares no ${nameAtHome}`);
  // What cannot be imported has no place of its own: it is shown with what extends it.
  const basesOf = (of: readonly Declaration[]): readonly Declaration[] => {
    const bases = of.flatMap((it) =>
      it.bases.filter(isHidden).flatMap((base) => module.declared.get(base) ?? []),
    );
    return bases.length > 0 ? [...bases, ...basesOf(bases)] : [];
  };
  const shown = [...parts, ...basesOf(parts)];
  return {
    name,
    from,
    isValue: parts.some(({ isValue }) => isValue),
    signature: [...new Set(shown.map(({ signature }) => signature))]
      .join("\n\n")
      .replaceAll(nameAtHome, name),
    doc: (parts.find(({ doc }) => doc.text !== "") ?? first).doc,
    members: first.members,
    path: relative(dirname(sources), module.path).replaceAll("\\", "/"),
  };
}

function readModule(path: string): Module {
  const code = readFileSync(path, "utf8");
  const { program, comments, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const reader = new Reader(code, comments);
  const declared = new Map<string, Declaration[]>();
  const passedOn = new Map<string, Home>();
  const fileOf = (specifier: string) => join(dirname(path), specifier.replace(/\.js$/, ".ts"));
  const imported = new Map(
    program.body.flatMap((statement) =>
      statement.type === "ImportDeclaration"
        ? statement.specifiers.map(({ local }) => [local.name, fileOf(statement.source.value)] as const)
        : [],
    ),
  );
  for (const statement of program.body) {
    if (statement.type === "ExportNamedDeclaration" && !statement.declaration) {
      for (const { local, exported } of statement.specifiers) {
        if (local.type !== "Identifier" || exported.type !== "Identifier") continue;
        const home = statement.source ? fileOf(statement.source.value) : imported.get(local.name);
        passedOn.set(exported.name, { path: home ?? path, name: local.name });
      }
      continue;
    }
    const isExported = statement.type === "ExportNamedDeclaration";
    const declaration = isExported ? statement.declaration : statement;
    if (!declaration) continue;
    const doc = reader.docBefore(statement.start);
    for (const { name, ...rest } of reader.declarationsOf(declaration)) {
      declared.set(name, [...(declared.get(name) ?? []), { ...rest, doc, isExported }]);
    }
  }
  return { path, declared, passedOn };
}

interface Comment {
  readonly type: "Block" | "Line";
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

type Named = Omit<Declaration, "doc" | "isExported"> & { readonly name: string };

/** What a file's statements say, as text. */
class Reader {
  constructor(
    private readonly code: string,
    private readonly comments: readonly Comment[],
  ) {}

  /** The docstring right before a place. */
  docBefore(place: number): DocComment {
    const comment = this.comments.findLast(
      ({ type, value, end }) =>
        type === "Block" &&
        value.startsWith("*") &&
        end <= place &&
        /^\s*$/.test(this.code.slice(end, place)),
    );
    return readDocComment(comment?.value ?? "");
  }

  declarationsOf(statement: Statement): Named[] {
    const plain = { isValue: false, members: [], bases: [] };
    switch (statement.type) {
      case "FunctionDeclaration":
      case "TSDeclareFunction": {
        if (!statement.id) return [];
        return [{ ...plain, name: statement.id.name, isValue: true, signature: this.headOf(statement) }];
      }
      case "TSInterfaceDeclaration": {
        const bases = statement.extends.flatMap(({ expression }) =>
          expression.type === "Identifier" ? [expression.name] : [],
        );
        return [{ ...plain, name: statement.id.name, signature: this.text(statement), bases }];
      }
      case "TSTypeAliasDeclaration":
        return [{ ...plain, name: statement.id.name, signature: this.text(statement) }];
      case "ClassDeclaration": {
        if (!statement.id) return [];
        const members = this.membersOf(statement);
        return [
          { ...plain, name: statement.id.name, isValue: true, signature: this.headOf(statement), members },
        ];
      }
      case "VariableDeclaration":
        return statement.declarations.flatMap(({ id }) =>
          id.type === "Identifier"
            ? // The type of a constant says all; what it is made of counts only where that is its type.
              [
                {
                  ...plain,
                  name: id.name,
                  isValue: true,
                  signature: id.typeAnnotation ? `const ${this.text(id)}` : this.text(statement),
                },
              ]
            : [],
        );
      default:
        return [];
    }
  }

  private membersOf({ body }: Class): Member[] {
    return body.body.flatMap((member) => {
      if (!isPublic(member)) return [];
      const signature = dedent(this.headOf(member.value, member.start).replace(/^readonly /, ""));
      const name = member.kind === "constructor" ? "constructor" : this.text(member.key);
      return [{ name, signature, doc: this.docBefore(member.start) }];
    });
  }

  /** All of a declaration but its body. */
  private headOf(
    node: { readonly body?: { start: number } | null; end: number; start: number },
    start = node.start,
  ): string {
    return this.code.slice(start, node.body?.start ?? node.end).trim();
  }

  private text({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.code.slice(start, end);
  }
}

function isPublic(member: ClassElement): member is MethodDefinition {
  return member.type === "MethodDefinition" && !member.accessibility && member.key.type === "Identifier";
}

function dedent(text: string): string {
  return text.replace(/\n {2}/g, "\n");
}
