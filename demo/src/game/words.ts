import type { Localized } from "../site/language.js";

export const words = {
  heading: { en: "A small game, its rules in one file", ja: "ルールが 1 ファイルに収まる小さなゲーム" },
  lead: {
    en: "Fetch the three [[frame:gems]]. Keep out of the guards' sight and out of the [[measure:laser]]: walls and pillars stop both. A [[measure:lamp]] you click goes out for seven seconds, and its guard sees nothing.",
    ja: "[[frame:宝石]]を 3 つ集めてください。見張りの視野に入ったり、[[measure:レーザー]]に触れたりすると見つかりますが、どちらも壁や柱でさえぎられます。[[measure:ランプ]]を押すと 7 秒間消え、そのあいだ見張りは何も見えません。",
  },
  stage: {
    en: "A room with turned walls, round pillars, two guards, a laser, a rolling ball, and the hero",
    ja: "斜めの壁、丸い柱、2 人の見張り、レーザー、転がる球、そして主人公のいる部屋",
  },
  goal: { en: "Three gems. Stay unseen.", ja: "宝石は 3 つ。見つからないように。" },
  play: { en: "Play", ja: "遊ぶ" },
  again: { en: "Play again", ja: "もう一度遊ぶ" },
  lamp: { en: "Nearest lamp out", ja: "ランプを消す" },
  pause: { en: "Pause", ja: "一時停止" },
  goOn: { en: "Go on", ja: "続ける" },
  how: { en: "Press where to go.", ja: "行き先を押すと歩きます。" },
  howFinger: { en: "Or drag anywhere: he goes that way.", ja: "画面をなぞると、その向きに歩きます。" },
  howKeys: { en: "Arrow keys and WASD work, too.", ja: "矢印キーや WASD でも動けます。" },
  pointer: {
    en: "Press in the room, and the hero walks there; press a lamp, and it goes out.",
    ja: "部屋の中を押すと、主人公がそこへ歩きます。ランプを押すと消えます。",
  },
  finger: {
    en: "A finger that moves draws him along, wherever it lies.",
    ja: "画面のどこからでも、指を動かした向きに歩きます。",
  },
  keys: {
    en: "Keyboard: arrow keys or WASD to walk, L for the nearest lamp, Escape to pause.",
    ja: "キーボードでは、矢印キーか WASD で歩き、L でいちばん近いランプを消し、Esc で一時停止します。",
  },
  caught: { en: "Caught! Back to the door.", ja: "見つかりました！　入口からやり直しです。" },
  other: {
    en: "Another game: a platformer level from a Tiled map →",
    ja: "もう一つのゲーム：Tiled のマップで作るアクションゲーム →",
  },
  source: { en: "The rules of the game, whole", ja: "ゲームのルール（コード全文）" },
} as const satisfies Record<string, Localized>;

export function progressWords(gems: number, caught: number, seconds: number): Localized {
  return {
    en: `Gems ${gems} of 3 · ${caughtWords(caught)} · ${Math.floor(seconds)} s`,
    ja: `宝石 ${gems} / 3 · 見つかった回数 ${caught} · ${Math.floor(seconds)} 秒`,
  };
}

export function gemWords(gems: number): Localized {
  return { en: `Gem ${gems} of 3!`, ja: `宝石 ${gems} / 3！` };
}

export function wonWords(seconds: number, caught: number): Localized {
  return {
    en: `All three gems in ${Math.round(seconds)} s, ${caughtWords(caught)}!`,
    ja: `${Math.round(seconds)} 秒で宝石を 3 つ集めました！${caught === 0 ? "一度も見つかっていません。" : `見つかった回数は ${caught} 回です。`}`,
  };
}

function caughtWords(count: number): string {
  return count === 0 ? "never caught" : `caught ${count === 1 ? "once" : `${count} times`}`;
}
