import type { Localized } from "../site/language.js";
import type { Stage } from "../stage/stage.js";
import type { Region } from "../stage/view.js";
import { buttonRow } from "./controls.js";

const words = {
  heading: { en: "Zoom", ja: "拡大・縮小" },
  closer: { en: "Closer", ja: "拡大" },
  wider: { en: "Wider", ja: "縮小" },
  whole: { en: "Whole picture", ja: "全体" },
} as const satisfies Record<string, Localized>;

/** Buttons that enlarge what the stage shows, about its centre, and go back to the whole picture. */
export function zoomControls(stage: Stage, whole: Region, factor = 4): HTMLElement {
  const zoom = (by: number) => () => {
    const now = stage.region();
    stage.lookAt({ x: now.x, y: now.y, width: now.width / by, height: now.height / by });
  };
  return buttonRow(words.heading, [
    { label: words.closer, act: zoom(factor) },
    { label: words.wider, act: zoom(1 / factor) },
    { label: words.whole, act: () => stage.lookAt(whole) },
  ]);
}
