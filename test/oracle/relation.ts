/** The eight relations of docs/semantics.md, restated. */
export type OracleRelation =
  | "apart"
  | "touching"
  | "crossing"
  | "contains"
  | "containsTouching"
  | "inside"
  | "insideTouching"
  | "equal";

const converses: Partial<Record<OracleRelation, OracleRelation>> = {
  contains: "inside",
  inside: "contains",
  containsTouching: "insideTouching",
  insideTouching: "containsTouching",
};

/** The relation of b to a, given that of a to b. */
export function converseOf(relation: OracleRelation): OracleRelation {
  return converses[relation] ?? relation;
}
