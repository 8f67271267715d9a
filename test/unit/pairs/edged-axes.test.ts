import { expect, it } from "vitest";
import { createContactRecord } from "../../../src/convex/result.js";
import { setChain } from "../../../src/forms/set-chain.js";
import { polygon } from "../../../src/index.js";
import { setContactByAxes } from "../../../src/pairs/contact/edged-axes.js";
import { first, second } from "../../../src/pairs/contact/edged-nearest.js";

it("of axes along which shapes are as deep in each other, the contact is along the first from (1, 0) on", () => {
  const out = createContactRecord();
  const corners = [
    { x: -1, y: -1 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: -1, y: 1 },
  ];
  for (let turn = 0; turn < 4; turn++) {
    const square = polygon([...corners.slice(turn), ...corners.slice(0, turn)]);
    setChain(first, square);
    setChain(second, square);
    setContactByAxes(out);
    expect(out).toMatchObject({ normalX: 1, depth: 2 });
    expect(out.normalY).toBeCloseTo(0, 15);
  }
});
