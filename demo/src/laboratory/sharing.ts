import { toJSON } from "osculate";
import { controlGroup } from "../parts/controls.js";
import { copyButton, copyStatus } from "../parts/copy-button.js";
import { fragmentOf } from "./address.js";
import type { Bench } from "./catalogue.js";
import { sourceCode } from "./source-code.js";
import { shapeOf } from "./specimen.js";
import { words } from "./words.js";

/** Buttons that put what lies on the bench on the clipboard: as code, as JSON, as a link. */
export function sharing(bench: () => Bench): HTMLElement {
  const status = copyStatus();
  const json = () => JSON.stringify({ a: toJSON(shapeOf(bench().a)), b: toJSON(shapeOf(bench().b)) });
  const link = () => new URL(fragmentOf(bench()), location.href).href;
  const share = controlGroup(words.share, [
    copyButton(words.copyCode, () => sourceCode(bench()), status),
    copyButton(words.copyJSON, json, status),
    copyButton(words.copyLink, link, status),
  ]);
  share.append(status);
  return share;
}
