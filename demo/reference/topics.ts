import type { Localized } from "../src/site/language.js";

/** One page of the reference: a question, a kind of shape, or what belongs together. */
export interface Topic {
  readonly slug: string;
  readonly title: Localized;
  readonly lead: Localized;
  /** The exports that are described here, in this order. */
  readonly names: readonly string[];
  /** What a page of the norm says of it: beginnings of headings, or of paragraphs in bold. */
  readonly norm?: readonly string[];
  /** What surprises, in a sentence each. */
  readonly corners?: readonly Localized[];
  /** How it goes together with others' libraries. */
  readonly uses?: readonly { readonly title: Localized; readonly code: string }[];
}

export interface Group {
  readonly title: Localized;
  readonly topics: readonly Topic[];
}

const kind = (
  slug: string,
  en: string,
  ja: string,
  lead: Localized,
  names: readonly string[],
  norm: string,
  corners: readonly Localized[] = [],
): Topic => ({ slug, title: { en, ja }, lead, names, norm: [`**${norm}`], corners });

/** Runs in the tests of recipes/konva. */
export const konvaDrawing = `new Konva.Shape({
  fill: "#6b7280",
  sceneFunc(context, node) {
    context.beginPath();
    trace(context, shape);
    context.fillStrokeShape(node);
  },
});`;

/** What an eye sees as corners, for what draws polygons only: 16 to each arc. */
export const visibleCorners = `const corners = seen.stretches.flatMap((part) => {
  const start = part.fromEye ? [seen.eye] : [];
  if (part.curve === "line") return [...start, part.from, part.to];
  const { x, y, startAngle, endAngle } = part;
  const [rx, ry, turn] = part.curve === "circle" ? [part.r, part.r, 0] : [part.rx, part.ry, part.rotation];
  const angles = Array.from({ length: 17 }, (_, i) => startAngle + ((endAngle - startAngle) * i) / 16);
  const along = angles.map((a) => rotate({ x: rx * Math.cos(a), y: ry * Math.sin(a) }, turn)); // of osculate/vec2
  return [...start, ...along.map((p) => ({ x: x + p.x, y: y + p.y }))];
});
graphics.fillPoints(corners, true);`;

/** Runs in the tests. */
export const turnAboutCentre = `const before = centroid(shape);
rotateTo(shape, angleOf(shape) + Math.PI / 12);
const after = centroid(shape);
moveBy(shape, before.x - after.x, before.y - after.y);`;

/** As in recipes/phaser. */
export const phaserDrawing = `for (const { points, isClosed } of outlinePoints(shape, 0.2)) {
  if (isClosed) graphics.fillPoints(points, true);
  graphics.strokePoints(points, isClosed, isClosed);
}`;

/** Every page, in the order and the groups in which users look for them. */
export const groups: readonly Group[] = [
  {
    title: { en: "Yes or no", ja: "当たっているか" },
    topics: [
      {
        slug: "overlaps",
        title: { en: "Do two shapes overlap?", ja: "2 つの図形は重なっているか" },
        lead: {
          en: "Any two shapes of any kind; touching counts, and the answer is exact.",
          ja: "どの種類の図形どうしでも判定できます。接しているだけでも「重なり」とみなし、答えは厳密です。",
        },
        names: ["overlaps", "containsPoint"],
        norm: ["### `overlaps("],
        corners: [
          {
            en: "A touch in a single point is an overlap. To leave touches out, ask `penetrates`.",
            ja: "1 点で接するだけでも重なりです。接触を除きたいときは `penetrates` を使います。",
          },
          {
            en: "A shape of size zero is a point or a segment, and overlaps as one.",
            ja: "大きさ 0 の図形は点や線分として判定されます。",
          },
          {
            en: "A polyline or an arc is a line, not what it encloses; a polygon or a sector is solid.",
            ja: "`polyline` と `arc` は線そのもので、囲んだ内側は含みません。`polygon` や `sector` は中身の詰まった図形です。",
          },
        ],
      },
      {
        slug: "relate",
        title: { en: "How do two shapes lie to each other?", ja: "2 つの図形の位置関係は" },
        lead: {
          en: "Apart, touching, crossing, inside …: one of eight relations, exactly.",
          ja: "離れている、接する、交わる、含まれるなど、8 通りの位置関係のどれかを厳密に答えます。",
        },
        names: ["relate", "Relation"],
        norm: ["### `relate("],
        corners: [
          {
            en: 'A point on a circle\'s rim is `"insideTouching"`: the rim belongs to the circle.',
            ja: '円周上の点は `"insideTouching"` です。円周も円の一部だからです。',
          },
          {
            en: 'Two segments that form an X are `"crossing"`, a T or an L `"touching"`.',
            ja: '2 本の線分が X 字なら `"crossing"`、T 字や L 字なら `"touching"` です。',
          },
        ],
      },
      {
        slug: "penetrates",
        title: {
          en: "Is one shape in the other, and not only at it?",
          ja: "接するだけでなく、めり込んでいるか",
        },
        lead: {
          en: "As `overlaps`, but a mere touch does not count: for walls to lean on and floors to stand on.",
          ja: "`overlaps` から「接するだけ」を除いた判定です。壁に触れている、床に立っている、という状態を衝突とみなしたくないときに使います。",
        },
        names: ["penetrates"],
        norm: ["### `penetrates("],
        corners: [
          {
            en: "Points and curves have no inside: two of them never penetrate each other, even where they cross.",
            ja: "点や線には内部がないので、線どうしは交差していてもめり込みにはなりません。",
          },
        ],
      },
      {
        slug: "selects",
        title: { en: "What does a lasso select?", ja: "投げ縄で囲んだのはどれか" },
        lead: {
          en: "Whether a shape lies in, or meets, the region of a ring drawn by hand, which may cross itself.",
          ja: "手で描いた輪が、図形をすっぽり囲んでいるか、または触れているかを判定します。輪は自分自身と交差していてもかまいません。",
        },
        names: ["selects", "SelectionRule"],
        norm: ["### `selects("],
        corners: [
          {
            en: "Where the ring crosses itself, `fill` decides what counts as within, as in SVG.",
            ja: "輪が自分自身と交差するときの内外は、SVG と同じく `fill` で決まります。",
          },
          {
            en: "A ring is a list of points. A marquee is `rectFromPoints`: ask `overlaps`, or for what lies in it `relate(marquee, shape)` (`contains`, `containsTouching` or `equal`).",
            ja: "輪は点の配列です。四角い範囲選択には `rectFromPoints` を使い、`overlaps` で調べます。すっぽり入ったものは `relate(marquee, shape)` が `contains`・`containsTouching`・`equal` のどれかです。",
          },
        ],
      },
    ],
  },
  {
    title: { en: "How far, how deep, how much", ja: "距離・めり込み・面積" },
    topics: [
      {
        slug: "distance",
        title: { en: "How far apart are two shapes?", ja: "2 つの図形はどれだけ離れているか" },
        lead: {
          en: "The least distance, and the two points where it is.",
          ja: "いちばん近いところの距離と、その 2 点を求めます。",
        },
        names: ["distance", "closestPoints", "ClosestPoints"],
        norm: ["### `distance("],
        corners: [
          {
            en: "It is 0 exactly where `overlaps` is true.",
            ja: "0 になるのは `overlaps` が真のとき、そのときに限ります。",
          },
          {
            en: "Of several nearest pairs of points one is told, always the same.",
            ja: "最も近い点の組が複数あるときは、そのうち決まった 1 組を返します。",
          },
        ],
      },
      {
        slug: "contact",
        title: { en: "How do two shapes come apart?", ja: "めり込みをどう解消するか" },
        lead: {
          en: "The shortest way out, its normal, and the points where the two then touch.",
          ja: "重なりを解く最短の移動（向きと深さ）と、そのとき触れ合う点を求めます。",
        },
        names: ["contact", "signedDistance", "Contact", "createContact"],
        norm: ["### `contact("],
        corners: [
          {
            en: "Move `b` by `normal` times `depth` and the overlap just ends; `normal` points from `a` to `b`. Touching is overlapping, and by a rounding they may still be in each other: push by `depth + 1e-9` where `overlaps` is to be false.",
            ja: "`b` を `normal` × `depth` だけ動かすと、ちょうど重なりがなくなります。`normal` は `a` から `b` へ向きます。接していても `overlaps` は真で、丸め誤差でわずかに重なったままのこともあります。`overlaps` を偽にしたいときは `depth + 1e-9` だけ動かします。",
          },
          {
            en: "Shapes that only touch have depth 0 and the direction in which they part.",
            ja: "接しているだけなら深さは 0 で、向きは離れる方向です。",
          },
          {
            en: "Two half planes that are not opposite never part: `depth` is `Infinity`.",
            ja: "真逆を向いていない半平面どうしは離せないので、`depth` は `Infinity` になります。",
          },
        ],
      },
      {
        slug: "closest-point",
        title: { en: "Which point of a shape is nearest?", ja: "図形上でいちばん近い点は" },
        lead: {
          en: "The nearest point of the shape, or of its outline: for snapping, handles and aiming.",
          ja: "図形の中、または輪郭の上で、ある点にいちばん近い点を求めます。スナップや狙いの補正に使えます。",
        },
        names: ["closestPoint", "closestBoundaryPoint"],
        norm: ["### `closestPoint(", "### `closestBoundaryPoint("],
        corners: [
          {
            en: "A point in the shape is its own `closestPoint`; `closestBoundaryPoint` leads to the outline from inside, too.",
            ja: "図形の中の点に対する `closestPoint` はその点自身です。`closestBoundaryPoint` は内側からでも輪郭上の点を返します。",
          },
        ],
      },
      {
        slug: "intersections",
        title: { en: "Where do two outlines cross?", ja: "輪郭はどこで交わるか" },
        lead: {
          en: "Every common point of two outlines, and the stretches that they share.",
          ja: "2 つの輪郭の交点すべてと、重なっている区間を求めます。",
        },
        names: ["intersections", "Intersections", "SharedStretch"],
        norm: ["### `intersections("],
        corners: [
          {
            en: "Of two shapes one of which lies strictly inside the other the outlines share nothing.",
            ja: "一方が他方の内側に完全に収まっているとき、輪郭に共有点はありません。",
          },
          {
            en: "How many points there are is exact; a tangent point is told once.",
            ja: "交点の個数は厳密です。接点は 1 回だけ現れます。",
          },
        ],
      },
      {
        slug: "overlap-area",
        title: { en: "How much do two shapes share?", ja: "重なりの面積は" },
        lead: {
          en: "The area of the common part, and its share of the whole.",
          ja: "共通部分の面積と、全体に占める割合（IoU）を求めます。",
        },
        names: ["overlapArea", "intersectionOverUnion"],
        norm: ["### `overlapArea("],
        corners: [
          {
            en: "Exactly 0 for shapes that are apart or only touch.",
            ja: "離れているときと、接しているだけのときは、ちょうど 0 です。",
          },
        ],
      },
      {
        slug: "measures",
        title: { en: "Area, perimeter, centroid, box", ja: "面積・周長・重心・外接矩形" },
        lead: {
          en: "What can be measured of a single shape.",
          ja: "1 つの図形について測れるものです。",
        },
        names: ["area", "perimeter", "centroid", "bounds", "Bounds"],
        norm: ["### `area(", "### `perimeter(", "### `centroid(", "### `bounds("],
        corners: [
          {
            en: "Compounds count as unions: what parts share is counted once.",
            ja: "`compound` は和集合として測り、部品どうしの重なりは一度だけ数えます。",
          },
        ],
      },
      {
        slug: "tangents",
        title: { en: "Which lines just touch a shape?", ja: "接線はどこで触れるか" },
        lead: {
          en: "Where the two tangents from a point touch: the edges of a shadow, or a way around.",
          ja: "ある点から引いた 2 本の接線の接点を求めます。影の端や、回り込む道筋になります。",
        },
        names: ["tangents", "TouchPoints"],
        norm: ["### `tangents("],
      },
    ],
  },
  {
    title: { en: "Rays and sight", ja: "レイと視線" },
    topics: [
      {
        slug: "raycast",
        title: { en: "What does a ray hit?", ja: "レイはどこに当たるか" },
        lead: {
          en: "The first point, or every entry and exit, of a ray, a line or a bullet's path.",
          ja: "レイ（半直線・直線・弾道）が最初に当たる点、またはすべての出入りの点を求めます。",
        },
        names: ["ray", "raycast", "raycastAll", "RayHit", "RayEvent", "Ray", "RayJSON"],
        norm: ["### `raycast("],
        corners: [
          {
            en: "`t` counts in multiples of the direction: `ray(x, y, dx, dy, 1)` ends at (x + dx, y + dy).",
            ja: "`t` は方向ベクトルの何倍かを表します。`ray(x, y, dx, dy, 1)` は (x + dx, y + dy) で終わります。",
          },
          {
            en: "A ray that starts inside hits at once: `inside: true`, and the normal is (0, 0).",
            ja: "図形の中から始まるレイは始点で当たり、`inside: true`、法線は (0, 0) です。",
          },
          {
            en: "A ray that only grazes a circle or a corner hits it.",
            ja: "円や角をかすめるだけのレイも「当たり」です。",
          },
        ],
      },
      {
        slug: "visibility",
        title: { en: "What does an eye see?", ja: "何が見えるか" },
        lead: {
          en: "The visible region, and whether a point or a shape is seen: guards, light and shadow.",
          ja: "視界に入っている領域や、点・図形が見えているかを求めます。見張り、光と影に使えます。",
        },
        names: [
          "visibility",
          "visibleArea",
          "isVisible",
          "isPartVisible",
          "isWholeVisible",
          "Visibility",
          "VisibleStretch",
          "VisibleLine",
          "VisibleArc",
          "VisibleEllipticArc",
        ],
        norm: ["### `visibility("],
        corners: [
          {
            en: "Leave the eye's own body, and the shape that is looked for, out of the list of what is in the way.",
            ja: "遮るものの一覧には、見る側自身の体と、見る対象の図形を入れないでください。",
          },
          {
            en: "In a World, what may be in the way is what meets the view: `world.query(view, { mask: WALLS }).map((id) => world.shapeOf(id))`, and that list goes to `isVisible`, `isPartVisible` or `visibility`.",
            ja: "World では、視界に重なるボディだけを渡せば足ります。`world.query(view, { mask: WALLS }).map((id) => world.shapeOf(id))` の結果を `isVisible`・`isPartVisible`・`visibility` に渡します。",
          },
        ],
      },
    ],
  },
  {
    title: { en: "Motion", ja: "動き" },
    topics: [
      {
        slug: "sweep",
        title: { en: "When do moving shapes touch?", ja: "動く図形はいつ触れるか" },
        lead: {
          en: "The first touch on the way: nothing is too fast to be hit.",
          ja: "移動の途中で最初に触れる時刻を求めます。どんなに速くてもすり抜けません。",
        },
        names: ["sweep", "sweepTurning", "SweepHit", "SweepOptions", "TurningMotion", "createSweepHit"],
        norm: ["### `sweep("],
        corners: [
          {
            en: "Never late and never missed; where a pass is too close to tell, `isCertain` is false.",
            ja: "遅れて見つかることも、見逃すこともありません。接触かどうか見分けられないほど近いときは `isCertain` が偽になります。",
          },
          {
            en: "Shapes that only touch at the start and slide along each other are let go.",
            ja: "最初に接しているだけで、互いに沿って滑る動きは当たりになりません。",
          },
          {
            en: "`normal` points from the first shape to the second, in a `World` from what moves to the body. That of `raycast` points out of the shape, towards the ray.",
            ja: "`normal` は 1 つ目の図形から 2 つ目へ（`World` では動くものからボディへ）向きます。`raycast` の `normal` だけは図形から外向き、つまり光線の側を向きます。",
          },
          {
            en: "What bounced goes on from `hit` without a `minT`: a touch at the start does not count if the motion leads away.",
            ja: "跳ね返ったあとは `hit` の位置からそのまま続けられます。離れる向きなら、始点での接触は当たりになりません。",
          },
        ],
      },
      {
        slug: "move-and-slide",
        title: { en: "How does a character move along walls?", ja: "壁に沿ってキャラクターを動かすには" },
        lead: {
          en: "Moves a shape among others: along walls and floors, over steps, and never into anything.",
          ja: "ほかの図形のあいだを動かします。壁や床に沿って滑り、段差を越え、何にもめり込みません。",
        },
        names: ["moveAndSlide", "MoveOptions", "Slide", "SlideHit", "createSlide", "clipVelocity"],
        norm: ["### `moveAndSlide("],
        corners: [
          {
            en: "The mover is not changed: put it where the answer says, or let `World.moveAndSlide` do it.",
            ja: "図形自体は動きません。答えの位置へ自分で置くか、`World.moveAndSlide` に任せます。",
          },
          {
            en: "Say which way is `up`, or `floor`, `wall` and `ceiling` are null. Seen from above there is no `up`: what was met is in `hits`.",
            ja: "`up`（上の向き）を渡さないと、`floor`・`wall`・`ceiling` は null のままです。見下ろし型のゲームでは `up` を渡さず、当たった相手は `hits` で調べます。",
          },
          {
            en: "The motion is that of one frame. Gravity, jumps and speeds are yours: `fall += gravity * dt`, and 0 where there is a `floor` or a `ceiling`.",
            ja: "渡すのは 1 フレーム分の移動量です。重力・ジャンプ・速度はゲーム側で持ちます。`fall += gravity * dt` とし、`floor` か `ceiling` があれば 0 に戻します。",
          },
          {
            en: "A one-way platform is a body of a World with `oneWay: { x: 0, y: -1 }`; to drop through it, move once with `exclude: platformId`.",
            ja: "すり抜け床は、World のボディに `oneWay: { x: 0, y: -1 }` を付けて作ります。下りるときは、一度だけ `exclude: platformId` を渡して動かします。",
          },
          {
            en: "The normals point from what moves into what it met: that of a floor is `{ x: 0, y: 1 }` on a canvas.",
            ja: "法線は動くものから相手の内側へ向きます。キャンバスでは、床の法線は `{ x: 0, y: 1 }` です。",
          },
        ],
      },
    ],
  },
  {
    title: { en: "World: many shapes at once", ja: "World：たくさんの図形をまとめて" },
    topics: [
      {
        slug: "world",
        title: { en: "World", ja: "World（多数の図形の管理）" },
        lead: {
          en: "Holds bodies, finds the pairs that overlap, and answers every question about all of them at once.",
          ja: "多数の図形（ボディ）を持ち、重なる組を見つけ、まとめて問い合わせに答えます。格子や木の選択・調整は不要です。",
        },
        names: [
          "World",
          "WorldOptions",
          "BodyId",
          "BodyOptions",
          "Filter",
          "SweepFilter",
          "StepEvents",
          "Touch",
          "Passage",
          "WorldHit",
          "WorldSweepHit",
          "WorldNeighbor",
          "WorldContact",
          "SlideOptions",
          "DepenetrateOptions",
          "Depenetration",
          "SeparateOptions",
          "Penetration",
          "WorldSnapshot",
          "BodyShape",
        ],
        norm: ["## World"],
        corners: [
          {
            en: "A world keeps a copy of each shape: move bodies by the world's methods, not by `moveTo` on your own shape.",
            ja: "World は図形のコピーを持ちます。手元の図形を `moveTo` しても動かないので、World のメソッドで動かしてください。",
          },
          {
            en: "Who is stopped by a body stops just before it, so that `step` tells of no pair: what stopped it is in `hits`, or in `floor`, `wall` and `ceiling`.",
            ja: "何かに止められたボディは、そのわずか手前で止まるので、`step` の組には現れません。止めた相手は `hits` や `floor`・`wall`・`ceiling` で調べます。",
          },
          {
            en: "To ask what a guard sees, take the shapes of the bodies that meet its view to `isVisible`: see [what an eye sees](./reference-visibility.html).",
            ja: "見張りから見えるかどうかは、視界に重なるボディの図形を `isVisible` に渡して調べます（[何が見えるか](./reference-visibility.html)）。",
          },
          {
            en: "Ids are never given twice; one of a body that was removed is a `RangeError`.",
            ja: "id は使い回されません。取り除いたボディの id を渡すと `RangeError` になります。",
          },
          {
            en: "For a lasso that may cross itself, ask `selects` of the bodies that `world.queryBounds` finds in its box.",
            ja: "自分と交差する投げ縄では、囲みの箱を `world.queryBounds` で調べ、見つかったボディごとに `selects` を使います。",
          },
          {
            en: "A snapshot holds no shapes: after `setShape`, `restore` brings back the place, not the old shape. Keep that for an undo.",
            ja: "スナップショットに図形は入りません。`setShape` のあとの `restore` で戻るのは位置と角度だけなので、元に戻す機能では前の図形を取っておいてください。",
          },
          {
            en: "A snap radius is `nearest` with a test of `distance`; from inside a body that is 0, and `closestBoundaryPoint` of its shape leads to the outline.",
            ja: "吸着の半径は、`nearest` の `distance` を見て決めます。ボディの内側では 0 になるので、輪郭へはその図形の `closestBoundaryPoint` を使います。",
          },
        ],
      },
    ],
  },
  {
    title: { en: "Shapes", ja: "図形" },
    topics: [
      kind(
        "point",
        "Point",
        "点",
        { en: "A place without size.", ja: "大きさのない点です。" },
        ["point", "Point", "PointJSON"],
        "Point",
      ),
      kind(
        "circle",
        "Circle",
        "円",
        { en: "A disc, rim included.", ja: "円周を含む、中身の詰まった円です。" },
        ["circle", "Circle", "CircleJSON"],
        "Circle",
      ),
      kind(
        "ellipse",
        "Ellipse",
        "楕円",
        {
          en: "A true ellipse, turned as you like; also the image of a circle under any matrix.",
          ja: "好きな角度に回せる本物の楕円です。行列で変形した円も楕円として作れます。",
        },
        ["ellipse", "ellipseFromMatrix", "Ellipse", "EllipseJSON"],
        "Ellipse",
      ),
      kind(
        "rect",
        "Rectangle",
        "長方形（矩形）",
        {
          en: "By its centre, by its corner, or between two points; turned as you like.",
          ja: "中心、左上の角、または対角の 2 点から作ります。好きな角度に回せます。",
        },
        ["rect", "rectFromCorner", "rectFromPoints", "Rect", "RectJSON"],
        "Rect",
        [
          {
            en: "It turns about its centre, also where its corner was given. What turns about its top left corner elsewhere (Konva, Phaser with origin 0, Tiled) is the polygon of its four corners, or the rect whose centre was turned about the corner.",
            ja: "角を指定して作っても、回転の中心は長方形の中心です。左上の角を中心に回すもの（Konva、原点 0 の Phaser、Tiled）には、4 つの頂点の `polygon` を作るか、中心を角のまわりに回した `rect` を使います。",
          },
        ],
      ),
      kind(
        "rounded-rect",
        "Rounded rectangle",
        "角丸長方形",
        { en: "A rectangle with round corners.", ja: "角を丸めた長方形です。" },
        ["roundedRect", "RoundedRect", "RoundedRectJSON"],
        "Rounded rect",
      ),
      kind(
        "capsule",
        "Capsule",
        "カプセル",
        {
          en: "All points within a radius of a segment: the usual body of a character.",
          ja: "線分から一定の距離以内の点全体です。キャラクターの体によく使います。",
        },
        ["capsule", "Capsule", "CapsuleJSON"],
        "Capsule",
        [
          {
            en: 'Its position begins at (0, 0), wherever its ends are: `moveTo(capsule, x, y)` moves it by (x, y) from where it was made. So give the ends about (0, 0), as in `capsule(0, -12, 0, 12, 14)`, and move it to its place; or begin at its middle with `{ origin: "centroid" }`.',
            ja: '両端をどこに置いても、位置は (0, 0) から始まります。`moveTo(capsule, x, y)` は、作った場所から (x, y) だけ動かします。`capsule(0, -12, 0, 12, 14)` のように原点のまわりに作ってから動かすか、`{ origin: "centroid" }` で中央を位置にしてください。',
          },
        ],
      ),
      kind(
        "polygon",
        "Polygon",
        "多角形",
        {
          en: "Any simple polygon, convex or not, with or without holes.",
          ja: "自己交差しない多角形です。凹んでいても、穴があってもかまいません。",
        },
        ["polygon", "PolygonOptions", "OriginOption", "PointLike", "Polygon", "PolygonJSON"],
        "Polygon",
        [
          {
            en: 'Its position begins at (0, 0), wherever its vertices are, and it turns about that: give the vertices about (0, 0) and move it to its place, or begin at its centroid with `{ origin: "centroid" }`.',
            ja: '頂点をどこに置いても、位置は (0, 0) から始まり、そのまわりに回ります。頂点を原点のまわりに書いてから動かすか、`{ origin: "centroid" }` で重心を位置にしてください。',
          },
          {
            en: "Making one checks every edge, some microseconds even for a triangle: move polygons, do not make them anew each frame.",
            ja: "作るときに全部の辺を検査するので、三角形でも数マイクロ秒かかります。毎フレーム作り直さず、動かして使ってください。",
          },
        ],
      ),
      kind(
        "segment",
        "Segment",
        "線分",
        {
          en: "A straight line between two points, ends included.",
          ja: "2 点を結ぶ線分です。両端を含みます。",
        },
        ["segment", "Segment", "SegmentJSON"],
        "Segment",
      ),
      kind(
        "polyline",
        "Polyline",
        "折れ線",
        {
          en: "Segments one after the other; a curve, not what it encloses.",
          ja: "つながった線分です。線だけで、囲んだ内側は含みません。",
        },
        ["polyline", "Polyline", "PolylineJSON"],
        "Polyline",
      ),
      kind(
        "sector",
        "Sector",
        "扇形",
        { en: "A pie slice, a vision cone.", ja: "ピザの一切れの形で、視野の判定に使います。" },
        ["sector", "Sector", "SectorJSON"],
        "Sector",
        [
          {
            en: "Plain numbers are radians: `sector(0, 0, 10, -45, 45)` goes round more than once and is the whole disc. Write `degrees(-45), degrees(45)`.",
            ja: "ただの数はラジアンです。`sector(0, 0, 10, -45, 45)` は 1 周を超えるので円全体になります。`degrees(-45), degrees(45)` と書いてください。",
          },
        ],
      ),
      kind(
        "annular-sector",
        "Annular sector",
        "環状扇形",
        {
          en: "What lies between two radii and two directions; a ring, if it goes all round.",
          ja: "2 つの半径と 2 つの方向にはさまれた形です。一周すればリングになります。",
        },
        ["annularSector", "AnnularSector", "AnnularSectorJSON"],
        "Annular sector, arc",
      ),
      kind(
        "arc",
        "Arc",
        "円弧",
        {
          en: "A part of a circle's line: a curve, not the slice.",
          ja: "円周の一部です。線だけで、扇形の内側は含みません。",
        },
        ["arc", "Arc", "ArcJSON"],
        "Annular sector, arc",
      ),
      kind(
        "half-plane",
        "Half plane",
        "半平面",
        {
          en: "Everything on one side of a line: a floor, a wall, without end.",
          ja: "直線の片側全体です。果てのない床や壁になります。",
        },
        ["halfPlane", "HalfPlane", "HalfPlaneJSON"],
        "Half plane",
      ),
      kind(
        "compound",
        "Compound",
        "複合図形",
        { en: "Several shapes as one.", ja: "いくつかの図形をまとめて 1 つの図形として扱います。" },
        ["compound", "Compound", "CompoundJSON"],
        "Compound",
      ),
      {
        slug: "kinds",
        title: { en: "Kinds and types", ja: "種類と型" },
        lead: { en: "What all shapes have in common.", ja: "すべての図形に共通するものです。" },
        names: ["Kind", "Opening", "Shape", "SimpleShape"],
        norm: ["## Kinds"],
        corners: [
          {
            en: '`shape.kind === Kind.circle` tells the kinds apart, and TypeScript then knows the fields. Plain data of `toJSON` say `type: "circle"` instead.',
            ja: '種類は `shape.kind === Kind.circle` で見分けられ、TypeScript の型も絞り込まれます。`toJSON` のデータでは `type: "circle"` です。',
          },
          {
            en: "`ux` and `uy` are the direction that a shape was turned to, of any length: `angleOf` has the angle.",
            ja: "`ux`・`uy` は図形を回した方向で、長さは 1 とは限りません。角度は `angleOf` で得られます。",
          },
        ],
      },
    ],
  },
  {
    title: { en: "Placing, turning, saving", ja: "移動・回転・保存" },
    topics: [
      {
        slug: "pose",
        title: { en: "How is a shape moved and turned?", ja: "図形を動かす・回すには" },
        lead: {
          en: "In place, and to where you say: nothing adds up over time but `moveBy`.",
          ja: "図形をその場で書き換えます。位置も角度も絶対値で渡すので、`moveBy` を除いて誤差は積もりません。",
        },
        names: ["moveTo", "moveBy", "rotateTo", "setPose", "angleOf"],
        norm: ["### Pose, copies"],
        corners: [
          {
            en: 'Shapes given by points turn about the origin they were given in, unless they were made with `origin: "centroid"`.',
            ja: '頂点で作った図形は、`origin: "centroid"` を指定しないかぎり、頂点を書いた座標の原点を中心に回ります。',
          },
          {
            en: "To turn by something, calculate in radians: `rotateTo(shape, angleOf(shape) + 0.1)`.",
            ja: "いまの角度から回すときはラジアンで計算します：`rotateTo(shape, angleOf(shape) + 0.1)`。",
          },
        ],
        uses: [
          {
            title: { en: "About the centre of whatever it is", ja: "どの図形でも中心のまわりに回す" },
            code: turnAboutCentre,
          },
        ],
      },
      {
        slug: "angles",
        title: { en: "Angles and directions", ja: "角度と方向" },
        lead: {
          en: "Radians, `degrees(d)`, or a direction { x, y } that is exactly that direction.",
          ja: "角度はラジアン、`degrees(d)`、方向ベクトル { x, y } のどれでも渡せます。方向ベクトルは丸めずにそのまま使われます。",
        },
        names: ["degrees", "toDegrees", "Angle", "Direction", "Vec2"],
        norm: ["## Conventions"],
        corners: [
          {
            en: "Angles grow from +x towards +y: clockwise on a canvas.",
            ja: "角度は +x から +y の向きに増えます。y が下向きのキャンバスでは時計回りです。",
          },
          {
            en: "`degrees(d)` is a direction, not a number: it is passed on, not added to. Calculate in radians; `toDegrees` is for showing.",
            ja: "`degrees(d)` が返すのは数ではなく方向です。足し算はできないので、計算はラジアンで行い、表示には `toDegrees` を使います。",
          },
        ],
      },
      {
        slug: "json",
        title: { en: "How are shapes saved?", ja: "図形を保存するには" },
        lead: {
          en: "As plain data, and back bit for bit.",
          ja: "ただのオブジェクトに変換し、1 ビットも違わず元に戻せます。",
        },
        names: ["toJSON", "fromJSON", "ShapeJSON", "JSONOf", "FromJSON"],
        norm: ["### JSON"],
      },
    ],
  },
  {
    title: { en: "Drawing and maps", ja: "描画とマップ" },
    topics: [
      {
        slug: "draw",
        title: { en: "How are shapes drawn?", ja: "図形を描くには" },
        lead: {
          en: "As Canvas paths, SVG paths, or corners for what knows only polygons.",
          ja: "Canvas のパス、SVG のパス、または多角形しか扱えない描画系のための頂点列にします。",
        },
        names: [
          "trace",
          "svgPath",
          "traceVisibility",
          "visibilityPath",
          "PathContext",
          "outlinePoints",
          "OutlinePoints",
        ],
        corners: [
          {
            en: "A path goes to a `CanvasRenderingContext2D` or what is like one; who has only polygons takes `outlinePoints`, whose tolerance is how far a chord may stray from a curve. What is asked stays exact.",
            ja: "パスは `CanvasRenderingContext2D` か、それに似たものに描きます。多角形しか描けない相手には `outlinePoints` を使います。許容誤差は、曲線と弦の隔たりの上限です。判定は厳密なままです。",
          },
          {
            en: "In PixiJS the visible region is `new GraphicsPath(visibilityPath(seen))`, on a canvas `traceVisibility`.",
            ja: "`visibility` の視界は、PixiJS では `new GraphicsPath(visibilityPath(seen))`、Canvas では `traceVisibility` で描けます。",
          },
        ],
        uses: [
          {
            title: { en: "On a canvas", ja: "Canvas では" },
            code: "context.beginPath();\ntrace(context, shape);\ncontext.fill(); // by the nonzero rule, the default: holes stay open",
          },
          { title: { en: "In Konva", ja: "Konva では" }, code: konvaDrawing },
          { title: { en: "In Phaser", ja: "Phaser では" }, code: phaserDrawing },
          {
            title: { en: "What `visibility` sees, in Phaser", ja: "`visibility` の視界を Phaser で描く" },
            code: visibleCorners,
          },
          {
            title: { en: "In PixiJS", ja: "PixiJS では" },
            code: 'const outline = new GraphicsPath(svgPath(shape));\ngraphics.path(outline).fill({ color: "#6b7280", alpha: 0.4 });',
          },
        ],
      },
      {
        slug: "tiled",
        title: { en: "How do levels become shapes?", ja: "マップを図形にするには" },
        lead: {
          en: "Maps of Tiled and LDtk, and grids of cells.",
          ja: "Tiled・LDtk のマップや、マス目の配列から図形を作ります。",
        },
        names: [
          "fromTiled",
          "fromLDtk",
          "outlinesOfGrid",
          "FromTiledOptions",
          "TiledShape",
          "PlacedTile",
          "Inflate",
          "TileSize",
          "FromLDtkOptions",
          "LDtkShape",
          "TiledMap",
          "TiledLayer",
          "TiledChunk",
          "TiledObject",
          "TiledPoint",
          "TiledTemplate",
          "TiledTile",
          "TiledTileset",
          "TiledTilesetReference",
          "LDtkLevel",
          "LDtkLayer",
          "LDtkEntity",
          "LDtkEntityDefinition",
        ],
        norm: ["## Maps"],
      },
      {
        slug: "vec2",
        title: { en: "Vectors", ja: "ベクトル" },
        lead: {
          en: "The few operations that games need.",
          ja: "ゲームで使う、ひととおりのベクトル計算です。",
        },
        names: ["add", "sub", "scale", "dot", "cross", "length", "normalize", "reflect", "rotate"],
      },
    ],
  },
  {
    title: { en: "Fewer bytes, more pairs", ja: "軽く、速く" },
    topics: [
      {
        slug: "batches",
        title: { en: "Many pairs at once", ja: "大量の組を一度に" },
        lead: {
          en: "Lists of numbers in, a list of answers out: a few nanoseconds a pair.",
          ja: "数値の配列を渡し、答えの配列を受け取ります。1 組あたり数ナノ秒です。",
        },
        names: [
          "overlapsMany",
          "overlapsWithMany",
          "raycastMany",
          "storeRecord",
          "BatchMemory",
          "RECORD_SIZE",
          "RAY_RECORD_SIZE",
          "BatchPair",
          "RaycastKind",
          "RecordedShape",
        ],
        norm: ["### `overlapsMany("],
      },
      {
        slug: "one-pair",
        title: { en: "One pair of kinds", ja: "種類を決めた判定" },
        lead: {
          en: "`overlaps`, `relate`, `contact` and `distance` for two kinds that are known beforehand: the same answers, and fewer bytes to load.",
          ja: "図形の種類が決まっているときの `overlaps`・`relate`・`contact`・`distance` です。答えは同じで、読み込む量が減ります。",
        },
        corners: [
          {
            en: "Those of `contact` and `distance` refuse other kinds, and polygons that are not convex. `…Overlap` and `…Relation` check nothing, for speed and bytes: TypeScript does. In plain JavaScript a circle given for a point is taken for its centre.",
            ja: "`contact` と `distance` の関数は、ほかの種類や凸でない多角形を受け付けません。`…Overlap` と `…Relation` は速さと軽さのため何も検査せず、TypeScript の型に任せています。JavaScript では、点の代わりに円を渡すと中心として扱われます。",
          },
        ],
        names: [
          "pointPointOverlap",
          "pointCircleOverlap",
          "pointEllipseOverlap",
          "pointRectOverlap",
          "pointSectorOverlap",
          "pointSegmentOverlap",
          "pointCapsuleOverlap",
          "pointRoundedRectOverlap",
          "pointPolygonOverlap",
          "pointAnnularSectorOverlap",
          "pointArcOverlap",
          "circleCircleOverlap",
          "circleEllipseOverlap",
          "circleRectOverlap",
          "circleSectorOverlap",
          "circleSegmentOverlap",
          "circleCapsuleOverlap",
          "circleRoundedRectOverlap",
          "circlePolygonOverlap",
          "ellipseEllipseOverlap",
          "ellipseRectOverlap",
          "ellipseSectorOverlap",
          "ellipseCapsuleOverlap",
          "ellipsePolygonOverlap",
          "rectRectOverlap",
          "rectSectorOverlap",
          "rectSegmentOverlap",
          "rectCapsuleOverlap",
          "rectPolygonOverlap",
          "sectorSectorOverlap",
          "segmentSegmentOverlap",
          "segmentCapsuleOverlap",
          "segmentPolygonOverlap",
          "capsuleCapsuleOverlap",
          "capsulePolygonOverlap",
          "polygonPolygonOverlap",
          "pointPointRelation",
          "pointCircleRelation",
          "pointEllipseRelation",
          "pointRectRelation",
          "circleCircleRelation",
          "circleEllipseRelation",
          "circleRectRelation",
          "ellipseEllipseRelation",
          "ellipseRectRelation",
          "rectRectRelation",
          "pointPointContact",
          "pointCircleContact",
          "pointEllipseContact",
          "pointRectContact",
          "pointCapsuleContact",
          "pointPolygonContact",
          "circleCircleContact",
          "circleEllipseContact",
          "circleRectContact",
          "circleCapsuleContact",
          "circlePolygonContact",
          "ellipseEllipseContact",
          "ellipseRectContact",
          "ellipseCapsuleContact",
          "ellipsePolygonContact",
          "rectRectContact",
          "rectCapsuleContact",
          "rectPolygonContact",
          "capsuleCapsuleContact",
          "capsulePolygonContact",
          "polygonPolygonContact",
          "pointPointDistance",
          "pointCircleDistance",
          "pointEllipseDistance",
          "pointRectDistance",
          "pointCapsuleDistance",
          "pointPolygonDistance",
          "circleCircleDistance",
          "circleEllipseDistance",
          "circleRectDistance",
          "circleCapsuleDistance",
          "circlePolygonDistance",
          "ellipseEllipseDistance",
          "ellipseRectDistance",
          "ellipseCapsuleDistance",
          "ellipsePolygonDistance",
          "rectRectDistance",
          "rectCapsuleDistance",
          "rectPolygonDistance",
          "capsuleCapsuleDistance",
          "capsulePolygonDistance",
          "polygonPolygonDistance",
          "PairContact",
          "PairDistance",
        ],
      },
      {
        slug: "ray-hits",
        title: { en: "A ray and one kind", ja: "種類を決めたレイ判定" },
        lead: {
          en: "`raycastAll` for a kind that is known beforehand.",
          ja: "図形の種類が決まっているときの `raycastAll` です。",
        },
        names: [
          "rayCircleHits",
          "rayEllipseHits",
          "rayRectHits",
          "raySectorHits",
          "raySegmentHits",
          "rayCapsuleHits",
          "rayRoundedRectHits",
          "rayPolygonHits",
          "rayHalfPlaneHits",
          "rayAnnularSectorHits",
          "rayArcHits",
          "rayPolylineHits",
        ],
      },
      {
        slug: "edged",
        title: { en: "Without curves", ja: "曲線を使わないなら" },
        lead: {
          en: "The questions for points, circles and shapes of straight edges alone: the same answers, a third of the bytes.",
          ja: "点・円・直線の辺でできた図形だけを使う場合の判定です。答えは同じで、読み込む量は 3 分の 1 ほどです。",
        },
        names: ["edgedOverlaps", "edgedDistance", "edgedContact", "Edged"],
      },
      {
        slug: "budgets",
        title: { en: "How is the cost bounded?", ja: "計算量に上限を付けるには" },
        lead: {
          en: "For shapes that strangers send: a question takes at most so many steps, counted without a clock.",
          ja: "他人から送られた図形を扱うときのために、1 回の計算にかけるステップ数の上限を決められます。時計は使わずに数えます。",
        },
        names: ["BudgetOptions", "BudgetExceeded"],
        norm: ["### Budgets"],
        corners: [
          {
            en: "With too few steps, `contact` still tells a push that parts the shapes, with `isLeast: false`, and `sweep` a hit that is not late, with `isCertain: false`. What cannot be right in part is thrown: `BudgetExceeded`.",
            ja: "ステップ数が足りなくても、`contact` は必ず離れる移動を `isLeast: false` とともに返し、`sweep` は遅すぎることのない衝突を `isCertain: false` とともに返します。途中までの答えに意味がない関数は `BudgetExceeded` を投げます。",
          },
          {
            en: "The same budget gives the same answer on every machine.",
            ja: "同じ上限なら、どの環境でも同じ答えになります。",
          },
        ],
      },
      {
        slug: "explain",
        title: { en: "How was it decided?", ja: "どう求められたかを知るには" },
        lead: {
          en: "Why a pair takes microseconds, and whether a touch was decided exactly.",
          ja: "ある組み合わせだけ時間がかかる理由や、接しているかどうかが誤差なしで判定されたかを調べられます。",
        },
        names: ["explain", "Explanation", "Method"],
      },
    ],
  },
];

export const topics: readonly Topic[] = groups.flatMap((group) => group.topics);

export function addressOfTopic({ slug }: Topic): string {
  return `reference-${slug}.html`;
}
