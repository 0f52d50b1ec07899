import type { ChildRequest, LastReply } from './child-protocol';
import { readFeatures } from './feature/read-features';
import { GeodataError } from './geodata-error';
import { inspectRaster } from './raster/inspect-raster';
import { sampleRaster } from './raster/sample-raster';
import { warpRaster } from './raster/warp-raster';
import { dissolveDistricts } from './region/dissolve-districts';
import { readRegion } from './region/read-region';
import { readTable } from './table/read-table';
import { storableAnswer } from './storable-answer';
import type { GeodataResults, GeodataTask, ProgressListener } from './task';
import type { TaskContext } from './task-context';

type Handlers = {
  readonly [K in GeodataTask['kind']]: (
    task: Extract<GeodataTask, { kind: K }>,
    context: TaskContext,
  ) => Promise<GeodataResults[K]>;
};

const handlers: Handlers = {
  'read-region': readRegion,
  'dissolve-districts': dissolveDistricts,
  'read-table': readTable,
  'read-features': readFeatures,
  'inspect-raster': inspectRaster,
  'sample-raster': sampleRaster,
  'warp-raster': warpRaster,
};

/** Does one task of the parent; any error becomes a reply. Its texts can be stored. */
export async function answer(request: ChildRequest, progress: ProgressListener): Promise<LastReply> {
  return storableAnswer(await replyTo(request, progress));
}

async function replyTo({ task, folder }: ChildRequest, progress: ProgressListener): Promise<LastReply> {
  try {
    return { kind: 'result', result: await run(task as GeodataTask, { folder, progress }) };
  } catch (error) {
    if (error instanceof GeodataError) return { kind: 'problem', problem: error.toProblem() };
    if (error instanceof Error)
      return { kind: 'fault', name: error.name, message: error.stack ?? error.message };
    return { kind: 'fault', name: 'Error', message: String(error) };
  }
}

function run<K extends GeodataTask['kind']>(
  task: Extract<GeodataTask, { kind: K }>,
  context: TaskContext,
): Promise<GeodataResults[K]> {
  const handler = handlers[task.kind as K];
  if (!handler)
    throw new TypeError(`task.kind: got ${String(task.kind)}, allowed: ${Object.keys(handlers).join(', ')}`);
  return handler(task, context);
}
