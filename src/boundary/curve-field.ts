import { spend } from "../math/budget.js";
import { BoxRow, PairWalk } from "./box-row.js";
import { type ContactCurve, CurveKind } from "./contact-curve.js";
import { addEdgeOfA, addEdgeOfB, addRounds } from "./contact-curves.js";
import {
  allowsNormal,
  boxOfEdge,
  boxOfRound,
  type Edge,
  type Features,
  type Round,
} from "./contact-feature.js";
import { type Known, MARGIN } from "./escape-order.js";

/** Takes a curve that has not been asked for before. */
type TakeNew = (known: Known) => void;

/** The contact curves of two shapes, of which each is made when translations near it are first asked about. */
export class CurveField {
  private readonly known = new Map<number, Known | null>();
  private readonly made: ContactCurve[] = [];
  private readonly edgesWithRounds: PairWalk;
  private readonly roundsWithEdges: PairWalk;
  private readonly rounds: PairWalk;

  /** Of curves that come nearer to the origin than `limit`. */
  constructor(
    private readonly a: Features,
    private readonly b: Features,
    private readonly limit: number,
    private readonly takeNew: TakeNew,
  ) {
    const [edgesOfA, edgesOfB] = [new BoxRow(a.edges.map(boxOfEdge)), new BoxRow(b.edges.map(boxOfEdge))];
    const [roundsOfA, roundsOfB] = [
      new BoxRow(a.rounds.map(boxOfRound)),
      new BoxRow(b.rounds.map(boxOfRound)),
    ];
    this.edgesWithRounds = new PairWalk(edgesOfA, roundsOfB);
    this.roundsWithEdges = new PairWalk(roundsOfA, edgesOfB);
    this.rounds = new PairWalk(roundsOfA, roundsOfB);
  }

  /** The curves that come through the square (x ± reach, y ± reach); null if they are more than some number. */
  through(x: number, y: number, reach: number, most: number): Known[] | null {
    const { a, b } = this;
    const curves: Known[] = [];
    let looked = 0;
    const take = (known: Known | null): boolean => {
      if (known === null || !comesThrough(known.curve, x, y, reach)) return false;
      curves.push(known);
      return curves.length > most;
    };
    const areMore =
      this.edgesWithRounds.find(x, y, reach, (i, j) => {
        looked += 1;
        const [edge, round] = [a.edges[i] as Edge, b.rounds[j] as Round];
        return mayTouch(edge, round, x, y, reach) && take(this.edgeOfA(i, j, edge, round));
      }) ||
      this.roundsWithEdges.find(x, y, reach, (i, j) => {
        looked += 1;
        const [edge, round] = [b.edges[j] as Edge, a.rounds[i] as Round];
        return mayTouch(edge, round, -x, -y, reach) && take(this.edgeOfB(i, j, edge, round));
      }) ||
      this.rounds.find(x, y, reach, (i, j) => {
        looked += 1;
        const [ofA, ofB] = [a.rounds[i] as Round, b.rounds[j] as Round];
        return !areCornersApart(ofA, ofB) && take(this.ofRounds(i, j, ofA, ofB));
      });
    spend(looked / 2);
    return areMore ? null : curves;
  }

  private edgeOfA(i: number, j: number, edge: Edge, round: Round): Known | null {
    const order = i * this.b.rounds.length + j;
    const known = this.known.get(order);
    if (known !== undefined) return known;
    addEdgeOfA(edge, round, this.limit, this.made);
    return this.note(order);
  }

  private edgeOfB(i: number, j: number, edge: Edge, round: Round): Known | null {
    const { a, b } = this;
    const order = a.edges.length * b.rounds.length + j * a.rounds.length + i;
    const known = this.known.get(order);
    if (known !== undefined) return known;
    addEdgeOfB(edge, round, this.limit, this.made);
    return this.note(order);
  }

  private ofRounds(i: number, j: number, ofA: Round, ofB: Round): Known | null {
    const { a, b } = this;
    const before = a.edges.length * b.rounds.length + b.edges.length * a.rounds.length;
    const order = before + i * b.rounds.length + j;
    const known = this.known.get(order);
    if (known !== undefined) return known;
    addRounds(ofA, ofB, this.limit, this.made);
    return this.note(order);
  }

  /** Keeps the curve that has been made, or that there is none. */
  private note(order: number): Known | null {
    const curve = this.made.pop();
    const known = curve === undefined ? null : { curve, order, index: this.known.size };
    this.known.set(order, known);
    if (known !== null) this.takeNew(known);
    return known;
  }
}

/** Whether a feature may touch an edge after a translation of it by (x ± reach, y ± reach), as far as is soon told. */
function mayTouch(edge: Edge, round: Round, x: number, y: number, reach: number): boolean {
  if (round.corner === null) return true;
  const { ux, uy } = edge;
  const height = ux * (round.y + y - edge.y) - uy * (round.x + x - edge.x);
  return Math.abs(height) <= reach * (Math.abs(ux) + Math.abs(uy)) && allowsNormal(round, -edge.nx, -edge.ny);
}

/** Two corners have no curve but where they are. */
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
