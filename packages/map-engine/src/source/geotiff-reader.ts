import type { ByteSource } from '@gep/raster';
import { createEngineWorker } from '../worker/start';
import type { TaskOf, WorkerQuestion, WorkerResult, WorkerTasks } from '../worker/protocol';
import { createWorkerQueue } from '../worker/queue';
import { nextBlockNumber, numberBlock } from './block-number';
import type { GeoTiffFile } from './geotiff-file';
import type { RasterBlock } from './raster-block';

/** How GeoTIFFs are read. */
export interface GeoTiffOptions {
  /** CRS in place of the one that the file names, e.g. `EPSG:4526`; needed where it names none. */
  readonly projection?: string;
  /** 0-based bands in the order in which schemes count them; all unless said. */
  readonly bands?: readonly number[];
  /** Milliseconds of decoding after which the worker is ended and the question fails. Default 5000. */
  readonly timeLimit?: number;
  /** Starts the worker. Default: the engine's own (`@gep/map-engine/worker`). */
  readonly createWorker?: () => Worker;
}

type WindowQuestion = WorkerTasks['geotiff-window']['question'];

/** How a question is asked. */
interface Asked {
  /** The file where the worker is not given its bytes. */
  readonly bytes?: ByteSource;
  readonly signal?: AbortSignal;
  readonly transfer?: Transferable[];
}

let files = 0;

/** A worker for one loader, so that a file that hangs holds up no other. */
export function createGeoTiffReader({
  projection,
  bands,
  timeLimit = 5000,
  createWorker = createEngineWorker,
}: GeoTiffOptions) {
  const worker = createWorkerQueue({ createWorker });
  const ask = <Q extends WorkerQuestion>(
    question: Q,
    { bytes, signal, transfer }: Asked,
  ): Promise<WorkerResult<Q>> =>
    worker.ask<TaskOf<Q>>(question, { readBytes: bytes?.read, signal, transfer, limit: timeLimit });
  return {
    worker,
    ask,
    file: (size: number | undefined): GeoTiffFile => ({ file: ++files, size, crs: projection, bands }),
    /** Cells between which values are found are rendered in the worker, which therefore keeps them. */
    async window(window: WindowQuestion, asked: Asked): Promise<RasterBlock | null> {
      const keepAs = window.resampling === 'bilinear' ? nextBlockNumber() : undefined;
      const block = await ask({ task: 'geotiff-window', ...window, keepAs } as const, asked);
      if (block !== null && keepAs !== undefined) numberBlock(block, keepAs);
      return block;
    },
    dispose: worker.dispose,
  };
}
