interface Vector {
  readonly x: number;
  readonly y: number;
}

// en: (x, y) is the centre, from where the sector opens; the angles are in radians.
// ja: (x, y) は扇の中心（要）。角度はラジアン。
interface Sector extends Vector {
  readonly radius: number;
  readonly startAngle: number;
  readonly endAngle: number;
}

export function isPointInSector(point: Vector, sector: Sector): boolean {
  const { startAngle, endAngle } = sector;

  // en: 1. The vector from the point to the centre.
  // ja: 1. 点から扇の中心へのベクトル。
  const toCentre = { x: sector.x - point.x, y: sector.y - point.y };

  // en: 2. The direction of the sector halves it: the mean of both angles.
  // ja: 2. 扇を二等分する方向ベクトル。角度は開始角と終了角の平均。
  const middleAngle = (startAngle + endAngle) / 2;
  const middle = normalise({ x: Math.cos(middleAngle), y: Math.sin(middleAngle) });

  // en: 3. The dot product of unit vectors is the cosine of the angle between them.
  // ja: 3. 単位ベクトルどうしの内積は、なす角のコサイン。
  const direction = normalise(toCentre);
  const dot = direction.x * middle.x + direction.y * middle.y;

  // en: 4. The limit: half the opening, plus half a turn because the vector of step 1 runs backwards.
  // ja: 4. 比べる値：範囲の半分のコサイン。1. のベクトルは逆向きなので、半回転を足しておく。
  const limit = Math.cos((endAngle + Math.PI - startAngle + Math.PI) / 2);

  // en: 5. Within the angle, and within the radius.
  // ja: 5. 範囲（角度）の内側で、かつ半径以内。
  return dot < limit && lengthOf(toCentre) <= sector.radius;
}

function lengthOf({ x, y }: Vector): number {
  return Math.sqrt(x * x + y * y);
}

// en: The same direction with length 1.
// ja: 同じ向きで長さ 1 のベクトル（正規化）。
function normalise(vector: Vector): Vector {
  const length = lengthOf(vector);
  return { x: vector.x / length, y: vector.y / length };
}
