import type { Gdal } from '../gdal';

/** Points to another CRS; points that have no image come back as NaN. */
export type TransformPoints = (points: number[][]) => Promise<[number, number][]>;

/** Coordinates in the order x (longitude), y (latitude), regardless of the axis order of the authority. */
export function coordinateTransform(gdal: Gdal, from: string, to: string): TransformPoints {
  return async (points) => {
    const { value } = await gdal.step(() =>
      gdal.build.gdaltransform(points, ['-s_srs', from, '-t_srs', to, '-output_xy']),
    );
    return points.map((_, i) => {
      const [x, y] = value?.[i] ?? [NaN, NaN];
      return Number.isFinite(x) && Number.isFinite(y) && Math.abs(x) < 1e30 ? [x, y] : [NaN, NaN];
    });
  };
}
