import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startGdal } from '../gdal';
import { refuse } from '../geodata-error';
import type { DissolveDistrictsTask } from '../task';
import type { TaskContext } from '../task-context';
import { dumpWkb } from '../wkb-dump';

/** Name of the parts inside GDAL. */
const layer = 'parts';

/**
 * Each district as one area without borders between its parts (GEOS), as WKB. Throws `region-dissolve-failed`, naming
 * the first district whose parts cannot be joined.
 */
export async function dissolveDistricts(
  { name: at, districts }: DissolveDistrictsTask,
  context: TaskContext,
): Promise<readonly Uint8Array[]> {
  const gdal = await startGdal(context.folder);
  const rows = districts.flatMap(({ parts }, district) =>
    parts.map((wkb) => `${district},${Buffer.from(wkb).toString('hex')}\n`),
  );
  await writeFile(join(gdal.folder, `${layer}.csv`), ['district,geometry\n', ...rows].join(''));
  // Without a bound on its lines, which hold a polygon each.
  const form = ['GEOM_POSSIBLE_NAMES=geometry', 'KEEP_GEOM_COLUMNS=NO', 'MAX_LINE_SIZE=-1'];
  const opened = await gdal.step(
    async () => (await gdal.build.open(`/output/${layer}.csv`, form)).datasets[0],
  );
  context.progress(0.2);
  const query = `SELECT district AS row, ST_Union(geometry) AS geometry FROM ${layer} GROUP BY district`;
  const { shapes, errors } = opened.value
    ? await dumpWkb(gdal, opened.value, ['-dialect', 'SQLITE', '-sql', query])
    : { shapes: null, errors: opened.errors };
  return districts.map(
    ({ name }, district) =>
      shapes?.get(district) ??
      refuse('region-dissolve-failed', at, 'parts that can be joined', {
        args: { name },
        detail: errors.join('; '),
      }),
  );
}
