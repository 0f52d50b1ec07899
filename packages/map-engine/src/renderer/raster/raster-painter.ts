import { createEngineWorker, hasWorkers } from '../../worker/start';
import { openWorkerLine } from '../../worker/queue';
import { sentProjections } from '../../source/geotiff-file';
import type { PlacedBlock } from '../../source/raster-block';
import { createRasterDrawing } from './raster-drawing';
import type { DrawnRaster } from './raster-drawing';
import type { Painting } from './raster-painting';

/**
 * Paints the pictures of a layer one at a time, quick ones on the page and the others in a worker; of the paintings that
 * wait only the last is done.
 */
export interface RasterPainter {
  paint(block: PlacedBlock, painting: Painting): void;
  /** Nothing that was asked for so far is shown any more. */
  clear(): void;
  dispose(): void;
}

/** What the painter tells the layer. */
export interface RasterPainterEvents {
  /** The picture is to be shown: a bitmap is the layer's, which closes it, a canvas stays the painter's. */
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

/**
 * Most cells of a picture that is painted on the page, those of a full screen: its worst, the first picture under a
 * relief, takes a frame; moving a slider takes a few milliseconds, less than asking a worker.
 */
const mostOnPage = 2 ** 21;

/** Whether a picture is made of the block's own cells and soon done: nothing is warped or sent to a graphics card. */
function isQuick({ width, height }: PlacedBlock, { frame, webgl }: Painting): boolean {
  return frame === null && !webgl && width * height <= mostOnPage;
}

/** @param createWorker starts the worker; pictures are painted on the page where workers cannot be started */
export function createRasterPainter(
  events: RasterPainterEvents,
  createWorker: () => Worker = createEngineWorker,
): RasterPainter {
  const line = hasWorkers ? openWorkerLine({ createWorker }) : null;
  const drawHere = createRasterDrawing();
  let drawAway = line && drawingInWorker(line);
  let working = false;
  let running: Job | null = null;
  let next: Job | null = null;

  const drawSomewhere = async (job: Job): Promise<DrawnRaster> => {
    const { block, painting } = job;
    if (drawAway === null || isQuick(block, painting)) return drawHere(block, painting);
    try {
      return await drawAway(block, painting);
    } catch (error) {
      if (job.cleared) throw error;
      // A host whose bundler did not find the worker still gets its pictures; a fault of the scheme is thrown again.
      const drawn = drawHere(block, painting);
      drawAway = null;
      return drawn;
    }
  };
  const run = async (job: Job): Promise<void> => {
    try {
      const drawn = await drawSomewhere(job);
      if (!job.cleared) events.painted(job.block, job.painting, drawn);
      else if (drawn.image instanceof ImageBitmap) drawn.image.close();
    } catch (error) {
      if (!job.cleared) events.failed(error);
    }
  };
  const runAll = async (): Promise<void> => {
    events.painting(true);
    // What is asked for at once is painted once.
    await Promise.resolve();
    while (next !== null) {
      running = next;
      next = null;
      await run(running);
    }
    working = false;
    events.painting(false);
  };
  const clear = () => {
    next = null;
    if (running !== null) running.cleared = true;
  };

  return {
    paint(block, painting) {
      next = { block, painting, cleared: false };
      if (working) return;
      working = true;
      void runAll();
    },
    clear,
    dispose() {
      clear();
      line?.dispose();
    },
  };
}

/** The cells travel once; a worker that rested for long was ended and asks for them again. */
function drawingInWorker(line: ReturnType<typeof openWorkerLine>) {
  let number = 0;
  let sent: PlacedBlock | null = null;
  return async (block: PlacedBlock, painting: Painting): Promise<DrawnRaster> => {
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
