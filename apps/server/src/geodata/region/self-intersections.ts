import { readFile } from 'node:fs/promises';
import type { Gdal, GdalDataset } from '../gdal';
import type { GeodataWarning } from '../problem-codes';
import type { ChosenEncoding } from './text-encoding';
import type { AttributeTable } from './attribute-table';

/**
 * One warning for all polygons that the reading repairs, because they break a rule of OGC Simple Features (GEOS), with
 * their count and the 1-based row and name of the first; none where all are valid. Shapes that cannot be tested are
 * left to the reading, which names its faults.
 */
export async function selfIntersections(
  gdal: Gdal,
  dataset: GdalDataset,
  names: { readonly shp: string; readonly layer: string },
  table: AttributeTable,
  text: ChosenEncoding,
): Promise<GeodataWarning[]> {
  const query = `SELECT rowid AS row FROM (SELECT rowid, ST_IsValidReason(geometry) AS reason FROM ${names.layer})
    WHERE reason <> 'Valid Geometry'`;
  const { value } = await gdal.step(() =>
    gdal.build.ogr2ogr(dataset, ['-f', 'CSV', '-dialect', 'SQLITE', '-sql', query], 'self-intersecting'),
  );
  const lines = value ? (await readFile(value.real, 'utf8')).split('\n').slice(1) : [];
  const rows = lines.filter((line) => line !== '').map(Number);
  if (rows.length === 0) return [];
  return [
    {
      code: 'region-self-intersection',
      at: names.shp,
      expected: 'polygons whose rings do not cross themselves',
      args: { count: rows.length, row: rows[0] + 1, name: nameOf(table, rows[0], text) },
    },
  ];
}

/** The last cell with words: tables of regions run from the nation to the smallest unit, names beside codes. */
function nameOf(table: AttributeTable, row: number, { decode }: ChosenEncoding): string {
  const cells = Object.values(table.row(row, decode));
  return String(cells.findLast((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)) ?? '');
}
