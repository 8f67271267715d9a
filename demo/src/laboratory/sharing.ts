import { toJSON } from "osculate";
import { buttonRow } from "../parts/controls.js";
import { element, writeText } from "../site/element.js";
import { say } from "../site/language.js";
import { fragmentOf } from "./address.js";
import type { Bench } from "./catalogue.js";
import { sourceCode } from "./source-code.js";
import { shapeOf } from "./specimen.js";
import { words } from "./words.js";

/** Buttons that put what lies on the bench on the clipboard: as code, as JSON, as a link. */
export function sharing(bench: () => Bench): HTMLElement {
  const status = element("p", { class: "copy-status", role: "status" });
  const copy = (text: string) => void copyText(text, status);
  const share = buttonRow(words.share, [
    { label: words.copyCode, act: () => copy(sourceCode(bench())) },
    {
      label: words.copyJSON,
      act: () => copy(JSON.stringify({ a: toJSON(shapeOf(bench().a)), b: toJSON(shapeOf(bench().b)) })),
    },
    { label: words.copyLink, act: () => copy(new URL(fragmentOf(bench()), location.href).href) },
  ]);
  share.append(status);
  return share;
}

async function copyText(text: string, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    writeText(status, say(words.copied));
  } catch {
    writeText(status, say(words.notCopied));
  }
}
