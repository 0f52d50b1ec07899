import { totalGep } from '@gep/ecosystem-models';
import type { Warning } from '@gep/ecosystem-models';
import type { Reporter } from '../job/reporter';
import { emptySums, mergeSums } from '../worker/district-sums';
import { emptyFile, rowBlocks } from '../worker/flat-file';
import type { DistrictSums } from '../worker/tasks';
import { removeAll } from './compute-group';
import type { CalculationTools } from './calculation-tools';
import { inBlocks } from './in-blocks';
import { modelWarning } from './model-words';
import type { RunPlan } from './plan';
import type { CompareFlag } from '../model/model-cases';
import { withoutZones } from './result-sources';
import { storeResult } from './store-result';
import { wholeFigures } from './zonal-figures';

/** A value layer that enters the total of a year. */
export interface ValueLayer {
  readonly slug: string;
  readonly compareFlag: CompareFlag;
  /** Null where the model has figures of districts only. */
  readonly path: string | null;
  readonly sums: DistrictSums;
}

/** The total of a year: the sum of the value layers, in the raster and in every district. */
export async function calculateTotal(
  tools: CalculationTools,
  runId: string,
  plan: RunPlan,
  values: readonly ValueLayer[],
  compareFlag: CompareFlag,
  reporter: Reporter,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const layers = values.filter((layer) => layer.compareFlag === compareFlag);
  if (layers.length === 0) return;
  const summed = plan.models.filter(
    (one) => one.compareFlag === compareFlag && one.model.definition.hasValue,
  );
  const outPath = tools.services.files.temporaryPath('.bin');
  try {
    const paths = layers.flatMap(({ path }) => path ?? []);
    const cells =
      paths.length === 0 ? null : await addLayers(tools, paths, outPath, (part) => onProgress(part / 2));
    const sums = totalSums(layers, cells ?? emptySums(tools.frame.districts.length));
    const { total, services, notes } = totalGep(
      layers.map(({ slug, sums: own }) => ({ slug, value: wholeFigures(own).sum })),
    );
    const warnings = [...notes, ...unplaced(layers)].map((note) =>
      modelWarning(null, note, tools.frame.flat.cellSize),
    );
    if (compareFlag === plan.models[0].compareFlag) reporter.warn(warnings);
    await storeResult(
      tools,
      runId,
      {
        modelId: 'totalGep',
        childKey: '',
        compareFlag,
        functionValue: null,
        functionUnits: null,
        priceValue: total,
        priceUnits: '元',
        parameters: { sources: withoutZones(tools.sources.ofModels(summed)), services },
        warnings,
      },
      [{ quantity: 'value', path: cells && outPath, unit: '元', sums }],
      (part) => onProgress((1 + part) / 2),
    );
  } finally {
    await removeAll([outPath]);
  }
}

/** Adds rasters into one, block by block. */
async function addLayers(
  { workers, signal, frame, prepared }: CalculationTools,
  paths: readonly string[],
  outPath: string,
  onProgress: (fraction: number) => void,
): Promise<DistrictSums> {
  const { width, height } = frame.flat;
  const districtCount = frame.districts.length;
  const { districtPath } = prepared;
  await emptyFile(outPath, width * height * 4);
  const task = { kind: 'add', frame: frame.flat, paths, districtPath, districtCount, outPath } as const;
  const parts = await inBlocks([...rowBlocks(frame.flat)], workers.threads, onProgress, (rows) =>
    workers.run({ ...task, ...rows }, signal),
  );
  return mergeSums(parts, districtCount);
}

/** The raster holds 32-bit cells; the figures are the sums of the models' own, not rounded. */
function totalSums(layers: readonly ValueLayer[], cells: DistrictSums): DistrictSums {
  return {
    ...cells,
    sum: cells.sum.map((_, d) => layers.reduce((all, { sums }) => all + sums.sum[d], 0)),
    valid: cells.valid.map((valid, d) =>
      Math.max(valid, ...layers.map(({ sums }) => Math.min(1, sums.valid[d]))),
    ),
  };
}

/** Values of districts that the raster of the total cannot show. */
function unplaced(layers: readonly ValueLayer[]): Warning[] {
  const without = layers.filter(({ path }) => path === null);
  if (without.length === 0 || without.length === layers.length) return [];
  const parts = without.map(({ slug }) => ({ key: slug, count: 1 }));
  return [{ code: 'value-without-cells', severity: 'warning', count: without.length, at: 'total', parts }];
}
