// The tests as one would write them in C, without a thought of rounding. Reads a file of jobs, and prints for each its
// name, the nanoseconds a pair (the median of rounds) where they are read from the list one after the other, and where
// each shape is an object of its own, and the number of hits.
//
// The file: for each job its number, the pairs and the doubles of a pair as three 32-bit integers, then the doubles.

#define _POSIX_C_SOURCE 199309L
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Each test is a function that is called for each pair, as that of a library is.
#define TEST static __attribute__((noinline))

#define MOST_VERTICES 8
#define ROUNDS 41

typedef struct { double count, x[2 * MOST_VERTICES]; } Polygon;
typedef struct { double ax, ay, bx, by, r; } Capsule;
typedef struct { double x, y, rx, ry, ux, uy; } Ellipse;
typedef struct { double x, y; } Point;
typedef struct { double x, y, r; } Circle;
typedef struct { double x, y, halfWidth, halfHeight, ux, uy; } Rect;
typedef struct { double x, y, r, startX, startY, endX, endY, opening; } Sector;
typedef struct { double x, y, dx, dy; } Ray;

// Where a ray meets a shape, and the outward normal there.
typedef struct { double t, x, y, nx, ny; } Hit;

// Whether some edge of a has all of b on its outer side. Vertices go round from +x towards +y.
static int hasSeparatingEdge(const Polygon *a, const Polygon *b) {
  const int countA = (int)a->count, countB = (int)b->count;
  for (int i = 0; i < countA; i++) {
    const int j = i + 1 < countA ? i + 1 : 0;
    const double x = a->x[2 * i], y = a->x[2 * i + 1];
    const double nx = a->x[2 * j + 1] - y, ny = x - a->x[2 * j];
    double least = INFINITY;
    for (int k = 0; k < countB; k++) {
      const double along = nx * (b->x[2 * k] - x) + ny * (b->x[2 * k + 1] - y);
      if (along < least) least = along;
    }
    if (least > 0) return 1;
  }
  return 0;
}

TEST int polygonPolygon(const Polygon *a, const Polygon *b) {
  return !hasSeparatingEdge(a, b) && !hasSeparatingEdge(b, a);
}

static double clamp01(double value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

// The nearest points of two segments (C. Ericson, "Real-Time Collision Detection", 5.1.9).
TEST int capsuleCapsule(const Capsule *a, const Capsule *b) {
  const double d1x = a->bx - a->ax, d1y = a->by - a->ay, d2x = b->bx - b->ax, d2y = b->by - b->ay;
  const double rx = a->ax - b->ax, ry = a->ay - b->ay;
  const double aa = d1x * d1x + d1y * d1y, e = d2x * d2x + d2y * d2y, f = d2x * rx + d2y * ry;
  double s = 0, t = 0;
  if (aa <= 0) {
    t = e > 0 ? clamp01(f / e) : 0;
  } else {
    const double c = d1x * rx + d1y * ry;
    if (e <= 0) {
      s = clamp01(-c / aa);
    } else {
      const double b1 = d1x * d2x + d1y * d2y, denominator = aa * e - b1 * b1;
      s = denominator > 0 ? clamp01((b1 * f - c * e) / denominator) : 0;
      t = (b1 * s + f) / e;
      if (t < 0) {
        t = 0;
        s = clamp01(-c / aa);
      } else if (t > 1) {
        t = 1;
        s = clamp01((b1 - c) / aa);
      }
    }
  }
  const double dx = rx + s * d1x - t * d2x, dy = ry + s * d1y - t * d2y, reach = a->r + b->r;
  return dx * dx + dy * dy <= reach * reach;
}

// The signs of two coefficients and of the discriminant of the pencil's cubic; directions are unit vectors.
TEST int ellipseEllipse(const Ellipse *a, const Ellipse *b) {
  const double dx = b->x - a->x, dy = b->y - a->y;
  const double cos = a->ux * b->ux + a->uy * b->uy, sin = a->ux * b->uy - a->uy * b->ux;
  const double xA = a->rx * a->rx, yA = a->ry * a->ry, xB = b->rx * b->rx, yB = b->ry * b->ry;
  const double alongA = a->ux * dx + a->uy * dy, acrossA = a->ux * dy - a->uy * dx;
  const double alongB = b->ux * dx + b->uy * dy, acrossB = b->ux * dy - b->uy * dx;
  const double a0 = xA * yA, a3 = xB * yB;
  const double m = yA * (xB * cos * cos + yB * sin * sin) + xA * (xB * sin * sin + yB * cos * cos);
  const double a1 = a0 + m - (yA * alongA * alongA + xA * acrossA * acrossA);
  const double a2 = a3 + m - (yB * alongB * alongB + xB * acrossB * acrossB);
  if (a1 >= 0 && a2 >= 0) return 1;
  const double middle = a1 * a2, ends = a0 * a3;
  return middle * (18 * ends + middle) - 4 * (a2 * a2 * a2 * a0 + a1 * a1 * a1 * a3) - 27 * ends * ends <= 0;
}

TEST int pointEllipse(const Point *a, const Ellipse *b) {
  const double dx = a->x - b->x, dy = a->y - b->y;
  const double along = (b->ux * dx + b->uy * dy) / b->rx, across = (b->ux * dy - b->uy * dx) / b->ry;
  return along * along + across * across <= 1;
}

TEST int circleRect(const Circle *a, const Rect *b) {
  const double dx = a->x - b->x, dy = a->y - b->y;
  const double beyondX = fmax(0, fabs(b->ux * dx + b->uy * dy) - b->halfWidth);
  const double beyondY = fmax(0, fabs(b->ux * dy - b->uy * dx) - b->halfHeight);
  return beyondX * beyondX + beyondY * beyondY <= a->r * a->r;
}

TEST int pointSector(const Point *a, const Sector *b) {
  const double vx = a->x - b->x, vy = a->y - b->y;
  if (vx * vx + vy * vy > b->r * b->r) return 0;
  if (b->opening == 2) return 1;
  const int ahead = b->startX * vy - b->startY * vx >= 0, behind = vx * b->endY - vy * b->endX >= 0;
  return b->opening == 1 ? ahead || behind : ahead && behind;
}

// The first t in [0, 1] at which the ray is in the disc, or -1.
TEST double rayCircle(const Ray *a, const Circle *b) {
  const double mx = a->x - b->x, my = a->y - b->y;
  const double c = mx * mx + my * my - b->r * b->r;
  if (c <= 0) return 0;
  const double lengthSq = a->dx * a->dx + a->dy * a->dy, dot = mx * a->dx + my * a->dy;
  const double delta = dot * dot - lengthSq * c;
  if (dot > 0 || delta < 0) return -1;
  const double t = (-dot - sqrt(delta)) / lengthSq;
  return t <= 1 ? t : -1;
}

// A ray that starts inside has its start and no normal.
static Hit hitAtStart(const Ray *a) { return (Hit){0, a->x, a->y, 0, 0}; }

static const Hit MISS = {-1, 0, 0, 0, 0};

// The same with the point and the normal.
TEST Hit rayCircleHit(const Ray *a, const Circle *b) {
  const double mx = a->x - b->x, my = a->y - b->y;
  const double c = mx * mx + my * my - b->r * b->r;
  if (c <= 0) return hitAtStart(a);
  const double lengthSq = a->dx * a->dx + a->dy * a->dy, dot = mx * a->dx + my * a->dy;
  const double delta = dot * dot - lengthSq * c;
  if (dot > 0 || delta < 0) return MISS;
  const double t = (-dot - sqrt(delta)) / lengthSq;
  if (t > 1) return MISS;
  const double nx = (mx + t * a->dx) / b->r, ny = (my + t * a->dy) / b->r;
  return (Hit){t, a->x + t * a->dx, a->y + t * a->dy, nx, ny};
}

// The first t in [0, 1] at which the ray is in a rectangle, or -1: cuts it off by both pairs of sides (T. L. Kay, J. T.
// Kajiya, "Ray tracing complex scenes"). Where it runs along a pair, the quotients are infinite.
TEST double rayRect(const Ray *a, const Rect *b) {
  const double mx = a->x - b->x, my = a->y - b->y;
  const double alongX = b->ux * mx + b->uy * my, alongY = b->ux * my - b->uy * mx;
  const double perX = 1 / (b->ux * a->dx + b->uy * a->dy), perY = 1 / (b->ux * a->dy - b->uy * a->dx);
  const double nearX = -alongX * perX - fabs(b->halfWidth * perX), farX = -alongX * perX + fabs(b->halfWidth * perX);
  const double nearY = -alongY * perY - fabs(b->halfHeight * perY), farY = -alongY * perY + fabs(b->halfHeight * perY);
  const double enter = fmax(nearX, nearY), exit = fmin(farX, farY);
  if (enter > exit || enter > 1 || exit < 0) return -1;
  return enter > 0 ? enter : 0;
}

// The first t in [0, 1] at which the ray is in a convex polygon, or -1: cuts it off by the line of each edge.
TEST double rayPolygon(const Ray *a, const Polygon *b) {
  const int count = (int)b->count;
  double enter = 0, exit = 1;
  for (int i = 0; i < count; i++) {
    const int j = i + 1 < count ? i + 1 : 0;
    const double x = b->x[2 * i], y = b->x[2 * i + 1];
    const double ex = b->x[2 * j + 1] - y, ey = x - b->x[2 * j];
    const double away = ex * (x - a->x) + ey * (y - a->y), speed = ex * a->dx + ey * a->dy;
    if (speed == 0) {
      if (away < 0) return -1;
    } else if (speed < 0) {
      const double t = away / speed;
      if (t > enter) enter = t;
    } else {
      const double t = away / speed;
      if (t < exit) exit = t;
    }
    if (exit < enter) return -1;
  }
  return enter;
}

// Cuts the ray off by the line of each edge of a convex polygon, which goes round from +x towards +y.
TEST Hit rayPolygonHit(const Ray *a, const Polygon *b) {
  const int count = (int)b->count;
  double enter = 0, exit = 1, nx = 0, ny = 0;
  for (int i = 0; i < count; i++) {
    const int j = i + 1 < count ? i + 1 : 0;
    const double x = b->x[2 * i], y = b->x[2 * i + 1];
    const double ex = b->x[2 * j + 1] - y, ey = x - b->x[2 * j];
    const double away = ex * (x - a->x) + ey * (y - a->y), speed = ex * a->dx + ey * a->dy;
    if (speed == 0) {
      if (away < 0) return MISS;
    } else if (speed < 0) {
      const double t = away / speed;
      if (t > enter) enter = t, nx = ex, ny = ey;
    } else {
      const double t = away / speed;
      if (t < exit) exit = t;
    }
    if (exit < enter) return MISS;
  }
  if (nx == 0 && ny == 0) return hitAtStart(a);
  const double length = sqrt(nx * nx + ny * ny);
  return (Hit){enter, a->x + enter * a->dx, a->y + enter * a->dy, nx / length, ny / length};
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

static int compareDoubles(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

// The shapes of all pairs, each allocated for itself, in an order that has nothing to do with that of the pairs.
typedef struct { const void *a, *b; } Objects;

static const void *copyOf(const double *numbers, size_t size) {
  void *copy = malloc(size);
  if (copy == NULL) exit(1);
  memcpy(copy, numbers, size);
  return copy;
}

static Objects *objectsOf(const double *data, int32_t count, int32_t stride, size_t sizeA, size_t sizeB) {
  Objects *objects = malloc(count * sizeof(Objects));
  int32_t *order = malloc(count * sizeof(int32_t));
  if (objects == NULL || order == NULL) exit(1);
  uint32_t state = 1;
  for (int32_t i = 0; i < count; i++) {
    state = state * 1664525u + 1013904223u;
    const int32_t other = (int32_t)(((uint64_t)state * (uint32_t)(i + 1)) >> 32);
    order[i] = order[other];
    order[other] = i;
  }
  for (int32_t i = 0; i < count; i++) {
    const double *pair = data + (size_t)order[i] * stride;
    objects[order[i]].a = copyOf(pair, sizeA);
    objects[order[i]].b = copyOf(pair + sizeA / sizeof(double), sizeB);
  }
  free(order);
  return objects;
}

static void freeObjects(Objects *objects, int32_t count) {
  for (int32_t i = 0; i < count; i++) free((void *)objects[i].a), free((void *)objects[i].b);
  free(objects);
}

static double medianOf(double *times) {
  qsort(times, ROUNDS, sizeof(double), compareDoubles);
  return times[ROUNDS / 2];
}

// Nanoseconds a pair, its shapes being at the given addresses. The answers are written to a list, as those of the library
// are, so that no pair is left out.
#define TIME(A, B, test, addressA, addressB)                                      \
  do {                                                                            \
    for (int round = -3; round < ROUNDS; round++) {                               \
      const double begin = seconds();                                             \
      for (int32_t i = 0; i < count; i++) out[i] = test((const A *)(addressA), (const B *)(addressB)); \
      if (round >= 0) times[round] = (seconds() - begin) / count * 1e9;           \
    }                                                                             \
  } while (0)

#define MEASURE(name, A, B, test, Answer)                                         \
  do {                                                                            \
    Answer *out = malloc(count * sizeof(Answer));                                 \
    if (out == NULL) return 1;                                                    \
    Objects *objects = objectsOf(data, count, stride, sizeof(A), sizeof(B));      \
    double times[ROUNDS];                                                         \
    TIME(A, B, test, objects[i].a, objects[i].b);                                 \
    const double objectsTime = medianOf(times);                                   \
    TIME(A, B, test, data + (size_t)i * stride, data + (size_t)i * stride + sizeof(A) / sizeof(double)); \
    int hits = 0;                                                                 \
    for (int32_t i = 0; i < count; i++) hits += IS_HIT_##Answer(out[i]);         \
    printf("%s %.3f %.3f %d\n", name, medianOf(times), objectsTime, hits);        \
    freeObjects(objects, count);                                                  \
    free(out);                                                                    \
  } while (0)

#define IS_HIT_uint8_t(answer) ((answer) == 1)
#define IS_HIT_double(answer) ((answer) >= 0)
#define IS_HIT_Hit(answer) ((answer).t >= 0)

int main(int argc, char **argv) {
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  if (file == NULL) return 1;
  int32_t header[3];
  while (fread(header, sizeof(header), 1, file) == 1) {
    const int32_t count = header[1], stride = header[2];
    double *data = malloc((size_t)count * stride * sizeof(double));
    if (data == NULL || fread(data, sizeof(double), (size_t)count * stride, file) != (size_t)count * stride) return 1;
    switch (header[0]) {
      case 0: MEASURE("polygonPolygon", Polygon, Polygon, polygonPolygon, uint8_t); break;
      case 1: MEASURE("capsuleCapsule", Capsule, Capsule, capsuleCapsule, uint8_t); break;
      case 2: MEASURE("ellipseEllipse", Ellipse, Ellipse, ellipseEllipse, uint8_t); break;
      case 3: MEASURE("pointEllipse", Point, Ellipse, pointEllipse, uint8_t); break;
      case 4: MEASURE("circleRect", Circle, Rect, circleRect, uint8_t); break;
      case 5: MEASURE("pointSector", Point, Sector, pointSector, uint8_t); break;
      case 6: MEASURE("rayCircle", Ray, Circle, rayCircle, double); break;
      case 7: MEASURE("rayCircleHit", Ray, Circle, rayCircleHit, Hit); break;
      case 8: MEASURE("rayPolygonHit", Ray, Polygon, rayPolygonHit, Hit); break;
      case 9: MEASURE("rayPolygon", Ray, Polygon, rayPolygon, double); break;
      case 10: MEASURE("rayRect", Ray, Rect, rayRect, double); break;
      default: return 1;
    }
    free(data);
  }
  fclose(file);
  return 0;
}
