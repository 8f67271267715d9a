import { type Curve, setOfCurve } from "./boundary-curve.js";
import { formAlongBoundary, roundFigure } from "./conic.js";
import type { FieldVector } from "./field-vector.js";
import type { Oval } from "./figure.js";
import { formAlongCircle, ovalForm, wholePoint } from "./oval.js";
import { primitivesMeet } from "./overlaps.js";
import { signsTaken } from "./polynomial.js";
import type { Primitive, RoundDisc } from "./primitive.js";
import { quickSigns } from "./quick-signs.js";
import type { Field } from "./radical.js";
import { hasRealRoot, hasRootInSpan } from "./radical-polynomial.js";
import { arcsOf, straightSides } from "./ring.js";

/** Whether a set that lies in a solid meets its boundary. */
export function meetsBoundary(
  inner: readonly Primitive[],
  outer: { readonly curves: readonly Curve[]; readonly primitives: readonly Primitive[] },
  field: Field,
): boolean {
  const [half] = outer.primitives;
  if (half?.form === "half") {
    // What lies in a half plane and in the opposite one lies on the line between.
    const opposite: Primitive = { ...half, normal: { x: -half.normal.x, y: -half.normal.y } };
    return inner.some((primitive) => primitivesMeet(primitive, opposite, field));
  }
  return outer.curves.some((curve) =>
    inner.some((primitive) =>
      curve.form === "oval"
        ? reachesOval(primitive, curve.oval)
        : primitivesMeet(primitive, setOfCurve(curve), field),
    ),
  );
}

/** Whether a set that lies in an ellipse meets its boundary, where the form, negative inside, is zero. */
function reachesOval(primitive: Primitive, oval: Oval): boolean {
  const isZeroAt = (p: FieldVector) => ovalForm(oval, p).sign() === 0;
  switch (primitive.form) {
    case "disc":
      return primitive.radius === 0n ? isZeroAt(primitive.centre) : isZeroOnCircle(primitive, oval);
    case "oval":
      return signsAlong(formAlongBoundary(primitive, oval)).zero;
    case "area":
      // The form is convex, so it is greatest at vertices.
      return primitive.rings.some((ring) => ring.some(isZeroAt));
    case "ring": {
      if (straightSides(primitive).some((side) => side.some(isZeroAt))) return true;
      const { span } = primitive;
      return arcsOf(primitive).some(({ radius }) => {
        const circle: RoundDisc = { form: "disc", centre: primitive.centre, radius };
        return span === undefined
          ? isZeroOnCircle(circle, oval)
          : hasRootInSpan(formAlongCircle(oval, circle), span);
      });
    }
    case "half":
      throw new TypeError("no half plane lies in an ellipse");
  }
}

function signsAlong(form: readonly bigint[]): { readonly zero: boolean } {
  return quickSigns(form) ?? signsTaken(form, 4);
}

function isZeroOnCircle(disc: RoundDisc, oval: Oval): boolean {
  const centre = wholePoint(disc.centre);
  if (centre !== undefined) {
    const circle = roundFigure({ form: "disc", centre, radius: disc.radius });
    return signsAlong(formAlongBoundary(circle, oval)).zero;
  }
  const form = formAlongCircle(oval, disc);
  const leading = form[4];
  return leading === undefined || leading.sign() === 0 || hasRealRoot(form);
}
