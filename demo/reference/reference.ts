import { type Export, readApi } from "./api.js";
import type { DocComment } from "./doc-comment.js";
import { addressOfTopic, topics } from "./topics.js";

/** What there is to be explained, and where that is done. */
export interface Reference {
  readonly exports: readonly Export[];
  /** @throws {Error} if nothing is exported by this name */
  exportOf(name: string): Export;
  /** The docstring of an export, or of a method as "World.add". */
  docOf(name: string): DocComment;
  /** Where an export, or a method, is explained. */
  addressOf(name: string): string | undefined;
}

export function readReference(): Reference {
  const exports = readApi();
  const byName = new Map(exports.map((it) => [it.name, it]));
  const addresses = new Map<string, string>();
  const docs = new Map<string, DocComment>();
  for (const topic of topics) {
    for (const name of topic.names) {
      const { doc, members } = exportOf(name);
      addresses.set(name, `./${addressOfTopic(topic)}#${name}`);
      docs.set(name, doc);
      for (const member of members) {
        addresses.set(`${name}.${member.name}`, `./${addressOfTopic(topic)}#${name}.${member.name}`);
        docs.set(`${name}.${member.name}`, member.doc);
      }
    }
  }

  function exportOf(name: string): Export {
    const found = byName.get(name);
    if (!found) throw new Error(`the reference lists ${name}, which nothing exports`);
    return found;
  }
  function docOf(name: string): DocComment {
    const doc = docs.get(name);
    if (!doc) throw new Error(`the reference does not list ${name}`);
    return doc;
  }
  return { exports, exportOf, docOf, addressOf: (name) => addresses.get(name) };
}
