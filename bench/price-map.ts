/**
 * Changes figures by ecosystem type in a project of 24.6 million cells, as the server does, and looks at the value map.
 * Prints milliseconds as JSON.
 */
import { readFile } from 'node:fs/promises';
import { modelById, resolveParameters } from '@gep/ecosystem-models';
import type { TableRow } from '@gep/ecosystem-models';
import { saveParameters } from '../apps/server/src/model/saved-parameters';
import { reprice } from '../apps/server/src/reprice/reprice';
import { rasterData } from '../apps/server/src/result/layer-data';
import { rasterStatistics } from '../apps/server/src/result/layer-statistics';
import { rasterBaseInfo } from '../apps/server/src/result/raster-layer-info';
import { timed } from './measure';
import { calculateExample, dataFolder, withProject } from './example-project';

/** Milliseconds after the rates of carbon by ecosystem type have changed. */
export interface MapTimes {
  /** Until they are saved with all that follows. */
  readonly save: number;
  /** Until the value map of the model can be drawn: what its layer says, and a window of 1024 x 1024 over all of it. */
  readonly firstLook: number;
  /** The same of the total. */
  readonly totalFirstLook: number;
  /** Until the statistics of the total are counted. */
  readonly totalCounted: number;
}

const modelId = 5;

async function nttFolder(root: string): Promise<string> {
  const example = new URL('../docs/guide/examples/ntt.json', import.meta.url);
  return dataFolder(root, 'ntt', JSON.parse(await readFile(example, 'utf8')) as object);
}

/** The rates of all types, each changed by another factor. */
function changedRates(): TableRow[] {
  const definition = modelById(modelId)?.definition;
  if (!definition) throw new Error('the model is gone');
  const rows = resolveParameters(definition, { method: 'rate-table' }).rateTable as readonly TableRow[];
  return rows.map((row, i) => ({ ...row, rate: Number(row.rate) * (0.5 + i / 10) }));
}

const times = await withProject(nttFolder, async (project): Promise<MapTimes> => {
  const { services, projectId } = project;
  await calculateExample(project);
  const tools = { services, workers: project.tools.workers };
  const look = (model: string, name: string) => async (): Promise<void> => {
    const at = { projectId, modelId: model, name, layerType: 5 };
    const { extent } = await rasterBaseInfo(tools, at, 'en');
    const [minX, minY, maxX, maxY] = extent;
    const scale = Math.max(maxX - minX, maxY - minY) / 1024;
    const query = { minX, minY, maxX, maxY, scale };
    const signal = new AbortController().signal;
    await rasterData(tools, at, query, { wantsBinary: true, signal, language: 'en' });
  };
  const save = timed(async () => {
    const values = { rateTable: changedRates() };
    await saveParameters(services, projectId, String(modelId), values, async (tx) => {
      if (!(await reprice(services, tx, projectId, String(modelId))))
        throw new Error('the results did not follow');
    });
  });
  const total = { projectId, modelId: 'totalGep', name: 'totalGep' };
  return {
    save: await save(),
    firstLook: await timed(look(String(modelId), 'carbon-sequestration'))(),
    totalFirstLook: await timed(look('totalGep', 'totalGep'))(),
    totalCounted: await timed(() => rasterStatistics(tools, total))(),
  };
});
console.log(JSON.stringify(times));
