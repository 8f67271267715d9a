import * as library from "osculate";
import { check2d } from "../../../bench/world/peers/check2d.js";
import { flatbush } from "../../../bench/world/peers/flatbush.js";
import { osculatePeer } from "../../../bench/world/peers/osculate.js";
import { plainGrid } from "../../../bench/world/peers/plain-grid.js";
import { planck } from "../../../bench/world/peers/planck.js";
import { rapier2d } from "../../../bench/world/peers/rapier.js";
import { type Course, type Results, runContest } from "./contest.js";

/** What the worker tells the page. */
export type Message =
  | { readonly kind: "progress"; readonly done: number; readonly what: string }
  | { readonly kind: "results"; readonly results: Results }
  | { readonly kind: "failed"; readonly reason: string };

const peers = [osculatePeer(library), plainGrid, flatbush, rapier2d, check2d, planck];

function tell(message: Message): void {
  postMessage(message);
}

addEventListener("message", ({ data }: MessageEvent<Course>) => {
  runContest(peers, data, {
    progress: async (done, what) => tell({ kind: "progress", done, what }),
    results: (results) => tell({ kind: "results", results }),
  }).catch((error: unknown) => tell({ kind: "failed", reason: String(error) }));
});
