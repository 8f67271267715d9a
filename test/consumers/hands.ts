import type { Page } from "playwright-core";

export type Place = readonly [x: number, y: number];

/** What presses somewhere, moves, and lets go. */
export interface Hand {
  press(place: Place): Promise<void>;
  move(place: Place): Promise<void>;
  lift(): Promise<void>;
}

export const pointers = ["mouse", "finger"] as const;

/** The mouse of a page, or a finger on its screen, whose touches the browser makes as it does those of a real one. */
export async function handOf(page: Page, pointer: (typeof pointers)[number]): Promise<Hand> {
  if (pointer === "mouse")
    return {
      async press(place) {
        await page.mouse.move(...place);
        await page.mouse.down();
      },
      move: (place) => page.mouse.move(...place),
      lift: () => page.mouse.up(),
    };
  const devtools = await page.context().newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", places: readonly Place[]) => {
    await devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: places.map(([x, y]) => ({ x, y })),
    });
  };
  return {
    press: (place) => touch("touchStart", [place]),
    move: (place) => touch("touchMove", [place]),
    lift: () => touch("touchEnd", []),
  };
}

/** Presses at a place, moves on in steps, and lets go. */
export async function drag(hand: Hand, start: Place, ...way: readonly Place[]): Promise<void> {
  await hand.press(start);
  let [x, y] = start;
  for (const [toX, toY] of way) {
    for (let step = 1; step <= 5; step++)
      await hand.move([x + ((toX - x) * step) / 5, y + ((toY - y) * step) / 5]);
    [x, y] = [toX, toY];
  }
  await hand.lift();
}
