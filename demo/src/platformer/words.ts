import type { Localized } from "../site/language.js";

export const platformerTitle: Localized = {
  en: "A platformer level from a Tiled map",
  ja: "Tiled のマップで作るアクションゲーム",
};

export const words = {
  lead: {
    en: "Slopes, pits, platforms to jump through, coins and a flag: a map of the editor Tiled, read by `fromTiled`, and a hero who goes by `moveAndSlide`. All of its rules are below, in under 150 lines.",
    ja: "坂、穴、下から飛び乗れるすり抜け床、コイン、旗。マップエディター Tiled のファイルを `fromTiled` で読み、主人公は `moveAndSlide` で動かします。ルールは下の 150 行足らずがすべてです。",
  },
  stage: {
    en: "A level of tiles with slopes and platforms, coins, a flag at its right end, and the hero",
    ja: "坂やすり抜け床のあるステージと、コイン、右端の旗、主人公",
  },
  goal: { en: "Run right, to the flag.", ja: "右へ走って、旗を目指そう。" },
  play: { en: "Play", ja: "遊ぶ" },
  again: { en: "Play again", ja: "もう一度遊ぶ" },
  goOn: { en: "Go on", ja: "続ける" },
  pause: { en: "Pause", ja: "一時停止" },
  how: {
    en: "Run, jump, and drop through platforms.",
    ja: "走って、跳んで、すり抜け床は下りることもできます。",
  },
  howKeys: { en: "Arrow keys or WASD; Space jumps.", ja: "矢印キーか WASD。スペースキーでジャンプ。" },
  pointer: {
    en: "The buttons can be held, with a finger or a mouse: a long press of the jump jumps higher.",
    ja: "ボタンは、指でもマウスでも押し続けられます。ジャンプは長く押すほど高く跳びます。",
  },
  keys: {
    en: "Keyboard: left and right to run, up or Space to jump, down to drop through a platform, Escape to pause.",
    ja: "キーボードでは、左右で走り、上かスペースでジャンプ、下ですり抜け床から下り、Esc で一時停止します。",
  },
  pad: { en: "Buttons to hold", ja: "押し続けるボタン" },
  left: { en: "Left", ja: "左へ" },
  right: { en: "Right", ja: "右へ" },
  down: { en: "Drop through a platform", ja: "すり抜け床から下りる" },
  jump: { en: "Jump", ja: "ジャンプ" },
  code: { en: "The rules, whole", ja: "ルール（コード全文）" },
  map: { en: "The map", ja: "マップ" },
} as const satisfies Record<string, Localized>;

export const mapText: readonly Localized[] = [
  {
    en: "The tiles have their collision shapes in the tileset, as Tiled's collision editor draws them: a rectangle for the ground, polygons for the slopes, a thin rectangle for platforms. A slope that leads down is the same tile, flipped.",
    ja: "タイルの当たり判定は、Tiled のコリジョンエディターで描いたとおりにタイルセットに入っています。地面は長方形、坂は多角形、すり抜け床は薄い長方形です。下り坂は、同じタイルを左右反転したものです。",
  },
  {
    en: "Coins are ellipses of an object layer, and stay ellipses; the flag is a rectangle, the hero a capsule. What each of them is stands in its class: `coin`, `goal`, `hero`, `platform`.",
    ja: "コインはオブジェクトレイヤーの楕円で、読み込んでも楕円のままです。旗は長方形、主人公はカプセルです。何であるかは、それぞれのクラス（`coin`、`goal`、`hero`、`platform`）でわかります。",
  },
  {
    en: "The ground is some 200 separate tiles. The hero does not notice: flush tiles are one floor to `moveAndSlide`, and no outline has to be merged before.",
    ja: "地面は 200 枚ほどのばらばらのタイルですが、主人公は継ぎ目に気づきません。`moveAndSlide` にとって、すき間なく並んだタイルは 1 枚の床です。前もって輪郭をつなぎ合わせる必要はありません。",
  },
];

export function progressWords(coins: number, all: number, seconds: number): Localized {
  return {
    en: `Coins ${coins} of ${all} · ${Math.floor(seconds)} s`,
    ja: `コイン ${coins} / ${all} · ${Math.floor(seconds)} 秒`,
  };
}

export function wonWords(coins: number, all: number, seconds: number): Localized {
  return {
    en: `At the flag in ${Math.round(seconds)} s, with ${coins} of ${all} coins!`,
    ja: `${Math.round(seconds)} 秒でゴール！　コインは ${all} 枚のうち ${coins} 枚でした。`,
  };
}
