import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { KERNEL_MODULES } from "../src/batch/kernel-bytes.js";
import { IS_FULL } from "../test/extent.js";
import { compileKernels, kernelSources } from "./kernels.mjs";

it("the checked-in kernels were made from the sources as they are: npm run kernels", () => {
  expect(readFileSync("src/batch/kernel-bytes.ts", "utf8")).toContain(kernelSources());
});

// Compiling takes ten seconds.
it.runIf(IS_FULL)(
  "the checked-in kernels are what the compiler makes of their sources",
  () => {
    expect(KERNEL_MODULES).toEqual(compileKernels());
  },
  60_000,
);
