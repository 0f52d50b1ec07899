import { createEngineWorker, hasWorkers } from '../engine-worker';
import { openWorkerLine } from '../worker-line';
import { sentProjections } from './geotiff-file';
import type { PlacedBlock } from './raster-block';
import { createRasterDrawing } from './raster-drawing';
import type { DrawnRaster, DrawRaster } from './raster-drawing';
import type { Painting } from './raster-painting';

/** Paints the pictures of a layer in a worker, one at a time; of the paintings that wait only the last is done. */
export interface RasterPainter {
  paint(block: PlacedBlock, painting: Painting): void;
  /** Nothing that was asked for so far is shown any more. */
  clear(): void;
  dispose(): void;
}

/** What the painter tells the layer. */
export interface RasterPainterEvents {
  /** The picture is the layer's, which closes it. */
  readonly painted: (block: PlacedBlock, painting: Painting, drawn: DrawnRaster) => void;
  /** Whether a picture is on its way. */
  readonly painting: (painting: boolean) => void;
  readonly failed: (error: unknown) => void;
}

interface Job {
  readonly block: PlacedBlock;
  readonly painting: Painting;
  cleared: boolean;
}

/** @param createWorker starts the worker; pictures are painted on the page where workers cannot be started */
export function createRasterPainter(
  events: RasterPainterEvents,
  createWorker: () => Worker = createEngineWorker,
): RasterPainter {
  const line = hasWorkers ? openWorkerLine({ createWorker }) : null;
  let draw = line === null ? createRasterDrawing() : drawingInWorker(line);
  let running: Job | null = null;
  let next: Job | null = null;

  const drawSomewhere = async (job: Job): Promise<DrawnRaster> => {
    const { block, painting } = job;
    try {
      return await draw(block, painting);
    } catch (error) {
      if (line === null || job.cleared) throw error;
      // A host whose bundler did not find the worker still gets its pictures; a fault of the scheme is thrown again.
      const onPage = createRasterDrawing();
      const drawn = await onPage(block, painting);
      draw = onPage;
      return drawn;
    }
  };
  const run = async (job: Job): Promise<void> => {
    running = job;
    try {
      const drawn = await drawSomewhere(job);
      if (job.cleared) drawn.image.close();
      else events.painted(job.block, job.painting, drawn);
    } catch (error) {
      if (!job.cleared) events.failed(error);
    }
    running = null;
    if (next === null) return events.painting(false);
    const waiting = next;
    next = null;
    return run(waiting);
  };
  const clear = () => {
    next = null;
    if (running !== null) running.cleared = true;
  };

  return {
    paint(block, painting) {
      const job = { block, painting, cleared: false };
      if (running !== null) {
        next = job;
        return;
      }
      events.painting(true);
      void run(job);
    },
    clear,
    dispose() {
      clear();
      line?.dispose();
    },
  };
}

/** The cells travel once; a worker that rested for long was ended and asks for them again. */
function drawingInWorker(line: ReturnType<typeof openWorkerLine>): DrawRaster {
  let number = 0;
  let sent: PlacedBlock | null = null;
  return async (block, painting) => {
    if (sent !== block) number++;
    const codes = painting.frame ? [painting.frame.projection, block.projection] : [];
    const question = {
      task: 'paint-raster',
      block: number,
      painting,
      projections: sentProjections(codes),
    } as const;
    const known = sent === block ? await line.ask(question) : null;
    sent = block;
    const drawn = known ?? (await line.ask({ ...question, cells: block }));
    if (drawn === null) throw new TypeError('the worker lost the cells it was sent');
    return drawn;
  };
}
