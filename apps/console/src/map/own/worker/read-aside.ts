import type { GeometryFeature } from '@gep/map-engine/layer';
import type { VectorGeometry } from '@gep/map-engine/model';
import type { AskProjection } from '../ask-projection';
import type { VectorLot } from '../file-lots';
import { megabyte } from '../limits';
import { OwnFault } from '../own-fault';
import { readVector } from '../read-vector';
import type { ReadVector } from '../read-vector';
import type { FromWorker, ToWorker } from './messages';

/** What is smaller is read on the page before a worker has started. */
const worthMb = 1;

const sizeOf = (lot: VectorLot): number =>
  lot.kind === 'shapefile' ? [...lot.parts.values()].reduce((sum, { size }) => sum + size, 0) : lot.file.size;

/**
 * Reads a file of features, a large one in a worker; where none can be started, on the page.
 * @throws as `readVector`
 */
export async function readAside(lot: VectorLot, file: string, ask: AskProjection): Promise<ReadVector> {
  if (typeof Worker === 'undefined' || sizeOf(lot) < worthMb * megabyte) return readVector(lot, file, ask);
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  try {
    return (await readIn(worker, lot, file, ask)) ?? (await readVector(lot, file, ask));
  } finally {
    worker.terminate();
  }
}

/** Null where the worker did not start. */
function readIn(
  worker: Worker,
  lot: VectorLot,
  file: string,
  ask: AskProjection,
): Promise<ReadVector | null> {
  const say = (message: ToWorker) => worker.postMessage(message);
  const found = new Map<VectorGeometry, GeometryFeature[]>();
  let ready = false;
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (ready) reject(new OwnFault(file, 'memory'));
      else resolve(null);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      switch (data.kind) {
        case 'ready':
          ready = true;
          return say({ kind: 'read', lot, file });
        case 'ask':
          return void ask(data.question).then((crs) => say({ kind: 'answer', crs }), reject);
        case 'part': {
          const features = found.get(data.of) ?? [];
          for (const feature of data.features) features.push(feature);
          return void found.set(data.of, features);
        }
        case 'done': {
          const lots = [...found].map(([kind, features]) => ({ kind, features }));
          return resolve({ placed: data.known ? lots : null, skipped: data.skipped });
        }
        case 'fault':
          return reject(new OwnFault(data.file, data.code, data.args));
        case 'error':
          return reject(data.ofBrowser ? new DOMException(data.message, data.name) : new Error(data.message));
      }
    });
  });
}
