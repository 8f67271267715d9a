import { spend } from "../math/cost.js";
import { BoxRow, PairWalk } from "./box-row.js";
import { type ContactCurve, CurveKind } from "./contact-curve.js";
import { addEdgeOfA, addEdgeOfB, addRounds } from "./contact-curves.js";
import { allowsNormal, boxOfRound, type Edge, type Features, type Round } from "./contact-feature.js";
import { MARGIN } from "./escape.js";
import type { Known } from "./nearest-escape.js";

/** With more pairs than this for each curve that is wanted, it is faster to ask about the quarters of a square instead. */
const LOOKS = 16;

/** Takes a curve that has not been asked for before. */
type TakeNew = (known: Known) => void;

/** The contact curves of two shapes, of which each is made when translations near it are first asked about. */
export class CurveField {
  private readonly known = new Map<number, Known | null>();
  private readonly made: ContactCurve[] = [];
  private readonly edgesWithRounds: PairWalk;
  private readonly roundsWithEdges: PairWalk;
  private readonly rounds: PairWalk;

  /** Only curves that come nearer to the origin than `limit` count. */
  constructor(
    private readonly a: Features,
    private readonly b: Features,
    private readonly limit: number,
    private readonly takeNew: TakeNew,
  ) {
    const [edgesOfA, edgesOfB] = [new BoxRow(a.edges), new BoxRow(b.edges)];
    const [roundsOfA, roundsOfB] = [
      new BoxRow(a.rounds.map(boxOfRound)),
      new BoxRow(b.rounds.map(boxOfRound)),
    ];
    this.edgesWithRounds = new PairWalk(edgesOfA, roundsOfB);
    this.roundsWithEdges = new PairWalk(roundsOfA, edgesOfB);
    this.rounds = new PairWalk(roundsOfA, roundsOfB);
  }

  /** The curves through the square (x ± reach, y ± reach); null if they are more than `most`, or the search takes too long. */
  through(x: number, y: number, reach: number, most: number): Known[] | null {
    const { a, b } = this;
    const [ofA, ofB] = [a.rounds.length, b.rounds.length];
    const edgesOfB = a.edges.length * ofB;
    const rounds = edgesOfB + b.edges.length * ofA;
    const curves: Known[] = [];
    let looked = 0;
    const isTooMuch = (): boolean => {
      looked += 1;
      return looked > LOOKS * most;
    };
    const take = (known: Known | null): boolean => {
      if (known === null || !comesThrough(known.curve, x, y, reach)) return false;
      curves.push(known);
      return curves.length > most;
    };
    const areMore =
      this.edgesWithRounds.find(x, y, reach, (i, j) => {
        if (isTooMuch()) return true;
        const [edge, round] = [a.edges[i] as Edge, b.rounds[j] as Round];
        return mayTouch(edge, round, x, y, reach) && take(this.curveOf(i * ofB + j, addEdgeOfA, edge, round));
      }) ||
      this.roundsWithEdges.find(x, y, reach, (i, j) => {
        if (isTooMuch()) return true;
        const [edge, round] = [b.edges[j] as Edge, a.rounds[i] as Round];
        const order = edgesOfB + j * ofA + i;
        return mayTouch(edge, round, -x, -y, reach) && take(this.curveOf(order, addEdgeOfB, edge, round));
      }) ||
      this.rounds.find(x, y, reach, (i, j) => {
        if (isTooMuch()) return true;
        const [round, other] = [a.rounds[i] as Round, b.rounds[j] as Round];
        const order = rounds + i * ofB + j;
        return !areCornersApart(round, other) && take(this.curveOf(order, addRounds, round, other));
      });
    spend(looked / 2);
    return areMore ? null : curves;
  }

  /** The curve of two features, or null, by the index of that pair among all; made when first asked for. */
  private curveOf<First, Second>(
    order: number,
    add: (first: First, second: Second, limit: number, curves: ContactCurve[]) => void,
    first: First,
    second: Second,
  ): Known | null {
    const found = this.known.get(order);
    if (found !== undefined) return found;
    add(first, second, this.limit, this.made);
    const curve = this.made.pop();
    const known = curve === undefined ? null : { curve, order, index: this.known.size };
    this.known.set(order, known);
    if (known !== null) this.takeNew(known);
    return known;
  }
}

/** Whether a feature may touch an edge after a translation by (x ± reach, y ± reach); true where a quick test leaves it open. */
function mayTouch(edge: Edge, round: Round, x: number, y: number, reach: number): boolean {
  if (round.corner === null) return true;
  const { ax, ay, ux, uy, solidSide } = edge;
  const height = ux * (round.y + y - ay) - uy * (round.x + x - ax);
  if (Math.abs(height) > reach * (Math.abs(ux) + Math.abs(uy))) return false;
  return allowsNormal(round, -solidSide * uy, solidSide * ux);
}

/** Whether two features are corners that are apart: the contact curve of two corners is a single point. */
function areCornersApart(p: Round, q: Round): boolean {
  if (p.corner === null || q.corner === null) return false;
  return Math.abs(p.x - q.x) + Math.abs(p.y - q.y) > MARGIN;
}

/** Whether a curve may come through the square (x ± reach, y ± reach). */
export function comesThrough(curve: ContactCurve, x: number, y: number, reach: number): boolean {
  const dx = x - curve.x;
  const dy = y - curve.y;
  if (curve.kind !== CurveKind.straight) {
    if (curve.kind === CurveKind.elliptic) return true;
    return !(Math.abs(Math.sqrt(dx * dx + dy * dy) - Math.abs(curve.r)) > reach * Math.SQRT2);
  }
  const { ux, uy, from, to } = curve;
  if (Math.abs(ux * dy - uy * dx) > reach * (Math.abs(ux) + Math.abs(uy))) return false;
  const [fromX, fromY, toX, toY] = [from * ux, from * uy, to * ux, to * uy];
  return !(
    Math.min(fromX, toX) > dx + reach ||
    Math.max(fromX, toX) < dx - reach ||
    Math.min(fromY, toY) > dy + reach ||
    Math.max(fromY, toY) < dy - reach
  );
}
