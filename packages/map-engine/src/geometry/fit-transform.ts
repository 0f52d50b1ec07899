import { mean } from 'simple-statistics';
import type { ControlPoint, TransformType } from '../model';

/** x = a·col + b·row + c, y = d·col + e·row + f. */
export type AffineMatrix = readonly [number, number, number, number, number, number];

const fewest = { translate: 1, similarity: 2, affine: 3 } satisfies Record<TransformType, number>;

/**
 * Fits a transform from pixels to the map by least squares through the checked control points.
 * `similarity` keeps angles (rows run down, northings up); `translate` keeps one map unit a pixel, north up.
 * @returns null for too few checked points (1, 2, 3) or points on one spot or line
 * @example
 * fitTransform([{ checked: true, pixel: [10, 20], map: [1000, 5000] }], 'translate'); // [1, 0, 990, 0, -1, 5020]
 */
export function fitTransform(points: readonly ControlPoint[], type: TransformType): AffineMatrix | null {
  const used = points.filter((point) => point.checked);
  if (used.length < fewest[type]) return null;
  const [u0, v0] = [mean(used.map((p) => p.pixel[0])), mean(used.map((p) => p.pixel[1]))];
  const [x0, y0] = [mean(used.map((p) => p.map[0])), mean(used.map((p) => p.map[1]))];
  const linear = fitLinear(
    used.map(({ pixel, map }) => [pixel[0] - u0, pixel[1] - v0, map[0] - x0, map[1] - y0] as const),
    type,
  );
  if (linear === null) return null;
  const [a, b, d, e] = linear;
  return [a, b, x0 - a * u0 - b * v0, d, e, y0 - d * u0 - e * v0];
}

/** a, b, d, e of centred pairs (u, v, x, y). */
function fitLinear(
  pairs: readonly (readonly [number, number, number, number])[],
  type: TransformType,
): [number, number, number, number] | null {
  if (type === 'translate') return [1, 0, 0, -1];
  let [uu, uv, vv, ux, vx, uy, vy] = [0, 0, 0, 0, 0, 0, 0];
  for (const [u, v, x, y] of pairs) {
    uu += u * u;
    uv += u * v;
    vv += v * v;
    ux += u * x;
    vx += v * x;
    uy += u * y;
    vy += v * y;
  }
  if (type === 'similarity') {
    // x = p·u + q·v, y = q·u - p·v: turned and scaled with rows running down.
    const size = uu + vv;
    if (size === 0) return null;
    const p = (ux - vy) / size;
    const q = (vx + uy) / size;
    return [p, q, q, -p];
  }
  const determinant = uu * vv - uv * uv;
  if (!(determinant > 1e-12 * uu * vv)) return null;
  return [
    (ux * vv - vx * uv) / determinant,
    (vx * uu - ux * uv) / determinant,
    (uy * vv - vy * uv) / determinant,
    (vy * uu - uy * uv) / determinant,
  ];
}
