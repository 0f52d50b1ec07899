import type { TemporaryFile } from '../file/file-store';
import { newId } from '../store/new-id';
import { insertResult } from '../result/queries';
import type { ResultRasterRow, ResultRow } from '../result/queries';
import { removeAll } from './compute-group';
import type { CalculationTools } from './calculation-tools';
import { checkOwner } from './check-owner';
import { countedRows } from './counted-rows';
import type { CellStatistics } from '../store/schema/result';
import type { DistrictSums } from '../worker/tasks';
import { zonalRowsOf } from './zonal-figures';

/** A layer of a result: a flat file to become a COG, and its figures. */
export interface ResultLayer {
  /** `function`, `value`, or `extra-<key>`. */
  readonly quantity: string;
  /** Null for figures of districts without cells. */
  readonly path: string | null;
  readonly unit: string;
  readonly sums: DistrictSums;
}

type DrawnLayer = ResultLayer & { readonly path: string };

export type NewResult = Omit<
  ResultRow,
  'id' | 'projectId' | 'runId' | 'pending' | 'createdAt' | 'cubeFileId' | 'typesFileId' | 'districtsFileId'
>;

/** Writes the layers of a result as COGs with statistics and histogram, then all rows in one transaction, as pending. */
export async function storeResult(
  tools: CalculationTools,
  runId: string,
  result: NewResult,
  layers: readonly ResultLayer[],
  onProgress: (fraction: number) => void = () => undefined,
): Promise<void> {
  const { services, frame } = tools;
  const { projectId } = frame;
  const resultId = newId();
  const drawn = layers.filter((layer): layer is DrawnLayer => layer.path !== null);
  const written = await countedRows(2 * frame.flat.height * drawn.length, onProgress, (rowsDone) =>
    Promise.allSettled(drawn.map((layer) => writeLayer(tools, result, layer, rowsDone))),
  );
  const files = written.flatMap((one) =>
    one.status === 'fulfilled' && one.value.file ? [one.value.file] : [],
  );
  try {
    for (const one of written) if (one.status === 'rejected') throw one.reason;
    const kept: CalculationTools['written'] = new Map();
    const as = { projectId, purpose: 'result' } as const;
    await services.files.keep(services.database, files, as, async (tx, rows) => {
      await checkOwner(tx, services, runId);
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
          quantity: drawn[i].quantity,
          fileId,
          terms: null,
          termStatistics: null,
          ledger: null,
          unit: drawn[i].unit,
          statistics: [statistics],
        });
      }
      const zonal = layers.flatMap(({ sums, quantity }) =>
        zonalRowsOf(frame, sums, { projectId, resultId, quantity }),
      );
      const row = { id: resultId, projectId, runId, pending: true, createdAt: services.now(), ...result };
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
  layer: DrawnLayer,
  rowsDone: Int32Array,
): Promise<{ file: TemporaryFile | null; hash: string; statistics: CellStatistics }> {
  const name = `${[result.modelId, result.childKey, layer.quantity].filter(Boolean).join('-')}.tif`;
  const outPath = services.files.temporaryPath('.tif');
  // The years of a model go together when they are deleted, so they can share a file; models do not.
  const own = `${result.modelId} `;
  const known = [...written.keys()].filter((key) => key.startsWith(own)).map((key) => key.slice(own.length));
  const { flat, grid } = frame;
  const task = {
    kind: 'write-layer',
    frame: flat,
    crs: grid.crs.wkt,
    path: layer.path,
    known,
    outPath,
    rowsDone,
  } as const;
  const found = await workers.run(task, signal).catch(async (error: unknown) => {
    await removeAll([outPath, `${outPath}.tiles`]);
    throw error;
  });
  const hash = own + found.sha256;
  const { statistics } = written.get(hash) ?? {
    statistics: { ...found.statistics, histogram: found.histogram },
  };
  const file = found.written ? await services.files.adopt(outPath, name) : null;
  return { file, hash, statistics };
}
