import type { TemporaryFile } from '../file/file-store';
import { newId } from '../store/new-id';
import { insertResult } from '../result/queries';
import type { ResultRasterRow, ResultRow } from '../result/queries';
import type { CalculationTools } from './compute-model';
import type { DistrictSums } from '../worker/tasks';
import { zonalRowsOf } from './zonal-figures';

/** A layer of a result: a flat file to become a COG, and its figures. */
export interface ResultLayer {
  /** `function`, `value`, or `extra-<key>`. */
  readonly quantity: string;
  readonly path: string;
  readonly unit: string;
  readonly sums: DistrictSums;
}

export type NewResult = Omit<ResultRow, 'id' | 'projectId' | 'runId' | 'createdAt'>;

/** Writes the layers of a result as COGs with statistics and histogram, then all rows in one transaction. */
export async function storeResult(
  tools: CalculationTools,
  runId: string,
  result: NewResult,
  layers: readonly ResultLayer[],
): Promise<void> {
  const { services, frame } = tools;
  const { projectId } = frame;
  const resultId = newId();
  const written = await Promise.allSettled(layers.map((layer) => writeLayer(tools, result, layer)));
  const files = written.flatMap((one) =>
    one.status === 'fulfilled' && one.value.file ? [one.value.file] : [],
  );
  try {
    for (const one of written) if (one.status === 'rejected') throw one.reason;
    const kept: CalculationTools['written'] = new Map();
    const as = { projectId, purpose: 'result' } as const;
    await services.files.keep(services.database, files, as, async (tx, rows) => {
      const fileIds = rows.map(({ id }) => id);
      const rasters: ResultRasterRow[] = [];
      for (const [i, one] of written.entries()) {
        if (one.status === 'rejected') continue;
        const { file, hash, statistics } = one.value;
        const fileId = (file ? fileIds[files.indexOf(file)] : tools.written.get(hash)?.fileId) ?? '';
        kept.set(hash, { fileId, statistics });
        rasters.push({
          id: newId(),
          projectId,
          resultId,
          quantity: layers[i].quantity,
          fileId,
          unit: layers[i].unit,
          statistics: [statistics],
        });
      }
      const zonal = layers.flatMap(({ sums, quantity }) =>
        zonalRowsOf(frame, sums, { projectId, resultId, quantity }),
      );
      const row = { id: resultId, projectId, runId, createdAt: services.now(), ...result };
      await insertResult(tx, row, rasters, zonal);
    });
    for (const [hash, file] of kept) tools.written.set(hash, file);
  } finally {
    // Kept files have moved away; this is for what a failure left.
    await services.files.discard(files);
  }
}

async function writeLayer(
  { services, workers, signal, frame, written }: CalculationTools,
  result: NewResult,
  layer: ResultLayer,
): Promise<{ file: TemporaryFile | null; hash: string; statistics: Record<string, unknown> }> {
  const name = `${[result.modelId, result.childKey, layer.quantity].filter(Boolean).join('-')}.tif`;
  const { grid } = frame;
  const described = await workers.run({ kind: 'describe', frame: frame.flat, path: layer.path }, signal);
  // The years of a model go together when they are deleted, so they can share a file; models do not.
  const hash = `${result.modelId} ${described.sha256}`;
  const statistics = { ...described.statistics, histogram: described.histogram };
  if (written.has(hash)) return { file: null, hash, statistics };
  const { outPath } = await services.geodata(
    {
      kind: 'write-cog',
      path: layer.path,
      name,
      cellType: 'float32',
      grid: { crs: grid.crs.wkt, transform: grid.transform, width: grid.width, height: grid.height },
      outPath: services.files.temporaryPath('.tif'),
    },
    { signal, workFolder: services.files.temporaryFolder },
  );
  return { file: await services.files.adopt(outPath, name), hash, statistics };
}
