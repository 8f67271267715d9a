import { grown } from "../../math/growth.js";
import { type BodyId, MOST_BODIES } from "../bodies/body-id.js";

/** The bits of a partner's number. Those above are for marks. */
export const NUMBER = MOST_BODIES - 1;
/** The mark of a pair of which one is a sensor. */
export const SENSOR = MOST_BODIES;

/** Memory for more pairs than this is given back when what is in it is no longer needed. */
export const MANY_PAIRS = 2 ** 18;

/** No table of ids: numbers are ids. */
const NONE = /* @__PURE__ */ new Float64Array(0);

/**
 * Pairs of bodies in order. Bodies have numbers in the order of their ids; these are the ids as long as no slot has been
 * used twice.
 *
 * The pairs of a body with greater ones make a row: ~a, which is negative, then the partners. So a pair takes four bytes
 * in a pile, and nowhere more than eight.
 */
export class PairList {
  items = new Int32Array(0);
  /** How many items there are. */
  end = 0;
  /** How many pairs there are. */
  count = 0;
  /** The id of each number; none if numbers are ids. */
  ids: Float64Array = NONE;

  /** Makes room for so many pairs in so many rows, which are to be written. */
  reserve(pairs: number, rows: number, ids: Float64Array = NONE): void {
    this.items = grown(this.items, pairs + rows);
    this.end = pairs + rows;
    this.count = pairs;
    this.ids = ids;
  }

  idOf(number: number): BodyId {
    return this.ids.length === 0 ? number : (this.ids[number] as number);
  }
}
