import { type Beam, rayOf } from "./beam.js";
import type { Bench } from "./catalogue.js";
import { endsOf, type Pair, type Specimen } from "./specimen.js";

/** A program that makes the two shapes and asks the library everything the page shows. */
export function sourceCode({ a, b, way, beam }: Bench): string {
  const lines = [`const a = ${expressionOf(a)};`, `const b = ${expressionOf(b)};`];
  if (beam) lines.push(`const beam = ${rayExpression(beam)};`);
  const questions = ["overlaps", "relate", "closestPoints", "contact", "intersections", "overlapArea"];
  const names = new Set([...questions, ...(way ? ["sweep"] : []), ...(beam ? ["raycastAll"] : [])]);
  for (const [name] of lines.join("\n").matchAll(/[a-zA-Z]+(?=\()/g)) names.add(name);
  return [
    `import { ${[...names].sort().join(", ")} } from "osculate";`,
    "",
    ...lines,
    "",
    ...questions.map((question) => `${question}(a, b);`),
    ...(way ? [`sweep(a, { x: 0, y: 0 }, b, { x: ${way[0]}, y: ${way[1]} });`] : []),
    ...(beam ? ["raycastAll(beam, a);", "raycastAll(beam, b);"] : []),
    "",
  ].join("\n");
}

function rayExpression(beam: Beam): string {
  const { x, y, dx, dy } = rayOf(beam);
  return call("ray", x, y, dx, dy);
}

function expressionOf(specimen: Specimen): string {
  const { kind, x, y } = specimen;
  switch (kind) {
    case "point":
      return call(kind, x, y);
    case "circle":
      return call(kind, x, y, specimen.r);
    case "ellipse":
      return call(kind, x, y, specimen.rx, specimen.ry, turn(specimen.angle));
    case "rect":
      return call(kind, x, y, specimen.width, specimen.height, turn(specimen.angle));
    case "roundedRect":
      return call(kind, x, y, specimen.width, specimen.height, specimen.r, turn(specimen.angle));
    case "halfPlane":
      return turned(call(kind, x, y, 0, -1), specimen.angle);
    case "sector":
    case "arc": {
      const made = call(kind, x, y, specimen.r, turn(specimen.start), turn(specimen.end));
      return turned(made, specimen.angle);
    }
    case "annularSector": {
      const { innerR, outerR, start, end, angle } = specimen;
      return turned(call(kind, x, y, innerR, outerR, turn(start), turn(end)), angle);
    }
    case "segment":
      return posed(call(kind, ...endsOf(specimen.points)), specimen);
    case "capsule":
      return posed(call(kind, ...endsOf(specimen.points), specimen.r), specimen);
    case "polygon": {
      const holes = specimen.hole.length > 0 ? [`{ holes: [${list(specimen.hole)}] }`] : [];
      return posed(call(kind, list(specimen.points), ...holes), specimen);
    }
    case "polyline":
      return posed(call(kind, list(specimen.points)), specimen);
    case "compound":
      return posed(call(kind, `[${specimen.parts.map(expressionOf).join(", ")}]`), specimen);
  }
}

function call(name: string, ...parameters: readonly (number | string)[]): string {
  return `${name}(${parameters.join(", ")})`;
}

function turn(angle: number): string {
  return call("degrees", angle);
}

function turned(made: string, angle: number): string {
  return angle === 0 ? made : call("rotateTo", made, turn(angle));
}

function posed(made: string, { x, y, angle }: { x: number; y: number; angle: number }): string {
  return call("setPose", made, x, y, turn(angle));
}

function list(points: readonly Pair[]): string {
  return `[${points.map(([x, y]) => `[${x}, ${y}]`).join(", ")}]`;
}
