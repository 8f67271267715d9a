import { type BuildOptions, build, transform } from "esbuild";

/** As long names as this gain nothing. */
const SHORT = 2;

/**
 * What writes modules with short names for fields that only they know, the same in all of them. A field keeps its name if that is
 * among `kept`, belongs to JavaScript, or stands in a text, by which it might be asked for.
 */
export async function withShortFields(
  options: BuildOptions,
  kept: Iterable<string>,
): Promise<(code: string) => Promise<{ code: string; map: string }>> {
  const plain = { ...options, bundle: true, format: "esm", write: false } as const;
  const code = (await build(plain)).outputFiles[0]?.text ?? "";
  const reserved = new Set([...kept, ...namesOfLanguage(), ...namesIn((code.match(TEXT) ?? []).join(" "))]);
  const names = [...new Set(namesIn(code))].filter((name) => name.length > SHORT && !reserved.has(name));
  const mangleProps = new RegExp(`^(${names.join("|")})$`);
  // All modules at once, so that no short name is one that another module has.
  const { mangleCache } = await build({ ...plain, mangleProps, mangleCache: {} });
  return (module) =>
    transform(module, { mangleProps, mangleCache: { ...mangleCache }, sourcemap: "external" });
}

/** Literals, and the literal parts of templates, in code without comments. */
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

export function namesIn(text: string): readonly string[] {
  return text.match(/[A-Za-z_]\w*/g) ?? [];
}

/** The names of all that can be reached from the global object. */
function namesOfLanguage(): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown) => {
    if (Object(value) !== value || seen.has(value)) return;
    seen.add(value);
    for (const [name, { value: member }] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
      names.add(name);
      visit(member);
    }
    visit(Object.getPrototypeOf(value));
  };
  visit(globalThis);
  for (const iterator of [[][Symbol.iterator](), new Map().entries(), (function* () {})()]) visit(iterator);
  return names;
}
