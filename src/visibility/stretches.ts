/** The outline of what is seen, made of the faces that are. */

import { PieceKind } from "../boundary/piece.js";
import { atan2 } from "../math/atan2.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { Gap } from "./envelope.js";
import { pointAlong } from "./face-list.js";
import type { Field } from "./field.js";
import type { VisibleStretch } from "./region.js";
import type { Run } from "./run.js";
import { circleAngles, ellipseAngles } from "./stretch-angles.js";

/** More than rounding puts a point on the rim beyond it. */
const BEYOND_ROUNDING = 1 + 2 ** -40;

export function stretchesOf(gaps: readonly Gap[], field: Field): VisibleStretch[] {
  const runs = runsOf(gaps, field);
  return (field.isWhole ? joinedAround(runs) : runs).map((run) => stretchOf(run, field));
}

function runsOf(gaps: readonly Gap[], { isWhole, range }: Field): Run[] {
  const runs: Run[] = [];
  let before = isWhole ? (gaps[gaps.length - 1]?.face ?? null) : null;
  for (let i = 0; i < gaps.length; i++) {
    const gap = gaps[i];
    if (gap === undefined) break;
    const { face, start } = gap;
    if (face !== null) {
      let { end } = gap;
      for (let next = gaps[i + 1]; next !== undefined && next.face === face; next = gaps[i + 1]) {
        end = next.end;
        i++;
      }
      const from = within(range, start.place === face.start.place ? face.from : pointAlong(face, start));
      const to = within(range, end.place === face.end.place ? face.to : pointAlong(face, end));
      const turn = end.turn - start.turn;
      runs.push({ face, from, to, startTurn: start.turn, turn, fromEye: before === null });
    }
    before = face;
  }
  return runs;
}

/**
 * The point where a face ceases to be seen. Of a face that is all but edge-on, its own end may be in the same direction as
 * the place where it leaves the range of sight, and then what is seen of it ends there.
 */
function within(range: number, end: Vec2): Vec2 {
  const distance = lengthOf(end.x, end.y);
  if (distance <= range * BEYOND_ROUNDING) return end;
  return { x: (range * end.x) / distance, y: (range * end.y) / distance };
}

/** In a view that goes all the way round, the last run may go on as the first; alone, it goes all the way round. */
function joinedAround(runs: readonly Run[]): readonly Run[] {
  const first = runs[0];
  const last = runs[runs.length - 1];
  if (first === undefined || last === undefined || first.fromEye) return runs;
  if (first === last) return [{ ...first, to: first.from, turn: 4 }];
  if (first.face.piece !== last.face.piece || first.face.side !== last.face.side) return runs;
  return [{ ...last, to: first.to, turn: last.turn + first.turn }, ...runs.slice(1, -1)];
}

function stretchOf(run: Run, field: Field): VisibleStretch {
  const { face, from, to, fromEye } = run;
  const { piece, shape } = face;
  const ends = { shape, from: field.worldPoint(from.x, from.y), to: field.worldPoint(to.x, to.y), fromEye };
  if (piece.kind === PieceKind.segment) return { curve: "line", ...ends };
  const { x, y } = field.worldPoint(piece.x, piece.y);
  if (piece.kind === PieceKind.arc) {
    const r = field.worldLength(piece.r);
    return { curve: "circle", ...ends, x, y, r, ...circleAngles(run, piece, field) };
  }
  const rx = field.worldLength(piece.rx);
  const ry = field.worldLength(piece.ry);
  const rotation = atan2(piece.uy, piece.ux);
  return { curve: "ellipse", ...ends, x, y, rx, ry, rotation, ...ellipseAngles(run, piece) };
}
