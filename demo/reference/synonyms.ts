/** What others call it, in English and Japanese: search finds these exports by these words. */
export const synonyms: readonly { readonly words: string; readonly names: readonly string[] }[] = [
  {
    words:
      "collide collides collision hit hit-test hittest hitbox hurtbox intersect intersects intersection test touch SAT 当たり判定 あたり判定 衝突判定 衝突 ヒットボックス ヒット判定 交差判定 重なり 接触",
    names: ["overlaps", "World", "World.pairs", "containsPoint", "edgedOverlaps"],
  },
  {
    words:
      "point in polygon pointInside pointer click picking mouse hover クリック判定 点の内外判定 内外判定 マウス タップ",
    names: ["containsPoint", "World.queryPoint"],
  },
  {
    words:
      "contains inside within fully inside completely RCC8 topology disjoint covers 包含 内側 含まれる 位置関係",
    names: ["relate"],
  },
  {
    words: "lasso marquee selection rubber band select drag selection lasso tool 投げ縄 範囲選択 選択 囲む",
    names: ["selects", "rectFromPoints", "World.query"],
  },
  {
    words: "gap separation nearest proximity 距離 間隔 最近点 最短距離",
    names: ["distance", "closestPoints", "signedDistance"],
  },
  {
    words:
      "mtv minimum translation vector penetration depth resolve push out overlapV response manifold EPA GJK 押し出し めり込み 貫通 衝突応答 最小移動ベクトル",
    names: ["contact", "World.depenetrate", "World.separate", "World.contactsOf", "edgedContact"],
  },
  {
    words:
      "snap snapping magnet project clamp snap to outline nearest outline nearest point on edge スナップ 吸着 最近点",
    names: ["closestPoint", "closestBoundaryPoint"],
  },
  {
    words: "iou jaccard clip clipping boolean area shared 共通部分 重なり面積 IoU",
    names: ["overlapArea", "intersectionOverUnion"],
  },
  {
    words:
      "timeout limit cost denial of service DoS untrusted hostile input hang freeze too slow 上限 制限 時間切れ タイムアウト 重い 信頼できない入力",
    names: ["BudgetOptions", "BudgetExceeded"],
  },
  {
    words: "debug trace why slow profile exact fallback デバッグ なぜ遅い 原因 調べる",
    names: ["explain"],
  },
  { words: "crossing points line intersection 交点 線の交差", names: ["intersections"] },
  {
    words: "aabb bounding box extent getBounds 外接矩形 バウンディングボックス 境界ボックス",
    names: ["bounds", "World.queryBounds"],
  },
  {
    words: "circumference length perimeter center of mass 周長 長さ 重心 面積",
    names: ["perimeter", "centroid", "area"],
  },
  { words: "tangent shadow silhouette 接線 影", names: ["tangents", "visibility"] },
  {
    words: "raycast ray cast linecast laser bullet hitscan intersectLine レイキャスト レーザー 弾 光線 射線",
    names: ["raycast", "raycastAll", "ray", "World.raycast", "World.circleCast"],
  },
  {
    words:
      "line of sight los fov field of view vision cone fog of war light lighting shadow guard stealth shadow casting visibility polygon visible points flashlight torch spotlight 2d lights 視線 視界 視野 見張り ライト 影 索敵",
    names: ["visibility", "isVisible", "isPartVisible", "isWholeVisible", "sector"],
  },
  {
    words:
      "time of impact toi ccd continuous collision tunneling tunnelling shapecast shape cast boxcast spherecast cast_motion すり抜け 貫通防止 連続衝突判定 衝突時刻",
    names: ["sweep", "sweepTurning", "World.sweep", "World.sweepAll", "World.circleCast", "World.step"],
  },
  {
    words:
      "move_and_slide moveAndCollide move_and_collide character controller kinematic body platformer player walk jump slope step stairs floor wall slide along walls top down topdown hero sprite move キャラクターコントローラー 移動 壁ずり 滑る 床 壁 坂 段差 ジャンプ プラットフォーマー",
    names: ["moveAndSlide", "World.moveAndSlide", "MoveOptions", "clipVelocity", "SlideOptions"],
  },
  {
    words: "one way platform oneway drop through 一方通行 すり抜け床",
    names: ["BodyOptions", "World.moveAndSlide"],
  },
  {
    words:
      "broad phase broadphase spatial hash quadtree grid bvh rtree tree index manager detector system engine ブロードフェーズ 空間分割 四分木",
    names: ["World"],
  },
  {
    words:
      "trigger sensor area2d ontriggerenter onCollisionEnter begin end events enter exit センサー トリガー イベント",
    names: ["World.step", "BodyOptions", "StepEvents"],
  },
  {
    words: "layer layers group mask category filter collision レイヤー グループ マスク フィルター",
    names: ["BodyOptions", "World.setFilter", "Filter"],
  },
  {
    words: "rollback netcode snapshot replay state undo redo ロールバック 巻き戻し 保存",
    names: ["World.snapshot", "World.restore"],
  },
  { words: "k nearest neighbours knn closest enemy 最近傍 近くの敵", names: ["World.nearest"] },
  {
    words: "crowd flock unstuck getting stuck push crates 群衆 押し合い",
    names: ["World.separate", "World.depenetrate"],
  },
  { words: "disc disk ball sphere bullet explosion 球 円 ボール 弾 爆発", names: ["circle"] },
  { words: "oval rotated skew 楕円", names: ["ellipse", "ellipseFromMatrix"] },
  {
    words: "rectangle box obb square aabb rotated 矩形 四角 四角形 長方形 箱 回転矩形",
    names: ["rect", "rectFromCorner", "rectFromPoints"],
  },
  { words: "stadium pill character 丸い棒 カプセル", names: ["capsule"] },
  { words: "pie slice cone wedge 扇 パイ 視野", names: ["sector"] },
  { words: "ring donut annulus ドーナツ リング 輪", names: ["annularSector"] },
  { words: "line wall edge chain path stroke 線 壁 線分 折れ線 経路", names: ["segment", "polyline"] },
  { words: "triangle hull vertices concave convex hole points 三角形 凸 凹 頂点 穴", names: ["polygon"] },
  { words: "plane ground floor infinite 無限 床 地面", names: ["halfPlane"] },
  { words: "group multi union composite まとめる 合成", names: ["compound"] },
  {
    words: "position translate setPosition drag and drop place 位置 移動",
    names: ["moveTo", "moveBy", "setPose", "World.moveTo"],
  },
  {
    words: "rotation setAngle setRotation orientation pivot facing turn rotate about centre center 回転 角度",
    names: ["rotateTo", "angleOf", "degrees", "toDegrees", "rotate", "Angle"],
  },
  {
    words: "serialize deserialize save load clone copy postMessage worker シリアライズ 保存 読み込み 複製",
    names: ["toJSON", "fromJSON"],
  },
  {
    words:
      "canvas debug draw render graphics path2d phaser pixi pixijs konva p5 excalibur kaplay three sprite 描画 デバッグ表示 キャンバス",
    names: ["trace", "svgPath", "outlinePoints", "traceVisibility", "visibilityPath"],
  },
  {
    words: "tilemap tile map editor level tmj ldtk grid autotile merge タイルマップ マップ マス目 レベル",
    names: ["fromTiled", "fromLDtk", "outlinesOfGrid"],
  },
  {
    words: "bulk simd wasm typed array many 一括 大量 高速",
    names: ["overlapsMany", "overlapsWithMany", "raycastMany", "BatchMemory"],
  },
  { words: "tree shaking small bundle size bytes 軽量 容量", names: ["edgedOverlaps", "circleRectOverlap"] },
  { words: "bounce mirror deflect ricochet 反射 跳ね返り", names: ["reflect"] },
  {
    words: "resize scale size change grow shrink transformer 大きさ 拡大 縮小 サイズ変更",
    names: ["World.setShape", "ellipseFromMatrix"],
  },
  {
    words: "getting started install quick start first steps hello はじめに 入門 使い方",
    names: ["overlaps", "World"],
  },
];
