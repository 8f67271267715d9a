import { expect, it } from "vitest";
import { KERNEL_MODULES } from "../src/batch/kernel-bytes.js";
import { compileKernels } from "./kernels.mjs";

it("the checked-in kernels are what the compiler makes of their sources: npm run kernels", () => {
  expect(KERNEL_MODULES).toEqual(compileKernels());
}, 60_000);
