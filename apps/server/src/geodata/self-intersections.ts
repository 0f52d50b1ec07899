import { readFile } from 'node:fs/promises';
import type { Gdal, GdalDataset } from './gdal';
import type { GeodataWarning } from './problem-codes';
import type { AttributeRow } from './task';
import { quoted } from './vector-info';
import type { LayerInfo } from './vector-info';

/**
 * One warning for all polygons that the reading repairs, because they break a rule of OGC Simple Features (GEOS), with
 * their count and the 1-based row and name of the first; none where all are valid. Shapes that cannot be tested are
 * left to the reading, which names its faults. `at` is the name of the file.
 */
export async function selfIntersections(
  gdal: Gdal,
  dataset: GdalDataset,
  { name, geometryColumn }: LayerInfo,
  at: string,
  rowOf: (row: number) => AttributeRow,
): Promise<GeodataWarning[]> {
  const query = `SELECT ST_IsValidReason(${quoted(geometryColumn)}) AS reason FROM ${quoted(name)}`;
  const { value } = await gdal.step(() =>
    gdal.build.ogr2ogr(dataset, ['-f', 'CSV', '-dialect', 'SQLITE', '-sql', query], gdal.newName()),
  );
  // One line a row, behind that of the names.
  const reasons = value ? (await readFile(value.real, 'utf8')).trimEnd().split('\n').slice(1) : [];
  const rows = reasons.flatMap((reason, row) => (isFault(reason) ? [row] : []));
  if (rows.length === 0) return [];
  return [
    {
      code: 'vector-self-intersection',
      at,
      expected: 'polygons whose rings do not cross themselves',
      args: { count: rows.length, row: rows[0] + 1, name: nameOf(rowOf(rows[0])) },
    },
  ];
}

/** Rows without a shape have no reason. */
function isFault(reason: string): boolean {
  return reason.replaceAll('"', '') !== '' && reason !== 'Valid Geometry';
}

/** The last cell with words: tables of regions run from the nation to the smallest unit, names beside codes. */
function nameOf(row: AttributeRow): string {
  return String(Object.values(row).findLast((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)) ?? '');
}
